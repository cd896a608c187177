#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "diag/diagnostic.h"
#include "intake/quoting.h"
#include "text/span.h"

namespace flaglane::intake {

/// What stands for something that is not known here.
enum class Hole : std::uint8_t {
  kNone,
  kVariable,     ///< $VAR, ${VAR}, ${VAR%x}, %VAR%
  kCommand,      ///< $(...), `...`
  kInherited,    ///< the value that the same variable had before: $NEURON_CC_FLAGS,
                 ///< os.environ.get("NEURON_CC_FLAGS")
  kFormat,       ///< {expr} of an f-string or of str.format
  kPercent,      ///< %s, %d
  kPlaceholder,  ///< <name>
  kExpression,   ///< a Python expression that is no literal: str(n), *ARGS
};

/// A run of a Seamed text. Verbatim: as many bytes in the pasted text, the same ones. Else the whole run
/// stands for the whole of [source_begin, source_end): an escape, or a hole.
struct Segment {
  std::uint32_t begin = 0;  ///< bytes, in the Seamed text; it reaches to the next segment's begin
  std::uint32_t source_begin = 0;
  std::uint32_t source_end = 0;
  bool verbatim = true;
  Hole hole = Hole::kNone;
  Layers layers = {};
};

/// A hole's place in a Seamed text, bytes.
struct HoleAt {
  text::Span span;
  Hole kind = Hole::kNone;
};

/// Text as a program gets it ("cooked"), where each byte knows from which bytes of the pasted text it came
/// and in which quotes it stood there. Between two runs there may be a seam: quotes, escapes, `" "`, line
/// joints. Every parser here reads one Seamed and makes others with copy(), so nesting composes by itself.
class Seamed {
 public:
  Seamed() = default;

  /// All of the pasted text, standing for itself.
  [[nodiscard]] static Seamed whole(std::string_view pasted);

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(text_.size()); }
  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] const std::vector<Segment>& segments() const { return segments_; }

  /// The smallest range of the pasted text that holds what `range` came from; for an empty range an empty
  /// one: the place where text inserted there would go. Always inside the pasted text and on code point
  /// borders.
  [[nodiscard]] text::Span source(text::Span range) const;
  [[nodiscard]] text::Span source() const { return source({0, size()}); }

  /// The quotings in force where text inserted at `offset` would go.
  [[nodiscard]] Layers layers_at(std::uint32_t offset) const;

  /// Part of this text.
  [[nodiscard]] Seamed slice(text::Span range) const;

  [[nodiscard]] bool has_hole() const { return hole_count_ != 0; }
  /// True when some byte of `range` is a hole's.
  [[nodiscard]] bool has_hole(text::Span range) const;
  [[nodiscard]] std::vector<HoleAt> holes() const;

  // Building.

  /// Appends bytes `range` of `from`, which are one layer further in now: `quoting` (kNone: no new layer).
  void copy(const Seamed& from, text::Span range, Quoting quoting = Quoting::kNone);
  /// Appends `cooked`, which stands for the bytes `range` of `from`: an escape.
  void put(std::string_view cooked, const Seamed& from, text::Span range, Quoting quoting = Quoting::kNone);
  /// Appends `cooked` as a hole that stands for the bytes `range` of `from`.
  void put_hole(Hole kind, std::string_view cooked, const Seamed& from, text::Span range,
                Quoting quoting = Quoting::kNone);
  /// Appends `cooked`, which stands for bytes of the pasted text.
  void put_pasted(std::string_view cooked, text::Span pasted, Layers layers);
  /// Appends all of another text.
  void append(const Seamed& other);
  /// Says where, in `from`, text for an empty Seamed (or behind this one, when nothing follows) would go.
  void anchor(const Seamed& from, std::uint32_t offset, Quoting quoting = Quoting::kNone);

 private:
  [[nodiscard]] std::size_t segment_at(std::uint32_t offset) const;
  [[nodiscard]] std::uint32_t segment_end(std::size_t index) const;
  void push(std::string_view cooked, Segment segment);

  std::string text_;
  std::vector<Segment> segments_;
  std::uint32_t anchor_ = 0;
  Layers anchor_layers_ = {};
  std::uint32_t hole_count_ = 0;
};

using Edits = std::optional<std::vector<diag::Edit>>;

/// Edits on the pasted text after which bytes `range` of `text` read `replacement`, escaped for each layer
/// they stand in. An empty range inserts. Nothing where some layer cannot hold it. Edits ascend and do not
/// overlap.
[[nodiscard]] Edits replace(const Seamed& text, text::Span range, std::string_view replacement);

}  // namespace flaglane::intake

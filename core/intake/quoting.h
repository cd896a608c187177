#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace flaglane::intake {

/// How a character stands in the text around it: which quotes or escapes it would need there.
enum class Quoting : std::uint8_t {
  kNone,
  kShellBare,    ///< a word of a POSIX shell, outside quotes
  kShellSingle,  ///< inside '...'
  kShellDouble,  ///< inside "..."
  kShellAnsiC,   ///< inside $'...'
  kShlexBare,    ///< Python's shlex.split, outside quotes: what the wrapper does to NEURON_CC_FLAGS
  kShlexSingle,
  kShlexDouble,
  kPythonSingle,        ///< '...'
  kPythonDouble,        ///< "..."
  kPythonTripleSingle,  ///< '''...'''
  kPythonTripleDouble,  ///< """..."""
  kPythonRaw,           ///< r'...' of any kind: no quote and no backslash can be added
  kPythonBraces,        ///< an f-string's text: braces are doubled
  kJson,
  kYamlPlain,
  kYamlSingle,
  kYamlDouble,
  kYamlBlock,  ///< | and >: no escapes, no line breaks
  kEscaped,    ///< text that was pasted out of another string: \" for ", \\ for backslash
  kFixed,      ///< nothing can be written here (text made up from elsewhere)
};

/// The quotings around one character, innermost first: a small value, five bits a layer.
class Layers {
 public:
  constexpr Layers() = default;

  /// The same with one more layer inside; beyond twelve the innermost says kFixed.
  [[nodiscard]] constexpr Layers inside(Quoting quoting) const {
    Layers result;
    const bool full = (bits_ >> 55U) != 0;
    const auto code = static_cast<std::uint64_t>(full ? Quoting::kFixed : quoting);
    result.bits_ = full ? ((bits_ & ~std::uint64_t{31}) | code) : ((bits_ << 5U) | code);
    return result;
  }
  /// The innermost layer; kNone outside all.
  [[nodiscard]] constexpr Quoting innermost() const { return static_cast<Quoting>(bits_ & 31U); }
  /// Without the innermost layer.
  [[nodiscard]] constexpr Layers outer() const {
    Layers result;
    result.bits_ = bits_ >> 5U;
    return result;
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  friend constexpr bool operator==(Layers a, Layers b) { return a.bits_ == b.bits_; }
  friend constexpr bool operator!=(Layers a, Layers b) { return a.bits_ != b.bits_; }

 private:
  std::uint64_t bits_ = 0;
};

/// Appends `text` as it must be written to stand as itself within one quoting. False (and `out` of no use)
/// where that quoting cannot hold it, such as a quote in a raw string or ": " in a plain YAML scalar.
[[nodiscard]] bool escape(Quoting quoting, std::string_view text, std::string& out);

/// escape() through every layer, innermost first, so that the result can be written into the pasted text.
[[nodiscard]] bool escape(Layers layers, std::string_view text, std::string& out);

}  // namespace flaglane::intake

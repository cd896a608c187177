#pragma once

#include <string_view>
#include <vector>

#include "intake/seamed.h"
#include "text/span.h"

namespace flaglane::intake {

/// One word of a string that was split, quotes taken off.
struct SplitWord {
  Seamed text;
  text::Span in_value;  ///< bytes of the string that was split, quotes included
  bool quoted = false;
};

struct ShlexSplit {
  std::vector<SplitWord> words;  ///< those before the error, and what there is of the last one
  /// Empty, or ValueError's text: "No closing quotation", "No escaped character" (CPython: shlex.py,
  /// read_token).
  std::string_view error = {};
  text::Span error_at = {};  ///< the quote or the backslash
};

/// shlex.split(value, comments=False, posix=True), in which holes are opaque and never split.
[[nodiscard]] ShlexSplit shlex_split(const Seamed& value);

/// str.split(), holes opaque.
[[nodiscard]] std::vector<SplitWord> space_split(const Seamed& value);

}  // namespace flaglane::intake

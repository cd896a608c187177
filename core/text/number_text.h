#pragma once

#include <string>
#include <string_view>

#include "text/dialect.h"

namespace flaglane::text {

/// What int() and float() read instead of the text itself: digits of any script become ASCII digits and white
/// space beyond ASCII a space; the first other character beyond ASCII becomes '?' and ends the text. ASCII
/// stays as it is, \x1c to \x1f included, which is why these are not stripped though str.isspace() has them.
/// (unicodeobject.c: _PyUnicode_TransformDecimalAndSpaceToASCII)
[[nodiscard]] std::string number_text(std::string_view text, Dialect dialect);

/// `text` without C white space at both ends.
[[nodiscard]] std::string_view strip_c_space(std::string_view text);

[[nodiscard]] constexpr bool is_ascii_digit(char byte) { return byte >= '0' && byte <= '9'; }

}  // namespace flaglane::text

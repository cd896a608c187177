#pragma once

#include "text/dialect.h"

// What Python asks about one code point. Everything but white space depends on the Unicode version.
namespace flaglane::text {

/// str.isprintable() of one character: False is what repr() escapes.
[[nodiscard]] bool is_printable(char32_t code_point, Dialect dialect);

/// str.isalnum() of one character.
[[nodiscard]] bool is_alnum(char32_t code_point, Dialect dialect);

/// `\w` of a str pattern: str.isalnum() or an underscore.
[[nodiscard]] inline bool is_word(char32_t code_point, Dialect dialect) {
  return code_point == U'_' || is_alnum(code_point, dialect);
}

/// unicodedata.decimal(): 0 to 9, or -1. `\d` of a str pattern is decimal_digit(c) >= 0.
[[nodiscard]] int decimal_digit(char32_t code_point, Dialect dialect);

/// `[^\d\W]`: what textwrap takes for a letter (an underscore is one).
[[nodiscard]] inline bool is_word_letter(char32_t code_point, Dialect dialect) {
  return is_word(code_point, dialect) && decimal_digit(code_point, dialect) < 0;
}

}  // namespace flaglane::text

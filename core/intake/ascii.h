#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace flaglane::intake {

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
[[nodiscard]] constexpr bool is_name_character(char c) { return is_letter(c) || is_digit(c) || c == '_'; }
/// -1 where `c` is no hexadecimal digit.
[[nodiscard]] constexpr int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

// Out of line: dozens of inlined searches are most of a WebAssembly module's size.
[[nodiscard]] bool contains(std::string_view text, std::string_view part);
[[nodiscard]] bool starts_with(std::string_view text, std::string_view part);
[[nodiscard]] bool ends_with(std::string_view text, std::string_view part);
[[nodiscard]] bool contains_any(std::string_view text, std::span<const std::string_view> parts);
[[nodiscard]] bool starts_with_any(std::string_view text, std::span<const std::string_view> parts);
[[nodiscard]] std::string_view without_indent(std::string_view line);
/// Without the blanks around it.
[[nodiscard]] std::string_view trimmed(std::string_view line);
/// True when `c` is one of `set`.
[[nodiscard]] bool is_in(char c, std::string_view set);

/// True when `word` is one of the words of a list that blanks part.
[[nodiscard]] bool is_one_of(std::string_view word, std::string_view blank_parted);

/// Bytes of a dash at `offset`: 1 for a hyphen, more for one of its typographic kin, 0 for anything else.
[[nodiscard]] std::uint32_t dash_size(std::string_view text, std::size_t offset);

/// True when the word could be an option: a dash, then a letter or another dash and a letter. Typographic
/// dashes count.
[[nodiscard]] bool looks_like_flag(std::string_view word);

/// True when some blank-parted word of the text looks like a flag, quotes and brackets before it disregarded.
/// A single dash must be followed by a letter and be no hyphen or minus of running text: only -O<digit> and
/// the like count.
[[nodiscard]] bool holds_flag(std::string_view text);

/// The bytes of the typographic quote that the text opens with, or 0.
[[nodiscard]] std::uint32_t opening_quote_size(std::string_view text);

/// True when the text names the compiler, or the variable that carries its flags.
[[nodiscard]] bool holds_compiler(std::string_view text);

/// Where a shell's name that begins at `offset` ends: letters, digits and _, no digit first.
[[nodiscard]] std::uint32_t shell_name_end(std::string_view text, std::uint32_t offset);

/// The end of a <placeholder> that begins at `offset`: a name of letters, digits, blanks, _ . - on one line;
/// 0 if none does.
[[nodiscard]] std::uint32_t placeholder_end(std::string_view text, std::size_t offset);

/// A backslash and what it makes.
struct BackslashEscape {
  std::string cooked;
  std::uint32_t end = 0;
};

/// bash's $'...' escape at `offset` (at the backslash, not the last byte): \n \x41 \u2014 \101 \cA; of an
/// unknown one both characters stay.
[[nodiscard]] BackslashEscape ansi_c_escape(std::string_view text, std::uint32_t offset);

}  // namespace flaglane::intake

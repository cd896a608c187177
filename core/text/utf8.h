#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

// Generalised UTF-8: surrogates (U+D800 to U+DFFF) are coded in three bytes like any other code point, since
// a Python str may hold them one by one. Overlong forms and values above U+10FFFF are invalid.
namespace flaglane::text {

inline constexpr char32_t kReplacementCharacter = 0xFFFD;

struct CodePoint {
  char32_t value = kReplacementCharacter;
  std::uint32_t size = 1;  // bytes, at least 1
  bool valid = false;      // false: one byte that is no part of a code point, value is U+FFFD
};

/// The code point that starts at byte `offset`; `offset` must be less than text.size().
[[nodiscard]] CodePoint decode(std::string_view text, std::size_t offset);

/// The code point that ends before byte `offset`; `offset` must be greater than 0 and on a boundary.
[[nodiscard]] CodePoint decode_before(std::string_view text, std::size_t offset);

/// Appends the code point's bytes; anything above U+10FFFF is appended as U+FFFD.
void append_code_point(std::string& out, char32_t code_point);

/// Number of code points, len() of the Python str. An invalid byte counts as one.
[[nodiscard]] std::size_t code_point_count(std::string_view text);

/// Byte offset reached from `offset` after `count` code points, or text.size() if there are fewer.
[[nodiscard]] std::size_t advance(std::string_view text, std::size_t offset, std::size_t count);

/// True when every byte is below 0x80.
[[nodiscard]] bool is_ascii(std::string_view text);

/// True when all of the text is generalised UTF-8.
[[nodiscard]] bool is_valid_utf8(std::string_view text);

/// The text with each invalid byte replaced by U+FFFD; valid text (lone surrogates included) comes back
/// unchanged.
[[nodiscard]] std::string sanitize_utf8(std::string_view bytes);

/// The nearest code point boundary at or before `offset`; text.size() for anything past the end.
[[nodiscard]] std::size_t floor_boundary(std::string_view text, std::size_t offset);

}  // namespace flaglane::text

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/span.h"

namespace flaglane::text {

/// Converts between byte offsets and UTF-16 offsets (JavaScript string indices) of one text. The text must
/// outlive the index and be shorter than 4 GiB. Built in one pass; a conversion looks at no more than kStride
/// bytes, besides a binary search for to_byte. For every code point boundary b, to_byte(to_utf16(b)) == b. An
/// invalid byte counts as the one unit (U+FFFD) a decoder makes of it.
class Utf16Index {
 public:
  explicit Utf16Index(std::string_view text);

  /// UTF-16 units before byte `offset`. Inside a code point: those before it. Past the end: utf16_size().
  [[nodiscard]] std::uint32_t to_utf16(std::uint32_t offset) const;
  /// Bytes before UTF-16 unit `offset`. Between the halves of a pair: those before it. Past the end: the byte
  /// size.
  [[nodiscard]] std::uint32_t to_byte(std::uint32_t offset) const;
  /// Both ends converted; begin and end are UTF-16 units.
  [[nodiscard]] Span to_utf16(Span bytes) const { return {to_utf16(bytes.begin), to_utf16(bytes.end)}; }
  /// Both ends converted back to bytes.
  [[nodiscard]] Span to_byte(Span utf16) const { return {to_byte(utf16.begin), to_byte(utf16.end)}; }

  [[nodiscard]] std::uint32_t utf16_size() const { return utf16_size_; }

 private:
  static constexpr std::uint32_t kStride = 64;

  struct Mark {
    std::uint32_t byte;
    std::uint32_t utf16;
  };

  std::string_view text_;
  std::vector<Mark>
      marks_;  // first code point boundary at or after each multiple of kStride; empty for ASCII
  std::uint32_t utf16_size_ = 0;
};

}  // namespace flaglane::text

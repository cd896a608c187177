#pragma once

#include <cstdint>
#include <string_view>

namespace flaglane::text {

/// Half-open range [begin, end) of UTF-8 bytes in some text; which text is said where the span is stored.
struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  [[nodiscard]] constexpr std::uint32_t size() const { return end - begin; }
  [[nodiscard]] constexpr bool empty() const { return begin == end; }
  /// True when the byte at `offset` lies inside.
  [[nodiscard]] constexpr bool contains(std::uint32_t offset) const {
    return begin <= offset && offset < end;
  }
  /// True when all of `other` lies inside (an empty one on either edge too).
  [[nodiscard]] constexpr bool contains(Span other) const { return begin <= other.begin && other.end <= end; }
  /// True when the two share at least one byte.
  [[nodiscard]] constexpr bool overlaps(Span other) const { return begin < other.end && other.begin < end; }
  /// The same range, `offset` bytes further on: from a piece of a text to the whole.
  [[nodiscard]] constexpr Span shifted(std::uint32_t offset) const { return {begin + offset, end + offset}; }
  /// The bytes meant, clipped to the text.
  [[nodiscard]] constexpr std::string_view of(std::string_view text) const {
    return begin <= text.size() && begin <= end ? text.substr(begin, end - begin) : std::string_view();
  }

  friend constexpr bool operator==(Span a, Span b) { return a.begin == b.begin && a.end == b.end; }
};

/// The smallest span that holds both.
[[nodiscard]] constexpr Span cover(Span a, Span b) {
  return {a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}

}  // namespace flaglane::text

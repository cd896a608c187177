#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace flaglane::render {

/// A place as editors and SARIF count it: both from 1, the column in UTF-16 units.
struct LineColumn {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

/// The lines of one text, which must outlive it. A line ends behind "\n"; a "\r" before it is no part of the
/// line.
class Lines {
 public:
  explicit Lines(std::string_view text);

  /// The place of a byte offset; the end of the text for anything past it.
  [[nodiscard]] LineColumn at(std::uint32_t offset) const;
  /// A line's text without its end; `line` counts from 1.
  [[nodiscard]] std::string_view text(std::uint32_t line) const;
  /// The byte offset of a line's first character.
  [[nodiscard]] std::uint32_t start(std::uint32_t line) const { return starts_[line - 1]; }

 private:
  std::string_view text_;
  std::vector<std::uint32_t> starts_;
};

}  // namespace flaglane::render

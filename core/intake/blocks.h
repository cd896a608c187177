#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace flaglane::intake {

/// The statements that are open where a text is read, innermost last. The branches of `if` and `case` all go
/// on from what was before the statement; a loop's or a `try`'s `else` is no branch.
class Blocks {
 public:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

  /// A word where a command of a shell begins, or `;;`. `changes`: how many there have been so far. True when
  /// another branch begins: what has changed since changes_before() is not there.
  [[nodiscard]] bool shell(std::string_view word, std::uint32_t changes);
  /// The same of a word that begins a line of Python, in its column. `soft`: match and case are no names
  /// here.
  [[nodiscard]] bool python(std::string_view word, std::uint32_t column, bool soft, std::uint32_t changes);
  /// Of the innermost statement with branches; kNone where none is open.
  [[nodiscard]] std::uint32_t changes_before() const { return size_ == 0 ? kNone : open_[size_ - 1].changes; }
  [[nodiscard]] bool is_branch() const { return changes_before() != kNone; }
  /// Of the outermost one.
  [[nodiscard]] std::uint32_t first_changes() const;

 private:
  enum class Kind : std::uint8_t { kIf, kCases, kTry, kOther };
  struct Block {
    Kind kind;
    std::uint32_t column;
    std::uint32_t changes;
  };
  static constexpr std::size_t kMost = 32;  // deeper ones are not told apart
  void open(Kind kind, std::uint32_t column, std::uint32_t changes);
  bool back_to(Kind kind);

  Block open_[kMost] = {};
  std::size_t size_ = 0;
};

}  // namespace flaglane::intake

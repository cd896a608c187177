#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace flaglane::text {

/// A list of at most Capacity items that a constant table can hold in place, written as a braced list.
/// (g++ 12 does not extend the life of an initializer_list member, so the items are copied.)
/// More items than Capacity do not compile in a constant expression.
template <typename T, std::size_t Capacity>
class FixedList {
 public:
  constexpr FixedList() = default;
  constexpr FixedList(std::initializer_list<T> items) {
    for (const T& item : items) items_[size_++] = item;
  }

  /// Only while size() < Capacity.
  constexpr void push_back(const T& item) { items_[size_++] = item; }

  [[nodiscard]] constexpr const T* begin() const { return items_; }
  [[nodiscard]] constexpr const T* end() const { return items_ + size_; }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const { return items_[index]; }

 private:
  T items_[Capacity]{};
  std::uint8_t size_ = 0;
};

}  // namespace flaglane::text

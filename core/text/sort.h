#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

// Sorting in few bytes of WebAssembly: each std::sort of another type or order is kilobytes of it.
namespace flaglane::text {

/// Sorts items[0, count) by `before`, a strict weak order. Not stable. n log n at worst (a heap sort).
template <typename Item, typename Before>
void heap_sort(Item* items, std::size_t count, Before before) {
  std::size_t end = count;           // behind it, all is in place
  std::size_t unheaped = count / 2;  // before it, items may stand before their children
  while (end > 1) {
    if (unheaped > 0) {
      --unheaped;
    } else {
      std::swap(items[0], items[--end]);
    }
    for (std::size_t at = unheaped, child = 2 * at + 1; child < end; child = 2 * at + 1) {
      if (child + 1 < end && before(items[child], items[child + 1])) ++child;
      if (!before(items[at], items[child])) break;
      std::swap(items[at], items[child]);
      at = child;
    }
  }
}

/// Ascending.
void sort(std::vector<std::uint32_t>& numbers);
void sort(std::vector<std::uint64_t>& numbers);

}  // namespace flaglane::text

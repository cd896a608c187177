#include "text/sort.h"

namespace flaglane::text {
namespace {

template <typename Number>
void ascending(std::vector<Number>& numbers) {
  heap_sort(numbers.data(), numbers.size(), [](Number a, Number b) { return a < b; });
}

}  // namespace

void sort(std::vector<std::uint32_t>& numbers) { ascending(numbers); }

void sort(std::vector<std::uint64_t>& numbers) { ascending(numbers); }

}  // namespace flaglane::text

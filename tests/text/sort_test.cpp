#include "text/sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace flaglane::text {
namespace {

// All sizes up to a few levels of the heap; numbers that repeat.
TEST(Sort, IsTheStandardLibrarysOrder) {
  std::uint32_t seed = 1;
  for (std::size_t size = 0; size < 70; ++size) {
    std::vector<std::uint32_t> small;
    std::vector<std::uint64_t> large;
    for (std::size_t i = 0; i < size; ++i) {
      seed = seed * 1664525U + 1013904223U;
      small.push_back(seed >> 27U);
      large.push_back((std::uint64_t{seed} << 20U) | i);
    }
    std::vector<std::uint32_t> small_sorted = small;
    std::vector<std::uint64_t> large_sorted = large;
    std::sort(small_sorted.begin(), small_sorted.end());
    std::sort(large_sorted.begin(), large_sorted.end());
    sort(small);
    sort(large);
    EXPECT_EQ(small, small_sorted);
    EXPECT_EQ(large, large_sorted);
  }
}

TEST(Sort, GoesByTheOrderItIsGiven) {
  std::string letters = "heap sort";
  heap_sort(letters.data(), letters.size(), [](char a, char b) { return a > b; });
  EXPECT_EQ(letters, "tsrpohea ");
}

}  // namespace
}  // namespace flaglane::text

#include "text/edit_distance.h"

#include <gtest/gtest.h>

namespace flaglane::text {
namespace {

TEST(EditDistance, CountsEdits) {
  EXPECT_EQ(edit_distance("", "", 3), 0U);
  EXPECT_EQ(edit_distance("--lnc", "--lnc", 0), 0U);
  EXPECT_EQ(edit_distance("--optlevel", "--optlevl", 3), 1U);
  EXPECT_EQ(edit_distance("--traget", "--target", 3), 1U) << "a swap is one edit";
  EXPECT_EQ(edit_distance("--auto-cast", "--autocast", 3), 1U);
  EXPECT_EQ(edit_distance("ca", "abc", 5), 3U) << "no edit inside a swapped pair";
  EXPECT_EQ(edit_distance("", "abc", 3), 3U);
}

TEST(EditDistance, StopsAtTheBound) {
  EXPECT_EQ(edit_distance("abc", "xyz", 1), 2U);
  EXPECT_EQ(edit_distance("abc", "abcdefgh", 2), 3U);
  EXPECT_EQ(edit_distance("a", "b", 0), 1U);
  EXPECT_EQ(edit_distance("ab", "ba", 1), 1U);
  EXPECT_EQ(edit_distance("abc", "xyz", static_cast<std::size_t>(-1)), 3U) << "no bound at all";
}

}  // namespace
}  // namespace flaglane::text

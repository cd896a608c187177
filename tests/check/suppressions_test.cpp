#include "check/suppressions.h"

#include <gtest/gtest.h>

namespace flaglane::check {
namespace {

constexpr std::string_view kRule = "driver/tier";

std::uint32_t suppressed_at(std::string_view text, std::string_view word, std::string_view ignored = {}) {
  diag::Diagnostic found;
  found.rule = kRule;
  const auto at = static_cast<std::uint32_t>(text.find(word));
  found.span = {at, at + static_cast<std::uint32_t>(word.size())};
  std::vector<diag::Diagnostic> list{found};
  const std::uint32_t gone = suppress(list, text, ignored);
  EXPECT_EQ(list.size() + gone, 1U);
  return gone;
}

TEST(Suppressions, BehindTheTextSpeakOfTheirLine) {
  EXPECT_EQ(suppressed_at("--a --b  # flaglane-ignore driver/tier\n--c", "--a"), 1U);
  EXPECT_EQ(suppressed_at("--a --b  # flaglane-ignore driver/tier\n--c", "--c"), 0U);
}

TEST(Suppressions, AloneOnALineSpeakOfTheNext) {
  EXPECT_EQ(suppressed_at("# flaglane-ignore driver/tier\n--c\n--d", "--c"), 1U);
  EXPECT_EQ(suppressed_at("# flaglane-ignore driver/tier\n--c\n--d", "--d"), 0U);
  EXPECT_EQ(suppressed_at("<!-- flaglane-ignore driver/tier -->\n--c", "--c"), 1U);
}

TEST(Suppressions, WithoutRulesSpeakOfEach) {
  EXPECT_EQ(suppressed_at("--a # flaglane-ignore", "--a"), 1U);
  EXPECT_EQ(suppressed_at("--a # flaglane-ignore: it is known", "--a"), 1U);
}

TEST(Suppressions, OfOtherRulesLeaveItBe) {
  EXPECT_EQ(suppressed_at("--a # flaglane-ignore driver/deprecated, lane/subtool-option", "--a"), 0U);
  EXPECT_EQ(suppressed_at("--a # flaglane-ignore driver/deprecated, driver/tier", "--a"), 1U);
}

TEST(Suppressions, ComeFromTheCallerToo) {
  EXPECT_EQ(suppressed_at("--a", "--a", "driver/tier"), 1U);
  EXPECT_EQ(suppressed_at("--a", "--a", "driver/deprecated"), 0U);
}

}  // namespace
}  // namespace flaglane::check

#include "text/python_textwrap.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace flaglane::text {
namespace {

using Views = std::vector<std::string_view>;
using Lines = std::vector<std::string>;

constexpr Dialect kDialect = Dialect::py310;

TEST(SplitChunks, HyphensAndDashes) {
  EXPECT_EQ(
      split_chunks("Look, goof-ball -- use the -b option!", kDialect),
      (Views{"Look,", " ", "goof-", "ball", " ", "--", " ", "use", " ", "the", " ", "-b", " ", "option!"}));
  EXPECT_EQ(split_chunks("em--dash", kDialect), (Views{"em", "--", "dash"}));
  EXPECT_EQ(split_chunks("--auto-cast-type", kDialect), (Views{"--auto-", "cast-", "type"}));
  EXPECT_EQ(split_chunks("x-y fp-32", kDialect), (Views{"x-y", " ", "fp-32"})) << "letters on both sides";
  EXPECT_EQ(split_chunks("a-b-cd", kDialect), (Views{"a-b-", "cd"}))
      << "a letter, a hyphen, a letter will do";
  EXPECT_EQ(split_chunks("nbsp\u00a0is-not-white", kDialect), (Views{"nbsp\u00a0is-", "not-", "white"}));
}

TEST(SplitChunks, LettersDependOnTheUnicodeVersion) {
  const std::string_view text = "\U00011F04\U00011F04-cd";  // Kawi, Unicode 15.0
  EXPECT_EQ(split_chunks(text, Dialect::py311).size(), 1U);
  EXPECT_EQ(split_chunks(text, Dialect::py312).size(), 2U);
}

TEST(MungeWhitespace, TabsToColumns) {
  EXPECT_EQ(munge_whitespace("a\tb\nc\td"), "a       b c       d");
  EXPECT_EQ(munge_whitespace("日本\tx\v"), "日本      x ");
}

TEST(Wrap, FillsLines) {
  EXPECT_EQ(wrap("the quick brown fox", {10}, kDialect), (Lines{"the quick", "brown fox"}));
  EXPECT_EQ(wrap("double-buffering is on", {9}, kDialect), (Lines{"double-", "buffering", "is on"}));
  EXPECT_EQ(wrap("", {10}, kDialect), Lines{});
  EXPECT_EQ(wrap("   ", {10}, kDialect), Lines{});
  EXPECT_EQ(wrap("日本語日本語 x", {7}, kDialect), (Lines{"日本語日本語", "x"})) << "widths are code points";
}

TEST(Wrap, BreaksWhatIsLongerThanALine) {
  EXPECT_EQ(wrap("abcdefghij", {4}, kDialect), (Lines{"abcd", "efgh", "ij"}));
  EXPECT_EQ(wrap("ab/c-1/defgh", {6}, kDialect), (Lines{"ab/c-", "1/defg", "h"}))
      << "after a hyphen if there is one";
  EXPECT_EQ(wrap("x abcdefghij", {5}, kDialect), (Lines{"x abc", "defgh", "ij"}));
}

TEST(Wrap, Indents) {
  EXPECT_EQ(wrap("a b c d", {5, "> ", "  "}, kDialect), (Lines{"> a b", "  c d"}));
  EXPECT_EQ(wrap("ab cd", {2, "      ", "      "}, kDialect),
            (Lines{"      a", "      b", "      c", "      d"}));
  EXPECT_TRUE(wrap(" ", {1, "   ", "   "}, kDialect).empty()) << "Python would not end here";
  EXPECT_EQ(fill("a b c d", {3, " ", " "}, kDialect), " a\n b\n c\n d");
}

TEST(Wrap, IsLinear) {
  // A quadratic step would take minutes here.
  const std::string dashes(1000000, '-');
  EXPECT_EQ(wrap(dashes, {80}, kDialect).size(), 12500U);
  std::string words;
  for (int i = 0; i < 200000; ++i) words += "a--b-c ";
  EXPECT_EQ(wrap(words, {7}, kDialect).size(), 200000U);
}

TEST(IndentLines, KeepsLineEnds) {
  EXPECT_EQ(indent_lines("a\n\nb\r\nc", "  "), "  a\n  \n  b\r\n  c");
  EXPECT_EQ(indent_lines("", "  "), "");
}

}  // namespace
}  // namespace flaglane::text

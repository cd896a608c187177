// repr(), the str methods that look at white space, str.lower(), and the character classes of three Unicode
// versions.

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "text/python_lower.h"
#include "text/python_repr.h"
#include "text/python_space.h"
#include "text/unicode.h"
#include "text/utf8.h"

namespace flaglane::text {
namespace {

using namespace std::string_view_literals;
using Views = std::vector<std::string_view>;

constexpr Dialect kAll[] = {Dialect::py310, Dialect::py311, Dialect::py312};

TEST(Repr, ChoosesQuotes) {
  EXPECT_EQ(repr("abc", Dialect::py310), "'abc'");
  EXPECT_EQ(repr("it's", Dialect::py310), "\"it's\"");
  EXPECT_EQ(repr("say \"hi\"", Dialect::py310), "'say \"hi\"'");
  EXPECT_EQ(repr("both'\"", Dialect::py310), "'both\\'\"'");
  EXPECT_EQ(repr("", Dialect::py310), "''");
}

TEST(Repr, EscapesWhatIsNotPrintable) {
  EXPECT_EQ(repr("\\\t\n\r\x7f"sv, Dialect::py310), R"('\\\t\n\r\x7f')");
  EXPECT_EQ(repr("\0\x1f\u00a0\u00ad\u200b"sv, Dialect::py310), R"('\x00\x1f\xa0\xad\u200b')");
  EXPECT_EQ(repr("é 日本 \U0001F600", Dialect::py310), "'é 日本 \U0001F600'");
  EXPECT_EQ(repr("\xED\xB2\x80"sv, Dialect::py310), R"('\udc80')") << "a lone surrogate";
  EXPECT_EQ(repr("\U000E0001\U0010FFFF", Dialect::py310), R"('\U000e0001\U0010ffff')");
}

TEST(Repr, DependsOnTheUnicodeVersion) {
  // U+1FAE0 came with Unicode 14.0, U+1FAE8 with 15.0.
  EXPECT_EQ(repr("\U0001FAE0", Dialect::py310), R"('\U0001fae0')");
  EXPECT_EQ(repr("\U0001FAE0", Dialect::py311), "'\U0001FAE0'");
  EXPECT_EQ(repr("\U0001FAE8", Dialect::py311), R"('\U0001fae8')");
  EXPECT_EQ(repr("\U0001FAE8", Dialect::py312), "'\U0001FAE8'");
}

TEST(Repr, AsciiAndTruncated) {
  EXPECT_EQ(ascii_from_repr("'é日\U0001F600'"), R"('\xe9\u65e5\U0001f600')");
  EXPECT_EQ(truncated("日本語", 2), "日本");
  EXPECT_EQ(truncated("日", 2), "日");
}

TEST(Split, WhiteSpaceIsPythons) {
  EXPECT_EQ(split("  a b\t\n c\u3000d\x1c"
                  "e\u00a0f "),
            (Views{"a", "b", "c", "d", "e", "f"}));
  EXPECT_EQ(split("a\u200b"
                  "b"),
            (Views{"a\u200b"
                   "b"}))
      << "a zero-width space is none";
  EXPECT_TRUE(split(" \t ").empty());
  const std::vector<Span> spans = split_spans(" é  b");
  ASSERT_EQ(spans.size(), 2U);
  EXPECT_EQ(spans[0], (Span{1, 3}));
  EXPECT_EQ(spans[1], (Span{5, 6}));
}

TEST(Strip, BothEnds) {
  EXPECT_EQ(strip(" \u2003 a b\u00a0\x1f"), "a b");
  EXPECT_EQ(strip(" \t"), "");
  EXPECT_TRUE(is_blank("\u3000"));
  EXPECT_FALSE(is_blank("\u200b"));
}

TEST(SplitLines, AllOfPythonsLineEnds) {
  EXPECT_EQ(split_lines("a\nb\r\nc\rd\ve\u0085f\u2028g"), (Views{"a", "b", "c", "d", "e", "f", "g"}));
  EXPECT_EQ(split_lines("a\r\n\nb\n", true), (Views{"a\r\n", "\n", "b\n"}));
  EXPECT_TRUE(split_lines("").empty());
}

TEST(Collapse, OnlyAsciiWhiteSpace) {
  EXPECT_EQ(collapse_c_space(" a \t\n b\u00a0 c\x1c"), " a b\u00a0 c\x1c");
}

TEST(LowerEquals, FoldsWhatLowersToAscii) {
  EXPECT_TRUE(lower_equals("TrUe", "true"));
  EXPECT_TRUE(lower_equals("o\u212A", "ok")) << "the Kelvin sign";
  EXPECT_FALSE(lower_equals("\u0130", "i")) << "lowers to i and a combining dot";
  EXPECT_FALSE(lower_equals("o\uFB00", "off"));
  EXPECT_FALSE(lower_equals("tru", "true"));
  EXPECT_FALSE(lower_equals("truee", "true"));
  EXPECT_FALSE(lower_equals("@", "`")) << "only letters have a lower case";
}

/// FNV-1a over one letter (A, plus 1 for printable, 2 for alnum, 4 for space) and one digit or '-' a code
/// point.
std::uint64_t checksum_of_classes(Dialect dialect) {
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto mix = [&hash](int letter) {
    hash = (hash ^ static_cast<std::uint64_t>(letter)) * 0x100000001b3;
  };
  for (char32_t c = 0; c < 0x110000; ++c) {
    mix('A' + (is_printable(c, dialect) ? 1 : 0) + (is_alnum(c, dialect) ? 2 : 0) + (is_space(c) ? 4 : 0));
    const int digit = decimal_digit(c, dialect);
    mix(digit < 0 ? '-' : '0' + digit);
  }
  return hash;
}

// Recorded from CPython 3.10.13, 3.11.7 and 3.12.1: text_oracle.py --record prints the line of the Python it
// runs on.
TEST(Unicode, ClassesOfAllCodePointsAreRecordedOnes) {
  EXPECT_EQ(checksum_of_classes(Dialect::py310), 0xe076f052cecac58eU);
  EXPECT_EQ(checksum_of_classes(Dialect::py311), 0xa1d78f3b492da56fU);
  EXPECT_EQ(checksum_of_classes(Dialect::py312), 0x3ce7994140638ab7U);
}

TEST(Unicode, WordsAndLetters) {
  for (const Dialect dialect : kAll) {
    EXPECT_TRUE(is_word(U'_', dialect));
    EXPECT_TRUE(is_word_letter(U'_', dialect));
    EXPECT_TRUE(is_word(U'\u0663', dialect));
    EXPECT_FALSE(is_word_letter(U'\u0663', dialect));
    EXPECT_TRUE(is_word_letter(U'\u00b2', dialect)) << "a superscript is no decimal digit";
    EXPECT_EQ(decimal_digit(U'\u0663', dialect), 3);
    EXPECT_EQ(decimal_digit(U'\U0001D7FF', dialect), 9);
  }
}

}  // namespace
}  // namespace flaglane::text

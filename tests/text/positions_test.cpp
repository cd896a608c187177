// Bytes, code points and UTF-16 units, and ranges of them.

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "text/result.h"
#include "text/span.h"
#include "text/utf16_index.h"
#include "text/utf8.h"

namespace flaglane::text {
namespace {

using namespace std::string_view_literals;

/// A random text of valid code points, lone surrogates included.
std::string random_text(std::mt19937& random, std::size_t code_points) {
  std::string text;
  for (std::size_t i = 0; i < code_points; ++i) {
    static constexpr char32_t kLimits[] = {0x80, 0x800, 0x10000, 0x110000};
    append_code_point(text, static_cast<char32_t>(random() % kLimits[random() % 4]));
  }
  return text;
}

TEST(Span, TellsWhatIsInside) {
  constexpr Span span{2, 5};
  EXPECT_EQ(span.size(), 3U);
  EXPECT_TRUE(span.contains(2));
  EXPECT_FALSE(span.contains(5));
  EXPECT_TRUE(span.contains(Span{5, 5}));
  EXPECT_FALSE(span.contains(Span{4, 6}));
  EXPECT_TRUE(span.overlaps({4, 6}));
  EXPECT_FALSE(span.overlaps({5, 6}));
  EXPECT_EQ(span.of("abcdefg"), "cde");
  EXPECT_EQ(span.of("abc"), "c");
  EXPECT_EQ(span.of("a"), "");
  EXPECT_EQ(span.shifted(10), (Span{12, 15}));
  EXPECT_EQ(cover({7, 9}, span), (Span{2, 9}));
}

TEST(Result, HoldsOneOfTwo) {
  const Result<int, std::string> good = 3;
  const Result<int, std::string> bad = std::string("why");
  EXPECT_TRUE(good.ok());
  EXPECT_EQ(good.value(), 3);
  EXPECT_FALSE(bad.ok());
  EXPECT_EQ(bad.error(), "why");
}

TEST(Utf8, EveryCodePointComesBack) {
  for (char32_t c = 0; c < 0x110000; ++c) {
    std::string bytes;
    append_code_point(bytes, c);
    const CodePoint read = decode(bytes, 0);
    ASSERT_TRUE(read.valid) << std::uint32_t{c};
    ASSERT_EQ(read.value, c);
    ASSERT_EQ(read.size, bytes.size());
    ASSERT_EQ(decode_before(bytes, bytes.size()).value, c);
  }
}

TEST(Utf8, RefusesWhatIsNoCodePoint) {
  for (const std::string_view bytes :
       {"\x80"sv, "\xC0\x80"sv, "\xC1\xBF"sv, "\xE0\x9F\xBF"sv, "\xF0\x8F\xBF\xBF"sv, "\xF4\x90\x80\x80"sv,
        "\xF5\x80\x80\x80"sv, "\xFF"sv, "\xE2\x82"sv, "\xC3"sv, "\xF0\x9F\x98"sv, "\xC3\x28"sv}) {
    EXPECT_FALSE(is_valid_utf8(bytes));
    EXPECT_FALSE(decode(bytes, 0).valid);
    EXPECT_EQ(decode(bytes, 0).size, 1U);
  }
  EXPECT_TRUE(is_valid_utf8("\xED\xA0\x80"sv)) << "a lone surrogate is part of a Python str";
}

TEST(Utf8, SanitizesBytesAndNothingElse) {
  EXPECT_EQ(sanitize_utf8("a\xFF\xE2\x82z"), "a\uFFFD\uFFFD\uFFFDz");
  EXPECT_EQ(sanitize_utf8("h\xC3\xA9 \xED\xA0\x80"), "h\xC3\xA9 \xED\xA0\x80");
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    std::string bytes(random() % 20, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random());
    const std::string clean = sanitize_utf8(bytes);
    ASSERT_TRUE(is_valid_utf8(clean));
    ASSERT_EQ(sanitize_utf8(clean), clean);
    ASSERT_EQ(code_point_count(clean), code_point_count(bytes));
  }
}

TEST(Utf8, WalksByCodePoints) {
  const std::string_view text = "aé日\U0001F600z";
  EXPECT_EQ(code_point_count(text), 5U);
  EXPECT_EQ(advance(text, 0, 2), 3U);
  EXPECT_EQ(advance(text, 3, 2), 10U);
  EXPECT_EQ(advance(text, 0, 99), text.size());
  EXPECT_EQ(floor_boundary(text, 2), 1U);
  EXPECT_EQ(floor_boundary(text, 9), 6U);
  EXPECT_EQ(floor_boundary(text, 10), 10U);
  EXPECT_EQ(floor_boundary(text, 99), text.size());
  EXPECT_EQ(floor_boundary("a\x80\x80", 2), 2U) << "a stray byte stands for itself";
  EXPECT_TRUE(is_ascii("az\x7F"));
  EXPECT_FALSE(is_ascii("\xC2\x80"));
}

TEST(Utf16Index, CountsUnits) {
  const std::string_view text = "aé日\U0001F600z";
  const Utf16Index index(text);
  EXPECT_EQ(index.utf16_size(), 6U);
  EXPECT_EQ(index.to_utf16(std::uint32_t{6}), 3U);
  EXPECT_EQ(index.to_utf16(std::uint32_t{8}), 3U) << "inside the emoji";
  EXPECT_EQ(index.to_utf16(std::uint32_t{10}), 5U);
  EXPECT_EQ(index.to_byte(std::uint32_t{4}), 6U) << "between the halves of the pair";
  EXPECT_EQ(index.to_byte(std::uint32_t{5}), 10U);
  EXPECT_EQ(index.to_utf16(Span{1, 6}), (Span{1, 3}));
  EXPECT_EQ(index.to_byte(Span{1, 3}), (Span{1, 6}));
  EXPECT_EQ(index.to_utf16(std::uint32_t{999}), 6U);
  EXPECT_EQ(index.to_byte(std::uint32_t{999}), text.size());
}

TEST(Utf16Index, AsciiIsItself) {
  const std::string text(1000, 'x');
  const Utf16Index index(text);
  for (std::uint32_t i = 0; i <= 1000; ++i) {
    ASSERT_EQ(index.to_utf16(i), i);
    ASSERT_EQ(index.to_byte(i), i);
  }
  EXPECT_EQ(Utf16Index("").to_byte(std::uint32_t{0}), 0U);
}

TEST(Utf16Index, EveryBoundaryComesBack) {
  std::mt19937 random(2);
  for (int round = 0; round < 300; ++round) {
    const std::string text = random_text(random, random() % 300);
    const Utf16Index index(text);
    std::uint32_t units = 0;
    for (std::uint32_t byte = 0; byte < text.size();) {
      const CodePoint c = decode(text, byte);
      ASSERT_EQ(index.to_utf16(byte), units);
      ASSERT_EQ(index.to_byte(units), byte);
      for (std::uint32_t inside = 1; inside < c.size; ++inside)
        ASSERT_EQ(index.to_utf16(byte + inside), units);
      if (c.value >= 0x10000) {
        ASSERT_EQ(index.to_byte(units + 1), byte);
      }
      byte += c.size;
      units += c.value >= 0x10000 ? 2 : 1;
    }
    ASSERT_EQ(index.utf16_size(), units);
  }
}

TEST(Utf16Index, TakesAnyBytes) {
  std::mt19937 random(3);
  for (int round = 0; round < 500; ++round) {
    std::string bytes(random() % 200, '\0');
    for (char& byte : bytes) byte = static_cast<char>(random());
    const Utf16Index index(bytes);
    std::uint32_t last = 0;
    for (std::uint32_t byte = 0; byte <= bytes.size(); ++byte) {
      const std::uint32_t units = index.to_utf16(byte);
      ASSERT_GE(units, last);
      ASSERT_LE(index.to_byte(units), byte);
      last = units;
    }
  }
}

}  // namespace
}  // namespace flaglane::text

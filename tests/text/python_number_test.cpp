// int(), float(), repr() of floats and the conversions between them.

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "text/python_float.h"
#include "text/python_float_format.h"
#include "text/python_int.h"

namespace flaglane::text {
namespace {

using namespace std::string_view_literals;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

std::string int_of(std::string_view text, Dialect dialect = Dialect::py310) {
  const auto result = parse_int(text, dialect);
  return result ? to_string(result.value()) : result.error().message;
}

std::string float_of(std::string_view text) {
  const auto result = parse_float(text, Dialect::py310);
  return result ? repr(result.value()) : result.error().message;
}

TEST(ParseInt, Grammar) {
  EXPECT_EQ(int_of("007"), "7");
  EXPECT_EQ(int_of("+1_000"), "1000");
  EXPECT_EQ(int_of(" \t12\n"), "12");
  EXPECT_EQ(int_of("-0"), "0");
  EXPECT_EQ(int_of("\u0663\uff19"), "39");
  EXPECT_EQ(int_of("\u3000\u0663\u00a0"), "3");
  for (const std::string_view bad : {"", "-", "_1", "1_", "1__0", "1.0", "1e3", "0x10", "- 1", "\u00b2"}) {
    EXPECT_FALSE(parse_int(bad, Dialect::py310)) << bad;
  }
}

TEST(ParseInt, OnlyCWhiteSpaceOfAscii) {
  EXPECT_EQ(int_of("\x1c"
                   "1"),
            "invalid literal for int() with base 10: '\\x1c1'");
  EXPECT_EQ(int_of("\x1c\uff11"), "invalid literal for int() with base 10: '\\x1c\uff11'");
  EXPECT_EQ(int_of("1\x0b"), "1");
}

TEST(ParseInt, CutsTheReprInItsMessage) {
  const std::string message = int_of(std::string(300, 'x'));
  EXPECT_EQ(message, "invalid literal for int() with base 10: '" + std::string(199, 'x'));
}

TEST(ParseInt, DigitsOfLaterUnicode) {
  EXPECT_EQ(int_of("\U00016AC3", Dialect::py310), "invalid literal for int() with base 10: '\\U00016ac3'");
  EXPECT_EQ(int_of("\U00016AC3", Dialect::py311), "3");
  EXPECT_EQ(int_of("\U0001E4F7", Dialect::py311), "invalid literal for int() with base 10: '\\U0001e4f7'");
  EXPECT_EQ(int_of("\U0001E4F7", Dialect::py312), "7");
}

TEST(ParseInt, TheDigitLimit) {
  const std::string most(4300, '1');
  const std::string tail = ": value has 4301 digits; use sys.set_int_max_str_digits() to increase the limit";
  const std::string invalid = "invalid literal for int() with base 10: '" + std::string(199, '1');
  EXPECT_EQ(int_of(most), most);
  EXPECT_EQ(int_of(most + "1"), "Exceeds the limit (4300) for integer string conversion" + tail);
  EXPECT_EQ(int_of(most + "1", Dialect::py311),
            "Exceeds the limit (4300 digits) for integer string conversion" + tail);
  EXPECT_EQ(int_of(most + "1x", Dialect::py311),
            "Exceeds the limit (4300 digits) for integer string conversion" + tail);
  EXPECT_EQ(int_of(most + "1x", Dialect::py312), invalid);
  EXPECT_EQ(int_of(most + "1_", Dialect::py310), invalid);
  EXPECT_EQ(int_of("0" + most, Dialect::py312),
            "Exceeds the limit (4300 digits) for integer string conversion" + tail);
}

TEST(PythonInt, SmallWhereItFits) {
  EXPECT_FALSE(int_from_decimal("9223372036854775807").is_big());
  EXPECT_FALSE(int_from_decimal("-9223372036854775808").is_big());
  EXPECT_TRUE(int_from_decimal("9223372036854775808").is_big());
  EXPECT_TRUE(int_from_decimal("-9223372036854775809").is_negative());
  EXPECT_EQ(to_string(int_from_decimal("-9223372036854775808")), "-9223372036854775808");
  EXPECT_EQ(to_string(int_from_decimal("-0099999999999999999999")), "-99999999999999999999");
  EXPECT_EQ(int_from_decimal("-0"), PythonInt{});
  EXPECT_NE(int_from_decimal("99999999999999999999"), int_from_decimal("-99999999999999999999"));
  EXPECT_EQ(magnitude_digits(int_from_decimal("-255"), 4), "ff");
  EXPECT_EQ(magnitude_digits(int_from_decimal("18446744073709551616"), 4), "10000000000000000");
  EXPECT_EQ(magnitude_digits(PythonInt{}, 3), "0");
}

TEST(ParseFloat, Grammar) {
  EXPECT_EQ(float_of("1_0.5"), "10.5");
  EXPECT_EQ(float_of(" 2. "), "2.0");
  EXPECT_EQ(float_of("-.5e+1_0"), "-5000000000.0");
  EXPECT_EQ(float_of("\u0661.5"), "1.5");
  EXPECT_EQ(float_of("iNFinity"), "inf");
  EXPECT_EQ(float_of("-nan"), "nan");
  EXPECT_EQ(float_of("1e400"), "inf");
  EXPECT_EQ(float_of("-1e-400"), "-0.0");
  static constexpr std::string_view kBad[] = {"",    ".",   "1e",    "1e+",  "0x1p3", "1,5",
                                              "_1",  "1_",  "1_.5",  "1._5", "1e_5",  "infi",
                                              "+-1", "1 2", "\0341", "1\0"sv};
  for (const std::string_view bad : kBad) {
    EXPECT_FALSE(parse_float(bad, Dialect::py310)) << bad;
  }
  EXPECT_EQ(float_of("it's"), "could not convert string to float: \"it's\"");
}

TEST(ParseFloat, RoundsToTheNearest) {
  EXPECT_EQ(float_of("9007199254740993"), "9007199254740992.0") << "half way goes to even";
  EXPECT_EQ(float_of("9007199254740993.0000000000000000000000000000000000001"), "9007199254740994.0");
  EXPECT_EQ(float_of("2.4703282292062327e-324"), "0.0") << "just below half of the smallest";
  EXPECT_EQ(float_of("2.4703282292062328e-324"), "5e-324");
  EXPECT_EQ(float_of("1.7976931348623158e308"), "1.7976931348623157e+308");
  EXPECT_EQ(float_of("1.7976931348623159e308"), "inf");
  EXPECT_EQ(float_of("2.2250738585072011e-308"), "2.225073858507201e-308");
  EXPECT_EQ(float_of("0." + std::string(5000, '0') + "1e5001"), "1.0");
  EXPECT_EQ(float_of("1" + std::string(5000, '0') + "e-5000"), "1.0");
  EXPECT_EQ(float_of("1e99999999999999999999999"), "inf");
  EXPECT_EQ(float_of("0e99999999999999999999999"), "0.0");
}

TEST(FloatRepr, PythonsForm) {
  EXPECT_EQ(repr(1.0), "1.0");
  EXPECT_EQ(repr(-0.0), "-0.0");
  EXPECT_EQ(repr(1e16), "1e+16");
  EXPECT_EQ(repr(1e15), "1000000000000000.0");
  EXPECT_EQ(repr(123456789012345680.0), "1.2345678901234568e+17");
  EXPECT_EQ(repr(1e-5), "1e-05");
  EXPECT_EQ(repr(1e-4), "0.0001");
  EXPECT_EQ(repr(0.1), "0.1");
  EXPECT_EQ(repr(1e22), "1e+22");
  EXPECT_EQ(repr(5e-324), "5e-324");
  EXPECT_EQ(repr(1.7976931348623157e308), "1.7976931348623157e+308");
  EXPECT_EQ(repr(std::ldexp(1.0, -44)), "5.684341886080802e-14")
      << "the gap below a power of two is half as wide";
  EXPECT_EQ(repr(kInfinity), "inf");
  EXPECT_EQ(repr(-kInfinity), "-inf");
  EXPECT_EQ(repr(-kNan), "nan");
}

TEST(FloatFormat, LikeC) {
  EXPECT_EQ(format_float(2.5, 'f', 0, false), "2");
  EXPECT_EQ(format_float(2.5, 'f', 0, true), "2.");
  EXPECT_EQ(format_float(0.5, 'f', 0, false), "0");
  EXPECT_EQ(format_float(9.995, 'e', 2, false), "9.99e+00");
  EXPECT_EQ(format_float(99999.5, 'g', 5, false), "1e+05");
  EXPECT_EQ(format_float(0.0001, 'g', 6, false), "0.0001");
  EXPECT_EQ(format_float(100000, 'G', 3, true), "1.00E+05");
  EXPECT_EQ(format_float(0, 'g', 6, false), "0");
  EXPECT_EQ(format_float(-kInfinity, 'F', 6, false), "-INF");
  EXPECT_EQ(format_float(0.1, 'f', 20, false), "0.10000000000000000555");
}

TEST(IntAndFloat, CompareExactly) {
  EXPECT_TRUE(int_equals_float({1, {}}, 1.0));
  EXPECT_TRUE(int_equals_float({0, {}}, -0.0));
  EXPECT_FALSE(int_equals_float({9007199254740993, {}}, 9007199254740992.0));
  EXPECT_TRUE(int_equals_float(int_from_decimal("100000000000000000000"), 1e20));
  EXPECT_FALSE(int_equals_float(int_from_decimal("99999999999999991611393"), 1e23));
  EXPECT_TRUE(int_equals_float(int_from_decimal("99999999999999991611392"), 1e23));
  EXPECT_FALSE(int_equals_float({1, {}}, kNan));
  EXPECT_FALSE(int_equals_float({1, {}}, kInfinity));
}

TEST(IntAndFloat, Convert) {
  EXPECT_EQ(to_string(float_to_int(-1e22).value()), "-10000000000000000000000");
  EXPECT_EQ(to_string(float_to_int(-2.9).value()), "-2");
  EXPECT_EQ(to_string(float_to_int(9223372036854775808.0).value()), "9223372036854775808");
  EXPECT_EQ(float_to_int(kInfinity).error().message, "cannot convert float infinity to integer");
  EXPECT_EQ(float_to_int(kNan).error().message, "cannot convert float NaN to integer");
  EXPECT_EQ(int_to_float(int_from_decimal("-99999999999999991611392")).value(), -1e23);
  EXPECT_EQ(int_to_float(int_from_decimal("1" + std::string(400, '0'))).error().type, "OverflowError");
}

}  // namespace
}  // namespace flaglane::text

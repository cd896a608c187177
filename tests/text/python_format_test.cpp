#include "text/python_format.h"

#include <gtest/gtest.h>

#include <string>

#include "text/python_float.h"

namespace flaglane::text {
namespace {

FormatValue string_value(std::string text) {
  FormatValue value;
  value.kind = FormatValue::Kind::string;
  value.repr = "'" + text + "'";
  value.str = std::move(text);
  value.type_name = "str";
  return value;
}

FormatValue int_value(const std::string& decimal) {
  FormatValue value;
  value.kind = FormatValue::Kind::integer;
  value.integer = int_from_decimal(decimal);
  value.str = value.repr = decimal;
  value.type_name = "int";
  return value;
}

FormatValue float_value(double number) {
  FormatValue value;
  value.kind = FormatValue::Kind::real;
  value.real = number;
  value.str = value.repr = repr(number);
  value.type_name = "float";
  return value;
}

FormatValue other_value(const char* text, const char* type) {
  FormatValue value;
  value.str = value.repr = text;
  value.type_name = type;
  return value;
}

/// What argparse gives a help text, in small.
class Params : public FormatMapping {
 public:
  std::optional<FormatValue> lookup(std::string_view key) const override {
    if (key == "prog") return string_value("prög");
    if (key == "default") return int_value("42");
    if (key == "const") return float_value(1.5);
    if (key == "nargs") return other_value("None", "NoneType");
    if (key == "big") return int_value("1" + std::string(4300, '0'));
    return std::nullopt;
  }
  FormatValue whole() const override { return other_value("{...}", "dict"); }
};

std::string formatted(std::string_view text, Dialect dialect = Dialect::py310) {
  const auto result = format(text, Params(), dialect);
  return result ? result.value() : std::string(result.error().type) + ": " + result.error().message;
}

TEST(Format, Conversions) {
  EXPECT_EQ(formatted("(default: %(default)s) 100%%"), "(default: 42) 100%");
  EXPECT_EQ(formatted("%(prog)r %(prog)a %(prog).2s|%(prog)6s|%(prog)-6s|"),
            "'prög' 'pr\\xf6g' pr|  prög|prög  |");
  EXPECT_EQ(formatted("%(default)d %(default)+05d %(default)#x %(default)#o %(default)X"),
            "42 +0042 0x2a 0o52 2A");
  EXPECT_EQ(formatted("%(default).1f %(const)g %(const)d %(const)e"), "42.0 1.5 1 1.500000e+00");
  EXPECT_EQ(formatted("%(default)c%(default)ld"), "*42");
}

TEST(Format, ConversionsWithoutAKeyTakeTheDict) {
  EXPECT_EQ(formatted("100%s"), "100{...}");
  EXPECT_EQ(formatted("%s%s"), "TypeError: not enough arguments for format string");
  EXPECT_EQ(formatted("50% of"), "TypeError: %o format: an integer is required, not dict");
  EXPECT_EQ(formatted("50% done"), "TypeError: %d format: a real number is required, not dict");
  EXPECT_EQ(formatted("50% finished"), "TypeError: must be real number, not dict");
  EXPECT_EQ(formatted("50% cut"), "TypeError: %c requires int or char");
}

TEST(Format, Refusals) {
  EXPECT_EQ(formatted("50%"), "ValueError: incomplete format");
  EXPECT_EQ(formatted("%(prog)"), "ValueError: incomplete format");
  EXPECT_EQ(formatted("%(prog"), "ValueError: incomplete format key");
  EXPECT_EQ(formatted("é 50% yes"), "ValueError: unsupported format character 'y' (0x79) at index 6");
  EXPECT_EQ(formatted("%é"), "ValueError: unsupported format character '?' (0xe9) at index 1");
  EXPECT_EQ(formatted("%(prog)%"), "ValueError: unsupported format character '%' (0x25) at index 7");
  EXPECT_EQ(formatted("%(it's)s"), "KeyError: \"it's\"");
  EXPECT_EQ(formatted("%(a(b)c)s"), "KeyError: 'a(b)c'");
  EXPECT_EQ(formatted("%(prog)d"), "TypeError: %d format: a real number is required, not str");
  EXPECT_EQ(formatted("%(const)x"), "TypeError: %x format: an integer is required, not float");
  EXPECT_EQ(formatted("%(nargs)f"), "TypeError: must be real number, not NoneType");
  EXPECT_EQ(formatted("%(prog)c"), "TypeError: %c requires int or char");
  EXPECT_EQ(formatted("%(prog)*d"), "TypeError: * wants int");
  EXPECT_EQ(formatted("%(default)*d"), "TypeError: not enough arguments for format string");
  EXPECT_EQ(formatted("%(prog)99999999999999999999s"), "ValueError: width too big");
  EXPECT_EQ(formatted("%(prog).2147483648s"), "ValueError: precision too big");
  EXPECT_EQ(formatted("%(prog)9999999999s"), "MemoryError: ");
  EXPECT_EQ(formatted("%(big)f"), "OverflowError: int too large to convert to float");
}

TEST(Format, TheDigitLimit) {
  const std::string tail =
      " for integer string conversion; use sys.set_int_max_str_digits() to increase the limit";
  EXPECT_EQ(formatted("%(big)d", Dialect::py310), "ValueError: Exceeds the limit (4300)" + tail);
  EXPECT_EQ(formatted("%(big)d", Dialect::py312), "ValueError: Exceeds the limit (4300 digits)" + tail);
}

}  // namespace
}  // namespace flaglane::text

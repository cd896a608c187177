#include "text/python_float.h"

#include <cmath>
#include <limits>

#include "text/decimal.h"
#include "text/number_text.h"
#include "text/python_repr.h"

namespace flaglane::text {
namespace {

constexpr std::int64_t kExponentCap = 1'000'000'000'000'000;  // beyond any text that fits in memory

/// Removes underscores; each must stand between two digits.
bool drop_underscores(std::string_view text, std::string& out) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '_') {
      out.push_back(text[i]);
      continue;
    }
    if (i == 0 || i + 1 == text.size() || !is_ascii_digit(text[i - 1]) || !is_ascii_digit(text[i + 1]))
      return false;
  }
  return true;
}

bool equals_ignoring_case(std::string_view text, std::string_view lower) {
  if (text.size() != lower.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if ((c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c) != lower[i]) return false;
  }
  return true;
}

std::size_t digits_at_start(std::string_view text) {
  std::size_t count = 0;
  while (count < text.size() && is_ascii_digit(text[count])) ++count;
  return count;
}

/// digits [. digits] [e [sign] digits] with a digit on one side of the point at least, all of the text.
bool read_decimal(std::string_view text, double& value) {
  const std::size_t whole = digits_at_start(text);
  std::string digits(text.substr(0, whole));
  text.remove_prefix(whole);
  std::int64_t exponent = 0;
  if (!text.empty() && text[0] == '.') {
    const std::size_t fraction = digits_at_start(text.substr(1));
    digits += text.substr(1, fraction);
    exponent = -static_cast<std::int64_t>(fraction);
    text.remove_prefix(fraction + 1);
  }
  if (digits.empty()) return false;
  if (!text.empty()) {
    if (text[0] != 'e' && text[0] != 'E') return false;
    text.remove_prefix(1);
    const bool negative = !text.empty() && text[0] == '-';
    if (negative || (!text.empty() && text[0] == '+')) text.remove_prefix(1);
    if (text.empty() || digits_at_start(text) != text.size()) return false;
    std::int64_t written = 0;
    for (const char digit : text) {
      if (written < kExponentCap) written = written * 10 + (digit - '0');
    }
    exponent += negative ? -written : written;
  }
  value = nearest_double(digits, exponent);
  return true;
}

/// Sign, then inf, infinity, nan or a decimal number.
bool read_float(std::string_view text, double& value) {
  const bool negative = !text.empty() && text[0] == '-';
  if (negative || (!text.empty() && text[0] == '+')) text.remove_prefix(1);
  if (equals_ignoring_case(text, "inf") || equals_ignoring_case(text, "infinity")) {
    value = std::numeric_limits<double>::infinity();
  } else if (equals_ignoring_case(text, "nan")) {
    value = std::numeric_limits<double>::quiet_NaN();
  } else if (!read_decimal(text, value)) {
    return false;
  }
  if (negative) value = -value;
  return true;
}

}  // namespace

Result<double, PythonError> parse_float(std::string_view text, Dialect dialect) {
  const std::string ascii = number_text(text, dialect);
  std::string plain;
  double value = 0;
  if (drop_underscores(strip_c_space(ascii), plain) && read_float(plain, value)) return value;
  return PythonError{"ValueError", "could not convert string to float: " + repr(text, dialect)};
}

std::string repr(double value) {
  if (std::isnan(value)) return "nan";
  std::string out = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return out + "inf";
  if (value == 0) return out + "0.0";
  const Decimal decimal = shortest_decimal(value);
  const int size = static_cast<int>(decimal.digits.size());
  const int point = decimal.point;
  if (point <= -4 || point > 16) {
    const int exponent = point - 1;
    out.push_back(decimal.digits[0]);
    if (size > 1) out.append(".").append(decimal.digits, 1);
    out += exponent < 0 ? "e-" : "e+";
    const std::string magnitude = to_string(std::int64_t{exponent < 0 ? -exponent : exponent});
    if (magnitude.size() < 2) out.push_back('0');
    return out += magnitude;
  }
  if (point <= 0) {
    out.append("0.").append(static_cast<std::size_t>(-point), '0').append(decimal.digits);
  } else if (size <= point) {
    out.append(decimal.digits).append(static_cast<std::size_t>(point - size), '0').append(".0");
  } else {
    const auto whole = static_cast<std::size_t>(point);
    out.append(decimal.digits, 0, whole).append(".").append(decimal.digits, whole);
  }
  return out;
}

bool int_equals_float(const PythonInt& integer, double real) {
  if (!std::isfinite(real) || std::trunc(real) != real) return false;
  return float_to_int(real).value() == integer;
}

Result<double, PythonError> int_to_float(const PythonInt& value) {
  if (!value.is_big()) return static_cast<double>(value.small);
  const bool negative = value.is_negative();
  const double magnitude = nearest_double(std::string_view(value.big).substr(negative ? 1 : 0), 0);
  if (std::isinf(magnitude)) return PythonError{"OverflowError", "int too large to convert to float"};
  return negative ? -magnitude : magnitude;
}

Result<PythonInt, PythonError> float_to_int(double value) {
  if (std::isnan(value)) return PythonError{"ValueError", "cannot convert float NaN to integer"};
  if (std::isinf(value)) return PythonError{"OverflowError", "cannot convert float infinity to integer"};
  constexpr double kTwoTo63 = 9223372036854775808.0;
  PythonInt result;
  if (value >= -kTwoTo63 && value < kTwoTo63) {
    result.small = static_cast<std::int64_t>(value);
    return result;
  }
  Decimal decimal = exact_decimal(value);
  decimal.digits.append(static_cast<std::size_t>(decimal.point) - decimal.digits.size(), '0');
  return int_from_decimal((value < 0 ? "-" : "") + decimal.digits);
}

}  // namespace flaglane::text

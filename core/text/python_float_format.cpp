#include "text/python_float_format.h"

#include <algorithm>
#include <cmath>

#include "text/decimal.h"
#include "text/python_int.h"

namespace flaglane::text {
namespace {

/// `count` digits of 0.d1d2d3..., from digit `from` on, zeros beyond either end.
void append_digits(std::string& out, const std::string& digits, std::int64_t from, std::int64_t count) {
  for (std::int64_t i = from; i < from + count; ++i) {
    const bool inside = i >= 0 && i < static_cast<std::int64_t>(digits.size());
    out.push_back(inside ? digits[static_cast<std::size_t>(i)] : '0');
  }
}

void append_fixed(std::string& out, const Decimal& decimal, std::int64_t places, bool alternate) {
  if (decimal.point > 0) {
    append_digits(out, decimal.digits, 0, decimal.point);
  } else {
    out.push_back('0');
  }
  if (places > 0 || alternate) out.push_back('.');
  append_digits(out, decimal.digits, decimal.point, places);
}

void append_exponent(std::string& out, const Decimal& decimal, std::int64_t places, bool alternate,
                     char letter) {
  append_digits(out, decimal.digits, 0, 1);
  if (places > 0 || alternate) out.push_back('.');
  append_digits(out, decimal.digits, 1, places);
  const int exponent = decimal.digits.empty() ? 0 : decimal.point - 1;
  out.push_back(letter);
  out.push_back(exponent < 0 ? '-' : '+');
  const std::string magnitude = to_string(std::int64_t{exponent < 0 ? -exponent : exponent});
  if (magnitude.size() < 2) out.push_back('0');
  out += magnitude;
}

}  // namespace

std::string format_float(double value, char type, int precision, bool alternate) {
  const bool upper = type >= 'A' && type <= 'Z';
  const char kind = upper ? static_cast<char>(type - 'A' + 'a') : type;
  if (std::isnan(value)) return upper ? "NAN" : "nan";
  std::string out = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return out += upper ? "INF" : "inf";

  Decimal decimal = exact_decimal(value);
  const std::int64_t places = precision;
  const char letter = upper ? 'E' : 'e';
  if (kind == 'f') {
    round_decimal(decimal, decimal.point + places);
    append_fixed(out, decimal, places, alternate);
  } else if (kind == 'e') {
    round_decimal(decimal, places + 1);
    append_exponent(out, decimal, places, alternate, letter);
  } else {
    const std::int64_t wanted = std::max<std::int64_t>(places, 1);
    round_decimal(decimal, wanted);
    const auto size = static_cast<std::int64_t>(decimal.digits.size());
    const int point = decimal.digits.empty() ? 1 : decimal.point;
    const std::int64_t shown = alternate ? wanted : std::max<std::int64_t>(size, 1);
    if (point <= -4 || point > wanted) {
      append_exponent(out, decimal, shown - 1, alternate, letter);
    } else {
      decimal.point = point;
      append_fixed(out, decimal, std::max<std::int64_t>(shown - point, 0), alternate);
    }
  }
  return out;
}

}  // namespace flaglane::text

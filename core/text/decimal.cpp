#include "text/decimal.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "text/big_natural.h"

namespace flaglane::text {
namespace {

constexpr int kMantissaBits = 53;
constexpr int kLowestExponent = -1074;   // of the last bit of a subnormal
constexpr int kLargestPoint = 309;       // 1.7976931348623157e308 is 0.17..e309
constexpr int kSmallestPoint = -323;     // 4.9e-324 is 0.49..e-323, and half of it still 0.24..e-323
constexpr std::size_t kMaxDigits = 770;  // more than any halfway point between doubles has (767)

/// value == fraction x 2^exponent, fraction below 2^53.
struct Parts {
  std::uint64_t fraction;
  int exponent;
};

Parts split_double(double value) {
  int exponent = 0;
  const double mantissa = std::frexp(std::fabs(value), &exponent);
  exponent -= kMantissaBits;
  // A subnormal has fewer bits; its last one is worth 2^-1074 like everyone's at that end.
  const int missing = exponent < kLowestExponent ? kLowestExponent - exponent : 0;
  return {static_cast<std::uint64_t>(std::ldexp(mantissa, kMantissaBits - missing)), exponent + missing};
}

void strip_trailing_zeros(std::string& digits) {
  while (!digits.empty() && digits.back() == '0') digits.pop_back();
}

/// q x 2^exponent (plus something below its last bit when `sticky`), rounded to a double, ties to even. q !=
/// 0.
double round_to_double(std::uint64_t q, int exponent, bool sticky) {
  int bits = 0;
  for (std::uint64_t rest = q; rest != 0; rest >>= 1) ++bits;
  const int last_bit = std::max(exponent + bits - kMantissaBits, kLowestExponent);
  const int drop = last_bit - exponent;  // at least 9, since q has 62 bits or more
  if (drop > bits) return 0;
  std::uint64_t kept = drop == 64 ? 0 : q >> drop;
  const std::uint64_t half = std::uint64_t{1} << (drop - 1);
  const bool above_half = sticky || (q & (half - 1)) != 0;
  if ((q & half) != 0 && (above_half || (kept & 1) != 0)) ++kept;
  return std::ldexp(static_cast<double>(kept), last_bit);
}

/// Steele and White's Dragon4 in whole numbers: value = r / s x 10^point, and the halfway points to the next
/// doubles lie below / s under it and above / s over it.
struct Scaled {
  BigNatural r, s, above, below;
  int point = 0;
  bool even = false;  // then the halfway points themselves read back as value

  explicit Scaled(double value);
  [[nodiscard]] bool reaches_down() const {
    const int order = BigNatural::compare(r, below);
    return even ? order <= 0 : order < 0;
  }
  [[nodiscard]] bool reaches_up() const {
    BigNatural top = r;
    top.add(above);
    const int order = BigNatural::compare(top, s);
    return even ? order >= 0 : order > 0;
  }
  /// Whether what is left of r is nearer to the digit after `digit`; halfway, the even one of the two.
  [[nodiscard]] bool rounds_up(char digit) const {
    BigNatural twice = r;
    twice.shift_left(1);
    const int order = BigNatural::compare(twice, s);
    return order > 0 || (order == 0 && (digit - '0') % 2 == 1);
  }
  char next_digit() {
    r.multiply_add(10, 0);
    above.multiply_add(10, 0);
    below.multiply_add(10, 0);
    char digit = '0';
    for (; BigNatural::compare(r, s) >= 0; ++digit) r.subtract(s);
    return digit;
  }
};

Scaled::Scaled(double value) : s(1), above(1), below(1) {
  const Parts parts = split_double(value);
  r = BigNatural(parts.fraction);
  even = parts.fraction % 2 == 0;
  // The doubles below a power of two lie half as far apart.
  const bool narrow_below =
      parts.fraction == std::uint64_t{1} << (kMantissaBits - 1) && parts.exponent > kLowestExponent;
  const unsigned halves = narrow_below ? 2 : 1;
  r.shift_left(halves);
  s.shift_left(halves);
  if (narrow_below) above.shift_left(1);
  if (parts.exponent >= 0) {
    for (BigNatural* number : {&r, &above, &below}) number->shift_left(static_cast<unsigned>(parts.exponent));
  } else {
    s.shift_left(static_cast<unsigned>(-parts.exponent));
  }
  // One too low at worst, never too high; the last step mends that.
  point = static_cast<int>(std::ceil(std::log10(std::fabs(value)) - 1e-10));
  if (point >= 0) {
    s.multiply_power_of_10(static_cast<unsigned>(point));
  } else {
    for (BigNatural* number : {&r, &above, &below})
      number->multiply_power_of_10(static_cast<unsigned>(-point));
  }
  if (reaches_up()) {
    s.multiply_add(10, 0);
    ++point;
  }
}

/// numerator / denominator as a double, correctly rounded. Neither is zero.
double divide(BigNatural numerator, BigNatural denominator) {
  // Scaled so that the quotient has 63 or 64 bits, then divided bit by bit.
  const int shift =
      63 - (static_cast<int>(numerator.bit_length()) - static_cast<int>(denominator.bit_length()));
  if (shift >= 0) {
    numerator.shift_left(static_cast<unsigned>(shift));
  } else {
    denominator.shift_left(static_cast<unsigned>(-shift));
  }
  denominator.shift_left(63);
  std::uint64_t quotient = 0;
  for (int i = 0; i < 64; ++i) {
    quotient <<= 1;
    if (BigNatural::compare(numerator, denominator) >= 0) {
      numerator.subtract(denominator);
      quotient |= 1;
    }
    numerator.shift_left(1);
  }
  return round_to_double(quotient, -shift, !numerator.is_zero());
}

}  // namespace

Decimal shortest_decimal(double value) {
  if (value == 0) return {};
  Scaled scaled(value);
  Decimal result;
  result.point = scaled.point;
  for (;;) {
    const char digit = scaled.next_digit();
    const bool low = scaled.reaches_down();
    const bool high = scaled.reaches_up();
    const bool last = low || high;
    const bool up = last && (low && high ? scaled.rounds_up(digit) : high);
    result.digits.push_back(static_cast<char>(digit + (up ? 1 : 0)));
    if (last) return result;
  }
}

Decimal exact_decimal(double value) {
  if (value == 0) return {};
  const auto [fraction, exponent] = split_double(value);
  BigNatural number(fraction);
  // m x 2^-k is m x 5^k with the point k places to the left.
  if (exponent >= 0) {
    number.shift_left(static_cast<unsigned>(exponent));
  } else {
    number.multiply_power_of_5(static_cast<unsigned>(-exponent));
  }
  std::string reversed;
  while (!number.is_zero()) {
    std::uint32_t group = number.divide(1000000000);
    for (int i = 0; i < 9; ++i, group /= 10) reversed.push_back(static_cast<char>('0' + group % 10));
  }
  strip_trailing_zeros(reversed);
  Decimal result{{reversed.rbegin(), reversed.rend()}, static_cast<int>(reversed.size())};
  if (exponent < 0) result.point += exponent;
  strip_trailing_zeros(result.digits);
  return result;
}

void round_decimal(Decimal& decimal, std::int64_t count) {
  const auto size = static_cast<std::int64_t>(decimal.digits.size());
  if (count >= size) return;
  if (count < 0) {
    decimal = {};
    return;
  }
  const auto kept = static_cast<std::size_t>(count);
  const char next = decimal.digits[kept];
  const bool odd = kept > 0 && (decimal.digits[kept - 1] - '0') % 2 == 1;
  const bool up = next > '5' || (next == '5' && (kept + 1 < decimal.digits.size() || odd));
  decimal.digits.resize(kept);
  if (up) {
    while (!decimal.digits.empty() && decimal.digits.back() == '9') decimal.digits.pop_back();
    if (decimal.digits.empty()) {
      decimal.digits = "1";
      ++decimal.point;
    } else {
      ++decimal.digits.back();
    }
  } else {
    strip_trailing_zeros(decimal.digits);
    if (decimal.digits.empty()) decimal.point = 0;
  }
}

double nearest_double(std::string_view digits, std::int64_t exponent) {
  while (!digits.empty() && digits.front() == '0') digits.remove_prefix(1);
  while (!digits.empty() && digits.back() == '0') {
    digits.remove_suffix(1);
    ++exponent;
  }
  if (digits.empty()) return 0;
  const std::int64_t point = static_cast<std::int64_t>(digits.size()) + exponent;
  if (point > kLargestPoint) return std::numeric_limits<double>::infinity();
  if (point < kSmallestPoint) return 0;

  // Beyond kMaxDigits only "not exactly halfway" can matter, and one more digit says that.
  const bool cut = digits.size() > kMaxDigits;
  if (cut) {
    exponent += static_cast<std::int64_t>(digits.size() - kMaxDigits) - 1;
    digits = digits.substr(0, kMaxDigits);
  }
  BigNatural numerator;
  std::uint64_t small = 0;
  for (const char digit : digits) {
    numerator.multiply_add(10, static_cast<std::uint32_t>(digit - '0'));
    if (digits.size() <= 15) small = small * 10 + static_cast<std::uint64_t>(digit - '0');
  }
  if (cut) numerator.multiply_add(10, 1);

  // Both operands exact, so one correctly rounded operation is the answer (Clinger).
  if (digits.size() <= 15 && exponent >= -22 && exponent <= 22) {
    double power = 1;
    for (std::int64_t i = 0; i < (exponent < 0 ? -exponent : exponent); ++i) power *= 10;
    return exponent < 0 ? static_cast<double>(small) / power : static_cast<double>(small) * power;
  }

  BigNatural denominator(1);
  if (exponent >= 0) {
    numerator.multiply_power_of_10(static_cast<unsigned>(exponent));
  } else {
    denominator.multiply_power_of_10(static_cast<unsigned>(-exponent));
  }
  return divide(numerator, denominator);
}

}  // namespace flaglane::text

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/dialect.h"
#include "text/python_error.h"
#include "text/result.h"

namespace flaglane::text {

/// sys.get_int_max_str_digits(): int() and str() refuse longer numbers.
inline constexpr std::size_t kMaxStrDigits = 4300;

/// A Python int. Values that fit in 64 bits are in `small` and only there, so == is Python's ==.
struct PythonInt {
  std::int64_t small = 0;
  std::string big;  // empty, or '-'? and decimal digits without leading zeros, of a value beyond int64

  [[nodiscard]] bool is_big() const { return !big.empty(); }
  [[nodiscard]] bool is_negative() const { return big.empty() ? small < 0 : big[0] == '-'; }
  friend bool operator==(const PythonInt& a, const PythonInt& b) {
    return a.small == b.small && a.big == b.big;
  }
  friend bool operator!=(const PythonInt& a, const PythonInt& b) { return !(a == b); }
};

/// int(text): white space around, one sign, digits of any script, single underscores between digits.
/// Errors: ValueError "invalid literal for int() with base 10: <repr, cut after 200 characters>", or the
/// 4,300 digit limit's ValueError, which 3.10 and 3.11 report before they look at what follows the digits.
[[nodiscard]] Result<PythonInt, PythonError> parse_int(std::string_view text, Dialect dialect);

/// What str(), repr() and %d raise for an int of more than kMaxStrDigits digits: ValueError.
[[nodiscard]] PythonError int_too_long_to_show(Dialect dialect);

/// The number written by '-'? and ASCII digits (leading zeros allowed, at least one digit), with no limit.
[[nodiscard]] PythonInt int_from_decimal(std::string_view digits);

/// str() and repr() of an int, with no digit limit: '-'? and decimal digits.
[[nodiscard]] std::string to_string(const PythonInt& value);

/// The same for a plain integer.
[[nodiscard]] std::string to_string(std::int64_t value);

/// The digits of abs(value) in base 2^bits (3: octal, 4: hexadecimal in lower case), without a prefix.
/// Quadratic.
[[nodiscard]] std::string magnitude_digits(const PythonInt& value, unsigned bits);

}  // namespace flaglane::text

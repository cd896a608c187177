#include "text/python_int.h"

#include "text/number_text.h"
#include "text/python_repr.h"

namespace flaglane::text {
namespace {

constexpr std::size_t kMaxReprInMessage = 200;      // "%.200R"
constexpr std::size_t kDigitsThatMayFitInt64 = 19;  // 9223372036854775807

PythonError invalid_literal(std::string_view text, Dialect dialect) {
  std::string message = "invalid literal for int() with base 10: ";
  message += truncated(repr(text, dialect), kMaxReprInMessage);
  return {"ValueError", std::move(message)};
}

/// How both of the limit's messages begin.
std::string limit_exceeded(Dialect dialect) {
  const char* unit = dialect == Dialect::py310 ? "" : " digits";
  return std::string("Exceeds the limit (4300") + unit + ") for integer string conversion";
}

PythonError too_many_digits(std::size_t count, Dialect dialect) {
  return {"ValueError", limit_exceeded(dialect) + ": value has " +
                            to_string(static_cast<std::int64_t>(count)) +
                            " digits; use sys.set_int_max_str_digits() to increase the limit"};
}

/// Anything but white space; C code, so a NUL ends the text.
bool has_junk(std::string_view rest) { return !strip_c_space(rest.substr(0, rest.find('\0'))).empty(); }

}  // namespace

Result<PythonInt, PythonError> parse_int(std::string_view text, Dialect dialect) {
  const std::string ascii = number_text(text, dialect);
  std::string_view rest = strip_c_space(ascii);
  std::string decimal;
  if (!rest.empty() && (rest[0] == '-' || rest[0] == '+')) {
    if (rest[0] == '-') decimal.push_back('-');
    rest.remove_prefix(1);
  }
  const std::size_t sign_size = decimal.size();

  char last = '_';  // as if one had gone before: a leading underscore is refused
  std::size_t i = 0;
  for (; i < rest.size() && (is_ascii_digit(rest[i]) || rest[i] == '_'); ++i) {
    if (rest[i] == '_') {
      if (last == '_') return invalid_literal(text, dialect);
    } else {
      decimal.push_back(rest[i]);
    }
    last = rest[i];
  }
  if (last == '_') return invalid_literal(text, dialect);
  const std::size_t count = decimal.size() - sign_size;
  // 3.12 looks at what follows the digits before it counts them; the older ones count first.
  const bool junk_first = dialect == Dialect::py312 && has_junk(rest.substr(i));
  if (count > kMaxStrDigits && !junk_first) return too_many_digits(count, dialect);
  if (i != rest.size()) return invalid_literal(text, dialect);
  return int_from_decimal(decimal);
}

PythonError int_too_long_to_show(Dialect dialect) {
  return {"ValueError", limit_exceeded(dialect) + "; use sys.set_int_max_str_digits() to increase the limit"};
}

PythonInt int_from_decimal(std::string_view digits) {
  const bool negative = !digits.empty() && digits[0] == '-';
  if (negative) digits.remove_prefix(1);
  while (digits.size() > 1 && digits[0] == '0') digits.remove_prefix(1);
  PythonInt result;
  if (digits.size() <= kDigitsThatMayFitInt64) {
    std::uint64_t magnitude = 0;
    for (const char digit : digits) magnitude = magnitude * 10 + static_cast<std::uint64_t>(digit - '0');
    const std::uint64_t largest = (std::uint64_t{1} << 63) - (negative ? 0 : 1);
    if (magnitude <= largest) {
      result.small = static_cast<std::int64_t>(negative ? ~magnitude + 1 : magnitude);
      return result;
    }
  }
  if (negative) result.big.push_back('-');
  result.big += digits;
  return result;
}

std::string to_string(std::int64_t value) {
  std::uint64_t magnitude = static_cast<std::uint64_t>(value);
  if (value < 0) magnitude = ~magnitude + 1;
  char buffer[20];
  std::size_t at = sizeof buffer;
  do {
    buffer[--at] = static_cast<char>('0' + magnitude % 10);
    magnitude /= 10;
  } while (magnitude != 0);
  if (value < 0) buffer[--at] = '-';
  return {buffer + at, sizeof buffer - at};
}

std::string to_string(const PythonInt& value) { return value.is_big() ? value.big : to_string(value.small); }

std::string magnitude_digits(const PythonInt& value, unsigned bits) {
  const unsigned mask = (1U << bits) - 1;
  std::string reversed;  // first as numbers
  for (const char digit : to_string(value)) {
    if (digit == '-') continue;
    auto carry = static_cast<unsigned>(digit - '0');
    for (char& place : reversed) {
      carry += static_cast<unsigned char>(place) * 10U;
      place = static_cast<char>(carry & mask);
      carry >>= bits;
    }
    for (; carry != 0; carry >>= bits) reversed.push_back(static_cast<char>(carry & mask));
  }
  if (reversed.empty()) reversed.push_back(0);
  for (char& place : reversed) place = "0123456789abcdef"[static_cast<unsigned char>(place)];
  return {reversed.rbegin(), reversed.rend()};
}

}  // namespace flaglane::text

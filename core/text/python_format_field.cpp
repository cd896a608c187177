#include "text/python_format_field.h"

#include <algorithm>

#include "text/python_float.h"
#include "text/python_float_format.h"
#include "text/python_repr.h"
#include "text/utf8.h"

namespace flaglane::text {
namespace {

constexpr std::int64_t kIntMax = 2147483647;
constexpr char32_t kLargestCodePoint = 0x10FFFF;

bool too_long(std::int64_t size) { return size > static_cast<std::int64_t>(kMaxFormattedSize); }

/// One value on its way into text. Each step answers false when it filled in the error.
struct Field {
  const FieldSpec& spec;
  const FormatValue& value;
  const Dialect dialect;
  const char letter;
  PythonError& error;
  std::string text = {};

  bool refuse(std::string_view type, std::string_view message) { return fail(error, type, message); }

  bool wrong_type(const char* wanted) {
    std::string message = "%";
    message.append(1, letter).append(" format: ").append(wanted).append(" is required, not ");
    return refuse("TypeError", message += value.type_name);
  }

  bool is_based() const { return letter == 'o' || letter == 'x' || letter == 'X'; }

  /// d i u o x X: sign, prefix of the alternate form, zeros up to the precision, digits.
  bool integer() {
    if (value.kind == FormatValue::Kind::real && !is_based()) {
      const Result<PythonInt, PythonError> cut = float_to_int(value.real);
      return cut ? whole(cut.value()) : refuse(cut.error().type, cut.error().message);
    }
    if (value.kind == FormatValue::Kind::integer) return whole(value.integer);
    return wrong_type(is_based() ? "an integer" : "a real number");
  }

  bool whole(const PythonInt& number) {
    std::string digits = is_based() ? magnitude_digits(number, letter == 'o' ? 3 : 4) : to_string(number);
    const bool negative = number.is_negative();
    if (negative && !is_based()) digits.erase(0, 1);
    if (!is_based() && digits.size() > kMaxStrDigits) {
      error = int_too_long_to_show(dialect);
      return false;
    }
    if (spec.precision > kIntMax - 3) return refuse("OverflowError", "precision too large");
    if (too_long(spec.precision)) return refuse("MemoryError", "");
    if (negative) text.push_back('-');
    if (is_based() && spec.alternate) text.append(1, '0').push_back(letter);
    const auto size = static_cast<std::int64_t>(digits.size());
    if (spec.precision > size) text.append(static_cast<std::size_t>(spec.precision - size), '0');
    for (const char digit : digits) {
      text.push_back(letter == 'X' && digit >= 'a' ? static_cast<char>(digit - 'a' + 'A') : digit);
    }
    return true;
  }

  /// e E f F g G.
  bool real() {
    double number = value.real;
    if (value.kind == FormatValue::Kind::integer) {
      const Result<double, PythonError> converted = int_to_float(value.integer);
      if (!converted) return refuse(converted.error().type, converted.error().message);
      number = converted.value();
    } else if (value.kind != FormatValue::Kind::real) {
      return refuse("TypeError", "must be real number, not " + value.type_name);
    }
    if (too_long(spec.precision)) return refuse("MemoryError", "");
    const int precision = spec.precision < 0 ? 6 : static_cast<int>(spec.precision);
    text = format_float(number, letter, precision, spec.alternate);
    return true;
  }

  bool character() {
    if (value.kind == FormatValue::Kind::string && code_point_count(value.str) == 1) {
      text = value.str;
      return true;
    }
    if (value.kind != FormatValue::Kind::integer) return refuse("TypeError", "%c requires int or char");
    const PythonInt& number = value.integer;
    if (number.is_big() || number.small < 0 || number.small > kLargestCodePoint) {
      return refuse("OverflowError", "%c arg not in range(0x110000)");
    }
    append_code_point(text, static_cast<char32_t>(number.small));
    return true;
  }

  /// s r a: the precision cuts.
  bool shown(std::string_view whole_text) {
    text = spec.precision < 0 ? whole_text : truncated(whole_text, static_cast<std::size_t>(spec.precision));
    return true;
  }

  bool unknown_letter() {
    std::string message = "unsupported format character '";
    message.push_back(spec.letter >= 31 && spec.letter <= 126 ? static_cast<char>(spec.letter) : '?');
    message.append("' (0x").append(magnitude_digits({static_cast<std::int64_t>(spec.letter), {}}, 4));
    message.append(") at index ").append(to_string(static_cast<std::int64_t>(spec.index)));
    return refuse("ValueError", message);
  }

  /// Appends the text with its sign, padded to the width. `numeric` conversions take signs and zeros.
  bool append_to(std::string& out, bool numeric) {
    std::size_t head = 0;  // bytes of sign and prefix, which zeros go behind
    if (numeric) {
      const bool has_sign = text[0] == '-' || text[0] == '+';
      if (!has_sign && (spec.sign || spec.blank))
        text.insert(std::size_t{0}, std::size_t{1}, spec.sign ? '+' : ' ');
      head = has_sign || spec.sign || spec.blank ? 1 : 0;
      if (spec.alternate && is_based()) head += 2;
    }
    const std::int64_t padding =
        std::max<std::int64_t>(spec.width - static_cast<std::int64_t>(code_point_count(text)), 0);
    if (too_long(padding) || too_long(static_cast<std::int64_t>(out.size()) + padding)) {
      return refuse("MemoryError", "");
    }
    // '%-05d' pads on the right, and there with spaces.
    const bool zeros = numeric && spec.zero && !spec.left_adjust;
    const std::size_t at = spec.left_adjust ? text.size() : zeros ? head : 0;
    text.insert(at, static_cast<std::size_t>(padding), zeros ? '0' : ' ');
    out += text;
    return true;
  }
};

}  // namespace

bool fail(PythonError& error, std::string_view type, std::string_view message) {
  error.type = type;
  error.message = message;
  return false;
}

bool append_field(std::string& out, PythonError& error, const FieldSpec& spec, const FormatValue& value,
                  Dialect dialect) {
  Field field{spec, value, dialect, spec.letter < 0x80 ? static_cast<char>(spec.letter) : '\0', error};
  switch (field.letter) {
    case 's':
      return field.shown(value.str) && field.append_to(out, false);
    case 'r':
      return field.shown(value.repr) && field.append_to(out, false);
    case 'a':
      return field.shown(ascii_from_repr(value.repr)) && field.append_to(out, false);
    case 'c':
      return field.character() && field.append_to(out, false);
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
      return field.integer() && field.append_to(out, true);
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
      return field.real() && field.append_to(out, true);
    default:
      return field.unknown_letter();
  }
}

}  // namespace flaglane::text

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

using Text = Result<std::string, PythonError>;

PythonError wrong_type(char letter, const char* wanted, const FormatValue& value) {
  return {"TypeError",
          std::string("%") + letter + " format: " + wanted + " is required, not " + value.type_name};
}

bool too_long(std::int64_t size) { return size > static_cast<std::int64_t>(kMaxFormattedSize); }

/// d i u o x X: sign, prefix of the alternate form, zeros up to the precision, digits.
Text integer_text(const FieldSpec& spec, const FormatValue& value, char letter, Dialect dialect) {
  const bool based = letter == 'o' || letter == 'x' || letter == 'X';
  PythonInt number = value.integer;
  if (value.kind == FormatValue::Kind::real && !based) {
    Result<PythonInt, PythonError> cut = float_to_int(value.real);
    if (!cut) return std::move(cut).error();
    number = std::move(cut).value();
  } else if (value.kind != FormatValue::Kind::integer) {
    return wrong_type(letter, based ? "an integer" : "a real number", value);
  }
  std::string digits = based ? magnitude_digits(number, letter == 'o' ? 3 : 4) : to_string(number);
  if (!based && number.is_negative()) digits.erase(0, 1);
  if (!based && digits.size() > kMaxStrDigits) return int_too_long_to_show(dialect);
  if (spec.precision > kIntMax - 3) return PythonError{"OverflowError", "precision too large"};
  if (too_long(spec.precision)) return PythonError{"MemoryError", ""};
  std::string text = number.is_negative() ? "-" : "";
  if (based && spec.alternate) text.append("0").push_back(letter);
  const auto size = static_cast<std::int64_t>(digits.size());
  if (spec.precision > size) text.append(static_cast<std::size_t>(spec.precision - size), '0');
  if (letter == 'X') {
    for (char& digit : digits) {
      if (digit >= 'a') digit = static_cast<char>(digit - 'a' + 'A');
    }
  }
  return text += digits;
}

/// e E f F g G.
Text real_text(const FieldSpec& spec, const FormatValue& value, char letter) {
  double number = value.real;
  if (value.kind == FormatValue::Kind::integer) {
    Result<double, PythonError> converted = int_to_float(value.integer);
    if (!converted) return std::move(converted).error();
    number = converted.value();
  } else if (value.kind != FormatValue::Kind::real) {
    return PythonError{"TypeError", "must be real number, not " + value.type_name};
  }
  if (too_long(spec.precision)) return PythonError{"MemoryError", ""};
  const int precision = spec.precision < 0 ? 6 : static_cast<int>(spec.precision);
  return format_float(number, letter, precision, spec.alternate);
}

Text character_text(const FormatValue& value) {
  if (value.kind == FormatValue::Kind::string && code_point_count(value.str) == 1) return value.str;
  if (value.kind != FormatValue::Kind::integer) return PythonError{"TypeError", "%c requires int or char"};
  const bool in_range =
      !value.integer.is_big() && value.integer.small >= 0 && value.integer.small <= kLargestCodePoint;
  if (!in_range) return PythonError{"OverflowError", "%c arg not in range(0x110000)"};
  std::string text;
  append_code_point(text, static_cast<char32_t>(value.integer.small));
  return text;
}

PythonError unknown_letter(char32_t letter, std::size_t index) {
  std::string message = "unsupported format character '";
  message.push_back(letter >= 31 && letter <= 126 ? static_cast<char>(letter) : '?');
  message += "' (0x";
  message += magnitude_digits({static_cast<std::int64_t>(letter), {}}, 4);
  message += ") at index ";
  message += to_string(static_cast<std::int64_t>(index));
  return {"ValueError", std::move(message)};
}

/// Appends the text with its sign, padded to the width. `numeric` conversions take signs and zeros.
std::optional<PythonError> append_padded(std::string& out, const FieldSpec& spec, std::string_view text,
                                         bool numeric) {
  std::string head;
  if (numeric) {
    if (text[0] == '-' || text[0] == '+') {
      head.push_back(text[0]);
      text.remove_prefix(1);
    } else if (spec.sign || spec.blank) {
      head.push_back(spec.sign ? '+' : ' ');
    }
    const bool prefixed =
        spec.alternate && (spec.letter == U'x' || spec.letter == U'X' || spec.letter == U'o');
    if (prefixed) {
      head += text.substr(0, 2);
      text.remove_prefix(2);
    }
  }
  const auto size = static_cast<std::int64_t>(head.size() + code_point_count(text));
  const std::int64_t padding = std::max<std::int64_t>(spec.width - size, 0);
  if (too_long(padding) || too_long(static_cast<std::int64_t>(out.size()) + padding)) {
    return PythonError{"MemoryError", ""};
  }
  const auto fill = static_cast<std::size_t>(padding);
  const bool zeros = numeric && spec.zero;
  // '%-05d' pads on the right, and there with spaces.
  if (!spec.left_adjust && !zeros) out.append(fill, ' ');
  out += head;
  if (!spec.left_adjust && zeros) out.append(fill, '0');
  out += text;
  if (spec.left_adjust) out.append(fill, ' ');
  return std::nullopt;
}

}  // namespace

std::optional<PythonError> append_field(std::string& out, const FieldSpec& spec, const FormatValue& value,
                                        std::size_t index, Dialect dialect) {
  const char letter = spec.letter < 0x80 ? static_cast<char>(spec.letter) : '\0';
  Text text = std::string();
  bool numeric = false;
  switch (letter) {
    case 's':
      text = value.str;
      break;
    case 'r':
      text = value.repr;
      break;
    case 'a':
      text = ascii_from_repr(value.repr);
      break;
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
      text = integer_text(spec, value, letter, dialect);
      numeric = true;
      break;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
      text = real_text(spec, value, letter);
      numeric = true;
      break;
    case 'c':
      text = character_text(value);
      break;
    default:
      return unknown_letter(spec.letter, index);
  }
  if (!text) return std::move(text).error();
  std::string_view shown = text.value();
  const bool cuts = letter == 's' || letter == 'r' || letter == 'a';
  if (cuts && spec.precision >= 0) shown = truncated(shown, static_cast<std::size_t>(spec.precision));
  return append_padded(out, spec, shown, numeric);
}

}  // namespace flaglane::text

// Answers questions about the text layer, one a line, so that text_oracle.py can ask Python the same.
// Fields are separated by tabs. Strings are hex of their UTF-8 bytes, "-" when empty; doubles are hex of
// their bits.

#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "text/dialect.h"
#include "text/edit_distance.h"
#include "text/python_float.h"
#include "text/python_float_format.h"
#include "text/python_format.h"
#include "text/python_int.h"
#include "text/python_lower.h"
#include "text/python_repr.h"
#include "text/python_space.h"
#include "text/python_textwrap.h"
#include "text/unicode.h"

namespace {

using namespace flaglane::text;
using Fields = std::vector<std::string>;

std::string from_hex(const std::string& hex) {
  std::string out;
  if (hex == "-") return out;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    out.push_back(static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16)));
  }
  return out;
}

std::string to_hex(std::string_view bytes) {
  if (bytes.empty()) return "-";
  std::string out;
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    out.push_back("0123456789abcdef"[value >> 4]);
    out.push_back("0123456789abcdef"[value & 15]);
  }
  return out;
}

double from_bits(const std::string& hex) {
  const std::uint64_t bits = std::stoull(hex, nullptr, 16);
  double value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

std::string to_bits(double value) {
  if (value != value) return "nan";
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  char buffer[17];
  std::snprintf(buffer, sizeof buffer, "%016llx", static_cast<unsigned long long>(bits));
  return buffer;
}

std::string error_text(const PythonError& error) {
  return "!" + std::string(error.type) + "\t" + to_hex(error.message);
}

template <typename List>
std::string joined(const List& pieces) {
  std::string out = std::to_string(pieces.size());
  for (const auto& piece : pieces) out += "\t" + to_hex(piece);
  return out;
}

Dialect to_dialect(const std::string& minor) {
  return minor == "10" ? Dialect::py310 : minor == "11" ? Dialect::py311 : Dialect::py312;
}

/// One letter a code point: A to H for printable (1), alnum (2), space (4); then its digit or '-'.
std::string classes(Dialect dialect) {
  std::string out;
  for (char32_t c = 0; c < 0x110000; ++c) {
    const int bits =
        (is_printable(c, dialect) ? 1 : 0) + (is_alnum(c, dialect) ? 2 : 0) + (is_space(c) ? 4 : 0);
    out.push_back(static_cast<char>('A' + bits));
    const int digit = decimal_digit(c, dialect);
    out.push_back(digit < 0 ? '-' : static_cast<char>('0' + digit));
  }
  return out;
}

/// kind, str, repr, type name, number
FormatValue to_value(const Fields& fields, std::size_t at) {
  FormatValue value;
  value.str = from_hex(fields[at + 1]);
  value.repr = from_hex(fields[at + 2]);
  value.type_name = fields[at + 3];
  if (fields[at] == "s") value.kind = FormatValue::Kind::string;
  if (fields[at] == "i") {
    value.kind = FormatValue::Kind::integer;
    value.integer = int_from_decimal(fields[at + 4]);
  }
  if (fields[at] == "f") {
    value.kind = FormatValue::Kind::real;
    value.real = from_bits(fields[at + 4]);
  }
  return value;
}

/// Fields from `first` on: the mapping itself as a value, then a key before each value.
class FieldMapping : public FormatMapping {
 public:
  FieldMapping(const Fields& fields, std::size_t first) : fields_(fields), first_(first) {}
  std::optional<FormatValue> lookup(std::string_view key) const override {
    for (std::size_t i = first_ + 5; i + 5 < fields_.size(); i += 6) {
      if (from_hex(fields_[i]) == key) return to_value(fields_, i + 1);
    }
    return std::nullopt;
  }
  FormatValue whole() const override { return to_value(fields_, first_); }

 private:
  const Fields& fields_;
  std::size_t first_;
};

std::string answer_numbers(const Fields& f) {
  const std::string& op = f[0];
  if (op == "int") {
    const auto result = parse_int(from_hex(f[2]), to_dialect(f[1]));
    return result ? to_string(result.value()) : error_text(result.error());
  }
  if (op == "float") {
    const auto result = parse_float(from_hex(f[2]), to_dialect(f[1]));
    return result ? to_bits(result.value()) : error_text(result.error());
  }
  if (op == "float_repr") return repr(from_bits(f[1]));
  if (op == "float_format") return format_float(from_bits(f[1]), f[2][0], std::stoi(f[3]), f[4] == "1");
  if (op == "float_to_int") {
    const auto result = float_to_int(from_bits(f[1]));
    return result ? to_string(result.value()) : error_text(result.error());
  }
  if (op == "int_to_float") {
    const auto result = int_to_float(int_from_decimal(f[1]));
    return result ? to_bits(result.value()) : error_text(result.error());
  }
  if (op == "int_equals_float") return int_equals_float(int_from_decimal(f[1]), from_bits(f[2])) ? "1" : "0";
  return "?";
}

std::string answer(const Fields& f) {
  const std::string& op = f[0];
  if (op == "classes") return classes(to_dialect(f[1]));
  if (op == "repr") return to_hex(repr(from_hex(f[2]), to_dialect(f[1])));
  if (op == "ascii") return to_hex(ascii_from_repr(from_hex(f[1])));
  if (op == "lower_equals") return lower_equals(from_hex(f[1]), from_hex(f[2])) ? "1" : "0";
  if (op == "edit_distance")
    return std::to_string(edit_distance(from_hex(f[1]), from_hex(f[2]), std::stoul(f[3])));
  if (op == "split" || op == "strip" || op == "splitlines" || op == "collapse") {
    const std::string text = from_hex(f[1]);
    if (op == "split") return joined(split(text));
    if (op == "strip") return to_hex(strip(text));
    if (op == "collapse") return to_hex(collapse_c_space(text));
    return joined(split_lines(text, f[2] == "1"));
  }
  if (op == "chunks") {
    const std::string text = from_hex(f[2]);
    return joined(split_chunks(text, to_dialect(f[1])));
  }
  if (op == "munge") return to_hex(munge_whitespace(from_hex(f[1])));
  if (op == "indent") return to_hex(indent_lines(from_hex(f[1]), from_hex(f[2])));
  if (op == "wrap" || op == "fill") {
    const std::string text = from_hex(f[2]);
    const std::string initial = from_hex(f[4]);
    const std::string subsequent = from_hex(f[5]);
    const WrapOptions options{std::stoul(f[3]), initial, subsequent};
    const Dialect dialect = to_dialect(f[1]);
    return op == "fill" ? to_hex(fill(text, options, dialect)) : joined(wrap(text, options, dialect));
  }
  if (op == "format") {
    const FieldMapping mapping(f, 3);
    const auto result = format(from_hex(f[2]), mapping, to_dialect(f[1]));
    return result ? to_hex(result.value()) : error_text(result.error());
  }
  return answer_numbers(f);
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  std::string line;
  while (std::getline(std::cin, line)) {
    Fields fields(1);
    for (const char c : line) {
      if (c == '\t') {
        fields.emplace_back();
      } else {
        fields.back().push_back(c);
      }
    }
    std::cout << answer(fields) << '\n';
  }
}

#include "conformance/json.h"

#include "text/utf8.h"

namespace flaglane::conformance {
namespace {

// Surrogate U+Dxxx stands as U+10Dxxx meanwhile.
constexpr char32_t kPlane16 = 0x100000;

constexpr bool is_surrogate(char32_t c) { return c >= 0xD800 && c <= 0xDFFF; }
constexpr bool is_high(unsigned long c) { return c >= 0xD800 && c <= 0xDBFF; }
constexpr bool is_low(unsigned long c) { return c >= 0xDC00 && c <= 0xDFFF; }

std::string escape(unsigned long unit) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string out = "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += kDigits[(unit >> shift) & 0xF];
  return out;
}

// The unit of an escape "\uxxxx" at `at`; 0 when there is none.
unsigned long unit_at(const std::string& line, std::size_t at) {
  if (at + 6 > line.size() || line[at] != '\\' || line[at + 1] != 'u') return 0;
  return std::stoul(line.substr(at + 2, 4), nullptr, 16);
}

}  // namespace

Json read_line(const std::string& line) {
  std::string plain;
  for (std::size_t at = 0; at < line.size();) {
    const unsigned long unit = unit_at(line, at);
    if (is_high(unit) && is_low(unit_at(line, at + 6))) {
      plain += line.substr(at, 12);
      at += 12;
    } else if (is_surrogate(static_cast<char32_t>(unit))) {
      const unsigned long moved = kPlane16 + unit - 0x10000;
      plain += escape(0xD800 + (moved >> 10)) + escape(0xDC00 + (moved & 0x3FF));
      at += 6;
    } else if (line[at] == '\\') {
      plain += line.substr(at, 2);
      at += 2;
    } else {
      plain += line[at++];
    }
  }
  return Json::parse(plain);
}

std::string write_line(const Json& value) {
  const std::string plain = value.dump(-1, ' ', true);
  std::string line;
  for (std::size_t at = 0; at < plain.size();) {
    const unsigned long high = unit_at(plain, at);
    const unsigned long low = unit_at(plain, at + 6);
    const unsigned long whole = 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
    if (is_high(high) && is_low(low) && is_surrogate(static_cast<char32_t>(whole - kPlane16))) {
      line += escape(whole - kPlane16);
      at += 12;
    } else if (plain[at] == '\\') {
      line += plain.substr(at, 2);
      at += 2;
    } else {
      line += plain[at++];
    }
  }
  return line;
}

std::string to_text(const Json& string) {
  const std::string& given = string.get_ref<const std::string&>();
  std::string out;
  for (std::size_t at = 0; at < given.size();) {
    const text::CodePoint c = text::decode(given, at);
    const bool moved = c.value >= kPlane16 && is_surrogate(c.value - kPlane16);
    text::append_code_point(out, moved ? c.value - kPlane16 : c.value);
    at += c.size;
  }
  return out;
}

Json from_text(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint c = text::decode(text, at);
    text::append_code_point(out, is_surrogate(c.value) ? c.value + kPlane16 : c.value);
    at += c.size;
  }
  return out;
}

}  // namespace flaglane::conformance

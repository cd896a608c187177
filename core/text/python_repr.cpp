#include "text/python_repr.h"

#include "text/unicode.h"
#include "text/utf8.h"

namespace flaglane::text {
namespace {

void append_escape(std::string& out, char32_t c) {
  static constexpr char kHex[] = "0123456789abcdef";
  const char kind = c < 0x100 ? 'x' : c < 0x10000 ? 'u' : 'U';
  const unsigned width = c < 0x100 ? 2 : c < 0x10000 ? 4 : 8;
  out.push_back('\\');
  out.push_back(kind);
  for (unsigned i = width; i-- > 0;) out.push_back(kHex[(c >> (4 * i)) & 0xFU]);
}

}  // namespace

void append_repr(std::string& out, std::string_view text, Dialect dialect) {
  const bool has_single = text.find('\'') != std::string_view::npos;
  const bool has_double = text.find('"') != std::string_view::npos;
  const char32_t quote = has_single && !has_double ? U'"' : U'\'';
  out.reserve(out.size() + text.size() + 2);
  out.push_back(static_cast<char>(quote));
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint c = decode(text, i);
    i += c.size;
    if (c.value == quote || c.value == U'\\') {
      out.push_back('\\');
      out.push_back(static_cast<char>(c.value));
    } else if (c.value == U'\t') {
      out += "\\t";
    } else if (c.value == U'\n') {
      out += "\\n";
    } else if (c.value == U'\r') {
      out += "\\r";
    } else if (is_printable(c.value, dialect)) {
      append_code_point(out, c.value);
    } else {
      append_escape(out, c.value);
    }
  }
  out.push_back(static_cast<char>(quote));
}

std::string repr(std::string_view text, Dialect dialect) {
  std::string out;
  append_repr(out, text, dialect);
  return out;
}

std::string ascii_from_repr(std::string_view repr_text) {
  std::string out;
  out.reserve(repr_text.size());
  for (std::size_t i = 0; i < repr_text.size();) {
    const CodePoint c = decode(repr_text, i);
    i += c.size;
    if (c.value < 0x80) {
      out.push_back(static_cast<char>(c.value));
    } else {
      append_escape(out, c.value);
    }
  }
  return out;
}

std::string_view truncated(std::string_view text, std::size_t max_code_points) {
  return text.substr(0, advance(text, 0, max_code_points));
}

}  // namespace flaglane::text

#include "text/number_text.h"

#include "text/python_space.h"
#include "text/unicode.h"
#include "text/utf8.h"

namespace flaglane::text {

std::string number_text(std::string_view text, Dialect dialect) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint c = decode(text, i);
    i += c.size;
    if (c.value < 0x80) {
      out.push_back(static_cast<char>(c.value));
    } else if (is_space(c.value)) {
      out.push_back(' ');
    } else if (const int digit = decimal_digit(c.value, dialect); digit >= 0) {
      out.push_back(static_cast<char>('0' + digit));
    } else {
      out.push_back('?');
      break;
    }
  }
  return out;
}

std::string_view strip_c_space(std::string_view text) {
  const auto is_space_byte = [](char byte) { return is_c_space(static_cast<unsigned char>(byte)); };
  while (!text.empty() && is_space_byte(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space_byte(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace flaglane::text

#include "text/utf8.h"

namespace flaglane::text {
namespace {

constexpr char32_t kLargest = 0x10FFFF;

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

}  // namespace

CodePoint decode(std::string_view text, std::size_t offset) {
  const auto lead = static_cast<unsigned char>(text[offset]);
  if (lead < 0x80) return {lead, 1, true};
  const std::uint32_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || size > text.size() - offset) return {};
  char32_t value = lead & (0xFFU >> (size + 1));
  for (std::uint32_t i = 1; i < size; ++i) {
    const char byte = text[offset + i];
    if (!is_continuation(byte)) return {};
    value = (value << 6) | (static_cast<unsigned char>(byte) & 0x3FU);
  }
  const bool overlong = (size == 3 && value < 0x800) || (size == 4 && value < 0x10000);
  if (overlong || value > kLargest) return {};
  return {value, size, true};
}

CodePoint decode_before(std::string_view text, std::size_t offset) {
  const std::size_t start = floor_boundary(text, offset - 1);
  return decode(text, start);
}

void append_code_point(std::string& out, char32_t code_point) {
  if (code_point > kLargest) code_point = kReplacementCharacter;
  const auto tail = [&out, code_point](unsigned shift) {
    out.push_back(static_cast<char>(0x80U | ((code_point >> shift) & 0x3FU)));
  };
  if (code_point < 0x80) {
    out.push_back(static_cast<char>(code_point));
  } else if (code_point < 0x800) {
    out.push_back(static_cast<char>(0xC0U | (code_point >> 6)));
    tail(0);
  } else if (code_point < 0x10000) {
    out.push_back(static_cast<char>(0xE0U | (code_point >> 12)));
    tail(6);
    tail(0);
  } else {
    out.push_back(static_cast<char>(0xF0U | (code_point >> 18)));
    tail(12);
    tail(6);
    tail(0);
  }
}

std::size_t code_point_count(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); i += decode(text, i).size) ++count;
  return count;
}

std::size_t advance(std::string_view text, std::size_t offset, std::size_t count) {
  while (count > 0 && offset < text.size()) {
    offset += decode(text, offset).size;
    --count;
  }
  return offset < text.size() ? offset : text.size();
}

bool is_ascii(std::string_view text) {
  for (const char byte : text) {
    if (static_cast<unsigned char>(byte) >= 0x80) return false;
  }
  return true;
}

bool is_valid_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint c = decode(text, i);
    if (!c.valid) return false;
    i += c.size;
  }
  return true;
}

std::string sanitize_utf8(std::string_view bytes) {
  std::string out;
  out.reserve(bytes.size());
  for (std::size_t i = 0; i < bytes.size();) {
    const CodePoint c = decode(bytes, i);
    if (c.valid) {
      out.append(bytes, i, c.size);
    } else {
      append_code_point(out, kReplacementCharacter);
    }
    i += c.size;
  }
  return out;
}

std::size_t floor_boundary(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return text.size();
  // A code point has at most three continuation bytes; a stray one is a boundary of its own.
  for (std::size_t back = 0; back <= 3 && back <= offset; ++back) {
    const std::size_t start = offset - back;
    if (is_continuation(text[start])) continue;
    return start + decode(text, start).size > offset ? start : offset;
  }
  return offset;
}

}  // namespace flaglane::text

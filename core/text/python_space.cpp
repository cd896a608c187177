#include "text/python_space.h"

#include "text/utf8.h"

namespace flaglane::text {
namespace {

bool is_line_end(char32_t c) {
  return (c >= U'\n' && c <= U'\r') || (c >= 0x1C && c <= 0x1E) || c == 0x85 || c == 0x2028 || c == 0x2029;
}

}  // namespace

bool is_space(char32_t c) {
  if (c < 0x80) return is_c_space(c) || (c >= 0x1C && c <= 0x1F);
  return c == 0x85 || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x2028 ||
         c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

std::vector<Span> split_spans(std::string_view text) {
  std::vector<Span> pieces;
  bool inside = false;
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint c = decode(text, i);
    const bool blank = is_space(c.value);
    if (!blank && !inside) pieces.push_back({static_cast<std::uint32_t>(i), 0});
    i += c.size;
    if (!blank) pieces.back().end = static_cast<std::uint32_t>(i);
    inside = !blank;
  }
  return pieces;
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> words;
  for (const Span piece : split_spans(text)) words.push_back(piece.of(text));
  return words;
}

Span strip_span(std::string_view text) {
  std::size_t begin = 0;
  while (begin < text.size()) {
    const CodePoint c = decode(text, begin);
    if (!is_space(c.value)) break;
    begin += c.size;
  }
  std::size_t end = text.size();
  while (end > begin) {
    const CodePoint c = decode_before(text, end);
    if (!is_space(c.value)) break;
    end -= c.size;
  }
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

std::string_view strip(std::string_view text) { return strip_span(text).of(text); }

bool is_blank(std::string_view text) { return strip_span(text).empty(); }

std::vector<std::string_view> split_lines(std::string_view text, bool keep_ends) {
  std::vector<std::string_view> lines;
  std::size_t start = 0;
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint c = decode(text, i);
    const std::size_t end = i;
    i += c.size;
    if (!is_line_end(c.value)) continue;
    if (c.value == U'\r' && i < text.size() && text[i] == '\n') ++i;
    lines.push_back(text.substr(start, (keep_ends ? i : end) - start));
    start = i;
  }
  if (start < text.size()) lines.push_back(text.substr(start));
  return lines;
}

std::string collapse_c_space(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  bool in_space = false;
  for (const char byte : text) {
    const bool space = is_c_space(static_cast<unsigned char>(byte));
    if (!space) out.push_back(byte);
    if (space && !in_space) out.push_back(' ');
    in_space = space;
  }
  return out;
}

}  // namespace flaglane::text

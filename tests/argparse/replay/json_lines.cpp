#include "json_lines.h"

#include <cstdio>

#include "text/utf8.h"

namespace flaglane::replay {
namespace {

// The JSON library refuses lone surrogates. While it holds a text, U+D800 + n stands as U+10F000 + n, in a
// private plane that nothing else uses.
constexpr char32_t kFirstSurrogate = 0xD800;
constexpr char32_t kLastSurrogate = 0xDFFF;
constexpr char32_t kStandIn = 0x10F000;

bool read_escape(std::string_view line, std::size_t at, char32_t& unit) {
  if (at + 6 > line.size() || line[at] != '\\' || line[at + 1] != 'u') return false;
  unit = 0;
  for (std::size_t i = at + 2; i < at + 6; ++i) {
    const char c = line[i];
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : -1;
    if (digit < 0) return false;
    unit = unit * 16 + static_cast<char32_t>(digit);
  }
  return true;
}

bool is_high(char32_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool is_low(char32_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

std::string shift(std::string_view text, char32_t first, char32_t last, char32_t to) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint next = text::decode(text, at);
    const bool moves = next.value >= first && next.value <= last;
    if (moves) {
      text::append_code_point(out, next.value - first + to);
    } else {
      out += text.substr(at, next.size);
    }
    at += next.size;
  }
  return out;
}

}  // namespace

Json parse_line(std::string_view line) {
  std::string safe;
  for (std::size_t at = 0; at < line.size();) {
    char32_t unit = 0;
    char32_t next = 0;
    if (line[at] == '\\' && read_escape(line, at, unit)) {
      if (is_high(unit) && read_escape(line, at + 6, next) && is_low(next)) {
        safe += line.substr(at, 12);
        at += 12;
        continue;
      }
      if (is_high(unit) || is_low(unit)) {
        text::append_code_point(safe, unit - kFirstSurrogate + kStandIn);
      } else {
        safe += line.substr(at, 6);
      }
      at += 6;
      continue;
    }
    const std::size_t size = line[at] == '\\' ? 2 : 1;  // an escaped backslash is no start of an escape
    safe += line.substr(at, size);
    at += size;
  }
  return Json::parse(safe);
}

std::string dump_line(const Json& json) {
  const std::string dumped = json.dump(-1, ' ', true);
  std::string out;
  for (std::size_t at = 0; at < dumped.size();) {
    char32_t high = 0;
    char32_t low = 0;
    if (dumped[at] == '\\' && read_escape(dumped, at, high) && is_high(high) &&
        read_escape(dumped, at + 6, low)) {
      const char32_t value = 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
      if (value >= kStandIn && value <= kStandIn + (kLastSurrogate - kFirstSurrogate)) {
        char escape[8];
        std::snprintf(escape, sizeof escape, "\\u%04x",
                      static_cast<unsigned>(value - kStandIn + kFirstSurrogate));
        out += escape;
        at += 12;
        continue;
      }
    }
    const std::size_t size = dumped[at] == '\\' ? 2 : 1;
    out += dumped.substr(at, size);
    at += size;
  }
  return out;
}

std::string to_text(const Json& string) {
  return shift(string.get_ref<const std::string&>(), kStandIn, kStandIn + (kLastSurrogate - kFirstSurrogate),
               kFirstSurrogate);
}

Json from_text(std::string_view text) { return shift(text, kFirstSurrogate, kLastSurrogate, kStandIn); }

}  // namespace flaglane::replay

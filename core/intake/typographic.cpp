#include "intake/typographic.h"

#include "intake/ascii.h"
#include "text/utf8.h"

namespace flaglane::intake {
namespace {

struct Plain {
  bool found = false;
  std::string text;
};

/// A dash beside another is one of two; alone before a letter it was two that an editor drew together.
std::string plain_dash(std::string_view pasted, std::size_t at, std::uint32_t size) {
  const bool before = at > 0 && (pasted[at - 1] == '-' || (at >= 3 && dash_size(pasted, at - 3) == 3));
  if (before || dash_size(pasted, at + size) != 0) return "-";
  const bool starts_word = at == 0 || is_in(pasted[at - 1], " \t\n\r\"'`([,=");
  const std::string_view rest = pasted.substr(at + size);
  const bool short_option = rest.size() >= 2 && rest[0] == 'O' && is_digit(rest[1]);
  return starts_word && !rest.empty() && is_letter(rest[0]) && !short_option ? "--" : "-";
}

bool is_odd_blank(char32_t value) {
  return value == 0xA0 || (value >= 0x2000 && value <= 0x200A) || value == 0x202F || value == 0x205F ||
         value == 0x3000;
}

bool is_widthless(char32_t value) {
  return (value >= 0x200B && value <= 0x200D) || value == 0x2060 || value == 0xFEFF || value == 0xAD;
}

Plain plain(std::string_view pasted, std::size_t at, text::CodePoint point) {
  const char32_t value = point.value;
  if (dash_size(pasted, at) > 1) return {true, plain_dash(pasted, at, point.size)};
  if (value == 0x2018 || value == 0x2019 || value == 0x201A || value == 0x201B || value == 0x2032)
    return {true, "'"};
  if (value == 0x201C || value == 0x201D || value == 0x201E || value == 0x201F || value == 0x2033)
    return {true, "\""};
  if (is_odd_blank(value)) return {true, " "};
  if (is_widthless(value)) return {true, ""};
  if (value >= 0xFF01 && value <= 0xFF5E) return {true, std::string(1, static_cast<char>(value - 0xFEE0))};
  return {};
}

void add_character(Context& context, text::Span span, std::string_view mend) {
  add_finding(context, FindingId::kTypographicCharacter, span, mend);
  add_edit(context, span, mend);
}

}  // namespace

Seamed with_plain_blanks(const Seamed& pasted, Context& context) {
  const std::string& text = pasted.text();
  Seamed result;
  std::uint32_t copied = 0;
  bool in_flag = false;  // the word so far began with a dash
  bool begins = true;
  for (std::uint32_t at = 0; at < text.size();) {
    const char c = text[at];
    const bool ascii = static_cast<unsigned char>(c) < 0x80;
    text::CodePoint point;
    if (!ascii) point = text::decode(text, at);
    std::uint32_t end = at + point.size;
    const bool blank = !ascii && is_odd_blank(point.value);
    if ((blank || (!ascii && is_widthless(point.value))) && !in_flag) {
      const std::string_view character = std::string_view(text).substr(at, point.size);
      std::string mend(blank ? " " : "");
      for (; starts_with(std::string_view(text).substr(end), character); end += point.size) {
        if (blank) mend += ' ';
      }
      result.copy(pasted, {copied, at});
      result.put(mend, pasted, {at, end});
      copied = end;
      if (at != 0 || blank) add_character(context, pasted.source({at, end}), mend);
      begins = begins || blank;
    } else if (ascii && is_in(c, " \t\r\n\"'=,([`")) {
      in_flag = in_flag && c == '=';
      begins = !in_flag;
    } else if (begins) {
      in_flag = dash_size(text, at) != 0;
      begins = false;
    }
    at = end;
  }
  if (copied == 0) return pasted;
  result.copy(pasted, {copied, pasted.size()});
  return result;
}

void find_typographic(Context& context, const Section& section, std::uint32_t index) {
  for (const Word& word : section.words) {
    const std::string& text = word.text.text();
    for (std::uint32_t at = 0; at < text.size();) {
      if (static_cast<unsigned char>(text[at]) < 0x80) {
        ++at;
        continue;
      }
      const text::CodePoint point = text::decode(text, at);
      const text::Span span = word.text.source({at, at + point.size});
      at += point.size;
      Plain mend = plain(context.pasted, span.begin, point);
      if (!mend.found || span.size() != point.size) continue;
      add_character(context, span, mend.text);
      context.reading.findings.back().section = index;
    }
  }
}

}  // namespace flaglane::intake

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

Plain plain(std::string_view pasted, std::size_t at, text::CodePoint point) {
  const char32_t value = point.value;
  if (dash_size(pasted, at) > 1) return {true, plain_dash(pasted, at, point.size)};
  if (value == 0x2018 || value == 0x2019 || value == 0x201A || value == 0x201B || value == 0x2032)
    return {true, "'"};
  if (value == 0x201C || value == 0x201D || value == 0x201E || value == 0x201F || value == 0x2033)
    return {true, "\""};
  if (value == 0xA0 || (value >= 0x2000 && value <= 0x200A) || value == 0x202F || value == 0x205F ||
      value == 0x3000) {
    return {true, " "};
  }
  if ((value >= 0x200B && value <= 0x200D) || value == 0x2060 || value == 0xFEFF || value == 0xAD)
    return {true, ""};
  if (value >= 0xFF01 && value <= 0xFF5E) return {true, std::string(1, static_cast<char>(value - 0xFEE0))};
  return {};
}

}  // namespace

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
      Finding finding;
      finding.id = FindingId::kTypographicCharacter;
      finding.section = index;
      finding.span = span;
      finding.edits.push_back(diag::Edit{span, mend.text});
      finding.text = static_cast<std::string&&>(mend.text);
      context.reading.findings.push_back(static_cast<Finding&&>(finding));
    }
  }
}

}  // namespace flaglane::intake

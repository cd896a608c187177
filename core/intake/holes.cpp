#include "intake/holes.h"

#include <algorithm>

#include "intake/ascii.h"

namespace flaglane::intake {
namespace {

struct Found {
  Hole kind = Hole::kNone;
  std::uint32_t end = 0;
};

std::uint32_t end_after(std::string_view text, std::uint32_t from, std::string_view closing) {
  constexpr std::size_t kLongest =
      200;  // what is longer is no hole but a text with a stray sign; keeps the scan linear
  const std::string_view near = text.substr(std::min<std::size_t>(from, text.size()), kLongest);
  const std::size_t found = near.substr(0, near.find('\n')).find(closing);
  return found == std::string_view::npos ? 0 : static_cast<std::uint32_t>(from + found + closing.size());
}

Found dollar_at(std::string_view text, std::uint32_t at) {
  const char next = at + 1 < text.size() ? text[at + 1] : '\0';
  if (next == '$' && at + 2 < text.size() && (is_letter(text[at + 2]) || is_in(text[at + 2], "_{("))) {
    return dollar_at(text, at + 1);  // $$NAME of make and compose
  }
  if (next == '{') return {Hole::kVariable, end_after(text, at + 2, "}")};
  if (next == '(') return {Hole::kCommand, end_after(text, at + 2, ")")};
  if (!is_letter(next) && next != '_') return {};
  std::uint32_t end = at + 1;
  while (end < text.size() && is_name_character(text[end])) ++end;
  return {Hole::kVariable, end};
}

Found hole_at(std::string_view text, std::uint32_t at, HoleSyntax syntax) {
  switch (text[at]) {
    case '<':
      return {Hole::kPlaceholder, placeholder_end(text, at)};
    case '$':
      return syntax.dollar ? dollar_at(text, at) : Found{};
    case '{':
      if (syntax.mustache && starts_with(text.substr(at), "{{"))
        return {Hole::kFormat, end_after(text, at + 2, "}}")};
      return syntax.braces ? Found{Hole::kFormat, end_after(text, at + 1, "}")} : Found{};
    case '%': {
      const char next = at + 1 < text.size() ? text[at + 1] : '\0';
      const bool conversion = next == 's' || next == 'd' || next == 'r' || next == 'i' || next == 'f';
      if (syntax.windows && is_letter(next)) {
        const std::uint32_t end = shell_name_end(text, at + 1);
        return end < text.size() && text[end] == '%' ? Found{Hole::kVariable, end + 1} : Found{};
      }
      if (syntax.percent && conversion) return {Hole::kPercent, at + 2};
      return syntax.percent && next == '(' ? Found{Hole::kPercent, end_after(text, at + 2, ")s")} : Found{};
    }
    default:
      return {};
  }
}

}  // namespace

Seamed with_holes(const Seamed& text, HoleSyntax syntax) {
  static constexpr std::string_view kSigns = "<${%";
  const std::string_view cooked = text.text();
  std::size_t sign = cooked.find_first_of(kSigns);
  if (sign == std::string_view::npos) return text;
  const std::vector<HoleAt> known = text.holes();
  std::size_t next_known = 0;
  Seamed result;
  std::uint32_t copied = 0;
  for (; sign != std::string_view::npos; sign = cooked.find_first_of(kSigns, sign)) {
    const auto at = static_cast<std::uint32_t>(sign);
    while (next_known < known.size() && known[next_known].span.end <= at) ++next_known;
    if (next_known < known.size() && known[next_known].span.contains(at)) {
      sign = known[next_known].span.end;
      continue;
    }
    Found found = hole_at(cooked, at, syntax);
    if (found.kind == Hole::kNone || found.end == 0) {
      ++sign;
      continue;
    }
    const std::size_t name = cooked.find_first_not_of("$%{(", at);
    if (!syntax.own.empty() && starts_with(cooked.substr(std::min(name, cooked.size())), syntax.own) &&
        shell_name_end(cooked, static_cast<std::uint32_t>(name)) == name + syntax.own.size()) {
      found.kind = Hole::kInherited;
    }
    result.copy(text, {copied, at});
    result.put_hole(found.kind, cooked.substr(at, found.end - at), text, {at, found.end});
    copied = found.end;
    sign = found.end;
  }
  if (copied == 0) return text;
  result.copy(text, {copied, text.size()});
  return result;
}

}  // namespace flaglane::intake

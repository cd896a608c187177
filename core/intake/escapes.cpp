#include "intake/escapes.h"

#include "intake/ascii.h"
#include "text/utf8.h"

namespace flaglane::intake {

bool is_escaped(std::string_view text) {
  bool single = false;
  bool twice = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\'' && !twice) single = !single;
    if (c == '"' && !single) twice = !twice;
    if (c != '\\') continue;
    const std::size_t quote = text.find_first_not_of('\\', i);
    if (quote == std::string_view::npos) return false;
    const bool begins = i == 0 || is_in(text[i - 1], "=[(,: {");
    const bool quotes = text[quote] == '"' || text[quote] == '\'';
    if (quotes && begins && !single && !twice && (i == 0 || text[i - 1] != ' ' || quote > i)) {
      const std::string_view rest = text.substr(quote + 1);
      if (dash_size(rest, 0) != 0 || starts_with(rest, " -") || starts_with(rest, "NEURON_CC_FLAGS"))
        return true;
    }
    i = quote;
  }
  return false;
}

Seamed unescaped(const Seamed& text) {
  const std::string_view shown = text.text();
  Seamed result;
  std::uint32_t copied = 0;
  for (std::size_t at = shown.find('\\'); at != std::string_view::npos; at = shown.find('\\', at)) {
    const char next = at + 1 < shown.size() ? shown[at + 1] : '\0';
    const std::string_view cooked = next == 'n' ? "\n" : next == 't' ? "\t" : shown.substr(at + 1, 1);
    if (next == '\0' || !is_in(next, "\"'\\$`nt/")) {
      ++at;
      continue;
    }
    const auto from = static_cast<std::uint32_t>(at);
    result.copy(text, {copied, from}, Quoting::kEscaped);
    result.put(cooked, text, {from, from + 2}, Quoting::kEscaped);
    copied = from + 2;
    at = copied;
  }
  result.copy(text, {copied, text.size()}, Quoting::kEscaped);
  return result;
}

namespace {

/// The character of the entity at `at`, and its end; 0 where none is.
std::uint32_t entity_at(std::string_view text, std::size_t at, std::string& cooked) {
  constexpr std::size_t kLongest = 8;
  const std::size_t end = text.substr(at, kLongest).find(';');
  if (end == std::string_view::npos || end < 3) return 0;
  const std::string_view name = text.substr(at + 1, end - 1);
  static constexpr std::string_view kNames[] = {"quot", "apos", "amp", "lt", "gt", "nbsp", "minus", "dash"};
  static constexpr std::string_view kMeanings = "\"'&<> --";
  for (std::size_t i = 0; i < std::size(kNames); ++i) {
    if (kNames[i] == name) cooked = kMeanings[i];
  }
  if (name[0] == '#') {
    const bool hexadecimal = name[1] == 'x' || name[1] == 'X';
    std::uint32_t value = 0;
    for (const char c : name.substr(hexadecimal ? 2 : 1)) {
      const int digit = hex_value(c);
      if (digit < 0 || (digit > 9 && !hexadecimal)) return 0;
      value = value * (hexadecimal ? 16 : 10) + static_cast<std::uint32_t>(digit);
    }
    if (value == 0) return 0;
    if (value == 0xA0) value = ' ';
    text::append_code_point(cooked, value);
  }
  return cooked.empty() ? 0 : static_cast<std::uint32_t>(at + end + 1);
}

/// The end of a tag that code stands in, <code class="x"> or </pre>; 0 where none is.
std::uint32_t tag_end(std::string_view text, std::size_t at) {
  constexpr std::size_t kLongest = 200;
  const std::size_t end = text.substr(at, kLongest).find('>');
  if (end == std::string_view::npos) return 0;
  std::string_view name = text.substr(at + 1, end - 1);
  if (starts_with(name, "/")) name.remove_prefix(1);
  name = name.substr(0, name.find_first_of(" /"));
  return is_one_of(name, "code pre span p br div kbd samp b i em strong li td tr")
             ? static_cast<std::uint32_t>(at + end + 1)
             : 0;
}

}  // namespace

bool take_html(Seamed& text) {
  const std::string_view shown = text.text();
  const bool tags = contains(shown, "</code>") || contains(shown, "</pre>") || contains(shown, "</span>");
  Seamed result;
  std::uint32_t copied = 0;
  for (std::size_t at = shown.find_first_of("&<"); at != std::string_view::npos;
       at = shown.find_first_of("&<", at)) {
    std::string cooked;
    const std::uint32_t end = shown[at] == '&' ? entity_at(shown, at, cooked) : tags ? tag_end(shown, at) : 0;
    if (end == 0) {
      ++at;
      continue;
    }
    const auto from = static_cast<std::uint32_t>(at);
    result.copy(text, {copied, from});
    result.put(cooked, text, {from, end});
    copied = end;
    at = end;
  }
  if (copied == 0) return false;
  result.copy(text, {copied, text.size()});
  text = static_cast<Seamed&&>(result);
  return true;
}

}  // namespace flaglane::intake

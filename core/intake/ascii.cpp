#include "intake/ascii.h"

#include <algorithm>

#include "text/utf8.h"

namespace flaglane::intake {

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool starts_with(std::string_view text, std::string_view part) { return text.substr(0, part.size()) == part; }

bool ends_with(std::string_view text, std::string_view part) {
  return text.size() >= part.size() && text.substr(text.size() - part.size()) == part;
}

bool contains_any(std::string_view text, std::span<const std::string_view> parts) {
  return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) { return contains(text, part); });
}

bool starts_with_any(std::string_view text, std::span<const std::string_view> parts) {
  return std::any_of(parts.begin(), parts.end(),
                     [&](std::string_view part) { return starts_with(text, part); });
}

std::string_view without_indent(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
}

std::string_view trimmed(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

bool is_in(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

bool is_one_of(std::string_view word, std::string_view blank_parted) {
  std::size_t at = blank_parted.find(word);
  while (at != std::string_view::npos && !word.empty()) {
    const bool begins = at == 0 || blank_parted[at - 1] == ' ';
    const std::size_t end = at + word.size();
    if (begins && (end == blank_parted.size() || blank_parted[end] == ' ')) return true;
    at = blank_parted.find(word, at + 1);
  }
  return false;
}

std::uint32_t dash_size(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return 0;
  if (text[offset] == '-') return 1;
  if (static_cast<unsigned char>(text[offset]) < 0x80) return 0;
  const text::CodePoint point = text::decode(text, offset);
  const bool dash = (point.value >= 0x2010 && point.value <= 0x2015) || point.value == 0x2212 ||
                    point.value == 0xFE58 || point.value == 0xFE63 || point.value == 0xFF0D;
  return dash ? point.size : 0;
}

bool looks_like_flag(std::string_view word) {
  const std::uint32_t first = dash_size(word, 0);
  if (first == 0 || first >= word.size()) return false;
  const std::uint32_t second = dash_size(word, first);
  const std::size_t name = first + second;
  return name < word.size() && is_letter(word[name]);
}

namespace {

/// In running text a lone hyphen and a letter prove nothing ("- a", "-ish"); -O1 and -o do not occur there.
bool is_telling_flag(std::string_view word) {
  if (!looks_like_flag(word)) return false;
  const std::uint32_t first = dash_size(word, 0);
  const std::uint32_t second = dash_size(word, first);
  const std::string_view name = word.substr(first + second);
  if (second == 0 && first == 1)
    return name.size() >= 2 && (name[0] == 'O' ? is_digit(name[1]) : starts_with(name, "lnc"));
  if (second != 0) return name.size() >= 2;
  return name.size() >= 4 && contains(name, "-");  // one typographic dash: "—enable-experimental-O1"
}

}  // namespace

bool holds_flag(std::string_view text) {
  bool at_start = true;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (at_start && dash_size(text, i) != 0 && is_telling_flag(text.substr(i, 64))) return true;
    at_start = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '"' || c == '\'' || c == '`' ||
               c == '(' || c == '[' || c == '=' || c == '{' || c == ',' || c == '}' || c == ':' || c == '#' ||
               c == '\x98' || c == '\x9C';  // the last bytes of the quotes that editors open with
  }
  return false;
}

std::uint32_t opening_quote_size(std::string_view text) {
  return starts_with(text, "“") || starts_with(text, "‘") ? 3 : 0;
}

bool holds_compiler(std::string_view text) {
  return contains(text, "neuronx-cc ") || contains(text, "neuron-cc ") || contains(text, "NEURON_CC_FLAGS");
}

std::uint32_t shell_name_end(std::string_view text, std::uint32_t offset) {
  if (offset < text.size() && is_digit(text[offset])) return offset;
  while (offset < text.size() && is_name_character(text[offset])) ++offset;
  return offset;
}

std::uint32_t placeholder_end(std::string_view text, std::size_t offset) {
  constexpr std::size_t kLongest = 60;
  if (offset + 2 >= text.size() || text[offset] != '<' || !is_letter(text[offset + 1])) {
    // `< name >` is no placeholder, `<...>` is one.
    return starts_with(text.substr(std::min(offset, text.size())), "<...>")
               ? static_cast<std::uint32_t>(offset + 5)
               : 0;
  }
  const std::size_t limit = std::min(text.size(), offset + kLongest);
  for (std::size_t i = offset + 1; i < limit; ++i) {
    const char c = text[i];
    if (c == '>') return text[i - 1] == ' ' ? 0 : static_cast<std::uint32_t>(i + 1);
    if (!is_name_character(c) && !is_in(c, " .-:/|")) return 0;
  }
  return 0;
}

BackslashEscape ansi_c_escape(std::string_view text, std::uint32_t offset) {
  BackslashEscape result;
  const char c = text[offset + 1];
  result.end = offset + 2;
  const auto number = [&](unsigned base, unsigned most) {
    std::uint32_t value = 0;
    for (unsigned count = 0; count < most && result.end < text.size(); ++count, ++result.end) {
      const int digit = hex_value(text[result.end]);
      if (digit < 0 || static_cast<unsigned>(digit) >= base) break;
      value = value * base + static_cast<std::uint32_t>(digit);
    }
    return value;
  };
  static constexpr std::string_view kLetters = "abeEfnrtv\\'\"?";
  static constexpr std::string_view kMeanings = "\a\b\x1b\x1b\f\n\r\t\v\\'\"?";
  const std::size_t letter = kLetters.find(c);
  if (letter != std::string_view::npos) {
    result.cooked = kMeanings[letter];
  } else if (c >= '0' && c <= '7') {
    result.end = offset + 1;
    result.cooked = static_cast<char>(number(8, 3) & 255U);
  } else if (c == 'x') {
    const std::uint32_t begin = result.end;
    const std::uint32_t value = number(16, 2);
    result.cooked = result.end == begin ? std::string("\\x") : std::string(1, static_cast<char>(value));
  } else if (c == 'c' && result.end < text.size()) {
    const char control = text[result.end++];
    const char upper = control >= 'a' && control <= 'z' ? static_cast<char>(control - 'a' + 'A') : control;
    result.cooked = upper == '?' ? '\x7f' : static_cast<char>(upper & 0x1f);
  } else if (c == 'u' || c == 'U') {
    const std::uint32_t begin = result.end;
    const std::uint32_t value = number(16, c == 'u' ? 4 : 8);
    if (result.end == begin) {
      result.cooked = {'\\', c};
    } else {
      text::append_code_point(result.cooked, value);
    }
  } else {
    result.end = offset + 1 + text::decode(text, offset + 1).size;
    result.cooked = std::string(text.substr(offset, result.end - offset));
  }
  return result;
}

}  // namespace flaglane::intake

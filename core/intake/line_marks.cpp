#include "intake/line_marks.h"

#include <algorithm>

#include "intake/ascii.h"
#include "intake/line_keeper.h"
#include "intake/undress.h"

namespace flaglane::intake {
namespace {

using text::Span;

/// Bytes of the `+ ` or `++ ` before a command that `set -x` traces; 0 where there is none.
std::uint32_t trace_size(std::string_view line) {
  const std::size_t size = line.find_first_not_of('+');
  if (size == 0 || size + 1 >= line.size() || line[size] != ' ' || line[size + 1] == ' ') return 0;
  return static_cast<std::uint32_t>(size) + 1;
}

bool is_number(std::string_view line) {
  return !line.empty() && std::all_of(line.begin(), line.end(), is_digit);
}

/// What a diff says of its files.
bool is_diff_header(std::string_view line) {
  for (const std::string_view start :
       {"@@", "diff --git ", "index ", "new file ", "+++ ", "--- ", "\\ No newline"}) {
    if (starts_with(line, start)) return true;
  }
  return false;
}

/// Bytes of `12:`, `12 |`, `12  ` in front of a line; its number goes to `number`. 0 if there is none.
std::uint32_t line_number_size(std::string_view line, std::uint32_t& number) {
  std::uint32_t at = 0;
  while (at < line.size() && (line[at] == ' ' || line[at] == '\t')) ++at;
  const std::uint32_t digits = at;
  number = 0;
  while (at < line.size() && is_digit(line[at]) && at < digits + 6) {
    number = number * 10 + static_cast<std::uint32_t>(line[at++] - '0');
  }
  if (at == digits) return 0;
  if (at == line.size()) return at;
  const std::size_t sign = line.find_first_not_of(" \t", at);
  if (sign == std::string_view::npos) return static_cast<std::uint32_t>(line.size());
  if (is_in(line[sign], ":|") && sign + 1 < line.size()) {
    return static_cast<std::uint32_t>(sign) + (line[sign + 1] == ' ' ? 2U : 1U);
  }
  return sign == at ? 0 : at + 1;
}

/// Bytes of `path/train.sh:12:` or `train.py:`, as grep writes them; 0 if there are none.
std::uint32_t found_in_size(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || colon > 200) return 0;
  const std::string_view path = line.substr(0, colon);
  const std::size_t dot = path.rfind('.');
  if (dot == std::string_view::npos || path.find_first_of(" \t\"'=") != std::string_view::npos) return 0;
  if (!is_one_of(path.substr(dot + 1), "sh py yaml yml json env cfg ini toml md ipynb txt bash")) return 0;
  std::size_t end = colon + 1;
  while (end < line.size() && is_digit(line[end])) ++end;
  if (end > colon + 1) return end < line.size() && line[end] == ':' ? static_cast<std::uint32_t>(end) + 1 : 0;
  const bool key = line.size() == end || is_in(line.back(), "|>");  // a ConfigMap's file
  return key ? 0 : static_cast<std::uint32_t>(end);
}

}  // namespace

bool take_trace(Seamed& text) {
  const std::vector<Span> lines = lines_of(text.text());
  LineKeeper inside(text);
  bool any = false;
  for (const Span line : lines) {
    const std::string_view shown = line.of(text.text());
    const std::uint32_t size = trace_size(shown);
    if (size == 0 && !shown.empty() && (!any || is_in(shown[0], "+- @"))) return false;
    any = any || size != 0;
    inside.keep({line.begin + size, line.end}, line);
  }
  if (any) text = inside.take();
  return any;
}

bool take_diff(Seamed& text) {
  const std::vector<Span> lines = lines_of(text.text());
  bool added = false;
  for (const Span line : lines) {
    const std::string_view shown = line.of(text.text());
    if (shown.empty() || is_number(trimmed(shown)) || shown[0] == ' ' || is_diff_header(shown)) continue;
    if (shown[0] != '+' && shown[0] != '-') return false;
    added = added || shown[0] == '+';
  }
  if (!added) return false;
  LineKeeper inside(text);
  for (const Span line : lines) {
    const std::string_view shown = line.of(text.text());
    if (shown.empty() || is_number(trimmed(shown)) || shown[0] == '-' || is_diff_header(shown)) continue;
    inside.keep({line.begin + 1, line.end}, line);
  }
  text = inside.take();
  return true;
}

bool take_line_numbers(Seamed& text) {
  const std::vector<Span> lines = lines_of(text.text());
  std::uint32_t last = 0;
  std::uint32_t count = 0;
  for (const Span line : lines) {
    const std::string_view shown = line.of(text.text());
    if (trimmed(shown).empty()) continue;
    std::uint32_t number = 0;
    if (line_number_size(shown, number) == 0 || (count > 0 && number != last + 1)) return false;
    last = number;
    ++count;
  }
  if (count < 2) return false;
  LineKeeper inside(text);
  for (const Span line : lines) {
    std::uint32_t number = 0;
    inside.keep({line.begin + line_number_size(line.of(text.text()), number), line.end}, line);
  }
  text = inside.take();
  return true;
}

bool take_found_in(Seamed& text) {
  const std::vector<Span> lines = lines_of(text.text());
  LineKeeper inside(text);
  for (const Span line : lines) {
    const std::uint32_t size = found_in_size(line.of(text.text()));
    if (size == 0 && line.begin != line.end) return false;
    inside.keep({line.begin + size, line.end}, line);
  }
  text = inside.take();
  return true;
}

}  // namespace flaglane::intake

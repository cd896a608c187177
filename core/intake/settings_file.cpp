#include "intake/settings_file.h"

#include <algorithm>

#include "intake/ascii.h"
#include "intake/undress.h"

namespace flaglane::intake {
namespace {

/// Names, and labels in quotes.
bool is_label(char c) { return is_name_character(c) || is_in(c, "-.\"' "); }

}  // namespace

std::string_view settings_file(std::string_view text) {
  for (const text::Span each : lines_of(text)) {
    std::string_view line = trimmed(each.of(text));
    const bool table = line.size() > 2 && line.front() == '[' && line.back() == ']';
    while (table && !line.empty() && is_in(line.front(), "[")) line.remove_prefix(1);
    while (table && !line.empty() && is_in(line.back(), "]")) line.remove_suffix(1);
    const bool block = !table && line.size() > 2 && line.back() == '{' && is_letter(line.front());
    if (block) line.remove_suffix(1);
    if ((!table && !block) || line.empty() || !is_letter(line.front())) continue;
    if (starts_with(line, "function ")) continue;
    if (std::all_of(line.begin(), line.end(), is_label)) return table ? "toml" : "blocks";
  }
  return {};
}

}  // namespace flaglane::intake

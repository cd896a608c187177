#include "intake/undress.h"

#include <algorithm>

#include "intake/ascii.h"
#include "intake/escapes.h"
#include "intake/line_keeper.h"
#include "intake/line_marks.h"
#include "intake/prompt.h"
#include "intake/typographic.h"

namespace flaglane::intake {

using text::Span;

std::vector<Span> lines_of(std::string_view text) {
  std::vector<Span> lines;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t found = text.find('\n', begin);
    std::size_t end = found == std::string_view::npos ? text.size() : found;
    if (found == std::string_view::npos && begin == text.size() && !lines.empty()) break;
    if (end > begin && text[end - 1] == '\r') --end;
    lines.push_back(Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
    if (found == std::string_view::npos) break;
    begin = found + 1;
  }
  return lines;
}

namespace {

bool is_fence(std::string_view line) {
  const std::string_view text = trimmed(line);
  return starts_with(text, "```") || starts_with(text, "~~~");
}

bool take_fences(Seamed& text) {
  const std::vector<Span> lines = lines_of(text.text());
  if (std::none_of(lines.begin(), lines.end(), [&](Span line) { return is_fence(line.of(text.text())); }))
    return false;
  LineKeeper inside(text);
  bool fenced = false;
  for (const Span line : lines) {
    if (is_fence(line.of(text.text()))) {
      fenced = !fenced;
    } else if (fenced) {
      inside.keep(line, line);
    }
  }
  Seamed kept = inside.take();
  if (!holds_flag(kept.text()) && !contains(kept.text(), "neuron")) return false;
  text = static_cast<Seamed&&>(kept);
  return true;
}

bool take_prompts(Seamed& text) {
  const std::vector<Span> lines = lines_of(text.text());
  const auto first = std::find_if(lines.begin(), lines.end(),
                                  [&](Span line) { return !trimmed(line.of(text.text())).empty(); });
  if (first == lines.end()) return false;
  const std::string_view line = first->of(text.text());
  if (prompt_size(line) == 0 || starts_with(trimmed(line), "...")) return false;
  const bool python = starts_with(trimmed(line), ">>>");
  LineKeeper inside(text);
  bool goes_on = false;
  for (const Span each : lines) {
    const std::string_view shown = each.of(text.text());
    std::uint32_t size = prompt_size(shown);
    if (goes_on && size == 0 && starts_with(shown, ">")) size = shown.substr(1, 1) == " " ? 2 : 1;
    goes_on = ends_with(trimmed(shown), "\\");
    // Of what the interpreter answered, strings of flags are kept.
    const bool string = starts_with(shown, "'") || starts_with(shown, "\"");
    if (python && size == 0 && !(string && holds_flag(shown))) continue;
    inside.keep({each.begin + size, each.end}, each);
  }
  text = inside.take();
  return true;
}

/// Strips `sign`, and one blank behind it, from every line, if each line that is not blank begins with it.
bool take_signs(Seamed& text, std::string_view sign) {
  const std::vector<Span> lines = lines_of(text.text());
  bool any = false;
  for (const Span line : lines) {
    const std::string_view shown = trimmed(line.of(text.text()));
    if (shown.empty()) continue;
    if (!starts_with(shown, sign) || starts_with(shown, "#!")) return false;
    any = true;
  }
  if (!any) return false;
  LineKeeper inside(text);
  for (const Span line : lines) {
    const std::size_t found = line.of(text.text()).find(sign);
    if (found == std::string_view::npos) {
      inside.keep(line, line);
      continue;
    }
    Span part = {line.begin + static_cast<std::uint32_t>(found + sign.size()), line.end};
    if (part.begin < part.end && text.text()[part.begin] == ' ') ++part.begin;
    inside.keep(part, line);
  }
  text = inside.take();
  return true;
}

bool take_bars(Seamed& text) {
  const std::string& shown = text.text();
  const std::size_t begin = shown.find_first_not_of(" \t\r\n");
  const std::size_t last = shown.find_last_not_of(" \t\r\n");
  if (begin == std::string::npos || shown.find('\n', begin) < last) return false;
  const bool front = shown[begin] == '|';
  const bool back = shown[last] == '|' && last > begin;
  if (!front && !back) return false;
  text = text.slice({static_cast<std::uint32_t>(front ? begin + 1 : begin),
                     static_cast<std::uint32_t>(back ? last : last + 1)});
  return true;
}

/// `--a --b` in backticks, as running text quotes code.
bool take_backticks(Seamed& text) {
  const std::string& shown = text.text();
  const std::size_t begin = shown.find_first_not_of(" \t\r\n");
  const std::size_t last = shown.find_last_not_of(" \t\r\n");
  if (begin == std::string::npos || last < begin + 2 || shown[begin] != '`' || shown[last] != '`')
    return false;
  const std::size_t open = shown.find_first_not_of('`', begin);
  const std::size_t close = shown.find_last_not_of('`', last);
  if (open == std::string::npos || shown.find('`', open) <= close) return false;
  text = text.slice({static_cast<std::uint32_t>(open), static_cast<std::uint32_t>(close + 1)});
  return true;
}

}  // namespace

Seamed undress(const Seamed& pasted, Context& context) {
  Seamed text = with_plain_blanks(pasted, context);
  const auto took = [&](bool taken, std::string_view name) {
    if (taken) context.layers.emplace_back(name);
  };
  took(take_fences(text), "markdown");
  took(take_backticks(text), "backticks");
  if (!starts_with(trimmed(text.text()), ">>>")) took(take_signs(text, ">"), "quote");
  took(take_html(text), "html");
  took(take_found_in(text), "grep");
  took(take_line_numbers(text), "line numbers");
  took(take_prompts(text), "prompt");
  took(take_trace(text), "trace");
  took(take_diff(text), "diff");
  took(take_bars(text), "table");
  if (take_signs(text, "#") || take_signs(text, "//")) {
    took(true, "comment");
    context.commented_out = true;
  }
  std::uint32_t escapes = 0;
  while (escapes < kDeepest && is_escaped(text.text())) {
    text = unescaped(text);
    took(true, "escapes");
    ++escapes;
  }
  if (escapes > 0) {
    // The quotes that the escapes were for are one more layer.
    took(true, "quotes");
    add_finding(context, FindingId::kLayersTakenOff, pasted.source(),
                std::string(1, static_cast<char>('1' + escapes)));
  }
  return text;
}

}  // namespace flaglane::intake

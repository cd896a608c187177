#include "intake/undress.h"

#include <algorithm>

#include "intake/ascii.h"

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

std::string_view trimmed(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return line.substr(begin, line.find_last_not_of(" \t\r") - begin + 1);
}

/// Keeps parts of lines, each with its line break.
class LineKeeper {
 public:
  explicit LineKeeper(const Seamed& from) : from_(from) {}
  void keep(Span part, Span line) {
    kept_.copy(from_, part);
    kept_.copy(from_, {line.end, std::min(line.end + 1, from_.size())});
    if (kept_.empty()) kept_.anchor(from_, part.begin);
  }
  [[nodiscard]] Seamed take() { return static_cast<Seamed&&>(kept_); }

 private:
  const Seamed& from_;
  Seamed kept_;
};

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

/// Length of a prompt at the line's beginning: `$ `, `>>> `, `In [1]: `, `user@host:~$ `, `(env) $ `; 0 if
/// there is none.
std::uint32_t prompt_size(std::string_view line) {
  const std::size_t indent = line.find_first_not_of(" \t");
  if (indent == std::string_view::npos) return 0;
  const std::string_view rest = line.substr(indent);
  for (const std::string_view prompt : {"$ ", ">>> ", "... ", "% ", "!"}) {
    const bool shell_escape = prompt == "!" && rest.size() > 1 && (is_letter(rest[1]) || rest[1] == ' ');
    if (starts_with(rest, prompt) && (prompt != "!" || shell_escape)) {
      return static_cast<std::uint32_t>(indent + prompt.size());
    }
  }
  if (starts_with(rest, "In [") || starts_with(rest, "Out[")) {
    const std::size_t close = rest.find("]:");
    if (close != std::string_view::npos && close < 12) {
      const std::size_t begin = rest.find_first_not_of(' ', close + 2);
      return static_cast<std::uint32_t>(indent + std::min(begin, rest.size()));
    }
  }
  const std::size_t sign = std::min(rest.find("$ "), rest.find("# "));
  if (sign == std::string_view::npos || sign > 80) return 0;
  const std::string_view host = rest.substr(0, sign);
  const bool shown =
      (contains(host, "@") && contains(host, ":")) || (host.front() == '(' && ends_with(trimmed(host), ")"));
  const bool words = host.find_first_of("=\"'") != std::string_view::npos;
  return shown && !words ? static_cast<std::uint32_t>(indent + sign + 2) : 0;
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
  for (const Span each : lines) {
    const std::uint32_t size = prompt_size(each.of(text.text()));
    if (python && size == 0) continue;  // what the interpreter answered
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

bool is_number(std::string_view line) {
  return !line.empty() && std::all_of(line.begin(), line.end(), is_digit);
}

/// A diff as a page shows it: line numbers on lines of their own, `+` and `-` in the first column.
bool take_diff(Seamed& text) {
  const std::vector<Span> lines = lines_of(text.text());
  bool added = false;
  for (const Span line : lines) {
    const std::string_view shown = line.of(text.text());
    if (shown.empty() || is_number(trimmed(shown)) || shown[0] == ' ' || starts_with(shown, "@@")) continue;
    if (shown[0] != '+' && shown[0] != '-') return false;
    added = added || shown[0] == '+';
  }
  if (!added) return false;
  LineKeeper inside(text);
  for (const Span line : lines) {
    const std::string_view shown = line.of(text.text());
    if (shown.empty() || is_number(trimmed(shown)) || shown[0] == '-' || shown[0] == '@') continue;
    if (starts_with(shown, "+++")) continue;
    inside.keep({line.begin + 1, line.end}, line);
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

/// True when a value or an item begins with an escaped quote though no string is open there: NAME=\"...,
/// [\"...
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

}  // namespace

Seamed undress(const Seamed& pasted, Context& context) {
  Seamed text = pasted;
  const auto took = [&](bool taken, std::string_view name) {
    if (taken) context.layers.emplace_back(name);
  };
  took(take_fences(text), "markdown");
  took(take_backticks(text), "backticks");
  if (!starts_with(trimmed(text.text()), ">>>")) took(take_signs(text, ">"), "quote");
  took(take_prompts(text), "prompt");
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
    add_finding(context, FindingId::kLayersTakenOff, pasted.source(),
                std::string(1, static_cast<char>('0' + escapes)));
  }
  return text;
}

}  // namespace flaglane::intake

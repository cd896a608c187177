// HelpFormatter._format_usage and _format_actions_usage.

#include <algorithm>
#include <utility>

#include "argparse/format_args.h"
#include "argparse/formatter.h"
#include "text/python_space.h"
#include "text/utf8.h"

namespace flaglane::argparse {
namespace {

std::int64_t length(std::string_view text) { return static_cast<std::int64_t>(text::code_point_count(text)); }

bool is_open(char c) { return c == '[' || c == '('; }
bool is_close(char c) { return c == ']' || c == ')'; }

// The four substitutions that clean up separators of exclusive groups: "( a" -> "(a", "a )" -> "a)", "( )" ->
// "".
std::string clean_up(const std::string& text) {
  std::string opened;
  for (std::size_t i = 0; i < text.size(); ++i) {
    opened += text[i];
    if (is_open(text[i]) && i + 1 < text.size() && text[i + 1] == ' ') ++i;
  }
  std::string closed;
  for (std::size_t i = 0; i < opened.size(); ++i) {
    if (opened[i] == ' ' && i + 1 < opened.size() && is_close(opened[i + 1])) {
      closed += opened[++i];
    } else {
      closed += opened[i];
    }
  }
  std::string out;
  for (std::size_t i = 0; i < closed.size();) {
    if (is_open(closed[i])) {
      std::size_t end = i + 1;
      while (end < closed.size() && closed[end] == ' ') ++end;
      if (end < closed.size() && is_close(closed[end])) {
        i = end + 1;
        continue;
      }
    }
    out += closed[i++];
  }
  return std::string(text::strip(out));
}

// (?=\s|$)
bool at_part_end(std::string_view text, std::size_t at) {
  return at == text.size() || text::is_space(text::decode(text, at).value);
}

// \(.*?\)+(?=\s|$): the end of a match that begins at `at`, or npos. `.` stops at a newline.
std::size_t bracketed_end(std::string_view text, std::size_t at, char close) {
  for (std::size_t i = at + 1; i < text.size() && text[i] != '\n'; ++i) {
    if (text[i] != close) continue;
    while (i + 1 < text.size() && text[i + 1] == close) ++i;
    if (at_part_end(text, i + 1)) return i + 1;
  }
  return std::string_view::npos;
}

// re.findall(r'\(.*?\)+(?=\s|$)|\[.*?\]+(?=\s|$)|\S+', usage)
std::vector<std::string> split_usage(std::string_view usage) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < usage.size();) {
    const text::CodePoint first = text::decode(usage, at);
    if (text::is_space(first.value)) {
      at += first.size;
      continue;
    }
    std::size_t end = std::string_view::npos;
    if (usage[at] == '(') end = bracketed_end(usage, at, ')');
    if (usage[at] == '[') end = bracketed_end(usage, at, ']');
    if (end == std::string_view::npos) {
      end = at;
      while (end < usage.size()) {
        const text::CodePoint next = text::decode(usage, end);
        if (text::is_space(next.value)) break;
        end += next.size;
      }
    }
    parts.emplace_back(usage.substr(at, end - at));
    at = end;
  }
  return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i != 0) out += separator;
    out += parts[i];
  }
  return out;
}

// get_lines: packs parts into lines. `prefix` is what stands before the first line already; -1: nothing.
std::vector<std::string> pack_lines(const std::vector<std::string>& parts, const std::string& indent,
                                    std::int64_t text_width, std::int64_t prefix) {
  std::vector<std::string> lines;
  std::string line;
  bool empty = true;
  const auto indent_length = static_cast<std::int64_t>(indent.size());
  std::int64_t used = (prefix >= 0 ? prefix : indent_length) - 1;
  for (const std::string& part : parts) {
    const std::int64_t size = length(part);
    if (used + 1 + size > text_width && !empty) {
      lines.push_back(indent + line);
      line.clear();
      empty = true;
      used = indent_length - 1;
    }
    if (!empty) line += ' ';
    line += part;
    empty = false;
    used += size + 1;
  }
  if (!empty) lines.push_back(indent + line);
  if (prefix >= 0) lines[0] = lines[0].substr(indent.size());
  return lines;
}

void append_all(std::vector<std::string>& to, std::vector<std::string> from) {
  to.insert(to.end(), from.begin(), from.end());
}

// Where brackets and bars of exclusive groups go: text to insert before the part of that index; empty: none.
struct Inserts {
  std::vector<std::string> at;

  void add(std::size_t index, const char* bracket, bool spaced) {
    std::string& text = at[index];
    if (!text.empty() && spaced) text += ' ';
    text += bracket;
  }
  bool drop_bar(std::size_t index) {
    if (at[index] != "|") return false;
    at[index].clear();
    return true;
  }
};

}  // namespace

TextResult HelpFormatter::format_usage(const Value& usage) {
  if (usage.is_str()) {
    TextResult made = format_prog(usage.text(), prog_, dialect_);
    if (!made) return made;
    return std::string(usage_.prefix) + made.value() + "\n\n";
  }
  std::string text = prog_;
  if (!usage_.actions.empty()) {
    std::vector<const Action*> optionals;
    std::vector<const Action*> positionals;
    for (const Action* action : usage_.actions) {
      (action->is_optional() ? optionals : positionals).push_back(action);
    }
    std::vector<const Action*> all = optionals;
    all.insert(all.end(), positionals.begin(), positionals.end());
    TextResult shown = format_actions_usage(all);
    if (!shown) return shown;
    if (!shown.value().empty()) {
      if (!text.empty()) text += ' ';
      text += shown.value();
    }
    if (length(usage_.prefix) + length(text) > width_ - indent_) {
      TextResult wrapped = wrap_usage(prog_, optionals, positionals);
      if (!wrapped) return wrapped;
      text = std::move(wrapped).value();
    }
  }
  return std::string(usage_.prefix) + text + "\n\n";
}

TextResult HelpFormatter::wrap_usage(const std::string& prog, const std::vector<const Action*>& optionals,
                                     const std::vector<const Action*>& positionals) {
  const std::int64_t text_width = width_ - indent_;
  TextResult opt_usage = format_actions_usage(optionals);
  if (!opt_usage) return opt_usage;
  TextResult pos_usage = format_actions_usage(positionals);
  if (!pos_usage) return pos_usage;
  const std::vector<std::string> opt_parts = split_usage(opt_usage.value());
  const std::vector<std::string> pos_parts = split_usage(pos_usage.value());
  // The library asserts this; a newline in a metavar or choice, or two spaces, breaks it.
  if (join(opt_parts, " ") != opt_usage.value() || join(pos_parts, " ") != pos_usage.value()) {
    return text::PythonError{"AssertionError", ""};
  }
  const std::int64_t prefix_length = length(usage_.prefix);
  std::vector<std::string> lines;
  if (static_cast<double>(prefix_length + length(prog)) <= 0.75 * static_cast<double>(text_width)) {
    const std::string indent(static_cast<std::size_t>(prefix_length + length(prog) + 1), ' ');
    std::vector<std::string> first = {prog};
    if (!opt_parts.empty()) {
      append_all(first, opt_parts);
      lines = pack_lines(first, indent, text_width, prefix_length);
      append_all(lines, pack_lines(pos_parts, indent, text_width, -1));
    } else if (!pos_parts.empty()) {
      append_all(first, pos_parts);
      lines = pack_lines(first, indent, text_width, prefix_length);
    } else {
      lines = first;
    }
  } else {
    const std::string indent(static_cast<std::size_t>(prefix_length), ' ');
    std::vector<std::string> parts = opt_parts;
    append_all(parts, pos_parts);
    lines = pack_lines(parts, indent, text_width, -1);
    if (lines.size() > 1) {
      lines = pack_lines(opt_parts, indent, text_width, -1);
      append_all(lines, pack_lines(pos_parts, indent, text_width, -1));
    }
    lines.insert(lines.begin(), prog);
  }
  return join(lines, "\n");
}

TextResult HelpFormatter::format_usage_part(const Action& action, bool in_group) {
  if (!action.is_optional()) {
    TextResult metavar = positional_metavar(action);
    if (!metavar) return metavar;
    TextResult part = format_args(action, metavar.value(), dialect_);
    if (!part || !in_group) return part;
    const std::string& shown = part.value();
    if (shown.empty()) return text::PythonError{"IndexError", "string index out of range"};
    if (shown.front() == '[' && shown.back() == ']') return shown.substr(1, shown.size() - 2);
    return part;
  }
  std::string part;
  if (action.nargs.is_zero()) {
    part = action.format_usage();
  } else {
    TextResult metavar = optional_metavar(action);
    if (!metavar) return metavar;
    TextResult args = format_args(action, metavar.value(), dialect_);
    if (!args) return args;
    part = std::string(action.option_strings[0]) + " " + args.value();
  }
  if (!action.required && !in_group) part = "[" + part + "]";
  return part;
}

TextResult HelpFormatter::format_actions_usage(const std::vector<const Action*>& actions) {
  Inserts inserts{std::vector<std::string>(actions.size() + 1)};
  std::vector<char> in_group(actions.size(), 0);
  for (const MutuallyExclusiveGroup* group : usage_.groups) {
    const std::vector<Action*>& members = group->group_actions();
    if (members.empty()) {
      return text::PythonError{"ValueError",
                               "empty group <argparse._MutuallyExclusiveGroup object at 0xADDR>"};
    }
    const auto found = std::find(actions.begin(), actions.end(), members[0]);
    const auto start = static_cast<std::size_t>(found - actions.begin());
    // Brackets only where the members stand side by side.
    if (members.size() > actions.size() - start || !std::equal(members.begin(), members.end(), found))
      continue;
    const std::size_t end = start + members.size();
    std::size_t exposed = 0;
    for (std::size_t i = start; i < end; ++i) {
      in_group[i] = 1;
      if (!actions[i]->help.is_suppress()) ++exposed;
    }
    if (!group->required) {
      inserts.add(start, "[", true);
      inserts.add(end, "]", false);
    } else if (exposed > 1) {
      inserts.add(start, "(", true);
      inserts.add(end, ")", false);
    }
    for (std::size_t i = start + 1; i < end; ++i) inserts.at[i] = "|";
  }

  std::vector<std::string> parts;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (actions[i]->help.is_suppress()) {
      parts.emplace_back();
      if (!inserts.drop_bar(i)) inserts.drop_bar(i + 1);
      continue;
    }
    TextResult part = format_usage_part(*actions[i], in_group[i] != 0);
    if (!part) return part;
    parts.push_back(std::move(part).value());
  }

  std::string text;
  bool first = true;
  const auto append = [&text, &first](const std::string& piece) {
    if (!first) text += ' ';
    first = false;
    text += piece;
  };
  for (std::size_t i = 0; i <= parts.size(); ++i) {
    if (!inserts.at[i].empty()) append(inserts.at[i]);
    if (i < parts.size() && !actions[i]->help.is_suppress()) append(parts[i]);
  }
  return clean_up(text);
}

}  // namespace flaglane::argparse

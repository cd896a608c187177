// HelpFormatter: sections, texts and the rows of actions.

#include <algorithm>
#include <optional>
#include <utility>

#include "argparse/format_args.h"
#include "argparse/formatter.h"
#include "argparse/help_params.h"
#include "argparse/iterate.h"
#include "text/python_space.h"
#include "text/python_textwrap.h"
#include "text/python_upper.h"
#include "text/utf8.h"

namespace flaglane::argparse {
namespace {

constexpr std::int64_t kIndentIncrement = 2;
constexpr std::int64_t kMaxHelpPosition = 24;
constexpr std::int64_t kLeastTextWidth = 11;

std::int64_t length(std::string_view text) { return static_cast<std::int64_t>(text::code_point_count(text)); }

std::string spaces(std::int64_t count) {
  return std::string(count > 0 ? static_cast<std::size_t>(count) : 0, ' ');
}

// re.sub(r'\n\n\n+', '\n\n', help).strip('\n') + '\n'
std::string finish(const std::string& help) {
  if (help.empty()) return help;
  std::string out;
  std::size_t newlines = 0;
  for (const char c : help) {
    newlines = c == '\n' ? newlines + 1 : 0;
    if (newlines <= 2) out += c;
  }
  const std::size_t first = out.find_first_not_of('\n');
  if (first == std::string::npos) return "\n";
  return out.substr(first, out.find_last_not_of('\n') - first + 1) + "\n";
}

}  // namespace

HelpFormatter::HelpFormatter(const ArgumentParser& parser, std::uint32_t columns)
    : parser_(parser), dialect_(parser.dialect()), prog_(str(parser.prog, parser.dialect())) {
  width_ = static_cast<std::int64_t>(columns) - 2;
  max_help_position_ = std::min(kMaxHelpPosition, std::max(width_ - 20, kIndentIncrement * 2));
}

void HelpFormatter::add_usage(const Value& usage, std::vector<const Action*> actions,
                              std::vector<MutuallyExclusiveGroup*> groups, std::string_view prefix) {
  if (usage.is_suppress()) return;
  usage_ = {std::move(actions), std::move(groups), prefix};
  items_.push_back({Item::Kind::kUsage, usage, nullptr});
}

void HelpFormatter::add_text(const Value& text) {
  if (!text.is_suppress() && !text.is_none()) items_.push_back({Item::Kind::kText, text, nullptr});
}

void HelpFormatter::start_section(const Value& heading) {
  indent_ += kIndentIncrement;
  items_.push_back({Item::Kind::kSectionStart, heading, nullptr});
}

void HelpFormatter::end_section() {
  indent_ -= kIndentIncrement;
  items_.push_back({Item::Kind::kSectionEnd, {}, nullptr});
}

void HelpFormatter::add_arguments(const std::vector<Action*>& actions) {
  for (const Action* action : actions) {
    if (action->help.is_suppress() || !error_.type.empty()) continue;
    std::vector<const Action*> rows = action->subactions();
    rows.insert(rows.begin(), action);
    for (const Action* row : rows) {
      TextResult invocation = format_invocation(*row);
      if (!invocation) {
        error_ = std::move(invocation).error();
        return;
      }
      // Measured at the section's indentation, subcommands too.
      longest_ = std::max(longest_, length(invocation.value()) + indent_);
    }
    items_.push_back({Item::Kind::kAction, {}, action});
  }
}

TextResult HelpFormatter::format_help() {
  if (!error_.type.empty()) return error_;
  std::string help;
  std::string section;
  Value heading;
  for (const Item& item : items_) {
    std::string& into = indent_ > 0 ? section : help;
    std::optional<TextResult> made;
    switch (item.kind) {
      case Item::Kind::kSectionStart:
        indent_ += kIndentIncrement;
        heading = item.text;
        section.clear();
        break;
      case Item::Kind::kSectionEnd:
        indent_ -= kIndentIncrement;
        if (section.empty()) break;
        help += '\n';
        if (!heading.is_suppress() && !heading.is_none()) help += str(heading, dialect_) + ":\n";
        help += section + "\n";
        break;
      case Item::Kind::kUsage:
        made = format_usage(item.text);
        break;
      case Item::Kind::kText:
        made = format_text(item.text);
        break;
      case Item::Kind::kAction:
        made = format_action(*item.action);
        break;
    }
    if (!made) continue;
    if (!*made) return *made;
    into += made->value();
  }
  return finish(help);
}

TextResult HelpFormatter::format_text(const Value& text) {
  std::string expanded = str(text, dialect_);
  if (expanded.find("%(prog)") != std::string::npos) {
    TextResult made = format_prog(expanded, prog_, dialect_);
    if (!made) return made;
    expanded = std::move(made).value();
  }
  const std::string indent = spaces(indent_);
  if (parser_.formatter_class == FormatterClass::kRawDescription ||
      parser_.formatter_class == FormatterClass::kRawText) {
    return text::indent_lines(expanded, indent) + "\n\n";
  }
  const std::string collapsed = text::collapse_c_space(expanded);
  text::WrapOptions options;
  options.width = static_cast<std::size_t>(std::max(width_ - indent_, kLeastTextWidth));
  options.initial_indent = indent;
  options.subsequent_indent = indent;
  return text::fill(text::strip(collapsed), options, dialect_) + "\n\n";
}

std::vector<std::string> HelpFormatter::split_lines(const std::string& text, std::size_t width) const {
  if (parser_.formatter_class == FormatterClass::kRawText) {
    std::vector<std::string> lines;
    for (const std::string_view line : text::split_lines(text)) lines.emplace_back(line);
    return lines;
  }
  const std::string collapsed = text::collapse_c_space(text);
  text::WrapOptions options;
  options.width = width;
  return text::wrap(text::strip(collapsed), options, dialect_);
}

TextResult HelpFormatter::format_action(const Action& action) {
  const std::int64_t help_position = std::min(longest_ + 2, max_help_position_);
  const std::int64_t help_width = std::max(width_ - help_position, kLeastTextWidth);
  const std::int64_t action_width = help_position - indent_ - 2;
  TextResult invocation = format_invocation(action);
  if (!invocation) return invocation;
  std::string out = spaces(indent_) + invocation.value();
  const std::int64_t header_length = length(invocation.value());
  const bool has_help = action.help.truth();
  std::int64_t first_indent = 0;
  if (has_help && header_length <= action_width) {
    out += spaces(action_width - header_length) + "  ";
  } else {
    out += '\n';
    first_indent = help_position;
  }
  if (has_help && !text::is_blank(str(action.help, dialect_))) {
    TextResult expanded = expand_help(action);
    if (!expanded) return expanded;
    if (!expanded.value().empty()) {
      const std::vector<std::string> lines =
          split_lines(expanded.value(), static_cast<std::size_t>(help_width));
      if (lines.empty()) return text::PythonError{"IndexError", "list index out of range"};
      out += spaces(first_indent) + lines[0] + "\n";
      for (std::size_t i = 1; i < lines.size(); ++i) out += spaces(help_position) + lines[i] + "\n";
    }
  } else if (out.back() != '\n') {
    out += '\n';
  }
  const std::vector<const Action*> rows = action.subactions();
  indent_ += kIndentIncrement;
  for (const Action* row : rows) {
    TextResult made = format_action(*row);
    if (!made) return made;
    out += made.value();
  }
  indent_ -= kIndentIncrement;
  return out;
}

TextResult HelpFormatter::format_invocation(const Action& action) {
  if (!action.is_optional()) {
    TextResult metavar = positional_metavar(action);
    if (!metavar) return metavar;
    return single_metavar(action, metavar.value(), dialect_);
  }
  std::string args;
  if (!action.nargs.is_zero()) {
    TextResult metavar = optional_metavar(action);
    if (!metavar) return metavar;
    TextResult made = format_args(action, metavar.value(), dialect_);
    if (!made) return made;
    args = " " + made.value();
  }
  std::string out;
  for (const std::string_view option : action.option_strings) {
    if (!out.empty()) out += ", ";
    out += option;
    out += args;
  }
  return out;
}

TextResult HelpFormatter::optional_metavar(const Action& action) const {
  if (parser_.formatter_class == FormatterClass::kMetavarType) return positional_metavar(action);
  return text::upper(str(action.dest, dialect_), dialect_);
}

TextResult HelpFormatter::positional_metavar(const Action& action) const {
  if (parser_.formatter_class != FormatterClass::kMetavarType) return str(action.dest, dialect_);
  if (action.type == nullptr) {
    return text::PythonError{"AttributeError", "'NoneType' object has no attribute '__name__'"};
  }
  return std::string(action.type->name);
}

std::string HelpFormatter::help_string(const Action& action) const {
  std::string help = str(action.help, dialect_);
  if (parser_.formatter_class == FormatterClass::kArgumentDefaults &&
      help.find("%(default)") == std::string::npos && !action.default_value.is_suppress()) {
    const bool defaulting = action.is_optional() || action.nargs.is(Nargs::Kind::kOptional) ||
                            action.nargs.is(Nargs::Kind::kZeroOrMore);
    if (defaulting) help += " (default: %(default)s)";
  }
  return help;
}

TextResult HelpFormatter::expand_help(const Action& action) {
  if (!action.choices.is_none() && !is_iterable(action.choices)) {
    return text::PythonError{"TypeError",
                             "'" + std::string(type_name(action.choices)) + "' object is not iterable"};
  }
  const HelpParams params(action, prog_, dialect_);
  return text::format(help_string(action), params, dialect_);
}

}  // namespace flaglane::argparse

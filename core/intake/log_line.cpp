#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/json_text.h"
#include "intake/prose.h"
#include "intake/undress.h"

namespace flaglane::intake {
namespace {

using text::Span;

constexpr std::uint32_t kNone = 0xFFFFFFFFU;

/// The end of a printed list whose bracket is at `begin`: behind its closing bracket. Strings may be broken
/// over lines, as terminals and comment columns do. kNone where it is never closed.
std::uint32_t list_end(std::string_view text, std::uint32_t begin) {
  std::uint32_t depth = 0;
  char quote = '\0';
  for (std::uint32_t at = begin; at < text.size(); ++at) {
    const char c = text[at];
    if (quote != '\0') {
      if (c == '\\')
        ++at;
      else if (c == quote)
        quote = '\0';
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == '[') {
      ++depth;
    } else if (c == ']' && --depth == 0) {
      return at + 1;
    }
  }
  return kNone;
}

/// Without the line breaks that a terminal put into it.
Seamed unwrapped(const Seamed& text, Span range) {
  Seamed result;
  std::uint32_t copied = range.begin;
  for (std::uint32_t at = range.begin; at < range.end; ++at) {
    if (text.text()[at] != '\n' && text.text()[at] != '\r') continue;
    result.copy(text, {copied, at});
    copied = at + 1;
  }
  result.copy(text, {copied, range.end});
  return result;
}

class LogReader {
 public:
  LogReader(const Seamed& log, Context& context) : log_(log), text_(log.text()), context_(context) {}

  void read() {
    commands();
    if (context_.reading.sections.empty()) lists();
    if (context_.reading.sections.empty()) messages();
    if (context_.reading.sections.empty()) flags();
    if (context_.reading.sections.empty()) read_mentions(log_, context_);
  }

 private:
  /// Each place where the compiler is named as a program.
  void commands() {
    for (std::size_t found = text_.find("neuron"); found != std::string_view::npos;
         found = text_.find("neuron", found)) {
      const auto at = static_cast<std::uint32_t>(found);
      const bool newer = starts_with(text_.substr(at), "neuronx-cc");
      const bool older = starts_with(text_.substr(at), "neuron-cc");
      const std::uint32_t end = at + (newer ? 10U : older ? 9U : 6U);
      found = end;
      if (!newer && !older) continue;
      std::uint32_t begin = at;
      while (begin > 0 && !is_in(text_[begin - 1], " \t\n'\"[(=`")) --begin;
      const bool path = begin == at || text_[at - 1] == '/';
      const char after = end < text_.size() ? text_[end] : '\0';
      if (!path || (after != ' ' && after != '\'' && after != '"')) continue;
      found = after == ' ' ? joined(begin, end) : list_around(begin, end);
    }
  }

  /// ['neuronx-cc', ...: the bracket stands before the quote.
  std::uint32_t list_around(std::uint32_t begin, std::uint32_t end) {
    if (begin < 2 || text_[begin - 2] != '[') return end;
    return list(begin - 2);
  }

  std::uint32_t list(std::uint32_t bracket) {
    const std::uint32_t close = list_end(text_, bracket);
    const std::size_t line = std::min(text_.find('\n', bracket), text_.size());
    const Span range = {bracket, close == kNone ? static_cast<std::uint32_t>(line) : close};
    const std::size_t before = context_.reading.sections.size();
    read_python(unwrapped(log_, range), context_);
    for (std::size_t i = before; i < context_.reading.sections.size(); ++i) {
      Section& section = context_.reading.sections[i];
      section.span = log_.source(range);
      if (section.consumer == Consumer::kUnknown) section.consumer = Consumer::kCompilerArgs;
    }
    return range.end;
  }

  /// neuronx-cc compile ...: the words joined by blanks, up to the line's end or the quote around them all.
  std::uint32_t joined(std::uint32_t begin, std::uint32_t program_end) {
    const char quote = begin > 0 ? text_[begin - 1] : '\0';
    const std::size_t line = std::min(text_.find('\n', begin), text_.size());
    auto end = static_cast<std::uint32_t>(line);
    if (quote == '\'' || quote == '"' || quote == '`') {
      const std::size_t close = text_.substr(0, line).rfind(quote);
      if (close != std::string_view::npos && close > program_end) end = static_cast<std::uint32_t>(close);
    }
    while (end > begin && is_in(text_[end - 1], " \t\r,")) --end;
    const std::size_t size = told_command_size(text_.substr(begin, end - begin), false);
    if (size == 0) return program_end;
    end = begin + static_cast<std::uint32_t>(size);
    const std::string_view shown = text_.substr(program_end, end - program_end);
    if (!holds_flag(shown) && !starts_with(shown, " compile") && !starts_with(shown, " list")) return end;
    Section& section = add_section(context_, SectionKind::kCommand, Rank::kCompiler);
    section.style = WordStyle::kShlex;
    section.consumer = Consumer::kCommandLine;
    section.quotes_lost = true;
    section.name = text_.substr(begin, program_end - begin);
    section.program = program_of(section.name);
    section.name_span = log_.source({begin, program_end});
    section.span = log_.source({begin, end});
    section.value = with_json_whole({begin, end});
    return end;
  }

  /// A JSON value that was printed without quotes is one word, whatever blanks it holds.
  [[nodiscard]] Seamed with_json_whole(Span range) const {
    Seamed result;
    std::uint32_t copied = range.begin;
    for (std::uint32_t at = range.begin; at < range.end; ++at) {
      if (text_[at] != '{' || (at > range.begin && text_[at - 1] != ' ' && text_[at - 1] != '=')) continue;
      std::uint32_t depth = 0;
      std::uint32_t end = at;
      for (; end < range.end; ++end) {
        if (text_[end] == '{') ++depth;
        if (text_[end] == '}' && --depth == 0) break;
      }
      if (end >= range.end) break;
      result.copy(log_, {copied, at});
      const Span value = {at, end + 1};
      result.put_hole(Hole::kExpression, value.of(text_), log_, value);
      copied = end + 1;
      at = end;
    }
    result.copy(log_, {copied, range.end});
    return result;
  }

  /// ['-O2', ...] and ["--lnc=2"] with no program in front.
  void lists() {
    for (std::size_t found = text_.find('['); found != std::string_view::npos;
         found = text_.find('[', found)) {
      const auto at = static_cast<std::uint32_t>(found);
      const std::string_view inside = text_.substr(at + 1);
      const bool item =
          inside.size() > 1 && (inside[0] == '\'' || inside[0] == '"') && looks_like_flag(inside.substr(1));
      found = item ? list(at) : at + 1;
    }
  }

  /// What argparse says of one option: `argument -O/--optlevel: invalid choice: 4 (choose from ...`,
  /// `ambiguous option: --auto could match ...`. The option is read, with its value where that is told.
  void messages() {
    constexpr std::string_view kArgument = "argument ";
    constexpr std::string_view kAmbiguous = "ambiguous option: ";
    for (const Span line : lines_of(text_)) {
      const std::string_view shown = line.of(text_);
      const bool ambiguous = contains(shown, kAmbiguous);
      const std::string_view mark = ambiguous ? kAmbiguous : kArgument;
      const std::size_t found = shown.find(mark);
      if (found == std::string_view::npos || !looks_like_flag(shown.substr(found + mark.size()))) continue;
      std::size_t begin = found + mark.size();
      const std::size_t end = shown.find(ambiguous ? ' ' : ':', begin);
      if (end == std::string_view::npos) continue;
      const std::size_t last = shown.substr(0, end).rfind('/');  // the last of several names
      if (last != std::string_view::npos && last > begin) begin = last + 1;
      Seamed words = log_.slice(within(line, begin, end));
      if (!ambiguous && starts_with(shown.substr(end), ": invalid ")) told_value(line, end + 2, words);
      read_bare_flags(words, context_);
    }
  }

  /// `invalid choice: 'x' (choose from ...` at `from`: appends the value.
  void told_value(Span line, std::size_t from, Seamed& words) {
    const std::string_view shown = line.of(text_);
    const std::size_t colon = shown.find(": ", from);
    if (colon == std::string_view::npos) return;
    const std::size_t blank = colon + 1;
    std::size_t begin = blank + 1;
    std::size_t end = std::min(shown.find(" (choose", begin), shown.size());
    if (end - begin > 1 && is_in(shown[begin], "'\"") && shown[end - 1] == shown[begin]) {
      ++begin;
      --end;
    }
    if (begin >= end || contains(shown.substr(begin, end - begin), " ")) return;
    words.copy(log_, within(line, blank, blank + 1));
    words.copy(log_, within(line, begin, end));
  }

  static Span within(Span line, std::size_t begin, std::size_t end) {
    return {line.begin + static_cast<std::uint32_t>(begin), line.begin + static_cast<std::uint32_t>(end)};
  }

  /// "... flags: --a --b" up to the line's end.
  void flags() {
    for (const Span line : lines_of(text_)) {
      const std::string_view shown = line.of(text_);
      for (std::size_t colon = shown.find_first_of(":="); colon != std::string_view::npos;
           colon = shown.find_first_of(":=", colon + 1)) {
        std::string_view before = shown.substr(0, colon);
        while (!before.empty() && (before.back() == '\'' || before.back() == '"' || before.back() == ' '))
          before.remove_suffix(1);
        const bool named = ends_with(before, "lags") || ends_with(before, "args") ||
                           ends_with(before, "arguments") || ends_with(before, "ptions") ||
                           ends_with(before, "unrecognized") || ends_with(before, "FLAGS");
        const std::size_t value = shown.find_first_not_of(" '\"", colon + 1);
        if (!named || value == std::string_view::npos || !looks_like_flag(shown.substr(value))) continue;
        std::uint32_t end = line.end;
        const char quote = shown[value - 1];
        const std::size_t close = shown.rfind(quote);
        if ((quote == '\'' || quote == '"') && close != std::string_view::npos && close > value) {
          end = line.begin + static_cast<std::uint32_t>(close);
        }
        read_bare_flags(log_.slice({line.begin + static_cast<std::uint32_t>(value), end}), context_);
        break;
      }
    }
  }

  const Seamed& log_;
  std::string_view text_;
  Context& context_;
};

/// A log line that stands in a notebook's file as a JSON string.
bool is_json_string(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos || text[begin] != '"') return false;
  const std::uint32_t close = json_string_end(text, static_cast<std::uint32_t>(begin));
  const std::size_t rest = text.find_first_not_of(" \t\r\n,", close + 1);
  return close < text.size() && rest == std::string_view::npos;
}

}  // namespace

void read_log(const Seamed& log, Context& context) {
  if (!is_json_string(log.text())) {
    LogReader(log, context).read();
    return;
  }
  const auto open = static_cast<std::uint32_t>(log.text().find('"'));
  const Seamed inside = json_string_value(log, {open + 1, json_string_end(log.text(), open)});
  const LayerScope layer(context, "json string");
  LogReader(inside, context).read();
}

}  // namespace flaglane::intake

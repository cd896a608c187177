#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/holes.h"
#include "intake/shlex_split.h"
#include "text/python_space.h"

namespace flaglane::intake {
namespace {

using text::Span;

std::string_view name_of(std::string_view word) { return word.substr(0, word.find('=')); }

}  // namespace

Seamed without_comments(const Seamed& flags, Context& context) {
  const std::string& text = flags.text();
  Seamed result;
  char quote = '\0';
  std::uint32_t copied = 0;
  const auto skip = [&](std::uint32_t from, std::uint32_t to) {
    result.copy(flags, {copied, from});
    result.put(" ", flags, {from, to}, Quoting::kFixed);
    copied = to;
  };
  for (std::uint32_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool starts_word = at == 0 || text[at - 1] == ' ' || text[at - 1] == '\n' || text[at - 1] == '\t';
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '\\') {
      const std::size_t next = text.find_first_not_of(" \t\r", at + 1);
      if (next == std::string::npos || text[next] == '\n') {
        const auto end = static_cast<std::uint32_t>(next == std::string::npos ? text.size() : next + 1);
        if (next == std::string::npos || next != at + 1) {
          add_finding(context, FindingId::kDanglingContinuation, flags.source({at, at + 1}));
          if (next != std::string::npos) {
            const Span blanks = flags.source({at + 1, static_cast<std::uint32_t>(next)});
            add_edit(context, blanks, "");
          }
        }
        skip(at, end);
        at = end - 1;
      } else {
        ++at;
      }
    } else if (c == '#' && starts_word) {
      const std::size_t line = text.find('\n', at);
      const auto end = static_cast<std::uint32_t>(line == std::string::npos ? text.size() : line);
      const std::string_view comment = std::string_view(text).substr(at, end - at);
      if (holds_flag(comment))
        add_finding(context, FindingId::kCommentedOut, flags.source({at, end}), comment);
      skip(at, end);
      at = end - 1;
    }
  }
  if (copied == 0) return flags;
  result.copy(flags, {copied, flags.size()});
  return result;
}

bool is_backend_string(const Seamed& flags, const Names& names) {
  if (names.is_driver_name == nullptr || names.is_backend_name == nullptr) return false;
  bool backend = false;
  bool both = false;
  bool driver_like = false;
  for (const SplitWord& word : space_split(flags)) {
    std::string_view name = name_of(word.text.text());
    while (!name.empty() && (name.front() == '\'' || name.front() == '"')) name.remove_prefix(1);
    while (!name.empty() && (name.back() == '\'' || name.back() == '"')) name.remove_suffix(1);
    if (dash_size(name, 0) == 0) {
      driver_like = true;  // a value of its own: no backend takes one
      continue;
    }
    const bool driver = names.is_driver_name(name);
    const bool known = names.is_backend_name(name);
    if (driver && !known) return false;
    backend = backend || (!driver && known);
    both = both || (driver && known);
    driver_like = driver_like || names.is_public_name == nullptr || names.is_public_name(name);
  }
  return backend || (both && !driver_like);
}

bool looks_like_bare_flags(const Seamed& flags) {
  const std::string& text = flags.text();
  const std::size_t begin = text.find_first_not_of(" \t\r\n\"'([");
  if (begin == std::string::npos) return false;
  const std::string_view first = std::string_view(text).substr(begin);
  return looks_like_flag(first.substr(opening_quote_size(first)));
}

void read_bare_flags(const Seamed& flags, Context& context) {
  Section& section = add_section(context, SectionKind::kFlags, Rank::kCompiler);
  section.style = WordStyle::kShlex;
  section.span = flags.source();
  const std::size_t index = context.reading.sections.size() - 1;
  HoleSyntax syntax;
  syntax.dollar = true;
  syntax.mustache = true;
  Seamed value = with_holes(without_comments(flags, context), syntax);
  context.reading.sections[index].value = static_cast<Seamed&&>(value);
}

void read_backend_string(const Seamed& flags, Context& context) {
  Section& section = add_section(context, SectionKind::kBackendString, Rank::kCompiler);
  section.style = WordStyle::kSpace;
  section.span = flags.source();
  HoleSyntax syntax;
  syntax.dollar = true;
  section.value = with_holes(flags, syntax);
}

}  // namespace flaglane::intake

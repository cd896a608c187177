#include "check/suppressions.h"

#include <algorithm>
#include <cstdint>

#include "text/span.h"

namespace flaglane::check {

namespace {

constexpr std::string_view kMarker = "flaglane-ignore";

bool is_rule_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '/';
}

/// Rule ids at the start of a text, parted by commas or blanks; what has no "/" ends them ("-->", "*/",
/// prose).
std::vector<std::string_view> leading_rules(std::string_view text) {
  std::vector<std::string_view> rules;
  std::size_t at = 0;
  while (true) {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == ',')) ++at;
    std::size_t end = at;
    while (end < text.size() && is_rule_character(text[end])) ++end;
    const std::string_view word = text.substr(at, end - at);
    const std::size_t slash = word.find('/');
    if (slash == std::string_view::npos || slash == 0) return rules;
    rules.push_back(word);
    at = end;
  }
}

struct Suppression {
  text::Span line;  // findings that begin here
  std::vector<std::string_view> rules;
};

std::size_t line_end(std::string_view text, std::size_t offset) {
  return std::min(text.find('\n', offset), text.size());
}

/// Nothing but the sign that opens a comment: no letter, digit or quote.
bool is_comment_sign(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '"' ||
           c == '\'';
  });
}

std::vector<Suppression> suppressions(std::string_view pasted) {
  std::vector<Suppression> found;
  for (std::size_t at = pasted.find(kMarker); at != std::string_view::npos; at = pasted.find(kMarker, at)) {
    const std::size_t start = at == 0 ? 0 : pasted.rfind('\n', at - 1) + 1;  // npos + 1 == 0
    const std::size_t end = line_end(pasted, at);
    const bool alone = is_comment_sign(pasted.substr(start, at - start));
    const std::size_t from = alone ? std::min(end + 1, pasted.size()) : start;
    const std::size_t to = alone ? line_end(pasted, from) : end;
    at += kMarker.size();
    found.push_back({{static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)},
                     leading_rules(pasted.substr(at, end - at))});
  }
  return found;
}

bool names(const std::vector<std::string_view>& rules, std::string_view rule) {
  return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

}  // namespace

std::uint32_t suppress(std::vector<diag::Diagnostic>& diagnostics, std::string_view pasted,
                       std::string_view ignored) {
  const std::vector<std::string_view> everywhere = leading_rules(ignored);
  const std::vector<Suppression> here = suppressions(pasted);
  if (everywhere.empty() && here.empty()) return 0;
  const auto unwanted = [&](const diag::Diagnostic& found) {
    if (names(everywhere, found.rule)) return true;
    // Suppressions ascend by line, so the one that may hold the place is found by halving.
    const auto at = std::partition_point(
        here.begin(), here.end(), [&](const Suppression& each) { return each.line.end < found.span.begin; });
    for (auto each = at; each != here.end() && each->line.begin <= found.span.begin; ++each) {
      if (each->rules.empty() || names(each->rules, found.rule)) return true;
    }
    return false;
  };
  const auto kept = std::remove_if(diagnostics.begin(), diagnostics.end(), unwanted);
  const auto gone = static_cast<std::uint32_t>(diagnostics.end() - kept);
  diagnostics.erase(kept, diagnostics.end());
  return gone;
}

}  // namespace flaglane::check

#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "check/check.h"
#include "text/utf8.h"

// What the tests of core/check share: asking, looking for a rule, applying fixes.
namespace flaglane::check::testing {

inline Report ask(std::string_view text, std::string_view form = "auto") {
  CheckOptions options;
  options.form = form;
  return check(text, options);
}

inline std::size_t count(const Report& report, std::string_view rule) {
  return static_cast<std::size_t>(
      std::count_if(report.diagnostics.begin(), report.diagnostics.end(),
                    [rule](const diag::Diagnostic& each) { return each.rule == rule; }));
}

inline const diag::Diagnostic* find(const Report& report, std::string_view rule) {
  for (const diag::Diagnostic& each : report.diagnostics) {
    if (each.rule == rule) return &each;
  }
  return nullptr;
}

inline std::size_t errors(const Report& report) {
  return static_cast<std::size_t>(
      std::count_if(report.diagnostics.begin(), report.diagnostics.end(),
                    [](const diag::Diagnostic& each) { return each.severity == diag::Severity::kError; }));
}

inline std::string applied(std::string_view text, const diag::Fix& fix) {
  std::string result(text);
  for (std::size_t i = fix.edits.size(); i-- > 0;) {
    const diag::Edit& edit = fix.edits[i];
    result.replace(edit.span.begin, edit.span.size(), edit.text);
  }
  return result;
}

/// The text after the first fix of `rule`; the text itself if there is none.
inline std::string fixed(std::string_view text, std::string_view rule) {
  const Report report = ask(text);
  const diag::Diagnostic* found = find(report, rule);
  return found == nullptr || found->fixes.empty() ? std::string(text) : applied(text, found->fixes[0]);
}

/// Every safe fix that does not overlap an earlier one, at once: what "apply all safe fixes" does.
inline std::string apply_all(std::string_view text, const Report& report) {
  diag::Fix all;
  const auto overlaps = [&all](const diag::Edit& edit) {
    return std::any_of(all.edits.begin(), all.edits.end(), [&edit](const diag::Edit& other) {
      return edit.span.overlaps(other.span) || edit.span.begin == other.span.begin;
    });
  };
  for (const diag::Diagnostic& found : report.diagnostics) {
    for (const diag::Fix& fix : found.fixes) {
      if (!fix.safe || std::any_of(fix.edits.begin(), fix.edits.end(), overlaps)) continue;
      all.edits.insert(all.edits.end(), fix.edits.begin(), fix.edits.end());
      break;
    }
  }
  std::sort(all.edits.begin(), all.edits.end(),
            [](const diag::Edit& a, const diag::Edit& b) { return a.span.begin < b.span.begin; });
  return applied(text, all);
}

/// All text of a finding, for tests that look for what it says.
inline std::string said(const diag::Diagnostic& found) {
  std::string text = found.title + "\n" + found.message;
  for (const std::string& note : found.notes) text += "\n" + note;
  for (const diag::Fix& fix : found.fixes) text += "\n" + fix.title;
  return text;
}

/// Empty if every place of the report is inside the text and on code point borders; else what is not.
inline std::string out_of_place(std::string_view text, const Report& report) {
  const auto bad = [text](text::Span span) {
    return span.begin > span.end || span.end > text.size() ||
           text::floor_boundary(text, span.begin) != span.begin ||
           text::floor_boundary(text, span.end) != span.end;
  };
  for (const Token& token : report.tokens) {
    if (bad(token.span) || (token.name && bad(*token.name)) || (token.value && bad(*token.value)))
      return "token " + token.word;
    if (token.dead_by && *token.dead_by >= report.tokens.size()) return "dead_by of " + token.word;
    if (token.section >= report.sections.size()) return "section of " + token.word;
  }
  for (const diag::Diagnostic& found : report.diagnostics) {
    if (bad(found.span)) return std::string(found.rule);
    for (const diag::Label& label : found.labels) {
      if (bad(label.span)) return "label of " + std::string(found.rule);
    }
    for (const diag::Fix& fix : found.fixes) {
      std::uint32_t done = 0;
      for (const diag::Edit& edit : fix.edits) {
        if (bad(edit.span) || edit.span.begin < done) return "edit of " + std::string(found.rule);
        done = edit.span.end;
      }
    }
  }
  for (const Section& section : report.sections) {
    if (bad(section.span)) return "section " + section.title;
    for (const BackendResult& backend : section.backend) {
      if (bad(backend.span)) return "option string of " + section.title;
    }
  }
  return {};
}

}  // namespace flaglane::check::testing

#include "check/check.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "check/ask.h"
#include "check/describe.h"
#include "check/findings.h"
#include "check/keys.h"
#include "check/mended.h"
#include "check/suffix.h"
#include "check/suppressions.h"
#include "text/utf8.h"

namespace flaglane::check {
namespace {

constexpr std::size_t kMostProven = 24;         // fixes that are tried out
constexpr std::size_t kLongestProven = 20'000;  // bytes of a text whose fixes are tried out

void find_all(const Analysis& analysis, Findings& findings) {
  find_input(analysis, findings);
  find_overwritten(analysis, findings);
  find_leftovers(analysis, findings);
  find_driver_errors(analysis, findings);
  find_silent(analysis, findings);
  find_standing(analysis, findings);
  find_lanes(analysis, findings);
  find_carriers(analysis, findings);
  find_backend(analysis, findings);
  find_wrapper(analysis, findings);
  find_targets(analysis, findings);
  find_meaning(analysis, findings);
  find_cache(analysis, findings);
}

/// True when the driver has this error, for whatever words, in the text as it was pasted.
bool driver_says(const Analysis& analysis, std::string_view message) {
  return std::any_of(analysis.sections.begin(), analysis.sections.end(), [message](const SectionView& view) {
    if (!view.run) return false;
    const std::vector<argparse::ErrorRecord>& errors = view.run->outcome.errors;
    return std::any_of(errors.begin(), errors.end(),
                       [message](const argparse::ErrorRecord& error) { return error.message == message; });
  });
}

bool is_about_a_value(std::string_view rule) {
  return rule == "driver/invalid-choice" || rule == "driver/invalid-value";
}

/// The findings of a text. What has a plain mend (a typographic dash, a missing blank) is told as it stands;
/// everything else is said of the text as it reads with that mended, so that mending it brings nothing new.
std::vector<diag::Diagnostic> diagnose(const Analysis& analysis, const CheckOptions& options) {
  Findings found;
  const Mended mended(analysis.pasted, mended_first(analysis));
  if (!mended.changed()) {
    find_all(analysis, found);
    return std::move(found.all());
  }
  std::vector<diag::Diagnostic> result;
  find_input(analysis, found);
  for (diag::Diagnostic& each : found.all()) {
    if (is_mended_first(each.rule)) result.push_back(std::move(each));
  }
  const Analysis plain = ask(mended.text(), options);
  Findings rest;
  find_all(plain, rest);
  for (diag::Diagnostic& each : rest.all()) {
    if (is_mended_first(each.rule)) continue;
    mended.map_back(each);
    if (is_about_a_value(each.rule) && !driver_says(analysis, each.message))
      note(each, "As pasted, the value reads otherwise; this comes once the characters are mended.");
    each.section = 0;
    for (const SectionView& view : analysis.sections) {
      if (view.section->span.begin <= each.span.begin) each.section = view.index;
    }
    result.push_back(std::move(each));
  }
  return result;
}

struct RuleCount {
  std::string_view rule;
  std::size_t count;
};

/// How many findings of each rule diagnose() has for a text.
std::vector<RuleCount> count_rules(std::string_view pasted, const CheckOptions& options) {
  const Analysis analysis = ask(pasted, options);
  const Mended mended(pasted, mended_first(analysis));
  Findings found(Findings::Keep::kCount);
  Findings rest(Findings::Keep::kCount);
  if (mended.changed()) {
    find_input(analysis, found);
    find_all(ask(mended.text(), options), rest);
  } else {
    find_all(analysis, found);
  }
  std::vector<RuleCount> counts;
  for (const Findings::Count& each : found.counts()) {
    if (!mended.changed() || is_mended_first(each.rule->id)) counts.push_back({each.rule->id, each.in_all});
  }
  for (const Findings::Count& each : rest.counts()) {
    if (!is_mended_first(each.rule->id)) counts.push_back({each.rule->id, each.in_all});
  }
  return counts;
}

std::size_t count_of(const std::vector<diag::Diagnostic>& found, std::string_view rule) {
  return static_cast<std::size_t>(std::count_if(
      found.begin(), found.end(), [rule](const diag::Diagnostic& each) { return each.rule == rule; }));
}

/// True when a text with these counts has fewer findings of the rule, and no more of any other.
bool is_better(const std::vector<RuleCount>& after, std::string_view rule,
               const std::vector<diag::Diagnostic>& before) {
  bool fewer = count_of(before, rule) > 0;
  for (const RuleCount& each : after) {
    const std::size_t was = count_of(before, each.rule);
    if (each.count > was) return false;
    if (each.rule == rule) fewer = each.count < was;
  }
  return fewer;
}

bool same_edits(const diag::Fix& a, const diag::Fix& b) {
  if (a.edits.size() != b.edits.size()) return false;
  for (std::size_t i = 0; i < a.edits.size(); ++i) {
    if (!(a.edits[i].span == b.edits[i].span) || a.edits[i].text != b.edits[i].text) return false;
  }
  return true;
}

/// What came of a fix that was tried.
struct Trial {
  const diag::Fix* fix;
  std::vector<RuleCount> counts;
};

/// A fix is called safe only after it was tried: applied, and the text checked again.
void prove(std::string_view pasted, std::vector<diag::Diagnostic>& found, const CheckOptions& options) {
  if (pasted.size() > kLongestProven) return;
  std::vector<Trial> trials;
  std::size_t tried = 0;
  for (diag::Diagnostic& each : found) {
    // Two fixes that do the same are one.
    for (std::size_t i = 1; i < each.fixes.size();) {
      if (same_edits(each.fixes[i - 1], each.fixes[i])) {
        each.fixes.erase(each.fixes.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        ++i;
      }
    }
    for (diag::Fix& fix : each.fixes) {
      if (!fix.safe || tried++ >= kMostProven) continue;
      const Trial* trial = nullptr;
      for (const Trial& known : trials) {
        if (same_edits(*known.fix, fix)) trial = &known;
      }
      if (trial == nullptr) {
        const Mended mended(pasted, fix.edits);
        // What changes nothing mends nothing.
        trials.push_back({&fix, mended.changed() ? count_rules(mended.text(), options)
                                                 : std::vector<RuleCount>{{each.rule, found.size()}}});
        trial = &trials.back();
      }
      if (is_better(trial->counts, each.rule, found)) continue;
      fix.safe = false;
      fix.title += '?';
    }
  }
}

text::Span inside(std::string_view pasted, text::Span span) {
  const std::size_t begin = text::floor_boundary(pasted, span.begin);
  const std::size_t end = text::floor_boundary(pasted, std::max(span.begin, span.end));
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(std::max(begin, end))};
}

/// By severity, then by place.
void sort(std::vector<diag::Diagnostic>& found) {
  std::vector<std::uint32_t> order;
  std::vector<std::uint32_t> keys[3];
  for (const diag::Diagnostic& each : found) {
    order.push_back(static_cast<std::uint32_t>(order.size()));
    keys[0].push_back(each.span.end);
    keys[1].push_back(each.span.begin);
    keys[2].push_back(static_cast<std::uint32_t>(each.severity));
  }
  for (const std::vector<std::uint32_t>& key : keys) order_by(order, key);
  std::vector<diag::Diagnostic> sorted;
  sorted.reserve(order.size());
  for (const std::uint32_t index : order) sorted.push_back(std::move(found[index]));
  found = std::move(sorted);
}

std::string title_of(const SectionView& view) {
  const intake::Section& section = *view.section;
  if (section.kind == intake::SectionKind::kCommand && view.run) {
    return view.command.empty() ? std::string("neuronx-cc") : cat({"neuronx-cc ", view.command});
  }
  if (!section.name.empty()) return section.name;
  return section.kind == intake::SectionKind::kBackendString
             ? cat({"options of ", spoken(view.strings.empty() ? Lane::kPenguin : view.strings[0].lane)})
             : std::string(view.legacy ? "neuron-cc" : "flags");
}

}  // namespace

Report check(std::string_view pasted, const CheckOptions& options) {
  const Analysis analysis = ask(pasted, options);
  Report report;
  report.form = intake::id(analysis.reading.form);
  report.detected = intake::id(analysis.reading.detected);
  report.layers = analysis.reading.layers;
  report.diagnostics = diagnose(analysis, options);
  prove(pasted, report.diagnostics, options);
  sort(report.diagnostics);
  for (diag::Diagnostic& found : report.diagnostics) {
    found.span = inside(pasted, found.span);
    for (diag::Label& label : found.labels) label.span = inside(pasted, label.span);
  }
  // Of each section the first error, as it is before anything is left out on request.
  std::vector<std::optional<diag::Diagnostic>> first_errors(analysis.sections.size());
  for (const diag::Diagnostic& found : report.diagnostics) {
    if (found.severity != diag::Severity::kError || found.section >= first_errors.size()) continue;
    if (!first_errors[found.section]) first_errors[found.section] = found;
  }
  report.ignored = suppress(report.diagnostics, pasted, options.ignore);

  for (const SectionView& view : analysis.sections) {
    const bool main = !report.main_section && !view.section->aside && !view.section->words.empty() &&
                      view.section->kind != intake::SectionKind::kMentions;
    if (main) report.main_section = view.index;
    Section section;
    section.span = inside(pasted, view.section->span);
    section.form = intake::id(view.section->form);
    section.title = title_of(view);
    section.place = view.place;
    section.layers = view.section->layers;
    section.appended = view.appended;
    const TokenIndex index = describe_tokens(view, analysis.dialect, report.tokens);
    if (view.run) section.driver = describe_driver(analysis, view, index, main);
    section.backend = describe_backend(analysis, view, index, main);
    section.suffix = suffix_of(view);
    const std::optional<diag::Diagnostic>& error = first_errors[view.index];
    section.verdict = describe_verdict(view, section, error ? &*error : nullptr);
    report.sections.push_back(std::move(section));
  }
  for (Token& token : report.tokens) {
    token.span = inside(pasted, token.span);
    if (token.name) token.name = inside(pasted, *token.name);
    if (token.value) token.value = inside(pasted, *token.value);
  }
  return report;
}

}  // namespace flaglane::check

#include "check/findings.h"

namespace flaglane::check {

diag::Diagnostic& Findings::add(const Rule& rule, const SectionView& view, text::Span span, Parts title) {
  return add(rule, view.index, span, title);
}

diag::Diagnostic& Findings::add(const Rule& rule, const SectionView& view, text::Span span,
                                std::string_view title) {
  return add(rule, view.index, span, Parts{Part(title)});
}

diag::Diagnostic& Findings::add(const Rule& rule, std::uint32_t section, text::Span span,
                                std::string_view title) {
  return add(rule, section, span, Parts{Part(title)});
}

diag::Diagnostic& Findings::add(const Rule& rule, std::uint32_t section, text::Span span, Parts title) {
  Count* count = nullptr;
  for (Count& each : counts_) {
    if (each.rule == &rule) count = &each;
  }
  if (count == nullptr) {
    counts_.push_back({&rule, section, 0, 0});
    count = &counts_.back();
  }
  // A family goes through the sections in order, so the count of the last one seen is enough.
  if (count->section != section) {
    count->section = section;
    count->in_section = 0;
  }
  bool surplus = ++count->in_section > kMost;
  if (!surplus && ++count->in_all > kMostInAll) {
    --count->in_all;
    surplus = true;
  }
  const bool kept = !surplus && keep_ == Keep::kAll;
  if (kept) all_.emplace_back();
  diag::Diagnostic& found = kept ? all_.back() : surplus_;
  if (!kept) {
    // Written, and forgotten: an empty rule keeps note() and offer() from it.
    found = diag::Diagnostic();
    return found;
  }
  found.rule = rule.id;
  found.severity = rule.severity;
  found.title = cat(title);
  found.message = found.title;
  found.span = span;
  found.confidence = rule.confidence;
  found.section = section;
  return found;
}

void say(diag::Diagnostic& found, std::string_view message) {
  found.message = message;
  found.verbatim = true;
}

void note(diag::Diagnostic& found, Parts parts) {
  if (!found.rule.empty()) found.notes.push_back(cat(parts));
}

void note(diag::Diagnostic& found, std::string_view text) { note(found, Parts{Part(text)}); }

void about(diag::Diagnostic& found, Lane lane, const Flag* flag) {
  found.lane = id(lane);
  if (flag != nullptr) found.flag = flag->name;
}

void offer(diag::Diagnostic& found, Parts title, bool safe, const intake::Edits& edits) {
  if (!edits || edits->empty() || found.rule.empty()) return;
  found.fixes.push_back({cat(title), safe, *edits});
  if (!safe) found.fixes.back().title += '?';
}

void offer(diag::Diagnostic& found, std::string_view title, bool safe, const intake::Edits& edits) {
  offer(found, Parts{Part(title)}, safe, edits);
}

intake::Edits both(const intake::Edits& a, const intake::Edits& b) {
  if (!a || !b) return std::nullopt;
  std::vector<diag::Edit> all;
  all.reserve(a->size() + b->size());
  std::size_t left = 0;
  std::size_t right = 0;
  while (left < a->size() || right < b->size()) {
    bool second = left == a->size();
    if (!second && right < b->size()) {
      const text::Span one = (*a)[left].span;
      const text::Span other = (*b)[right].span;
      second = one.begin != other.begin ? other.begin < one.begin : other.end < one.end;
    }
    all.push_back(second ? (*b)[right++] : (*a)[left++]);
  }
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i].span.begin < all[i - 1].span.end) return std::nullopt;
  }
  return all;
}

Part code(std::string_view text) {
  Part part(text);
  part.code = true;
  return part;
}

std::string cat(Parts parts) {
  std::size_t size = 0;
  for (const Part& part : parts) size += part.text.size() + (part.code ? 2 : 0);
  std::string result;
  result.reserve(size);
  for (const Part& part : parts) {
    if (part.code) result += '`';
    result += part.text;
    if (part.code) result += '`';
  }
  return result;
}

}  // namespace flaglane::check

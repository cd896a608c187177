#include "check/findings.h"

namespace flaglane::check {

diag::Diagnostic& Findings::add(const Rule& rule, const SectionView& view, text::Span span,
                                std::string title) {
  return add(rule, view.index, span, std::move(title));
}

diag::Diagnostic& Findings::add(const Rule& rule, std::uint32_t section, text::Span span, std::string title) {
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
  diag::Diagnostic found;
  found.rule = rule.id;
  found.severity = rule.severity;
  found.message = title;
  found.title = std::move(title);
  found.span = span;
  found.confidence = rule.confidence;
  found.section = section;
  bool surplus = ++count->in_section > kMost;
  if (!surplus && ++count->in_all > kMostInAll) {
    --count->in_all;
    surplus = true;
  }
  if (surplus || keep_ == Keep::kCount) {
    surplus_ = std::move(found);
    return surplus_;
  }
  all_.push_back(std::move(found));
  return all_.back();
}

void say(diag::Diagnostic& found, std::string message) {
  found.message = std::move(message);
  found.verbatim = true;
}

void about(diag::Diagnostic& found, Lane lane, const Flag* flag) {
  found.lane = id(lane);
  if (flag != nullptr) found.flag = flag->name;
}

void offer(diag::Diagnostic& found, std::string title, bool safe, const intake::Edits& edits) {
  if (!edits || edits->empty()) return;
  if (!safe) title += '?';
  found.fixes.push_back({std::move(title), safe, *edits});
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

std::string cat(std::initializer_list<std::string_view> parts) {
  std::size_t size = 0;
  for (const std::string_view part : parts) size += part.size();
  std::string result;
  result.reserve(size);
  for (const std::string_view part : parts) result += part;
  return result;
}

std::string code(std::string_view text) { return cat({"`", text, "`"}); }

}  // namespace flaglane::check

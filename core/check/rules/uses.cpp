#include "check/rules/uses.h"

namespace flaglane::check {

const argparse::Use* use_of(const DriverRun& run, std::string_view name) {
  const argparse::Use* found = nullptr;
  for (const argparse::Use& use : run.outcome.uses) {
    const Flag* flag = flag_of(use.action);
    if (flag != nullptr && flag->name == name) found = &use;
  }
  return found;
}

std::uint32_t word_of(const DriverRun& run, const argparse::Use& use) {
  return use.option_token < run.word_of.size() ? run.word_of[use.option_token] : kNone;
}

ValuePlace value_place(const DriverRun& run, const argparse::Use& use) {
  if (use.range_count == 0) return {};
  const argparse::TokenRange& range = run.outcome.ranges[use.first_range];
  return {run.word_of[range.token], range.span};
}

bool is_known(const SectionView& view, const ValuePlace& place) {
  return place.word != kNone && !view.section->words[place.word].text.has_hole(place.range);
}

std::string_view text_at(const SectionView& view, const ValuePlace& place) {
  return place.range.of(view.text_of(place.word));
}

}  // namespace flaglane::check

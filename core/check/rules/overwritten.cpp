// A variable that is set again before anything could have read it.
#include <algorithm>
#include <utility>

#include "check/findings.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

const Rule kOverwritten{
    .id = "input/overwritten",
    .severity = Severity::kWarning,
    .title = "Set again on the next line",
    .what = "A variable holds one text. The later line takes the place of this one, whose flags are lost.",
    .why = "Nothing stands between the two that could have read the first.",
    .mend =
        "Put the flags into one line, or let the later one begin with the earlier value: "
        "`$NEURON_CC_FLAGS`.",
    .example = "export NEURON_CC_FLAGS=\"-O1\"\nexport NEURON_CC_FLAGS=\"--lnc=2\"",
    .mended = "export NEURON_CC_FLAGS=\"-O1\"\nexport NEURON_CC_FLAGS=\"$NEURON_CC_FLAGS --lnc=2\"",
    .evidence = "The shell's and Python's assignment.",
    .confidence = Confidence::kConfirmed};

/// True when text between two assignments holds no more than what parts statements, and comments.
bool only_parts(std::string_view between) {
  static constexpr std::string_view kWords[] = {"export ", "ENV ", "setenv ", "set "};
  while (true) {
    between = between.substr(std::min(between.find_first_not_of(" \t\r\n;&\\"), between.size()));
    if (between.empty()) return true;
    if (between[0] == '#') {
      between = between.substr(std::min(between.find('\n'), between.size()));
      continue;
    }
    std::size_t size = 0;
    for (const std::string_view word : kWords) {
      if (between.substr(0, word.size()) == word) size = word.size();
    }
    if (size == 0 && between != "export") return false;
    between.remove_prefix(size == 0 ? between.size() : size);
  }
}

}  // namespace

void find_overwritten(const Analysis& analysis, Findings& findings) {
  const SectionView* before = nullptr;
  for (const SectionView& view : analysis.sections) {
    const intake::Section& section = *view.section;
    if (section.consumer != intake::Consumer::kEnvironment) {
      before = nullptr;
      continue;
    }
    const SectionView* earlier = std::exchange(before, &view);
    if (earlier == nullptr || section.inherits || earlier->section->name != section.name) continue;
    const text::Span first = earlier->section->span;
    const text::Span second = section.span;
    if (first.end > second.begin || earlier->section->words.empty() ||
        !only_parts(analysis.pasted.substr(first.end, second.begin - first.end)))
      continue;
    diag::Diagnostic& found =
        findings.add(kOverwritten, *earlier, earlier->section->name_span,
                     {"This ", code(section.name), " is lost: the next line sets it again"});
    found.labels.push_back({section.name_span, "this one counts"});
    note(found, kOverwritten.mend);
  }
}

void list_overwritten(RuleList& list) { list.push_back(&kOverwritten); }

}  // namespace flaglane::check

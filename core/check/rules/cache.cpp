// The module's name in the compile cache: its suffix is a checksum of the flags.
#include "check/findings.h"
#include "check/suffix.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

const Rule kSuffix{
    .id = "cache/module-suffix",
    .severity = Severity::kInfo,
    .title = "The suffix of a module name",
    .what =
        "MODULE_<id>+<8 hex>: the hex is the start of an MD5 of the flags, so it tells "
        "whether these are all of them.",
    .why =
        "Newer wrappers hash the JSON list, older ones the flags joined by a blank. Another "
        "order, or a doubled flag, makes another "
        "module.",
    .mend = "Where it does not agree, a flag is missing, added or in another place: compare the lines.",
    .example =
        "neuronx-cc compile --framework=XLA /tmp/model.MODULE_1+e30acd3a.hlo_module.pb "
        "--output /tmp/model.neff "
        "--target=trn1 --verbose=35",
    .mended = "",
    .evidence = "Public caches and logs.",
    .confidence = Confidence::kStrong};

const Rule kProven{
    .id = "cache/quotes-proven",
    .severity = Severity::kWarning,
    .title = "The checksum proves where the quotes were",
    .what =
        "The line lost its quotes; one grouping of its words has the checksum that stands in "
        "the module's name.",
    .why = "The hash is of the words as the wrapper had them, so only the right grouping gives it.",
    .mend = "Write the quotes again.",
    .example =
        "Call compiler with cmd: neuronx-cc compile --framework=XLA "
        "/tmp/w/model.MODULE_7+af65254d.hlo_module.pb --output /tmp/w/model.MODULE_7+af65254d.neff "
        "--target=trn1 --tensorizer-options=--print-nki --dump-nki  --lnc=1 --verbose=35",
    .mended =
        "Call compiler with cmd: neuronx-cc compile --framework=XLA "
        "/tmp/w/model.MODULE_7+af65254d.hlo_module.pb --output /tmp/w/model.MODULE_7+af65254d.neff "
        "--target=trn1 --tensorizer-options='--print-nki --dump-nki ' --lnc=1 --verbose=35",
    .evidence = "Public caches and logs.",
    .confidence = Confidence::kStrong};

void proven(const Analysis& analysis, const SectionView& view, Findings& findings) {
  const std::optional<Grouping> grouping = proven_grouping(analysis, view);
  if (!grouping) return;
  const intake::ModuleName& module = *view.section->module;
  diag::Diagnostic& found =
      findings.add(kProven, view, module.suffix_span,
                   {"The suffix ", code(module.suffix), " proves where the quotes were"});
  for (const Grouping::Group& group : grouping->groups) {
    if (group.count == 0) continue;
    note(found, {"One word: ", code(group.text)});
    found.labels.push_back({text::cover(view.section->words[group.carrier].source,
                                        view.section->words[group.carrier + group.count].source),
                            "one word"});
  }
  offer(found, "Quote as the checksum proves", true, quote_as_proven(view, *grouping));
}

}  // namespace

void find_cache(const Analysis& analysis, Findings& findings) {
  for (const SectionView& view : analysis.sections) {
    if (!view.section->module) continue;
    const std::optional<Suffix> suffix = suffix_of(view);
    if (!suffix || !suffix->pasted) continue;
    const text::Span span = view.section->module->suffix_span;
    if (suffix->agrees) {
      diag::Diagnostic& found = findings.add(
          kSuffix, view, span, {"The suffix ", code(*suffix->pasted), " agrees with these flags"});
      note(found, *suffix->pasted == suffix->json
                      ? "It is the checksum of the JSON list (newer wrappers)."
                      : "It is the checksum of the joined flags (older wrappers).");
      continue;
    }
    proven(analysis, view, findings);
    diag::Diagnostic& found =
        findings.add(kSuffix, view, span, {"The suffix ", code(*suffix->pasted), " is not of these flags"});
    note(found, cat({"These would give ", code(suffix->json), ", or ", code(suffix->joined),
                     " with older wrappers."}));
    note(found, "Another order, a doubled flag or a flag left out gives another module.");
  }
}

void list_cache(RuleList& list) { list.insert(list.end(), {&kSuffix, &kProven}); }

}  // namespace flaglane::check

// What the given --target means for the other options.
#include "check/findings.h"
#include "check/rules/uses.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

const Rule kLnc{
    .id = "target/lnc",
    .severity = Severity::kError,
    .title = "Two cores as one need a newer target",
    .what = "`--lnc=2` is for trn2 and trn3; on trn1 and inf2 the compiler stops with NCC_EARG001.",
    .why = "The check is made after parsing, when the target is known.",
    .mend = "Write `--lnc=1`, or leave it out.",
    .example = "--target=trn1 --lnc=2",
    .mended = "--target=trn1 --lnc=1",
    .evidence = "The vendor's page on EARG001.",
    .confidence = Confidence::kConfirmed};

const Rule kNoEffect{
    .id = "target/no-effect",
    .severity = Severity::kWarning,
    .title = "No effect on this target",
    .what = "Since SDK 2.22 the guide says that `--enable-saturate-infinity` does nothing on trn2.",
    .why = "The hardware of that target already behaves so.",
    .mend = "Leave it out.",
    .example = "--target=trn2 --enable-saturate-infinity",
    .mended = "--target=trn2",
    .evidence = "The guide of SDK 2.22.0 and later.",
    .confidence = Confidence::kConfirmed};

const Rule kUndocumented{
    .id = "target/undocumented",
    .severity = Severity::kInfo,
    .title = "A target that the guide does not list",
    .what = "The guide has trn1, trn1n, inf2 and trn2; public code and notes use others.",
    .why = "It may work in your build; the guide does not promise it.",
    .mend = "See what `neuronx-cc compile --help` of your build lists.",
    .example = "--target=trn3",
    .mended = "",
    .evidence = "The vendor's own kernels name trn3.",
    .confidence = Confidence::kStrong};

const Rule kSameCode{.id = "target/trn1-for-inf2",
                     .severity = Severity::kInfo,
                     .title = "trn1 and inf2 share one code generator",
                     .what =
                         "`--target=trn1` in the log of an inf2 machine is the framework's own: some "
                         "versions always write it. It is no flag of yours.",
                     .why = "The two chips have the same cores, so one target serves both.",
                     .mend = "Nothing to mend.",
                     .example = "--target=trn1 # on inf2",
                     .mended = "",
                     .evidence = "aws-neuron-sdk and transformers-neuronx issues.",
                     .confidence = Confidence::kStrong};

/// True when the text names the machine as a word of its own.
bool speaks_of(std::string_view pasted, std::string_view machine) {
  for (std::size_t at = pasted.find(machine); at != pasted.npos; at = pasted.find(machine, at + 1)) {
    const char before = at == 0 ? ' ' : pasted[at - 1];
    const char after = at + machine.size() < pasted.size() ? pasted[at + machine.size()] : ' ';
    const bool word = (before == ' ' || before == '(' || before == '#' || before == '=') &&
                      (after < '0' || after > 'z' || (after > '9' && after < 'A'));
    if (word) return true;
  }
  return false;
}

/// The machines that a text names, found once for all of its sections.
struct Machines {
  bool trn1 = false;
  bool inf2 = false;
};

void lnc_without_target(Machines spoken, const SectionView& view, Findings& findings) {
  const argparse::Use* lnc = use_of(*view.run, "--logical-nc-config");
  if (lnc == nullptr) return;
  const ValuePlace value = value_place(*view.run, *lnc);
  if (!is_known(view, value) || text_at(view, value) != "2" || (!spoken.trn1 && !spoken.inf2)) return;
  diag::Diagnostic& found =
      findings.add(kLnc, view, view.place_of(value.word, value.range), "`--lnc=2` needs trn2 or trn3");
  about(found, Lane::kDriver, flag_of(lnc->action));
  found.severity = Severity::kWarning;
  note(found, "With `--target` trn1 or inf2 only 1 is allowed (NCC_EARG001).");
  offer(found, "Write `1`", false, intake::replace(view.section->words[value.word].text, value.range, "1"));
}

void targets(Machines spoken, const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  const argparse::Use* target = use_of(run, "--target");
  if (target == nullptr || word_of(run, *target) == kNone) {
    lnc_without_target(spoken, view, findings);
    return;
  }
  const ValuePlace where = value_place(run, *target);
  if (!is_known(view, where)) return;
  const std::string_view name = text_at(view, where);
  const argparse::Use* lnc = use_of(run, "--logical-nc-config");
  if (lnc != nullptr && (name == "trn1" || name == "trn1n" || name == "inf2")) {
    const ValuePlace value = value_place(run, *lnc);
    if (is_known(view, value) && text_at(view, value) == "2") {
      diag::Diagnostic& found = findings.add(kLnc, view, view.place_of(value.word, value.range),
                                             {code("--lnc=2"), " is not for ", name});
      about(found, Lane::kDriver, flag_of(lnc->action));
      found.message = cat({"NCC_EARG001: lnc=2 is not supported on ", name});
      found.labels.push_back({view.place_of(where.word, where.range), "the target"});
      note(found, "`--lnc=2` needs trn2 or trn3; with trn1 and inf2 only 1 is allowed.");
      offer(found, "Write `1`", true,
            intake::replace(view.section->words[value.word].text, value.range, "1"));
    }
  }
  if (name == "trn1" && spoken.inf2) {
    diag::Diagnostic& found =
        findings.add(kSameCode, view, view.place_of(where.word, where.range), kSameCode.title);
    about(found, Lane::kDriver, flag_of(target->action));
    note(found, kSameCode.what);
  }
  const argparse::Use* saturate = use_of(run, "--enable-saturate-infinity");
  if (saturate != nullptr && name == "trn2" && word_of(run, *saturate) != kNone &&
      saturate->option_string == "--enable-saturate-infinity") {
    const std::uint32_t word = word_of(run, *saturate);
    diag::Diagnostic& found = findings.add(kNoEffect, view, view.section->words[word].source,
                                           "`--enable-saturate-infinity` has no effect on trn2");
    about(found, Lane::kDriver, flag_of(saturate->action));
    found.labels.push_back({view.place_of(where.word, where.range), "the target"});
    offer(found, "Remove it", true, intake::remove_words(*view.section, word, 1));
  }
  if (name != "trn1" && name != "trn1n" && name != "inf2" && name != "trn2" && target->converted) {
    diag::Diagnostic& found = findings.add(kUndocumented, view, view.place_of(where.word, where.range),
                                           {"The guide does not list ", code(name)});
    about(found, Lane::kDriver, flag_of(target->action));
  }
}

}  // namespace

void find_targets(const Analysis& analysis, Findings& findings) {
  const Machines spoken{speaks_of(analysis.pasted, "trn1"), speaks_of(analysis.pasted, "inf2")};
  for (const SectionView& view : analysis.sections) {
    if (view.run) targets(spoken, view, findings);
  }
}

void list_targets(RuleList& list) {
  list.insert(list.end(), {&kLnc, &kNoEffect, &kUndocumented, &kSameCode});
}

}  // namespace flaglane::check

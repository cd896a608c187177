// Words that parse, and do not mean what they seem to: targets, combinations, values.
#include <algorithm>

#include "check/driver_model.h"
#include "check/findings.h"
#include "text/python_int.h"

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

const Rule kCastType{
    .id = "combo/cast-type-without-cast",
    .severity = Severity::kWarning,
    .title = "A cast type without a cast",
    .what = "`--auto-cast-type` says which type to cast to; with `--auto-cast=none` nothing is cast.",
    .why = "none is the default since SDK 2.27.0; up to 2.26.1 it was matmult.",
    .mend = "Add `--auto-cast=matmult` or all, or take the type out.",
    .example = "--auto-cast-type=bf16",
    .mended = "--auto-cast=matmult --auto-cast-type=bf16",
    .evidence = "The guide, version by version.",
    .confidence = Confidence::kConfirmed};

const Rule kFp8{.id = "combo/fp8-cast",
                .severity = Severity::kInfo,
                .title = "fp8_e4m3 for every operation",
                .what =
                    "Well-formed. With `--auto-cast` all it casts every FP32 operation; crashes in code "
                    "generation were reported.",
                .why = "Eight bits hold few values; not every operation has code for them.",
                .mend = "If the compile crashes, cast `matmult` only, or use bf16.",
                .example = "--auto-cast all --auto-cast-type fp8_e4m3",
                .mended = "",
                .evidence = "aws-neuron-sdk issue 680.",
                .confidence = Confidence::kStrong};

const Rule kPage{.id = "value/scratchpad-page-size",
                 .severity = Severity::kWarning,
                 .title = "Not a page size that the guide allows",
                 .what = "The unit is MB; the size is a multiple of 512, and less than 4096.",
                 .why = "The runtime's `NEURON_SCRATCHPAD_PAGE_SIZE` must say the same.",
                 .mend = "512, 1024, 1536, 2048, 2560, 3072 or 3584.",
                 .example = "--hbm-scratchpad-page-size=256",
                 .mended = "--hbm-scratchpad-page-size=512",
                 .evidence = "The runtime's guide to device memory.",
                 .confidence = Confidence::kConfirmed};

const Rule kDirectory{.id = "value/model-directory",
                      .severity = Severity::kWarning,
                      .title = "The input is a directory",
                      .what = "For XLA the compiler wants one HLO module file, not a checkpoint of a model.",
                      .why = "It parses; the compile fails later.",
                      .mend = "Trace the model first and pass the .hlo_module.pb or .hlo file.",
                      .example = "neuronx-cc compile /models/llama/ --framework XLA --target trn1",
                      .mended = "neuronx-cc compile model.hlo --framework XLA --target trn1",
                      .evidence = "The guide; a public report.",
                      .confidence = Confidence::kStrong};

const Rule kEnvironment{.id = "combo/environment",
                        .severity = Severity::kWarning,
                        .title = "A variable beside the flags has to agree with them",
                        .what =
                            "`NEURON_LOGICAL_NC_CONFIG`, `NEURON_SCRATCHPAD_PAGE_SIZE` and "
                            "`NEURON_COMPILE_CACHE_URL` are read by the runtime or the wrapper only.",
                        .why = "The compiler does not look at them: it uses its own flag, or its default.",
                        .mend = "Say the same with `--lnc`, `--hbm-scratchpad-page-size` or `--cache_dir`.",
                        .example = "NEURON_LOGICAL_NC_CONFIG=1 NEURON_CC_FLAGS=\"--target=trn2\"",
                        .mended = "NEURON_LOGICAL_NC_CONFIG=1 NEURON_CC_FLAGS=\"--target=trn2 --lnc=1\"",
                        .evidence = "The runtime's guide; public reports.",
                        .confidence = Confidence::kHigh};

const Rule kTwice{
    .id = "combo/tooling-appends",
    .severity = Severity::kInfo,
    .title = "NKI's tooling appends this too",
    .what = "nki.baremetal appends `--internal-tensorizer-opt-level=nki`; only the last value survives.",
    .why = "A plain option keeps one value: the right-most.",
    .mend = "Leave it out when NKI compiles.",
    .example = "NEURON_CC_FLAGS=\"--internal-tensorizer-opt-level=2\"",
    .mended = "",
    .evidence = "A public report (NCC_ILSX902).",
    .confidence = Confidence::kStrong};

/// The last use of a flag, by its catalogue name; null: not given.
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

/// Where the value of a use stands: word and range; kNone if it has none of its own.
struct ValuePlace {
  std::uint32_t word = kNone;
  text::Span range;
};
ValuePlace value_place(const DriverRun& run, const argparse::Use& use) {
  if (use.range_count == 0) return {};
  const argparse::TokenRange& range = run.outcome.ranges[use.first_range];
  return {run.word_of[range.token], range.span};
}

bool known(const SectionView& view, const ValuePlace& place) {
  return place.word != kNone && !view.section->words[place.word].text.has_hole(place.range);
}

std::string_view text_at(const SectionView& view, const ValuePlace& place) {
  return place.range.of(view.text_of(place.word));
}

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
  if (!known(view, value) || text_at(view, value) != "2" || (!spoken.trn1 && !spoken.inf2)) return;
  diag::Diagnostic& found =
      findings.add(kLnc, view, view.place_of(value.word, value.range), "`--lnc=2` needs trn2 or trn3");
  about(found, Lane::kDriver, flag_of(lnc->action));
  found.severity = Severity::kWarning;
  found.notes.push_back("With `--target` trn1 or inf2 only 1 is allowed (NCC_EARG001).");
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
  if (!known(view, where)) return;
  const std::string_view name = text_at(view, where);
  const argparse::Use* lnc = use_of(run, "--logical-nc-config");
  if (lnc != nullptr && (name == "trn1" || name == "trn1n" || name == "inf2")) {
    const ValuePlace value = value_place(run, *lnc);
    if (known(view, value) && text_at(view, value) == "2") {
      diag::Diagnostic& found = findings.add(kLnc, view, view.place_of(value.word, value.range),
                                             cat({code("--lnc=2"), " is not for ", name}));
      about(found, Lane::kDriver, flag_of(lnc->action));
      found.message = cat({"NCC_EARG001: lnc=2 is not supported on ", name});
      found.labels.push_back({view.place_of(where.word, where.range), "the target"});
      found.notes.push_back("`--lnc=2` needs trn2 or trn3; with trn1 and inf2 only 1 is allowed.");
      offer(found, "Write `1`", true,
            intake::replace(view.section->words[value.word].text, value.range, "1"));
    }
  }
  if (name == "trn1" && spoken.inf2) {
    diag::Diagnostic& found =
        findings.add(kSameCode, view, view.place_of(where.word, where.range), std::string(kSameCode.title));
    about(found, Lane::kDriver, flag_of(target->action));
    found.notes.push_back(std::string(kSameCode.what));
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
                                           cat({"The guide does not list ", code(name)}));
    about(found, Lane::kDriver, flag_of(target->action));
  }
}

void casts(const Analysis& analysis, const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  const argparse::Use* type = use_of(run, "--auto-cast-type");
  if (type == nullptr || word_of(run, *type) == kNone || !type->converted) return;
  const std::uint32_t word = word_of(run, *type);
  const argparse::Use* cast = use_of(run, "--auto-cast");
  const Flag* cast_flag = find_driver_flag("--auto-cast", "compile");
  std::string mode;
  if (cast != nullptr) {
    const ValuePlace place = value_place(run, *cast);
    if (!known(view, place)) return;
    mode = std::string(text_at(view, place));
  } else if (cast_flag != nullptr) {
    mode = analysis.version.default_of(*cast_flag).value_or("");
    if (mode.size() > 2 && mode.front() == '\'') mode = mode.substr(1, mode.size() - 2);
  }
  const ValuePlace value = value_place(run, *type);
  if (mode == "all" && value.word != kNone && text_at(view, value) == "fp8_e4m3") {
    diag::Diagnostic& found =
        findings.add(kFp8, view, view.section->words[word].source, std::string(kFp8.title));
    found.notes.push_back(std::string(kFp8.what));
  }
  if (mode != "none") return;
  diag::Diagnostic& found = findings.add(
      kCastType, view, view.section->words[word].source,
      cat({code(view.text_of(word)), " has no effect while ", code("--auto-cast"), " is ", code("none")}));
  about(found, Lane::kDriver, flag_of(type->action));
  found.notes.push_back(std::string(kCastType.why));
  if (view.section->inherits)
    found.notes.push_back("Unless the value that it goes on from sets `--auto-cast`.");
  if (cast == nullptr) {
    offer(found, "Add `--auto-cast=matmult`", false,
          intake::insert_word(*view.section, word, "--auto-cast=matmult"));
    const std::uint32_t count = value.word == word || value.word == kNone ? 1 : 2;
    offer(found, "Remove it", false, intake::remove_words(*view.section, word, count));
  }
}

void values(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  const argparse::Use* page = use_of(run, "--hbm-scratchpad-page-size");
  if (page != nullptr && page->converted && word_of(run, *page) != kNone) {
    const ValuePlace place = value_place(run, *page);
    const bool small = page->value.kind() == argparse::ValueKind::kInt;
    const std::int64_t size = small ? page->value.as_int() : -1;
    if (known(view, place) && (size <= 0 || size % 512 != 0 || size >= 4096)) {
      diag::Diagnostic& found =
          findings.add(kPage, view, view.place_of(place.word, place.range),
                       cat({code(text_at(view, place)), " is not a page size that the guide allows"}));
      about(found, Lane::kDriver, flag_of(page->action));
      found.notes.push_back(std::string(kPage.what));
      if (size > 0 && size < 8192) {
        const std::int64_t rounded =
            std::min<std::int64_t>(3584, std::max<std::int64_t>(512, (size + 256) / 512 * 512));
        const std::string text = text::to_string(rounded);
        offer(found, cat({"Write ", code(text)}), false,
              intake::replace(view.section->words[place.word].text, place.range, text));
      }
    }
  }
  const argparse::Use* level = use_of(run, "--internal-tensorizer-opt-level");
  if (level != nullptr && word_of(run, *level) != kNone && view.place != Place::kCommand) {
    findings
        .add(kTwice, view, view.section->words[word_of(run, *level)].source,
             "NKI's tooling gives `--internal-tensorizer-opt-level` too")
        .notes.push_back(std::string(kTwice.what));
  }
  if (view.section->kind != intake::SectionKind::kCommand) return;
  for (std::uint32_t token = 0; token < run.outcome.decisions.size(); ++token) {
    const std::uint32_t word = run.word_of[token];
    if (word == kNone || run.outcome.decisions[token].role != argparse::Role::kPositional) continue;
    const std::string_view written = view.text_of(word);
    if (written.size() < 2 || written.back() != '/' || view.section->words[word].text.has_hole()) continue;
    diag::Diagnostic& found =
        findings.add(kDirectory, view, view.section->words[word].source,
                     cat({code(written.substr(0, 80)), " looks like a model's directory"}));
    found.notes.push_back(std::string(kDirectory.what));
  }
}

constexpr std::string_view kCoresNote =
    "It affects the runtime only. Without `--lnc` the compiler takes its default for the target (2 on trn2): "
    "add `--lnc`. "
    "`--lnc` and `--logical-nc-config` are one option.";

void environment(const Analysis& analysis, Findings& findings) {
  std::size_t looked_at = 0;
  for (const intake::Finding& finding : analysis.reading.findings) {
    if (finding.id != intake::FindingId::kEnvironmentNotChecked || ++looked_at > Findings::kMost) continue;
    const bool cores =
        finding.text == "NEURON_LOGICAL_NC_CONFIG" || finding.text == "NEURON_RT_VIRTUAL_CORE_SIZE";
    const bool cache = finding.text == "NEURON_COMPILE_CACHE_URL";
    const bool page = finding.text == "NEURON_SCRATCHPAD_PAGE_SIZE";
    if (!cores && !cache && !page) continue;
    for (const SectionView& view : analysis.sections) {
      if (!view.run || view.place == Place::kCommand) continue;
      const std::string_view flag = cores ? "--logical-nc-config" : "--hbm-scratchpad-page-size";
      bool given = false;
      if (cache) {
        for (std::uint32_t word = 0; word < view.fates.size(); ++word) {
          given = given ||
                  (view.fates[word] == Fate::kWrapper && option_name(view.text_of(word)) == "--cache_dir");
        }
      } else {
        given = use_of(*view.run, flag) != nullptr;
      }
      if (given) continue;
      diag::Diagnostic& found = findings.add(kEnvironment, view, finding.span,
                                             cat({"The compiler does not look at ", code(finding.text)}));
      found.notes.push_back(
          std::string(cores   ? kCoresNote
                      : cache ? "`--cache_dir=...` in `NEURON_CC_FLAGS` goes before it."
                              : "The compiler's side is `--hbm-scratchpad-page-size`; the two must agree."));
      break;
    }
  }
}

/// A variable named in a text that has no flags to go with it.
void lone_environment(const Analysis& analysis, Findings& findings) {
  constexpr std::string_view kName = "NEURON_LOGICAL_NC_CONFIG";
  const std::size_t at = analysis.pasted.find(kName);
  for (const SectionView& view : analysis.sections) {
    if (view.run) return;
  }
  if (at == analysis.pasted.npos) return;
  const std::uint32_t begin = static_cast<std::uint32_t>(at);
  diag::Diagnostic& found =
      findings.add(kEnvironment, 0, {begin, begin + static_cast<std::uint32_t>(kName.size())},
                   cat({"The compiler does not look at ", code(kName)}));
  found.notes.push_back(std::string(kCoresNote));
}

}  // namespace

void find_meaning(const Analysis& analysis, Findings& findings) {
  const Machines spoken{speaks_of(analysis.pasted, "trn1"), speaks_of(analysis.pasted, "inf2")};
  for (const SectionView& view : analysis.sections) {
    if (!view.run) continue;
    targets(spoken, view, findings);
    casts(analysis, view, findings);
    values(view, findings);
  }
  environment(analysis, findings);
  lone_environment(analysis, findings);
}

void list_meaning(RuleList& list) {
  list.insert(list.end(), {&kLnc, &kNoEffect, &kUndocumented, &kSameCode, &kCastType, &kFp8, &kPage,
                           &kDirectory, &kEnvironment, &kTwice});
}

}  // namespace flaglane::check

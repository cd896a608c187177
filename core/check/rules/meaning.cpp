// Words that parse, and do not mean what they seem to: combinations, values, variables beside them.
#include <algorithm>

#include "check/findings.h"
#include "check/rules/uses.h"
#include "text/python_int.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

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
    if (!is_known(view, place)) return;
    mode = std::string(text_at(view, place));
  } else if (cast_flag != nullptr) {
    mode = analysis.version.default_of(*cast_flag).value_or("");
    if (mode.size() > 2 && mode.front() == '\'') mode = mode.substr(1, mode.size() - 2);
  }
  const ValuePlace value = value_place(run, *type);
  if (mode == "all" && value.word != kNone && text_at(view, value) == "fp8_e4m3") {
    diag::Diagnostic& found = findings.add(kFp8, view, view.section->words[word].source, kFp8.title);
    note(found, kFp8.what);
  }
  if (mode != "none") return;
  diag::Diagnostic& found = findings.add(
      kCastType, view, view.section->words[word].source,
      {code(view.text_of(word)), " has no effect while ", code("--auto-cast"), " is ", code("none")});
  about(found, Lane::kDriver, flag_of(type->action));
  note(found, kCastType.why);
  if (view.section->inherits) note(found, "Unless the value that it goes on from sets `--auto-cast`.");
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
    if (is_known(view, place) && (size <= 0 || size % 512 != 0 || size >= 4096)) {
      diag::Diagnostic& found =
          findings.add(kPage, view, view.place_of(place.word, place.range),
                       {code(text_at(view, place)), " is not a page size that the guide allows"});
      about(found, Lane::kDriver, flag_of(page->action));
      note(found, kPage.what);
      if (size > 0 && size < 8192) {
        const std::int64_t rounded =
            std::min<std::int64_t>(3584, std::max<std::int64_t>(512, (size + 256) / 512 * 512));
        const std::string text = text::to_string(rounded);
        offer(found, {"Write ", code(text)}, false,
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
    diag::Diagnostic& found = findings.add(kDirectory, view, view.section->words[word].source,
                                           {code(written.substr(0, 80)), " looks like a model's directory"});
    note(found, kDirectory.what);
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
                                             {"The compiler does not look at ", code(finding.text)});
      note(found, cores   ? kCoresNote
                  : cache ? "`--cache_dir=...` in `NEURON_CC_FLAGS` goes before it."
                          : "The compiler's side is `--hbm-scratchpad-page-size`; the two must agree.");
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
                   {"The compiler does not look at ", code(kName)});
  note(found, kCoresNote);
}

}  // namespace

void find_meaning(const Analysis& analysis, Findings& findings) {
  for (const SectionView& view : analysis.sections) {
    if (!view.run) continue;
    casts(analysis, view, findings);
    values(view, findings);
  }
  environment(analysis, findings);
  lone_environment(analysis, findings);
}

void list_meaning(RuleList& list) {
  list.insert(list.end(), {&kCastType, &kFp8, &kPage, &kDirectory, &kEnvironment, &kTwice});
}

}  // namespace flaglane::check

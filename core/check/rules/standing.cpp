// How public and how current an option or a value is.
#include <algorithm>

#include "check/driver_model.h"
#include "check/findings.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

const Rule kDeprecated{.id = "driver/deprecated",
                       .severity = Severity::kWarning,
                       .title = "This option is on its way out",
                       .what = "It still works; the driver says on stderr that it will be removed.",
                       .why = "A later release may refuse it, and the warning is easily lost in a log.",
                       .mend = "Write what takes its place.",
                       .example = "--enable-experimental-O1",
                       .mended = "-O1",
                       .evidence = "The deprecation actions of the driver; D11.",
                       .confidence = Confidence::kConfirmed};

const Rule kOldValue{.id = "driver/old-value",
                     .severity = Severity::kWarning,
                     .title = "A value of older guides",
                     .what = "Guides of earlier versions list it; newer ones name another.",
                     .why = "A build newer than the guide that has it may refuse it.",
                     .mend = "Write the newer value.",
                     .example = "--model-type=transformer-inference",
                     .mended = "--model-type=transformer",
                     .evidence = "The guide, version by version.",
                     .confidence = Confidence::kHigh};

const Rule kTier{
    .id = "driver/tier",
    .severity = Severity::kInfo,
    .title = "Not in `--help`",
    .what =
        "HIDDEN and EARG options are listed by `--help-hidden`, INTERNAL ones by `--help-hidden-list`, Harg "
        "nowhere.",
    .why = "The tier says how stable an option is: PUBLIC, then HIDDEN, INTERNAL, and EARG for experiments.",
    .mend = "Nothing to mend: expect it to change with the compiler.",
    .example = "--internal-max-instruction-limit=5000000",
    .mended = "",
    .evidence = "Flag Visibility Taxonomy.",
    .confidence = Confidence::kHigh};

const Rule kLegacyUse{
    .id = "driver/inferentia1-flag",
    .severity = Severity::kWarning,
    .title = "A flag of the Inferentia 1 compiler",
    .what = "It comes from neuron-cc. neuronx-cc still has the name, for its developers.",
    .why = "Precision is chosen with `--auto-cast` and `--auto-cast-type` since neuronx-cc.",
    .mend = "Write `--auto-cast` with none, matmult or all.",
    .example = "--fast-math none",
    .mended = "--auto-cast none",
    .evidence = "The guides of both compilers.",
    .confidence = Confidence::kHigh};

const Rule kVersion{.id = "driver/other-version",
                    .severity = Severity::kWarning,
                    .title = "Not in the version that was asked for",
                    .what = "The guides date this option or value to other versions.",
                    .why = "A build of that version may refuse it, or do something else.",
                    .mend = "Choose the version that you use, or leave it out.",
                    .example = "",
                    .mended = "",
                    .evidence = "The guide, version by version.",
                    .confidence = Confidence::kHigh};

/// The spelling of newer guides for a value that older ones had; empty: none.
struct OldValue {
  std::string_view flag;
  std::string_view value;
  std::string_view now;
  std::string_view note;
};
constexpr OldValue kOldValues[] = {
    {"--model-type", "transformer-inference", "transformer", "Deprecated since SDK 2.14."},
    {"--distribution-strategy", "NEMO", "llm-training",
     "The guide of SDK 2.12 to 2.14 has it in capitals, scripts write nemo; both are superseded."},
    {"--distribution-strategy", "nemo", "llm-training", "Superseded since SDK 2.15."},
    {"--distribution-strategy", "FSDP", "llm-training", "In the guide of SDK 2.10 only."},
    {"--distribution-strategy", "fsdp", "llm-training", "In the guide of SDK 2.10 only."},
    {"--auto-cast", "matmul", "matmult", "Spelled matmul until SDK 2.8.0."}};

std::string_view surface_note(std::string_view kind) {
  if (kind == "HIDDEN") return "Listed by `--help-hidden`. Undocumented but supported.";
  if (kind == "INTERNAL")
    return "Listed by `--help-hidden-list`, with its default. A developer's knob: it may change or go "
           "without notice.";
  if (kind == "EARG") return "Listed by `--help-hidden`. Experimental: expect it to change.";
  return "On no help surface.";
}

void deprecated(const SectionView& view, const Flag& flag, std::uint32_t word,
                const argparse::Decision& decision, Findings& findings) {
  diag::Diagnostic& found = findings.add(kDeprecated, view, view.place_of(word, {0, decision.name_end}),
                                         {code(flag.name), " is deprecated"});
  about(found, Lane::kDriver, &flag);
  if (flag.action.substr(0, 10) == "deprecated") {
    say(found, cat({decision.option_string, " is deprecated and will be removed in a future release."}));
  }
  const std::string_view replacement = flag.facts->replacement;
  if (flag.name == "--enable-experimental-O1") {
    note(found, "Use `-O1` or `--optlevel=1`.");
    note(found, "Some versions of optimum-neuron add it themselves.");
    offer(found, "Write `-O1`", true, intake::replace_word(*view.section, word, "-O1"));
  } else if (!replacement.empty()) {
    note(found, {"Use ", code(replacement), "."});
    if (replacement.find(' ') == replacement.npos) {
      offer(found, {"Write ", code(replacement)}, true,
            intake::replace(view.section->words[word].text, {0, decision.name_end}, replacement));
    }
  } else if (flag.name == "--neuroncore-pipeline-cores") {
    note(found, "A flag of Inferentia 1; gone from the guide since SDK 2.7.0.");
  }
}

void legacy(const SectionView& view, const argparse::Use& use, const Flag& flag, std::uint32_t word,
            const argparse::Decision& decision, Findings& findings) {
  diag::Diagnostic& found = findings.add(kLegacyUse, view, view.place_of(word, {0, decision.name_end}),
                                         {code(flag.name), " is a flag of neuron-cc (Inferentia 1)"});
  about(found, Lane::kDriver, &flag);
  note(found, "On neuronx-cc write `--auto-cast none`, `matmult` or `all`.");
  if (flag.nargs == "+") note(found, "It takes every following word that is no option.");
  const bool plain = use.range_count == 1 && use.converted;
  if (!plain) return;
  const argparse::TokenRange& range = view.run->outcome.ranges[use.first_range];
  const std::uint32_t at = view.run->word_of[range.token];
  const std::string_view value = at == kNone ? std::string_view() : range.span.of(view.text_of(at));
  if (value != "none" && value != "all" && value != "matmult") return;
  offer(found, {"Write `--auto-cast ", value, "`"}, false,
        intake::replace(view.section->words[word].text, {0, decision.name_end}, "--auto-cast"));
}

void tier(const SectionView& view, const Flag& flag, std::uint32_t word, const argparse::Decision& decision,
          Findings& findings) {
  // Carriers are the documented way into the other lanes; their tier is shown with the word, not told each
  // time.
  if (flag.kind.empty() || flag.kind == "PUBLIC" || flag.carries) return;
  diag::Diagnostic& found = findings.add(kTier, view, view.place_of(word, {0, decision.name_end}),
                                         {code(flag.name), " is ", flag.kind, ": not in `--help`"});
  about(found, Lane::kDriver, &flag);
  note(found, surface_note(flag.kind));
  if (flag.facts->kind_basis == diag::Basis::kInferred ||
      flag.facts->kind_basis == diag::Basis::kPublicNotes) {
    note(found, "The tier is set where the option is registered and cannot be read off its name.");
    found.confidence = Confidence::kInferred;
  }
}

void value(const Analysis& analysis, const SectionView& view, const Flag& flag, std::uint32_t word,
           text::Span range, Findings& findings) {
  const std::string_view written = range.of(view.text_of(word));
  for (const OldValue& old : kOldValues) {
    if (old.flag != flag.name || old.value != written) continue;
    diag::Diagnostic& found =
        findings.add(kOldValue, view, view.place_of(word, range),
                     {"`", flag.name, "=", written, "` is an older value; now ", code(old.now)});
    about(found, Lane::kDriver, &flag);
    note(found, old.note);
    offer(found, {"Write ", code(old.now)}, true,
          intake::replace(view.section->words[word].text, range, old.now));
  }
  const std::string_view later = analysis.version.comes_later(flag, written);
  if (!later.empty()) {
    diag::Diagnostic& found = findings.add(kVersion, view, view.place_of(word, range),
                                           {"`", flag.name, "=", written, "` came with SDK ", later});
    about(found, Lane::kDriver, &flag);
  }
}

void version(const Analysis& analysis, const SectionView& view, const Flag& flag, std::uint32_t word,
             Findings& findings) {
  if (analysis.version.has(flag)) return;
  diag::Diagnostic& found =
      findings.add(kVersion, view, view.section->words[word].source,
                   {code(flag.name), " is not in the guide of SDK ", analysis.version.version()});
  about(found, Lane::kDriver, &flag);
  note(found, cat({"Seen in SDK ", flag.facts->since, flag.facts->until.empty() ? "" : " to ",
                   flag.facts->until, "."}));
}

/// Of names in running text only this is told: that one of them is on its way out.
void mentioned(const SectionView& view, Findings& findings) {
  for (std::uint32_t word = 0; word < view.mentions.size(); ++word) {
    const Flag* flag = view.mentions[word];
    if (flag == nullptr || !flag->facts->deprecated) continue;
    diag::Diagnostic& found = findings.add(kDeprecated, view, view.section->words[word].source,
                                           {code(flag->name), " is deprecated"});
    about(found, Lane::kDriver, flag);
    if (!flag->facts->replacement.empty()) note(found, {"Use ", code(flag->facts->replacement), "."});
    if (flag->name == "--enable-experimental-O1")
      note(found, "Some versions of optimum-neuron add it themselves.");
  }
}

}  // namespace

void find_standing(const Analysis& analysis, Findings& findings) {
  for (const SectionView& view : analysis.sections) {
    mentioned(view, findings);
    if (!view.run) continue;
    const DriverRun& run = *view.run;
    std::vector<const Flag*> told;  // one line a flag, however often it is given
    for (const argparse::Use& use : run.outcome.uses) {
      const Flag* flag = flag_of(use.action);
      const std::uint32_t word =
          use.option_token < run.word_of.size() ? run.word_of[use.option_token] : kNone;
      if (flag == nullptr) continue;
      if (word != kNone) {
        const argparse::Decision& decision = run.outcome.decisions[use.option_token];
        const bool seen = std::find(told.begin(), told.end(), flag) != told.end();
        if (flag->facts->deprecated) {
          deprecated(view, *flag, word, decision, findings);
        } else if (flag->name == "--fast-math" || flag->name == "--fp32-cast") {
          legacy(view, use, *flag, word, decision, findings);
        } else if (!seen) {
          tier(view, *flag, word, decision, findings);
        }
        if (!seen) version(analysis, view, *flag, word, findings);
        if (!seen) told.push_back(flag);
      }
      for (std::uint32_t i = 0; i < use.range_count; ++i) {
        const argparse::TokenRange& range = run.outcome.ranges[use.first_range + i];
        const std::uint32_t at = run.word_of[range.token];
        if (at != kNone && use.converted) value(analysis, view, *flag, at, range.span, findings);
      }
    }
  }
}

void list_standing(RuleList& list) {
  list.insert(list.end(), {&kDeprecated, &kOldValue, &kTier, &kLegacyUse, &kVersion});
}

}  // namespace flaglane::check

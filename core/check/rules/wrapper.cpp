// The framework's wrapper around the compiler: what it takes out, what it adds, and who does not listen to
// it.
#include "check/wrapper.h"
#include <algorithm>
#include <utility>

#include "check/driver_model.h"
#include "check/findings.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

const Rule kConsumed{
    .id = "wrapper/consumed",
    .severity = Severity::kInfo,
    .title = "Taken out before the compiler starts",
    .what = "The framework's wrapper reads `NEURON_CC_FLAGS`, keeps its own flags and hands the others on.",
    .why =
        "So it never reaches the compiler, and is in no module name. On a bare command line it is refused.",
    .mend = "Right as it is in `NEURON_CC_FLAGS`; take it out of a bare command line.",
    .example = "export NEURON_CC_FLAGS=\"--retry_failed_compilation\"",
    .mended = "",
    .evidence = "Public wrapper logs: the command is printed without it.",
    .confidence = Confidence::kHigh};

const Rule kWithout{
    .id = "wrapper/without-wrapper",
    .severity = Severity::kError,
    .title = "A wrapper's flag where there is no wrapper",
    .what = "The flag belongs to the framework's wrapper; the compiler itself does not know it.",
    .why = "Nothing takes it out here, so the driver stops with EARG002.",
    .mend = "Take it out, or set it in `NEURON_CC_FLAGS`.",
    .example = "neuronx-cc compile m.hlo --framework XLA --target trn1 --retry_failed_compilation",
    .mended = "neuronx-cc compile m.hlo --framework XLA --target trn1",
    .evidence = "Seen with --cache_dir on build 2.26.6360.",
    .confidence = Confidence::kConfirmed};

const Rule kMisspelt{.id = "wrapper/misspelt",
                     .severity = Severity::kError,
                     .title = "The wrapper's flags have underscores",
                     .what = "The wrapper does not take this spelling out, so the driver gets it and stops.",
                     .why = "optimum-neuron tests for `--no-cache`, the wrapper for `--no_cache`.",
                     .mend = "Write it with underscores.",
                     .example = "export NEURON_CC_FLAGS=\"--no-cache\"",
                     .mended = "export NEURON_CC_FLAGS=\"--no_cache\"",
                     .evidence = "Refused with EARG002 in a public report.",
                     .confidence = Confidence::kConfirmed};

const Rule kOther{
    .id = "wrapper/other-framework",
    .severity = Severity::kWarning,
    .title = "A flag of tensorflow-neuron",
    .what = "tensorflow-neuron looks for this word in `NEURON_CC_FLAGS`; the compiler does not know it.",
    .why = "With another framework nothing takes it out, and the driver stops.",
    .mend = "Keep it for tensorflow-neuron only.",
    .example = "NEURON_CC_FLAGS='--dynamic-batch-size'",
    .mended = "",
    .evidence = "tensorflow-neuron's guide.",
    .confidence = Confidence::kHigh};

const Rule kJax{.id = "wrapper/jax",
                .severity = Severity::kWarning,
                .title = "Not every JAX stack takes this out",
                .what = "Where the words go straight to the compiler, each compile fails with EARG002.",
                .why = "Only the torch-neuronx and libneuronxla wrapper is known to take it out.",
                .mend = "Set the cache with `NEURON_COMPILE_CACHE_URL` instead.",
                .example = "import jax, os\nos.environ[\"NEURON_CC_FLAGS\"] = \"--cache_dir=/tmp/c -O1\"",
                .mended = "import jax, os\nos.environ[\"NEURON_CC_FLAGS\"] = \"-O1\"",
                .evidence = "Build 2.26.6360 under JAX: EARG002 for --cache_dir.",
                .confidence = Confidence::kStrong};

const Rule kAppends{
    .id = "combo/framework-appends",
    .severity = Severity::kInfo,
    .title = "The framework adds this too",
    .what =
        "The wrapper puts `--framework=XLA`, the input, `--output` and `--verbose=35` on the line itself.",
    .why = "What is behind wins: `--verbose=35` comes last. The same value twice is harmless.",
    .mend = "Leave it out; the wrapper writes it.",
    .example = "NEURON_CC_FLAGS='--model-type transformer --framework XLA'",
    .mended = "",
    .evidence = "Public wrapper logs.",
    .confidence = Confidence::kHigh};

const Rule kSubstring{
    .id = "combo/framework-looks-for-text",
    .severity = Severity::kInfo,
    .title = "A framework looks for text here, not for options",
    .what = "Some libraries search the flags as plain text before they add defaults of their own.",
    .why =
        "NxD takes `--auto-cast-type` for `--auto-cast`, does not see `--optlevel=3` and then appends `-O1`, "
        "which wins; others test for "
        "`--logical-nc-config` and miss `--lnc`; optimum-neuron reads `--cache_dir=path` with a pattern that "
        "stops at a dot or colon.",
    .mend = "With NxD write `-O3` and `--auto-cast=none` with =. With optimum-neuron write a plain path.",
    .example = "export NEURON_CC_FLAGS=\"--optlevel=3\"",
    .mended = "",
    .evidence = "neuronx-distributed trace/functions.py; optimum-neuron cache_utils.py.",
    .confidence = Confidence::kHigh};

const Rule kTextTest{
    .id = "combo/test-for-text",
    .severity = Severity::kWarning,
    .title = "A test for the text of an option misses its other name",
    .what = "The option has two names; a test for one as text is false where the other is given.",
    .why = "The option is then given twice, and the last one wins.",
    .mend = "Test for both names.",
    .example =
        "if \"--logical-nc-config\" not in os.environ[\"NEURON_CC_FLAGS\"]:\n"
        "    os.environ[\"NEURON_CC_FLAGS\"] += \" --logical-nc-config=2\"",
    .mended = "",
    .evidence = "Public code tests so.",
    .confidence = Confidence::kConfirmed};

const Rule kIgnores{.id = "wrapper/framework-ignores-flags",
                    .severity = Severity::kWarning,
                    .title = "This framework does not listen to `NEURON_CC_FLAGS`",
                    .what = "vLLM with NxD Inference builds its own compiler arguments.",
                    .why =
                        "The flags come from the model's config (override_neuron_config); the variable is "
                        "not asked for the model's graphs. "
                        "torch_neuronx.trace, too, takes compiler_args and not the variable.",
                    .mend = "Set them in the config, or in compiler_args.",
                    .example = "export NEURON_CC_FLAGS=\"--model-type=transformer\" ; vllm serve model",
                    .mended = "",
                    .evidence = "Reports on the vLLM plug-in.",
                    .confidence = Confidence::kStrong};

void consumed(const SectionView& view, Findings& findings) {
  for (std::uint32_t word = 0; word < view.fates.size(); ++word) {
    const std::string_view name = option_name(view.text_of(word));
    if (view.fates[word] == Fate::kOther && name.substr(0, 1) == "-") {
      diag::Diagnostic& found = findings.add(kOther, view, view.section->words[word].source,
                                             {code(name), " is tensorflow-neuron's"});
      note(found, kOther.why);
      continue;
    }
    if (view.fates[word] != Fate::kWrapper || name.substr(0, 1) != "-") continue;
    const Flag* flag = find_flag(Lane::kWrapper, name);
    const bool jax = view.place == Place::kJax && name != "--dump";
    diag::Diagnostic& found = findings.add(jax ? kJax : kConsumed, view, view.section->words[word].source,
                                           {code(name), " never reaches the compiler"});
    about(found, Lane::kWrapper, flag);
    note(found, jax ? std::string(kJax.what) : "The framework's wrapper takes it out first.");
    if (name == "--no_cache")
      note(found, "optimum-neuron looks for `--no-cache`, the wrapper for `--no_cache`.");
    if (name == "--cache_dir") {
      note(found, "It goes before `NEURON_COMPILE_CACHE_URL`.");
      const std::string_view written = view.text_of(word);
      const std::string_view value =
          written.size() > name.size() ? written.substr(name.size() + 1) : std::string_view();
      if (written.find('=') == written.npos || value.find_first_of(".:") != value.npos) {
        note(found,
             "optimum-neuron reads only `--cache_dir=/plain/path`: no space form, no scheme, no dot or "
             "colon.");
      }
    }
  }
}

void leftovers(const SectionView& view, Findings& findings) {
  for (const LeftoverWord& left : view.run->leftovers) {
    const std::string_view name = option_name(view.text_of(left.word));
    const text::Span span = view.place_of(left.word, {0, static_cast<std::uint32_t>(name.size())});
    if (left.kind == Leftover::kWrapper) {
      diag::Diagnostic& found =
          findings.add(kWithout, view, span, {code(name), " belongs to the framework's wrapper"});
      say(found, view.run->leftover_message);
      about(found, Lane::kWrapper, left.flag);
      note(found, "Fine in `NEURON_CC_FLAGS`; on a bare command line it is refused.");
      offer(found, "Remove it", true, intake::remove_words(*view.section, left.word, 1 + left.followers));
    } else if (left.kind == Leftover::kFolds && left.flag->lane == Lane::kWrapper) {
      diag::Diagnostic& found =
          findings.add(kMisspelt, view, span, {"The wrapper's flag is ", code(left.spelling)});
      say(found, view.run->leftover_message);
      about(found, Lane::kWrapper, left.flag);
      note(found, {"The wrapper wants underscores: ", code(left.spelling), ", not ", code(name), "."});
      offer(found, {"Write ", code(left.spelling)}, view.place != Place::kCommand,
            intake::replace(view.section->words[left.word].text, {0, static_cast<std::uint32_t>(name.size())},
                            left.spelling));
    }
  }
}

void appended(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  for (const argparse::Use& use : run.outcome.uses) {
    const std::uint32_t word = use.option_token < run.word_of.size() ? run.word_of[use.option_token] : kNone;
    const Flag* flag = flag_of(use.action);
    if (word == kNone || flag == nullptr) continue;
    const std::string_view name = flag->name;
    const bool environment = view.section->consumer != intake::Consumer::kUnknown;
    if (environment && (name == "--framework" || name == "--output" || name == "--verbose")) {
      diag::Diagnostic& found = findings.add(kAppends, view, view.section->words[word].source,
                                             {"The wrapper adds ", code(name), " itself"});
      about(found, Lane::kDriver, flag);
      note(found, name == "--verbose" ? "It appends `--verbose=35` behind your words, and the last one wins."
                                      : "The last one wins; the same value twice is harmless.");
    }
  }
}

/// Where libraries look at the flags as plain text: one finding a section, with a note for each case.
void substrings(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  std::vector<text::Span> places;
  std::vector<std::string> notes;
  const auto advise = [&places, &notes](text::Span place, std::string_view note) {
    places.push_back(place);
    if (std::find(notes.begin(), notes.end(), note) == notes.end()) notes.emplace_back(note);
  };
  for (const argparse::Use& use : run.outcome.uses) {
    const std::uint32_t word = use.option_token < run.word_of.size() ? run.word_of[use.option_token] : kNone;
    const Flag* flag = flag_of(use.action);
    if (word == kNone || flag == nullptr || places.size() > Findings::kMost) continue;
    const std::string_view name = flag->name;
    const std::string_view written = view.text_of(word);
    const text::Span place = view.section->words[word].source;
    const std::string_view value = use.value.is_str() ? use.value.text() : std::string_view();
    if ((name == "--model-type" && value == "unet-inference") || (name == "--auto-cast" && value != "none")) {
      advise(place,
             "NxD's weight-layout compile appends `--model-type=transformer --auto-cast=none` unless just "
             "these words "
             "are there: your values are replaced.");
    }
    if (name == "--optlevel" && written.substr(0, 2) == "--") {
      advise(place,
             "With NxD write `-O3`, not `--optlevel=3`: it does not see the long form, appends `-O1`, and "
             "the last one "
             "wins.");
    }
    if (name == "--auto-cast" && written.find('=') == written.npos) {
      advise(place, "With NxD write `--auto-cast=none` with `=`: it looks for that text.");
    }
    if (name == "--auto-cast-type") {
      advise(place,
             "NxD takes `--auto-cast-type` for `--auto-cast` and leaves its default `--auto-cast=none` out: "
             "state "
             "`--auto-cast` too.");
    }
  }
  if (places.empty()) return;
  diag::Diagnostic& found = findings.add(kSubstring, view, places[0], kSubstring.title);
  about(found, Lane::kDriver, nullptr);
  found.notes = std::move(notes);
  for (std::size_t i = 1; i < places.size(); ++i) found.labels.push_back({places[i], "and here"});
}

/// The name of a quoted option that the text tests for, `"--x" in` or `"--x" not in`, at `at`; empty: it is
/// none.
std::string_view tested_name(std::string_view pasted, std::size_t at) {
  if (at == 0 || (pasted[at - 1] != '"' && pasted[at - 1] != '\'')) return {};
  const std::size_t end = pasted.find_first_of("\"' \n=", at);
  if (end == pasted.npos || pasted[end] != pasted[at - 1]) return {};
  const std::string_view behind = pasted.substr(end + 1, 8);
  const bool tests = behind.substr(0, 4) == " in " || behind.substr(0, 8) == " not in ";
  return tests ? pasted.substr(at, end - at) : std::string_view();
}

void text_tests(const Analysis& analysis, Findings& findings) {
  std::size_t seen = 0;
  for (const std::string_view opening : {"\"--", "'--"}) {
    for (std::size_t quote = analysis.pasted.find(opening); quote != std::string_view::npos;
         quote = analysis.pasted.find(opening, quote + 1)) {
      const std::string_view name = tested_name(analysis.pasted, quote + 1);
      const Flag* flag = name.empty() ? nullptr : find_driver_flag(name, "compile");
      if (flag == nullptr || flag->aliases.empty()) continue;
      if (++seen > Findings::kMost) return;
      const std::string_view other = flag->name == name ? flag->aliases[0] : flag->name;
      std::uint32_t section = 0;
      for (const SectionView& view : analysis.sections) {
        if (view.section->span.begin <= quote) section = view.index;
      }
      const std::uint32_t begin = static_cast<std::uint32_t>(quote + 1);
      diag::Diagnostic& found =
          findings.add(kTextTest, section, {begin, begin + static_cast<std::uint32_t>(name.size())},
                       {"A test for the text ", code(name), " does not see ", code(other)});
      about(found, Lane::kDriver, flag);
      note(found, {code(name), " and ", code(other), " are one option: test for both."});
    }
  }
}

}  // namespace

void find_wrapper(const Analysis& analysis, Findings& findings) {
  const bool vllm = analysis.pasted.find("vllm serve") != std::string_view::npos ||
                    analysis.pasted.find("import vllm") != std::string_view::npos ||
                    analysis.pasted.find("from vllm") != std::string_view::npos ||
                    analysis.pasted.find("vllm.entrypoints") != std::string_view::npos;
  const bool trace = analysis.pasted.find("torch_neuronx.trace") != std::string_view::npos;
  if (!analysis.sections.empty()) text_tests(analysis, findings);
  for (const SectionView& view : analysis.sections) {
    if (view.legacy) continue;
    const intake::Consumer consumer = view.section->consumer;
    if ((vllm || trace) && consumer == intake::Consumer::kEnvironment) {
      diag::Diagnostic& found = findings.add(
          kIgnores, view, view.section->name_span.empty() ? view.section->span : view.section->name_span,
          vllm ? "vLLM's Neuron plug-in does not look at `NEURON_CC_FLAGS`"
               : "`torch_neuronx.trace` takes `compiler_args`, not `NEURON_CC_FLAGS`");
      if (trace) found.severity = Severity::kInfo;
      note(found, kIgnores.why);
    }
    consumed(view, findings);
    if (!view.run) continue;
    leftovers(view, findings);
    if (view.place != Place::kCommand) {
      appended(view, findings);
      substrings(view, findings);
    }
  }
}

void list_wrapper(RuleList& list) {
  list.insert(list.end(), {&kConsumed, &kWithout, &kMisspelt, &kOther, &kJax, &kAppends, &kSubstring,
                           &kTextTest, &kIgnores});
}

}  // namespace flaglane::check

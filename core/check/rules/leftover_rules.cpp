// Words that the driver leaves over, as pages.
#include "check/rules/leftover_rules.h"

namespace flaglane::check::leftover_rules {

using diag::Confidence;
using diag::Severity;

const Rule kUnrecognized{
    .id = "driver/unrecognized-argument",
    .severity = Severity::kError,
    .title = "The driver does not know this argument",
    .what =
        "No option of the driver has this name, or this beginning of a name. The words are left over, and "
        "the driver stops.",
    .why = "Leftover words end in the driver's own branch, EARG002, without a usage line.",
    .mend = "Look at the nearest names. A plain word behind an unknown option is left over with it.",
    .example = "--model-typo=transformer",
    .mended = "--model-type=transformer",
    .evidence = "Text seen on build 2.26; D6.",
    .confidence = Confidence::kHigh};

const Rule kStray{
    .id = "driver/stray-word",
    .severity = Severity::kError,
    .title = "A word that no option takes",
    .what =
        "It does not start with a dash, no option before it wants a value, and the input file has its place "
        "already.",
    .why = "Input files must stand together: one that comes after an option in between is left over.",
    .mend = "Take it out, or put it behind the option that it belongs to.",
    .example = "--optlevel 1 fast",
    .mended = "--optlevel 1",
    .evidence = "argparse: consume_positionals takes a group once.",
    .confidence = Confidence::kConfirmed};

const Rule kOfCompile{
    .id = "driver/subcommand-missing",
    .severity = Severity::kError,
    .title = "An option of compile, and no compile before it",
    .what = "Without a subcommand only the top level's few options are known; this one is left over.",
    .why = "compile has a parser of its own, and its options are registered there.",
    .mend = "Write compile right behind neuronx-cc.",
    .example = "neuronx-cc --framework=XLA --target=trn1 m.hlo",
    .mended = "neuronx-cc compile --framework=XLA --target=trn1 m.hlo",
    .evidence = "argparse: _SubParsersAction; the guide's synopsis.",
    .confidence = Confidence::kHigh};

const Rule kDashes{
    .id = "name/dash-or-underscore",
    .severity = Severity::kError,
    .title = "Right name but for dashes, underscores or case",
    .what = "Names are compared letter for letter: - and _ are two characters, and so are o and O.",
    .why = "argparse folds dashes to underscores only when it makes the attribute's name.",
    .mend = "Write the name as it is registered.",
    .example = "--distribution_strategy=llm-training",
    .mended = "--distribution-strategy=llm-training",
    .evidence = "argparse: _parse_optional.",
    .confidence = Confidence::kConfirmed};

const Rule kHelpSpelling{
    .id = "help/other-spelling",
    .severity = Severity::kError,
    .title = "The help flag is spelled the other way round",
    .what = "LLVM writes `--help-list-hidden`; the driver has `--help-hidden` and `--help-hidden-list`.",
    .why =
        "Here the longer one changes the set that is shown (INTERNAL only, with defaults), not the layout.",
    .mend = "Write `--help-hidden-list`, or `--help-hidden` for HIDDEN and EARG.",
    .example = "neuronx-cc compile --help-list-hidden",
    .mended = "neuronx-cc compile --help-hidden-list",
    .evidence = "Flag Visibility Taxonomy: the three surfaces.",
    .confidence = Confidence::kConfirmed};

const Rule kValueAsOption{
    .id = "driver/value-as-option",
    .severity = Severity::kError,
    .title = "This is a value, not an option",
    .what = "The word is a choice of an option, written as an option of its own.",
    .why = "Notes and talk shorten `--option=value` to the value; the parser knows the option only.",
    .mend = "Write it behind its option.",
    .example = "--llm-training",
    .mended = "--distribution-strategy=llm-training",
    .evidence = "Release notes name such a flag; none is registered.",
    .confidence = Confidence::kHigh};

const Rule kLegacyName{
    .id = "driver/legacy-flag",
    .severity = Severity::kError,
    .title = "A flag of neuron-cc, the compiler of Inferentia 1",
    .what = "neuronx-cc does not have it.",
    .why = "The two compilers share a few names only.",
    .mend = "For precision use `--auto-cast` and `--auto-cast-type`; for the rest there is no counterpart.",
    .example = "--tensor-layout-heuristics=spatial-locality",
    .mended = "",
    .evidence = "The guide of neuron-cc.",
    .confidence = Confidence::kHigh};

const Rule kUncatalogued{
    .id = "driver/not-in-catalogue",
    .severity = Severity::kWarning,
    .title = "Not in this catalogue",
    .what = "A developer's name (internal, experimental) that public sources do not list.",
    .why = "The list of the hidden tiers is known to be partial, so this says nothing about your build.",
    .mend = "Check the spelling, or ask the compiler: `--help-hidden`, `--help-hidden-list`.",
    .example = "--internal-some-new-knob=3",
    .mended = "",
    .evidence = "The catalogue holds what was seen in public.",
    .confidence = Confidence::kLow};

}  // namespace flaglane::check::leftover_rules

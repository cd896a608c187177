// What the pasted text itself is like, as pages: characters, quotes, holes, comments, neighbours.
#include "check/rules/input_rules.h"

namespace flaglane::check {

using diag::Confidence;
using diag::Severity;
using intake::FindingId;

namespace {

const Rule kTypographic{
    .id = "input/typographic-character",
    .severity = Severity::kError,
    .title = "A typographic character stands where a plain one is meant",
    .what =
        "A dash, quote or blank that a word processor or a web page made is not the character that parsers "
        "look for.",
    .why =
        "A word that starts with an em dash is no option: it is left over or becomes an input file, and the "
        "option keeps "
        "its default.",
    .mend =
        "Write the plain character. The fix does so; what else is said was checked as though it were done.",
    .example = "neuronx-cc compile m.hlo --framework XLA —-target trn1",
    .mended = "neuronx-cc compile m.hlo --framework XLA --target trn1",
    .evidence = "The vendor's own guide prints such dashes.",
    .confidence = Confidence::kConfirmed};

const Rule kUnclosedQuote{
    .id = "input/unclosed-quote",
    .severity = Severity::kError,
    .title = "A quote is never closed",
    .what = "The quote takes everything to the end of the text.",
    .why = "A shell waits for more input; shlex.split raises ValueError: No closing quotation.",
    .mend = "Close the quote where the value ends, or take it out.",
    .example = "--model-type='transformer",
    .mended = "--model-type='transformer'",
    .evidence = "POSIX shell grammar; Python's shlex.",
    .confidence = Confidence::kConfirmed};

const Rule kDangling{
    .id = "input/dangling-continuation",
    .severity = Severity::kError,
    .title = "A backslash does not continue the line",
    .what = "Only a backslash that is the very last character of its line joins it to the next.",
    .why =
        "With a blank behind it, it escapes the blank: the command ends there, and the next line runs as "
        "another command.",
    .mend = "Put the backslash last, and comments on lines of their own.",
    .example = "neuronx-cc compile m.hlo --framework XLA --target trn1 \\ # note\n  --verbose info",
    .mended = "neuronx-cc compile m.hlo --framework XLA --target trn1 \\\n  --verbose info",
    .evidence = "POSIX shell grammar.",
    .confidence = Confidence::kConfirmed};

const Rule kVariable{
    .id = "input/unexpanded-variable",
    .severity = Severity::kInfo,
    .title = "A part is filled in later",
    .what = "What a variable, a command substitution or a format field stands for is not known here.",
    .why = "It may be one word, several or none. What stands around it is checked.",
    .mend = "Paste the text after it was filled in to have that part checked too.",
    .example = "export NEURON_CC_FLAGS=\"--model-type=$KIND\"",
    .mended = "",
    .evidence = "Seen in public scripts, documents and logs.",
    .confidence = Confidence::kConfirmed};

const Rule kDefaultTaken{
    .id = "input/shell-default",
    .severity = Severity::kInfo,
    .title = "The default of ${NAME:-text} was read",
    .what = "The text behind `:-` is what counts when the variable is unset or empty; it was checked.",
    .why = "`:-` is the shell's and no part of the first flag.",
    .mend = "Nothing to mend: check the case in which the variable is set too.",
    .example = "export NEURON_CC_FLAGS=\"${NEURON_CC_FLAGS:---auto-cast none}\"",
    .mended = "",
    .evidence = "POSIX shell, parameter expansion.",
    .confidence = Confidence::kConfirmed};

const Rule kMissingSpace{
    .id = "input/missing-space",
    .severity = Severity::kError,
    .title = "No blank where two texts are joined",
    .what = "The second text sticks to the last word of the first.",
    .why = "\"-O1\" + \"--cache_dir=x\" is one word, -O1--cache_dir=x.",
    .mend = "Begin the second text with a blank.",
    .example =
        "os.environ['NEURON_CC_FLAGS'] = os.environ.get('NEURON_CC_FLAGS', '') + \"--model-type=generic\"",
    .mended =
        "os.environ['NEURON_CC_FLAGS'] = os.environ.get('NEURON_CC_FLAGS', '') + \" --model-type=generic\"",
    .evidence = "Published documentation appends this way.",
    .confidence = Confidence::kConfirmed};

const Rule kTwoInOne{.id = "input/option-and-value-in-one-item",
                     .severity = Severity::kError,
                     .title = "One list item holds an option and its value",
                     .what = "A list item is one word: nothing splits it at the blank.",
                     .why = "The option would have to be called \"--flag value\", and there is none.",
                     .mend = "Write two items, or one with `=`.",
                     .example = "compiler_args=[\"--model-type transformer\"]",
                     .mended = "compiler_args=[\"--model-type\", \"transformer\"]",
                     .evidence = "subprocess hands list items over as they are.",
                     .confidence = Confidence::kConfirmed};

const Rule kItemQuotes{
    .id = "input/quotes-in-item",
    .severity = Severity::kError,
    .title = "Quotes inside a list item reach the program",
    .what = "A list item is one word already; no shell takes the inner quotes off.",
    .why = "The value begins with a quote character, so the option string in it has no known option.",
    .mend = "Take the inner quotes out.",
    .example = "compiler_args=[\"--tensorizer-options='--print-nki'\"]",
    .mended = "compiler_args=[\"--tensorizer-options=--print-nki\"]",
    .evidence = "subprocess hands list items over as they are.",
    .confidence = Confidence::kConfirmed};

const Rule kEscapes{
    .id = "input/escapes-removed",
    .severity = Severity::kInfo,
    .title = "Layers of escaping were taken off",
    .what = "The text was cut out of another string; its backslashes were taken off until it could be read.",
    .why = "Pasted raw, the backslashes would stay in the words.",
    .mend = "Nothing to mend where it came from; paste the text itself to be sure of it.",
    .example = "NEURON_CC_FLAGS=\\\"--optlevel=1 --retry_failed_compilation\\\"",
    .mended = "",
    .evidence = "Seen in public scripts, documents and logs.",
    .confidence = Confidence::kHigh};

const Rule kResponseFile{
    .id = "input/not-a-response-file",
    .severity = Severity::kWarning,
    .title = "@file is an ordinary word",
    .what = "The compiler reads no response files; the word stays as it is.",
    .why = "Neither parser sets fromfile_prefix_chars, so @file becomes an input file or is left over.",
    .mend = "Write the flags out, or let the shell do it: $(cat file).",
    .example = "neuronx-cc compile m.hlo --framework XLA --target trn1 @flags.txt",
    .mended = "neuronx-cc compile m.hlo --framework XLA --target trn1",
    .evidence = "The Two-Parser Architecture: no response-file mechanism in the binaries.",
    .confidence = Confidence::kConfirmed};

const Rule kNotChecked{
    .id = "input/variable-not-checked",
    .severity = Severity::kInfo,
    .title = "A variable beside it was not checked",
    .what = "Only flags are checked here; other variables belong to the runtime or to a framework.",
    .why = "Each has rules of its own that no flag parser knows.",
    .mend = "Look in the guide of the runtime or the framework.",
    .example = "XLA_USE_BF16=1 NEURON_CC_FLAGS=\"-O1\" python run.py",
    .mended = "",
    .evidence = "Seen in public scripts, documents and logs.",
    .confidence = Confidence::kConfirmed};

const Rule kNotRead{
    .id = "input/environment-not-read",
    .severity = Severity::kWarning,
    .title = "neuronx-cc does not read `NEURON_CC_FLAGS`",
    .what = "The variable is set for a direct call of the compiler, which looks at no environment.",
    .why =
        "A framework's wrapper reads it and puts its words on the command line; without one they are lost.",
    .mend = "Put the flags on the command line.",
    .example =
        "export NEURON_CC_FLAGS=\"--optlevel 1\"\nneuronx-cc compile --framework=XLA --target=trn1 m.pb",
    .mended = "neuronx-cc compile --framework=XLA --target=trn1 --optlevel 1 m.pb",
    .evidence = "The Two-Parser Architecture: no environment read in the binaries.",
    .confidence = Confidence::kConfirmed};

const Rule kCommented{
    .id = "input/commented-out",
    .severity = Severity::kInfo,
    .title = "Flags in a comment are not applied",
    .what = "What stands behind the # is a comment to the shell or to Python, unmatched quotes in it too.",
    .why = "They look as if they were set, and are not.",
    .mend = "Take the comment sign off, if they are meant.",
    .example = "export NEURON_CC_FLAGS=\"-O1\" # --lnc=2\"",
    .mended = "",
    .evidence = "POSIX shell grammar.",
    .confidence = Confidence::kConfirmed};

const Rule kElidedRule{
    .id = "input/elided",
    .severity = Severity::kWarning,
    .title = "Something was left out at ...",
    .what =
        "Run as it stands, the dots would be an input file. They were set aside and the rest was checked.",
    .why = "What they stand for is not known, so nothing is said to be missing.",
    .mend = "Paste the whole command.",
    .example = "neuronx-cc compile --framework=XLA ... -O2",
    .mended = "",
    .evidence = "Seen in public scripts, documents and logs.",
    .confidence = Confidence::kConfirmed};

const Rule kAssignment{
    .id = "input/assignment-position",
    .severity = Severity::kWarning,
    .title = "NAME=value behind a command is an argument",
    .what = "An assignment sets a variable only in front of the command word, or with export.",
    .why = "Behind it, the word is handed to the command like any other, and the variable stays as it was.",
    .mend = "Move it to the front.",
    .example = "neuron_parallel_compile NEURON_CC_FLAGS=\"-O1\" python run.py",
    .mended = "NEURON_CC_FLAGS=\"-O1\" neuron_parallel_compile python run.py",
    .evidence = "POSIX shell grammar.",
    .confidence = Confidence::kConfirmed};

const Rule kValuesKey{.id = "input/yaml-values-key",
                      .severity = Severity::kError,
                      .title = "The key is value, not values",
                      .what = "An entry of a Kubernetes env list has the keys name and value.",
                      .why = "With another key the variable is never set.",
                      .mend = "Write value:.",
                      .example = "- name: NEURON_CC_FLAGS\n  values: \"-O1\"",
                      .mended = "- name: NEURON_CC_FLAGS\n  value: \"-O1\"",
                      .evidence = "Kubernetes API, EnvVar.",
                      .confidence = Confidence::kConfirmed};

const Rule kSubscriptRule{.id = "input/subscript",
                          .severity = Severity::kError,
                          .title = "The = is missing",
                          .what = "name['--flag', 'value'] looks an item up; it sets no list.",
                          .why = "Square brackets behind a name are an index in Python.",
                          .mend = "Write name=['--flag', 'value'].",
                          .example = "compiler_args['--optlevel', '1']",
                          .mended = "compiler_args=['--optlevel', '1']",
                          .evidence = "Python's grammar.",
                          .confidence = Confidence::kConfirmed};

const Rule kPlaceholder{.id = "input/placeholder",
                        .severity = Severity::kWarning,
                        .title = "A placeholder is to be replaced",
                        .what = "A text in angle brackets stands for a value of yours.",
                        .why =
                            "A shell reads < and > as redirections; inside quotes the text reaches the "
                            "program as it is, cut at its blanks.",
                        .mend = "Write the value in its place.",
                        .example = "export NEURON_CC_FLAGS='--hbm-scratchpad-page-size=<size in MB>'",
                        .mended = "export NEURON_CC_FLAGS='--hbm-scratchpad-page-size=1024'",
                        .evidence = "Seen in public scripts, documents and logs.",
                        .confidence = Confidence::kHigh};

const Rule kUsage{.id = "input/usage-line",
                  .severity = Severity::kWarning,
                  .title = "This is a line of usage, not a command",
                  .what = "Square brackets mark what may be left out; they are no part of a command.",
                  .why = "Copied as it stands, the brackets become part of the words.",
                  .mend = "Write the options that you want, without brackets.",
                  .example = "neuronx-cc compile m.hlo --framework XLA --target trn1 [--verbose info]",
                  .mended = "neuronx-cc compile m.hlo --framework XLA --target trn1 --verbose info",
                  .evidence = "Seen in public scripts, documents and logs.",
                  .confidence = Confidence::kHigh};

const Rule kNotLiteral{.id = "input/nothing-literal",
                       .severity = Severity::kInfo,
                       .title = "Nothing here is written out",
                       .what = "The flags are put together by code; there is no literal text to check.",
                       .why = "What code makes of it is known only when it runs.",
                       .mend = "Print the value and paste that.",
                       .example = "os.environ[\"NEURON_CC_FLAGS\"] = \" \".join(flags)",
                       .mended = "",
                       .evidence = "Seen in public scripts, documents and logs.",
                       .confidence = Confidence::kConfirmed};

const Rule kNotQuoted{
    .id = "input/value-not-quoted",
    .severity = Severity::kWarning,
    .title = "The value ends at its first blank",
    .what = "All of the flags were read as the value, as they seem to be meant.",
    .why =
        "A shell and a Dockerfile part words at blanks, and a second quote of one kind ends the first: "
        "the variable gets what stands before the blank alone.",
    .mend = "Write quotes around the value, and the other quotes inside.",
    .example = "export NEURON_CC_FLAGS=--model-type=transformer --lnc=2",
    .mended = "export NEURON_CC_FLAGS=\"--model-type=transformer --lnc=2\"",
    .evidence = "POSIX, Shell Command Language, 2.3.",
    .confidence = Confidence::kConfirmed};

const Rule kArray{
    .id = "input/array-not-exported",
    .severity = Severity::kWarning,
    .title = "An environment holds strings only",
    .what =
        "bash keeps an array to itself, exported or not. Python stops: TypeError: str expected, not list.",
    .why = "No program sees this variable.",
    .mend = "Set the variable to one string, or join the items: \"${FLAGS[*]}\", \" \".join(flags).",
    .example = "export NEURON_CC_FLAGS=(--model-type=transformer --lnc=2)",
    .mended = "export NEURON_CC_FLAGS=\"--model-type=transformer --lnc=2\"",
    .evidence = "bash(1), BUGS: array variables may not (yet) be exported.",
    .confidence = Confidence::kConfirmed};

constexpr bool kSafe = true;
constexpr bool kUnsafe = false;

const InputRule kInputRules[] = {
    {FindingId::kTypographicCharacter, &kTypographic, "Use the plain character", kSafe},
    {FindingId::kUnclosedQuote, &kUnclosedQuote, "Close the quote", kUnsafe},
    {FindingId::kDanglingContinuation, &kDangling, "Remove the blanks behind the backslash", kSafe},
    {FindingId::kUnexpandedVariable, &kVariable, {}, kSafe},
    {FindingId::kDefaultTaken, &kDefaultTaken, {}, kSafe},
    {FindingId::kMissingSpace, &kMissingSpace, "Add a blank", kSafe},
    {FindingId::kItemHoldsFlagAndValue, &kTwoInOne, "Make it two items", kSafe},
    {FindingId::kItemHasQuotes, &kItemQuotes, "Take the inner quotes out", kSafe},
    {FindingId::kLayersTakenOff, &kEscapes, {}, kSafe},
    {FindingId::kResponseFile, &kResponseFile, {}, kSafe},
    {FindingId::kEnvironmentNotChecked, &kNotChecked, {}, kSafe},
    {FindingId::kEnvironmentNotRead, &kNotRead, {}, kSafe},
    {FindingId::kCommentedOut, &kCommented, {}, kSafe},
    {FindingId::kElided, &kElidedRule, {}, kSafe},
    {FindingId::kAssignmentPosition, &kAssignment, "Move it to the front", kUnsafe},
    {FindingId::kYamlValues, &kValuesKey, "Write `value`", kSafe},
    {FindingId::kSubscript, &kSubscriptRule, "Add the =", kUnsafe},
    {FindingId::kPlaceholder, &kPlaceholder, {}, kSafe},
    {FindingId::kUsageBrackets, &kUsage, {}, kSafe},
    {FindingId::kNothingLiteral, &kNotLiteral, {}, kSafe},
    {FindingId::kValueNotQuoted, &kNotQuoted, "Put it in quotes", kUnsafe},
    {FindingId::kArrayNotExported, &kArray, "Join the items", kSafe},
};

}  // namespace

const Rule kLegacyCompiler{
    .id = "input/legacy-compiler",
    .severity = Severity::kWarning,
    .title = "This is for neuron-cc, the compiler of Inferentia 1",
    .what =
        "neuron-cc is another program with other flags: `--fast-math`, `--fp32-cast`, "
        "`--neuroncore-pipeline-cores` and more.",
    .why = "neuronx-cc serves Trainium and Inferentia 2. The words were not checked against it.",
    .mend =
        "For the newer chips write neuronx-cc, one HLO file, `--framework` XLA, and `--auto-cast` in place "
        "of the cast flags.",
    .example = "neuron-cc compile net.pb --framework TENSORFLOW --output net.neff",
    .mended = "",
    .evidence = "The two compilers' guides.",
    .confidence = Confidence::kConfirmed};

const Rule kLegacyCall{
    .id = "input/inferentia1-call",
    .severity = Severity::kWarning,
    .title = "This call runs neuron-cc, the compiler of Inferentia 1",
    .what = "torch-neuron and tensorflow-neuron of Inferentia 1 hand their flags to neuron-cc.",
    .why = "The flags were checked as neuronx-cc's; the two compilers share a few names only.",
    .mend = "For the newer chips call `torch_neuronx.trace`, or tensorflow-neuronx.",
    .example = "tfn.saved_model.compile(model, out, compiler_args=['--verbose', '2'])",
    .mended = "",
    .evidence = "The guides of torch-neuron and tensorflow-neuron.",
    .confidence = Confidence::kHigh};

const Rule kNoFlags{
    .id = "input/no-flags",
    .severity = Severity::kInfo,
    .title = "No flags were found",
    .what = "Nothing in the text looks like a compiler flag, so there is nothing to check.",
    .why = "A flag starts with a dash, or follows the name of a compiler or of `NEURON_CC_FLAGS`.",
    .mend = "Paste a command line, a `NEURON_CC_FLAGS` setting, a list of arguments or a log line.",
    .example = "Compile cache path: /var/tmp/neuron-compile-cache",
    .mended = "",
    .evidence = "Seen in public scripts, documents and logs.",
    .confidence = Confidence::kConfirmed};

std::span<const InputRule> input_rules() { return kInputRules; }

}  // namespace flaglane::check

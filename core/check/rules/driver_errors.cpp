// argparse's own errors in the driver's lane, in its own words.
#include "check/driver_model.h"
#include "check/findings.h"
#include "check/leftover.h"
#include "check/nearest.h"

namespace flaglane::check {
namespace {

using argparse::ErrorCode;
using argparse::ErrorRecord;
using diag::Confidence;
using diag::Severity;

const Rule kAmbiguous{
    .id = "driver/ambiguous-option",
    .severity = Severity::kError,
    .title = "Several options begin with this",
    .what = "A name may be shortened as long as one option only begins that way. Hidden options count too.",
    .why = "argparse matches prefixes over all registered names, shown in help or not.",
    .mend = "Write the name in full.",
    .example = "--auto=none",
    .mended = "--auto-cast=none",
    .evidence = "argparse: _parse_optional.",
    .confidence = Confidence::kConfirmed};

const Rule kExpected{.id = "driver/expected-argument",
                     .severity = Severity::kError,
                     .title = "The option got no value",
                     .what = "The next word looks like an option, or there is none.",
                     .why =
                         "A word that begins with a dash is taken for an option before anybody asks whether "
                         "a value is wanted; only numbers such as -1 "
                         "and words with a blank that name no option are spared.",
                     .mend = "Write the value with =, as in `--flag=-x`.",
                     .example = "--tensorizer-options '--print-nki'",
                     .mended = "--tensorizer-options='--print-nki'",
                     .evidence = "argparse: _match_argument.",
                     .confidence = Confidence::kConfirmed};

const Rule kIgnored{.id = "driver/ignored-explicit-argument",
                    .severity = Severity::kError,
                    .title = "A switch was given a value",
                    .what = "The option is on or off by its name and takes nothing behind =.",
                    .why = "A switch has no place for a value, and argparse does not drop one silently.",
                    .mend = "Write the name alone, or its opposite.",
                    .example = "--enable-saturate-infinity=true",
                    .mended = "--enable-saturate-infinity",
                    .evidence = "argparse: consume_optional.",
                    .confidence = Confidence::kConfirmed};

const Rule kChoice{
    .id = "driver/invalid-choice",
    .severity = Severity::kError,
    .title = "Not one of the values",
    .what = "Values are compared whole and with their case. Names may be shortened, values may not.",
    .why = "The driver's own check prints the bare value, where the library prints its repr.",
    .mend = "Write one of the values.",
    .example = "--auto-cast=matmul",
    .mended = "--auto-cast=matmult",
    .evidence = "The Two-Parser Architecture: _check_value; D8.",
    .confidence = Confidence::kHigh};

const Rule kInvalid{
    .id = "driver/invalid-value",
    .severity = Severity::kError,
    .title = "The value cannot be read",
    .what = "The option wants a number or a truth value, and Python cannot make one of the text.",
    .why = "The type is applied while the words are read, so the compiler stops before any work.",
    .mend = "Write a plain number, or true or false.",
    .example = "--hbm-scratchpad-page-size=1GB",
    .mended = "--hbm-scratchpad-page-size=1024",
    .evidence = "argparse: _get_value.",
    .confidence = Confidence::kConfirmed};

const Rule kRequired{.id = "driver/required-missing",
                     .severity = Severity::kError,
                     .title = "Something that must be there is missing",
                     .what = "The command cannot do without these arguments.",
                     .why =
                         "In `NEURON_CC_FLAGS` the framework adds the input, `--framework` and `--output` "
                         "itself; on a bare command line they are yours.",
                     .mend = "Add what the message names.",
                     .example = "neuronx-cc compile --framework XLA --target trn1",
                     .mended = "neuronx-cc compile m.hlo --framework XLA --target trn1",
                     .evidence = "argparse: parse_known_args.",
                     .confidence = Confidence::kHigh};

const Rule kNotAllowed{.id = "driver/not-allowed-with",
                       .severity = Severity::kError,
                       .title = "Two options exclude each other",
                       .what = "Both are given, and only one of them may be.",
                       .why = "They stand in one mutually exclusive group.",
                       .mend = "Keep one.",
                       .example = "",
                       .mended = "",
                       .evidence = "argparse: take_action.",
                       .confidence = Confidence::kConfirmed};

const Rule kSubcommand{.id = "driver/unknown-subcommand",
                       .severity = Severity::kError,
                       .title = "No such subcommand",
                       .what = "neuronx-cc has compile and list-operators.",
                       .why = "The first plain word chooses the parser; no parser has this name.",
                       .mend = "Write compile.",
                       .example = "neuronx-cc build m.hlo --framework XLA --target trn1",
                       .mended = "neuronx-cc compile m.hlo --framework XLA --target trn1",
                       .evidence = "The guide's synopsis.",
                       .confidence = Confidence::kHigh};

const Rule kOtherError{.id = "driver/error",
                       .severity = Severity::kError,
                       .title = "The driver stops",
                       .what = "An action of the driver refuses what it got.",
                       .why = "Actions of the driver's own check more than argparse does.",
                       .mend = "The program's message says what it wants.",
                       .example = "",
                       .mended = "",
                       .evidence = "argparse.",
                       .confidence = Confidence::kHigh};

struct Known {
  ErrorCode code;
  const Rule* rule;
};
const Known kKnown[] = {{ErrorCode::kAmbiguousOption, &kAmbiguous},
                        {ErrorCode::kExpectedArguments, &kExpected},
                        {ErrorCode::kIgnoredExplicitArgument, &kIgnored},
                        {ErrorCode::kInvalidChoice, &kChoice},
                        {ErrorCode::kInvalidValue, &kInvalid},
                        {ErrorCode::kRequired, &kRequired},
                        {ErrorCode::kRequiredGroup, &kRequired},
                        {ErrorCode::kNotAllowedWith, &kNotAllowed},
                        {ErrorCode::kUnknownParser, &kSubcommand}};

const Rule& rule_of(const ErrorRecord& error) {
  if (error.action != nullptr && error.action->is_subparsers()) return kSubcommand;
  for (const Known& known : kKnown) {
    if (known.code == error.code) return *known.rule;
  }
  return kOtherError;
}

/// The place in the section's text; the whole command where the error is about argv as a whole.
text::Span place(const SectionView& view, const ErrorRecord& error, std::uint32_t& word) {
  word = error.token < view.run->word_of.size() ? view.run->word_of[error.token] : kNone;
  if (word != kNone) {
    return error.span.empty() ? view.section->words[word].source : view.place_of(word, error.span);
  }
  return view.section->name_span.empty() ? view.section->span : view.section->name_span;
}

std::string joined(const std::vector<std::string_view>& names, std::size_t most) {
  std::string text;
  for (std::size_t i = 0; i < names.size() && i < most; ++i) text += cat({i > 0 ? ", " : "", code(names[i])});
  if (names.size() > most) text += " ...";
  return text;
}

/// False where what stands behind the word cannot be a value of the flag.
bool fits(const SectionView& view, std::uint32_t word, const Flag* flag) {
  const std::string_view written = view.text_of(word);
  const bool joined_value = option_name(written) != written;
  if (flag == nullptr || flag->choices.empty() || (!joined_value && word + 1 >= view.section->words.size()))
    return true;
  const std::string_view value =
      joined_value ? written.substr(option_name(written).size() + 1) : view.text_of(word + 1);
  return !nearest_choice(value, flag->choices).empty();
}

void ambiguous(const SectionView& view, const ErrorRecord& error, std::uint32_t word,
               diag::Diagnostic& found) {
  const std::string_view written = option_name(view.text_of(word));
  found.title = cat({code(written), " could be ", joined(error.candidates, 4)});
  note(found, {"Candidates: ", joined(error.candidates, 12), "."});
  if (written == "--model")
    note(found, "The model file is no option: it stands on the command line by itself.");
  // The fix that is offered: PUBLIC before the others, shorter before longer.
  std::string_view best;
  unsigned best_tier = 9;
  for (const std::string_view candidate : error.candidates) {
    const Flag* flag = find_driver_flag(candidate, view.command);
    const unsigned tier = flag == nullptr || flag->kind == "PUBLIC" ? 0 : 1;
    if (tier < best_tier || (tier == best_tier && candidate.size() < best.size())) {
      best = candidate;
      best_tier = tier;
    }
  }
  if (!best.empty() && fits(view, word, find_driver_flag(best, view.command))) {
    offer(found, {"Write ", code(best)}, false,
          intake::replace(view.section->words[word].text, {0, static_cast<std::uint32_t>(written.size())},
                          best));
  }
}

void expected(const SectionView& view, const ErrorRecord& error, const Flag* flag, std::uint32_t word,
              diag::Diagnostic& found) {
  const std::string_view name = option_name(view.text_of(word));
  found.title = cat({code(name), " got no value"});
  const std::vector<intake::Word>& words = view.section->words;
  const std::uint32_t next = word + 1;
  if (next >= words.size()) {
    note(found, "Nothing stands behind it.");
    return;
  }
  const std::string_view value = view.text_of(next);
  if (value == "--") {
    note(found, {"`--` ends the options; as a value it is written `", name, "=--`."});
    return;
  }
  if (value.empty() || value[0] != '-') return;
  const bool carrier = flag != nullptr && flag->carries;
  if (!view.split_off[next] && find_driver_flag(option_name(value), view.command) != nullptr) {
    found.labels.push_back({words[next].source, "an option of its own"});
    note(found, {"What stands behind it is the option ", code(option_name(value)), "."});
    return;
  }
  found.labels.push_back({words[next].source, "taken for an option"});
  if (carrier) {
    const bool own = find_driver_flag(option_name(value), view.command) != nullptr;
    note(found, value.find(' ') == value.npos
                    ? "The value begins with a dash, so it is taken for an option. Option strings "
                      "are always written with `=`."
                    : (own || value.find('=') != value.npos
                           ? "The value begins with the name of an option, and then even the blank "
                             "in it does not help. Only the `=` form is safe."
                           : "Only the `=` form is safe for an option string."));
  } else {
    note(found,
         {"A value that begins with a dash needs the `=` form: `", name, "=", value.substr(0, 40), "`."});
    if (value.size() > 1 && (value[1] == '.' || (value[1] >= '0' && value[1] <= '9')))
      note(found,
           "Behind a blank only numbers such as -1, -1.5 and -.5 are values; -1e5 and -1_000 are from Python "
           "3.14 on.");
  }
  // Not safe for a plain option: the next word may well be the next option, and the value forgotten.
  if (error.message.find("one argument") != error.message.npos &&
      view.section->style != intake::WordStyle::kSpace) {
    // A carrier's string may have lost its quotes, and then goes on.
    std::string whole = cat({view.text_of(word), "=", value});
    std::uint32_t count = 1;
    while (carrier && next + count < words.size() && view.split_off[next] && view.split_off[next + count]) {
      whole += cat({" ", view.text_of(next + count)});
      ++count;
    }
    offer(found, {"Write `", name, "=...`"}, carrier,
          both(intake::replace_word(*view.section, word, whole),
               intake::remove_words(*view.section, next, count)));
  }
}

void choice(const Analysis& analysis, const SectionView& view, const ErrorRecord& error, const Flag* flag,
            std::uint32_t word, diag::Diagnostic& found) {
  const std::string_view value = error.span.of(view.text_of(word));
  found.title = cat({code(value.substr(0, 60)), " is not a value of ", code(flag->name)});
  const std::string_view best = nearest_choice(value, flag->choices);
  if (!best.empty()) {
    note(found,
         {"Did you mean ", code(best), "? Names may be shortened, values may not; their case counts."});
    offer(found, {"Write ", code(best)}, true,
          intake::replace(view.section->words[word].text, error.span, best));
  } else if (flag->name == "--framework") {
    offer(found, "Write `XLA`", true, intake::replace(view.section->words[word].text, error.span, "XLA"));
  }
  for (const diag::History& entry : flag->facts->history) {
    if (entry.value == value && !entry.note.empty()) note(found, entry.note);
  }
  (void)analysis;
}

/// compile misspelt, or forgotten before the input file.
void subcommand(const SectionView& view, const ErrorRecord& error, std::uint32_t word,
                diag::Diagnostic& found) {
  const std::string_view value = error.span.of(view.text_of(word));
  const std::string_view best = nearest_choice(value, {"compile", "list-operators"});
  if (!best.empty()) {
    found.title = cat({code(value.substr(0, 60)), " is no subcommand"});
    offer(found, {"Write ", code(best)}, true, intake::replace_word(*view.section, word, best));
  } else if (looks_like_file(value)) {
    found.title = cat({"`compile` is missing before ", code(value.substr(0, 60))});
    offer(found, "Write `compile`", true, insert_compile(view));
  }
}

void ignored(const SectionView& view, const ErrorRecord& error, const Flag* flag, std::uint32_t word,
             diag::Diagnostic& found) {
  const std::string_view written = view.text_of(word);
  const std::size_t equals = written.find('=');
  if (equals == written.npos) {
    found.title = cat({code(written.substr(0, 60)), " takes no value"});
    if (written.size() > 2 && written[1] != '-') {
      const std::string_view rest = written.substr(1);
      note(found, {code(written), " is not `--", rest.substr(0, 40),
                   "`: a short option swallows the rest of its word."});
    }
    return;
  }
  const std::string_view name = written.substr(0, equals);
  const std::string value = folded(written.substr(equals + 1));
  found.title = cat({code(name), " takes no value"});
  const bool on = value == "true" || value == "1" || value == "yes" || value == "on";
  const bool off = value == "false" || value == "0" || value == "no" || value == "off";
  const std::uint32_t begin = static_cast<std::uint32_t>(equals);
  const std::uint32_t end = static_cast<std::uint32_t>(written.size());
  if (on) {
    offer(found, {"Write ", code(name)}, true,
          intake::replace(view.section->words[word].text, {begin, end}, ""));
  } else if (off && flag != nullptr && !flag->negation.empty() && name == flag->name) {
    offer(found, {"Write ", code(flag->negation)}, true,
          intake::replace_word(*view.section, word, flag->negation));
  }
  (void)error;
}

/// `sure`: nothing that is unknown may keep it from happening.
void one(const Analysis& analysis, const SectionView& view, const ErrorRecord& error, bool sure,
         Findings& findings) {
  const Rule& rule = rule_of(error);
  std::uint32_t word = kNone;
  const text::Span span = place(view, error, word);
  const Flag* flag = flag_of(error.action);
  diag::Diagnostic& found = findings.add(rule, view, span, rule.title);
  say(found, error.message);
  about(found, Lane::kDriver, flag);
  if (error.code == ErrorCode::kRequired || error.code == ErrorCode::kRequiredGroup) {
    note(found, !sure                           ? "What is not known here may hold it."
                : view.place == Place::kCommand ? kRequired.what
                                                : kRequired.why);
    if (!sure) found.severity = Severity::kInfo;
    return;
  }
  if (word == kNone) return;
  if (&rule == &kAmbiguous) ambiguous(view, error, word, found);
  if (&rule == &kExpected) expected(view, error, flag, word, found);
  if (&rule == &kChoice && flag != nullptr) choice(analysis, view, error, flag, word, found);
  if (&rule == &kSubcommand) subcommand(view, error, word, found);
  if (&rule == &kIgnored) ignored(view, error, flag, word, found);
  if (&rule == &kInvalid && flag != nullptr) {
    found.title =
        cat({"`", error.span.of(view.text_of(word)).substr(0, 60), "` is no value for ", code(flag->name)});
  }
}

/// The line of missing arguments that was pasted without its command.
void pasted_message(const Analysis& analysis, Findings& findings) {
  constexpr std::string_view kMark = "the following arguments are required: ";
  const std::size_t at = analysis.pasted.find(kMark);
  if (at == std::string_view::npos) return;
  const std::string_view message = analysis.pasted.substr(at, analysis.pasted.find_first_of("\r\n", at) - at);
  const auto begin = static_cast<std::uint32_t>(at);
  diag::Diagnostic& found = findings.add(
      kRequired, 0, {begin, begin + static_cast<std::uint32_t>(message.size())}, kRequired.title);
  say(found, message);
  note(found, kRequired.why);
}

}  // namespace

void find_driver_errors(const Analysis& analysis, Findings& findings) {
  if (analysis.sections.empty() || !analysis.sections[0].mentions.empty()) pasted_message(analysis, findings);
  for (const SectionView& view : analysis.sections) {
    if (!view.run) continue;
    for (const std::uint32_t index : view.run->errors) {
      const ErrorRecord& error = view.run->outcome.errors[index];
      if (error.code == ErrorCode::kUnrecognized || error.code == ErrorCode::kExit) continue;
      one(analysis, view, error, true, findings);
    }
    if (view.run->unsure != kNone && view.run->errors.empty())
      one(analysis, view, view.run->outcome.errors[view.run->unsure], false, findings);
  }
}

void list_driver_errors(RuleList& list) {
  list.insert(list.end(), {&kAmbiguous, &kExpected, &kIgnored, &kChoice, &kInvalid, &kRequired, &kNotAllowed,
                           &kSubcommand, &kOtherError});
}

}  // namespace flaglane::check

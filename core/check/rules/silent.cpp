// What the driver takes without a word, though something else was probably meant.
#include <algorithm>

#include "check/driver_model.h"
#include "check/findings.h"
#include "check/leftover.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

const Rule kAbbreviated{
    .id = "driver/abbreviated-option",
    .severity = Severity::kWarning,
    .title = "A shortened name",
    .what = "It is the only option that begins this way, so it is taken for that one, without a word.",
    .why = "A later release may add a second option with the same beginning; then the line stops.",
    .mend = "Write the name in full.",
    .example = "--hbm 1024",
    .mended = "--hbm-scratchpad-page-size 1024",
    .evidence = "argparse: _get_option_tuples.",
    .confidence = Confidence::kConfirmed};

const Rule kRepeated{.id = "driver/repeated-option",
                     .severity = Severity::kWarning,
                     .title = "The same option again",
                     .what = "The right-most wins; what came before is lost.",
                     .why =
                         "Two spellings of one option count as the same. A doubled flag, even with the same "
                         "value, makes another name in the "
                         "compile cache.",
                     .mend = "Keep one.",
                     .example = "--model-type=generic --model-type=transformer",
                     .mended = "--model-type=transformer",
                     .evidence = "argparse: _StoreAction.",
                     .confidence = Confidence::kConfirmed};

const Rule kTwoLevels{.id = "combo/two-optlevels",
                      .severity = Severity::kWarning,
                      .title = "Two optimisation levels",
                      .what = "`-O` and `--optlevel` are one option; the right-most wins.",
                      .why = "People add the short form to a line that has the long one.",
                      .mend = "Keep one.",
                      .example = "-O2 --optlevel 1",
                      .mended = "--optlevel 1",
                      .evidence = "argparse: _StoreAction.",
                      .confidence = Confidence::kConfirmed};

const Rule kInputFile{
    .id = "driver/word-as-input",
    .severity = Severity::kWarning,
    .title = "This word becomes an input file",
    .what = "It looks like a flag, but to the parser it is a plain word, and plain words are input files.",
    .why = "`-01` is a negative number; a word with a blank in it that names no option is a plain word.",
    .mend = "Write the flag as it is meant.",
    .example = "neuronx-cc compile -01 m.hlo --framework XLA --target trn1",
    .mended = "neuronx-cc compile -O1 m.hlo --framework XLA --target trn1",
    .evidence = "argparse: _parse_optional.",
    .confidence = Confidence::kConfirmed};

const Rule kGreedy{
    .id = "driver/greedy-list",
    .severity = Severity::kWarning,
    .title = "A list option swallows the file behind it",
    .what = "An option that takes one or more words takes every plain word up to the next option.",
    .why = "argparse gives an option all the words that it can take; it does not keep one for the file.",
    .mend = "Put the file before it, or another option between.",
    .example = "neuronx-cc compile --framework XLA --target trn1 --pipeline compile SaveTemps model.hlo",
    .mended = "neuronx-cc compile model.hlo --framework XLA --target trn1 --pipeline compile SaveTemps",
    .evidence = "argparse: nargs='+'.",
    .confidence = Confidence::kConfirmed};

const Rule kBefore{
    .id = "driver/before-subcommand",
    .severity = Severity::kWarning,
    .title = "An option in front of the subcommand",
    .what =
        "Options before compile belong to another parser; the subcommand's own default can take their place.",
    .why =
        "Wrappers of 2023 and 2024 wrote `--target` there. It was checked as though it stood behind compile.",
    .mend = "Put it behind the subcommand.",
    .example = "neuronx-cc --target=trn1 compile m.hlo --framework XLA",
    .mended = "neuronx-cc compile --target=trn1 m.hlo --framework XLA",
    .evidence = "argparse: _SubParsersAction; public wrapper logs.",
    .confidence = Confidence::kInferred};

const Rule kDoubleDash{
    .id = "driver/double-dash",
    .severity = Severity::kInfo,
    .title = "-- ends the options",
    .what = "Every word behind it is an input file. As a value it must be written with =.",
    .why = "What becomes of `--flag`=-- differs between Python versions: up to 3.12.1 the value is lost.",
    .mend = "Take it out unless input files begin with a dash.",
    .example = "neuronx-cc compile --framework XLA --target trn1 -- m.hlo",
    .mended = "",
    .evidence = "argparse: _get_values.",
    .confidence = Confidence::kConfirmed};

const Rule kOneDash{.id = "driver/single-dash",
                    .severity = Severity::kInfo,
                    .title = "A long option with one dash",
                    .what = "Some documentation prints `-lnc`; public code writes `--lnc` throughout.",
                    .why =
                        "Builds that register the two-dash spelling only leave `-lnc` over, and its value "
                        "becomes an input file.",
                    .mend = "Write two dashes.",
                    .example = "-lnc 2",
                    .mended = "--lnc 2",
                    .evidence = "The guide's synopsis; INFERRED that `-lnc` is registered.",
                    .confidence = Confidence::kInferred};

std::uint32_t word_of(const DriverRun& run, std::uint32_t token) {
  return token < run.word_of.size() ? run.word_of[token] : kNone;
}

void abbreviated(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  for (std::uint32_t token = 0; token < run.outcome.decisions.size(); ++token) {
    const argparse::Decision& decision = run.outcome.decisions[token];
    const std::uint32_t word = word_of(run, token);
    if (word == kNone || decision.role != argparse::Role::kOption) continue;
    if (decision.match != argparse::Match::kPrefix && decision.match != argparse::Match::kPrefixEquals)
      continue;
    const Flag* flag = flag_of(decision.action);
    const std::string_view written = view.text_of(word).substr(0, decision.name_end);
    diag::Diagnostic& found = findings.add(kAbbreviated, view, view.place_of(word, {0, decision.name_end}),
                                           {code(written), " is read as ", code(decision.option_string)});
    about(found, Lane::kDriver, flag);
    note(found, "The only option with this beginning today; a later release may make it ambiguous.");
    offer(found, "Write it in full", true,
          intake::replace(view.section->words[word].text, {0, decision.name_end}, decision.option_string));
  }
}

bool accumulates(const Flag* flag) {
  return flag != nullptr && (flag->action == "extend" || flag->action == "append" || flag->action == "count");
}

void repeated(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  const std::vector<argparse::Use>& uses = run.outcome.uses;
  // The last use of each destination, found from behind.
  std::vector<std::pair<std::string_view, std::uint32_t>> last;
  for (std::uint32_t i = static_cast<std::uint32_t>(uses.size()); i-- > 0;) {
    const argparse::Use& use = uses[i];
    if (use.option_token == argparse::kNoIndex || !use.action->dest.is_str()) continue;
    const Flag* flag = flag_of(use.action);
    if (accumulates(flag) || (flag != nullptr && flag->carries)) continue;
    const std::string_view dest = use.action->dest.text();
    std::uint32_t later = kNone;
    for (const auto& entry : last) {
      if (entry.first == dest) later = entry.second;
    }
    if (later == kNone) {
      if (last.size() < 400) last.emplace_back(dest, i);
      continue;
    }
    const std::uint32_t word = word_of(run, use.option_token);
    const std::uint32_t winner = word_of(run, uses[later].option_token);
    if (word == kNone || winner == kNone) continue;
    const bool same = use.converted && uses[later].converted && use.value.equals(uses[later].value);
    const bool level =
        flag != nullptr && flag->name == "--optlevel" && use.option_string != uses[later].option_string;
    diag::Diagnostic& found = findings.add(
        level ? kTwoLevels : kRepeated, view, view.section->words[word].source,
        {code(view.text_of(word).substr(0, 60)), same ? " is given again by " : " is overridden by ",
         code(view.text_of(winner).substr(0, 60))});
    about(found, Lane::kDriver, flag);
    found.labels.push_back({view.section->words[winner].source, "this one counts"});
    note(found, same ? "The same value: harmless, but it changes the name in the compile cache."
                     : "Two uses of one option; the right-most wins.");
    // Its own words: the option, and the words that were its values.
    std::uint32_t count = 1;
    for (std::uint32_t r = 0; r < use.range_count; ++r) {
      const std::uint32_t value = word_of(run, run.outcome.ranges[use.first_range + r].token);
      if (value != kNone && value == word + count) ++count;
    }
    offer(found, {"Remove ", code(view.text_of(word).substr(0, 60))}, !view.section->branched,
          intake::remove_words(*view.section, word, count));
  }
}

void as_input(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  bool ended = false;  // the options, by an earlier --
  for (std::uint32_t token = 0; token < run.outcome.decisions.size(); ++token) {
    const argparse::Decision& decision = run.outcome.decisions[token];
    const std::uint32_t word = word_of(run, token);
    if (word == kNone) continue;
    const std::string_view written = view.text_of(word);
    if (written == "--") {
      const bool file = decision.role == argparse::Role::kPositional;
      if (!ended || file) {
        findings.add(kDoubleDash, view, view.section->words[word].source,
                     file ? "This `--` is an input file too: the options have ended before it"
                          : "Everything behind `--` is an input file");
      }
      ended = true;
      continue;
    }
    if (decision.role == argparse::Role::kOption && decision.has_value &&
        written.substr(decision.value_begin) == "--") {
      diag::Diagnostic& found = findings.add(kDoubleDash, view, view.section->words[word].source,
                                             "What becomes of the value `--` depends on the Python version");
      found.severity = Severity::kWarning;
      note(found, kDoubleDash.why);
      continue;
    }
    if (decision.role != argparse::Role::kPositional) continue;  // a leftover is told as one
    const bool number = decision.plain == argparse::Plain::kNegativeNumber;
    const bool blank = decision.plain == argparse::Plain::kSpace && written.size() > 1 && written[0] == '-';
    if (!number && !blank) continue;
    diag::Diagnostic& found = findings.add(kInputFile, view, view.section->words[word].source,
                                           {code(written.substr(0, 60)), " is taken for an input file"});
    if (number && written.size() == 3 && written[1] == '0' && written[2] <= '3') {
      const std::string meant = cat({"-O", written.substr(2)});
      note(found, {"`-0", written.substr(2),
                   "` (zero) is a negative number to the parser, and so a plain word. Did you mean ",
                   code(meant), " (letter O)?"});
      offer(found, {"Write ", code(meant)}, true, intake::replace_word(*view.section, word, meant));
    } else if (number) {
      note(found,
           "It reads as a negative number, which is a plain word where no option looks like a number.");
    } else {
      note(found, "A word with a blank in it that names no option is a plain word.");
    }
  }
}

void greedy(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  for (const argparse::Use& use : run.outcome.uses) {
    const bool list = use.action->nargs.is(argparse::Nargs::Kind::kOneOrMore) ||
                      use.action->nargs.is(argparse::Nargs::Kind::kZeroOrMore);
    if (use.option_token == argparse::kNoIndex || !list || use.range_count < 2) continue;
    const std::uint32_t word = word_of(run, run.outcome.ranges[use.first_range + use.range_count - 1].token);
    if (word == kNone || !looks_like_file(view.text_of(word))) continue;
    diag::Diagnostic& found = findings.add(kGreedy, view, view.section->words[word].source,
                                           {code(use.option_string), " takes ",
                                            code(view.text_of(word).substr(0, 60)), " as one of its values"});
    about(found, Lane::kDriver, flag_of(use.action));
    note(found, {code(use.option_string),
                 " takes every following word: move the file before it, or put another option between."});
  }
}

void one_dash(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  for (std::uint32_t token = 0; token < run.outcome.decisions.size(); ++token) {
    const argparse::Decision& decision = run.outcome.decisions[token];
    const std::uint32_t word = word_of(run, token);
    if (word == kNone || decision.role != argparse::Role::kOption || decision.name_end < 3) continue;
    const std::string_view name = view.text_of(word).substr(0, decision.name_end);
    if (name[0] != '-' || name[1] == '-') continue;
    const std::string doubled = cat({"-", name});
    if (name != decision.option_string || find_driver_flag(doubled, view.command) == nullptr) continue;
    diag::Diagnostic& found = findings.add(kOneDash, view, view.place_of(word, {0, decision.name_end}),
                                           {code(name), " is written ", code(doubled), " elsewhere"});
    about(found, Lane::kDriver, flag_of(decision.action));
    note(found, kOneDash.what);
    note(found, kOneDash.why);
    offer(found, {"Write ", code(doubled)}, true,
          intake::replace(view.section->words[word].text, {0, decision.name_end}, doubled));
  }
}

constexpr std::string_view kLostBefore = "Options before the subcommand can be lost: put them behind it.";
constexpr std::string_view kAsBehind = "It was checked as though it stood behind the subcommand.";

void before(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  if (run.before_subcommand.empty()) return;
  std::uint32_t subcommand = run.before_subcommand.back() + 1;
  while (view.text_of(subcommand) != view.command) ++subcommand;
  for (const std::uint32_t word : run.before_subcommand) {
    const std::uint32_t arg = run.arg_of[word];
    // An option that nobody has is lost on either side.
    if (arg < run.outcome.decisions.size() &&
        run.outcome.decisions[arg].role == argparse::Role::kUnrecognized)
      continue;
    diag::Diagnostic& found =
        findings.add(kBefore, view, view.section->words[word].source,
                     {code(view.text_of(word).substr(0, 60)), " stands before ", code(view.command)});
    note(found, kLostBefore);
    note(found, option_name(view.text_of(word)) == "--target" ? kBefore.why : kAsBehind);
    if (found.rule.empty()) continue;  // beyond what is kept
    // The option goes with its value.
    std::uint32_t count = 1;
    if (view.text_of(word).find('=') == std::string_view::npos) {
      while (word + count < subcommand && !looks_like_option(view.text_of(word + count))) ++count;
    }
    if (count > Findings::kMost) continue;
    intake::Edits edits = intake::remove_words(*view.section, word, count);
    for (std::uint32_t i = 0; i < count; ++i) {
      edits = both(edits, intake::insert_word(*view.section, subcommand + 1, view.text_of(word + i)));
    }
    offer(found, {"Put it behind ", code(view.command)}, true, edits);
  }
}

/// A name in running text with compile behind it, perhaps a number between: `prog --verbose 35 compile m`.
void before_in_text(const Analysis& analysis, const SectionView& view, Findings& findings) {
  constexpr std::string_view kCompile = "compile ";
  for (std::uint32_t word = 0; word < view.mentions.size(); ++word) {
    if (view.mentions[word] == nullptr) continue;
    std::size_t at = view.section->words[word].source.end;
    at = std::min(analysis.pasted.find_first_not_of(' ', at), analysis.pasted.size());
    at = std::min(analysis.pasted.find_first_not_of("0123456789 ", at), analysis.pasted.size());
    if (analysis.pasted.substr(at, kCompile.size()) != kCompile) continue;
    diag::Diagnostic& found = findings.add(kBefore, view, view.section->words[word].source,
                                           {code(view.text_of(word)), " stands before `compile`"});
    found.severity = Severity::kInfo;
    about(found, Lane::kDriver, view.mentions[word]);
    note(found, kLostBefore);
  }
}

}  // namespace

void find_silent(const Analysis& analysis, Findings& findings) {
  for (const SectionView& view : analysis.sections) {
    before_in_text(analysis, view, findings);
    if (!view.run) continue;
    abbreviated(view, findings);
    repeated(view, findings);
    as_input(view, findings);
    greedy(view, findings);
    before(view, findings);
    one_dash(view, findings);
  }
}

void list_silent(RuleList& list) {
  list.insert(list.end(), {&kAbbreviated, &kRepeated, &kTwoLevels, &kInputFile, &kGreedy, &kBefore,
                           &kDoubleDash, &kOneDash});
}

}  // namespace flaglane::check

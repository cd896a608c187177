// Words that the driver leaves over, and what was meant.
#include <utility>

#include "check/driver_model.h"
#include "check/findings.h"
#include "check/leftover.h"
#include "check/nearest.h"
#include "check/rules/leftover_rules.h"

namespace flaglane::check {

using namespace leftover_rules;

namespace {

std::string place_name(const Flag& flag) {
  std::string name = cat({"lane ", id(flag.lane)});
  if (!flag.kind.empty()) name += cat({", ", flag.kind});
  return name;
}

void tell_nearest(const std::vector<Near>& near, diag::Diagnostic& found) {
  if (near.empty()) return;
  std::string names = "Nearest: ";
  for (std::size_t i = 0; i < near.size(); ++i) {
    if (i > 0) names += "; ";
    names += cat({code(near[i].spelling), " (", place_name(*near[i].flag), ")"});
  }
  note(found, {names, "."});
}

intake::Edits rename(const SectionView& view, std::uint32_t word, std::string_view name) {
  const std::string_view written = option_name(view.text_of(word));
  return intake::replace(view.section->words[word].text, {0, static_cast<std::uint32_t>(written.size())},
                         name);
}

text::Span name_place(const SectionView& view, const LeftoverWord& left) {
  return view.place_of(left.word,
                       {0, static_cast<std::uint32_t>(option_name(view.text_of(left.word)).size())});
}

argparse::Role role_of(const SectionView& view, std::uint32_t word) {
  const std::uint32_t arg = word < view.run->arg_of.size() ? view.run->arg_of[word] : kNone;
  return arg < view.run->outcome.decisions.size() ? view.run->outcome.decisions[arg].role
                                                  : argparse::Role::kUnreached;
}

/// The option in front of the word, if it is one that stopped for want of a value, or takes several.
void note_before(const SectionView& view, const LeftoverWord& left, diag::Diagnostic& found) {
  const std::uint32_t arg = left.word == 0 ? kNone : view.run->arg_of[left.word - 1];
  if (arg >= view.run->outcome.decisions.size() || role_of(view, left.word - 1) != argparse::Role::kValue)
    return;
  const argparse::Action* action = view.run->outcome.decisions[arg].action;
  if (action == nullptr || (!action->nargs.is(argparse::Nargs::Kind::kOneOrMore) &&
                            !action->nargs.is(argparse::Nargs::Kind::kZeroOrMore)))
    return;
  const Flag* flag = flag_of(action);
  if (flag == nullptr) return;
  note(found, {code(flag->name), " takes several words, but none of them can begin with a dash."});
}

/// For each word: it stands behind an option that stopped for want of a value, and is a number that does not
/// look like one.
std::vector<bool> missed_numbers(const SectionView& view) {
  const DriverRun& run = *view.run;
  std::vector<bool> missed(view.section->words.size(), false);
  for (const std::uint32_t index : run.errors) {
    const argparse::ErrorRecord& error = run.outcome.errors[index];
    if (error.code != argparse::ErrorCode::kExpectedArguments || error.token >= run.word_of.size()) continue;
    const std::uint32_t word = run.word_of[error.token];
    if (word == kNone || word + 1 >= missed.size()) continue;
    const std::string_view text = view.text_of(word + 1);
    missed[word + 1] = text.size() > 1 && (text[1] == '.' || (text[1] >= '0' && text[1] <= '9'));
  }
  return missed;
}

void note_followers(const SectionView& view, const LeftoverWord& left, diag::Diagnostic& found) {
  const std::uint32_t next = left.word + 1;
  if (left.followers == 0 && option_name(view.text_of(left.word)) == view.text_of(left.word) &&
      role_of(view, next) == argparse::Role::kPositional) {
    found.labels.push_back({view.section->words[next].source, "taken for an input file"});
    note(found, {"An unknown option takes no value: ", code(view.text_of(next).substr(0, 60)),
                 " is taken for an input file."});
  }
  if (left.followers == 0) return;
  const text::Span place = view.section->words[left.word + 1].source;
  found.labels.push_back({place, "left over with it"});
  note(found, {code(view.text_of(left.word + 1).substr(0, 60)),
               view.place == Place::kCommand ? " would be taken for an input file, or be left over."
                                             : " is left over with it: no value, and no input file either."});
}

void unknown(const SectionView& view, const LeftoverWord& left, Findings& findings, bool search) {
  const std::string_view written = view.text_of(left.word);
  const std::string_view name = option_name(written);
  diag::Diagnostic& found = findings.add(kUnrecognized, view, name_place(view, left),
                                         {code(name.substr(0, 80)), " is not an option of the driver"});
  say(found, view.run->leftover_message);
  about(found, Lane::kDriver, nullptr);
  const bool single = name.size() > 2 && name[0] == '-' && name[1] != '-';
  if (name.size() == 4 && name.compare(0, 3, "--O") == 0 && name[3] >= '0' && name[3] <= '3') {
    note(found, cat({"The short option has one dash: `-O", name.substr(3),
                     "`, or `--optlevel=", name.substr(3), "`."}));
    offer(found, {"Write `-O", name.substr(3), "`"}, true,
          intake::replace_word(*view.section, left.word, cat({"-O", name.substr(3)})));
    return;
  }
  if (name.size() == 3 && name[1] == '0' && name[2] <= '3') {
    const std::string meant = cat({"-O", name.substr(2)});
    note(found, {code(name), " (zero) is a negative number to the parser, and so a plain word. Did you mean ",
                 code(meant), " (letter O)?"});
    offer(found, {"Write ", code(meant)}, true, intake::replace_word(*view.section, left.word, meant));
    return;
  }
  if (written.size() == name.size() + 3 && written.substr(name.size()) == "=--") {
    note(found, "What becomes of the value `--` depends on the Python version: up to 3.12.1 it is lost.");
  }
  if (name == written && left.word + 1 < view.section->words.size() && view.text_of(left.word + 1) == "--") {
    note(found, {"`--` ends the options; as a value it is written `", name.substr(0, 80), "=--`."});
  }
  const std::string fold = folded(name.substr(0, 80));
  if (fold.find("math") != fold.npos || fold.find("mixedprecision") != fold.npos ||
      fold.find("fp16") != fold.npos || fold.find("bf16") != fold.npos) {
    note(found, "For mixed precision use `--auto-cast` and `--auto-cast-type`.");
  }
  if (single) {
    // "-lnc" and "-lnc2": one dash too few. Short options swallow the rest of their word.
    const std::string doubled = cat({"-", name});
    if (find_driver_flag(doubled, view.command) != nullptr) {
      note(found, {"The option is ", code(doubled), ", with two dashes. Some documentation prints one."});
      offer(found, {"Write ", code(doubled)}, true, rename(view, left.word, doubled));
      return;
    }
  }
  if (single) {
    note(found, "Long options have two dashes, as in `--lnc`; a short option swallows the rest of its word.");
  }
  note_before(view, left, found);
  note_followers(view, left, found);
  if (!search || fold.size() < 2 || !findings.keeps()) return;
  const std::vector<Near> near = nearest(name, Lane::kDriver);
  tell_nearest(near, found);
  if (!near.empty() && near[0].flag->lane == Lane::kDriver) {
    found.flag = near[0].flag->name;
    // The old compiler's cast flags are known here for old lines only.
    if (near[0].flag->name == "--fast-math" || near[0].flag->name == "--fp32-cast") return;
    offer(found, {"Write ", code(near[0].spelling)}, false, rename(view, left.word, near[0].spelling));
  }
}

/// An option behind -- is none.
void behind_dashes(const SectionView& view, const LeftoverWord& left, diag::Diagnostic& found) {
  bool option = false;
  for (std::uint32_t i = 1; i <= left.followers; ++i)
    option = option || looks_like_option(view.text_of(left.word + i));
  if (!option) return;
  note(found, "Behind `--` nothing is an option, whatever it looks like.");
  offer(found, "Take `--` out", true, intake::remove_words(*view.section, left.word, 1));
}

/// Where the input files end, and the stray file put there.
void beside_the_files(const SectionView& view, const LeftoverWord& left, diag::Diagnostic& found) {
  if (found.rule.empty()) return;  // beyond what is kept
  std::uint32_t last = kNone;
  for (std::uint32_t word = 0; word < left.word; ++word) {
    if (role_of(view, word) == argparse::Role::kPositional) last = word;
  }
  if (last == kNone) return;
  found.labels.push_back({view.section->words[last].source, "the input files end here"});
  const std::uint32_t count = 1 + left.followers;
  if (count > Findings::kMost) return;
  intake::Edits edits = intake::remove_words(*view.section, left.word, count);
  for (std::uint32_t word = left.word; word < left.word + count; ++word) {
    if (!looks_like_file(view.text_of(word))) return;
    edits = both(edits, intake::insert_word(*view.section, last + 1, view.text_of(word)));
  }
  offer(found, {count == 1 ? "Put it beside " : "Put them beside ", code(view.text_of(last).substr(0, 60))},
        true, edits);
}

/// `lnc=2`, `model-type transformer`: options whose dashes were forgotten. True when it was one.
bool without_dashes(const SectionView& view, const LeftoverWord& left, diag::Diagnostic& found) {
  intake::Edits edits = std::vector<diag::Edit>();
  std::string_view first;
  for (std::uint32_t word = left.word; word <= left.word + left.followers; ++word) {
    const std::string name = cat({"--", option_name(view.text_of(word))});
    if (find_driver_flag(name, view.command) == nullptr) continue;
    if (first.empty()) first = view.text_of(word).substr(0, 80);
    edits = both(edits, intake::replace(view.section->words[word].text, {0, 0}, "--"));
  }
  if (!edits || edits->empty()) return false;
  found.title = cat({code(first), " has no dashes in front"});
  offer(found, "Write the dashes", true, edits);
  return true;
}

void one(const SectionView& view, const LeftoverWord& left, Findings& findings, bool search) {
  const std::string_view written = view.text_of(left.word);
  const std::string_view name = option_name(written);
  switch (left.kind) {
    case Leftover::kFolds: {
      if (left.flag->lane == Lane::kWrapper) return;  // wrapper/misspelt tells it
      diag::Diagnostic& found = findings.add(kDashes, view, name_place(view, left),
                                             {code(name), " is spelled ", code(left.spelling)});
      say(found, view.run->leftover_message);
      about(found, left.flag->lane, left.flag);
      note(found,
           "Dashes and underscores are never folded; only the wrapper's flags, such as `--cache_dir`, have "
           "underscores.");
      if (left.flag->lane == Lane::kDriver)
        offer(found, {"Write ", code(left.spelling)}, true, rename(view, left.word, left.spelling));
      return;
    }
    case Leftover::kHelpSpelling: {
      diag::Diagnostic& found = findings.add(kHelpSpelling, view, name_place(view, left),
                                             {code(name), " is `--help-hidden-list` here"});
      say(found, view.run->leftover_message);
      note(found, kHelpSpelling.why);
      offer(found, "Write `--help-hidden-list`", true, rename(view, left.word, "--help-hidden-list"));
      return;
    }
    case Leftover::kValue: {
      diag::Diagnostic& found =
          findings.add(kValueAsOption, view, name_place(view, left),
                       {code(name), " is a value: `", left.flag->name, "=", left.spelling, "`"});
      say(found, view.run->leftover_message);
      about(found, Lane::kDriver, left.flag);
      offer(found, {"Write `", left.flag->name, "=", left.spelling, "`"}, true,
            intake::replace_word(*view.section, left.word, cat({left.flag->name, "=", left.spelling})));
      return;
    }
    case Leftover::kLegacy: {
      diag::Diagnostic& found =
          findings.add(kLegacyName, view, name_place(view, left),
                       {code(name), " is a flag of neuron-cc (Inferentia 1), not of neuronx-cc"});
      say(found, view.run->leftover_message);
      note(found, kLegacyName.mend);
      note(found,
           "With torch-neuron a failed compile falls back to the CPU: look for \"Compile command returned\" "
           "in the log.");
      return;
    }
    case Leftover::kOfCompile: {
      diag::Diagnostic& found = findings.add(kOfCompile, view, name_place(view, left),
                                             {code(name), " is an option of `compile`, which is not there"});
      say(found, view.run->leftover_message);
      about(found, Lane::kDriver, left.flag);
      offer(found, "Write `compile`", true, insert_compile(view));
      return;
    }
    case Leftover::kStray: {
      if (written == "--" && left.followers == 0) return;  // driver/double-dash tells it
      const text::Span span = text::cover(view.section->words[left.word].source,
                                          view.section->words[left.word + left.followers].source);
      diag::Diagnostic& found = findings.add(
          kStray, view, span,
          left.followers > 0 ? std::string("Words that no option takes")
                             : cat({code(written.substr(0, 80)), " is a word that no option takes"}));
      say(found, view.run->leftover_message);
      note(found, view.place == Place::kCommand
                      ? kStray.why.data()
                      : "The framework gives the input file; a loose word is left over.");
      if (without_dashes(view, left, found)) return;
      if (written == "--") {
        behind_dashes(view, left, found);
      } else if (view.place == Place::kCommand) {
        beside_the_files(view, left, found);
      }
      return;
    }
    case Leftover::kUnknown:
      unknown(view, left, findings, search);
      return;
    default:
      return;  // the lanes', the wrapper's and the catalogue's words are told in their own families
  }
}

constexpr std::size_t kMostLeftovers = 2000;  // beyond, nothing new is said of one more

}  // namespace

void find_leftovers(const Analysis& analysis, Findings& findings) {
  // Looking for near names costs a pass over the catalogue each time, so a flood of unknown words gets none.
  std::size_t searches = 0;
  for (const SectionView& view : analysis.sections) {
    if (view.run) {
      bool missing = false;  // the subcommand: told once
      const std::vector<bool> missed = missed_numbers(view);
      for (const LeftoverWord& left : view.run->leftovers) {
        if (searches > kMostLeftovers) break;
        // What was meant as the value of the option before it is told there.
        if (view.split_off[left.word] || missed[left.word]) continue;
        if (left.kind == Leftover::kOfCompile && std::exchange(missing, true)) continue;
        one(view, left, findings, ++searches <= Findings::kMost);
      }
    }
    for (std::size_t word = 0; word < view.fates.size(); ++word) {
      const std::uint32_t index = static_cast<std::uint32_t>(word);
      const bool mentioned = word < view.mentions.size() && view.mentions[word] == nullptr;
      if (!mentioned && view.fates[word] != Fate::kUncatalogued) continue;
      const std::string_view name = option_name(view.text_of(index));
      if (name.substr(0, mentioned ? 2 : 1) != (mentioned ? "--" : "-")) continue;
      std::vector<Near> near;
      if ((mentioned || findings.keeps()) && ++searches <= Findings::kMost)
        near = nearest(name, Lane::kDriver);
      // Running text speaks of other programs' options too.
      if (mentioned && (near.empty() || near[0].spelling == name)) continue;
      diag::Diagnostic& found = findings.add(
          kUncatalogued, view, view.place_of(index, {0, static_cast<std::uint32_t>(name.size())}),
          {code(name.substr(0, 80)), " is not in this catalogue"});
      about(found, Lane::kDriver, nullptr);
      if (mentioned) found.severity = diag::Severity::kInfo;
      note(found, kUncatalogued.why);
      tell_nearest(near, found);
    }
  }
}

void list_leftovers(RuleList& list) {
  list.insert(list.end(), {&kUnrecognized, &kStray, &kOfCompile, &kDashes, &kHelpSpelling, &kValueAsOption,
                           &kLegacyName, &kUncatalogued});
}

}  // namespace flaglane::check

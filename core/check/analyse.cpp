#include <algorithm>
#include <utility>

#include "check/analysis.h"
#include "check/carrying.h"
#include "check/driver_model.h"
#include "check/driver_run.h"
#include "check/wrapper.h"

namespace flaglane::check {
namespace {

bool is_dots(std::string_view word) { return word == "..." || word == "\u2026"; }

/// A bare option string belongs to the lane that knows most of its names; Penguin where none does better.
Lane guess_lane(const std::vector<intake::SplitWord>& words) {
  Lane best = Lane::kPenguin;
  std::size_t most = 0;
  for (const Lane lane : {Lane::kPenguin, Lane::kHlo2Tensorizer, Lane::kWalrus}) {
    std::size_t known = 0;
    for (const intake::SplitWord& word : words)
      known += find_flag(lane, option_name(word.text.text())) != nullptr ? 1U : 0U;
    if (known > most) {
      most = known;
      best = lane;
    }
  }
  return best;
}

void parse_string(OptionString& string, text::Dialect dialect) {
  for (const intake::SplitWord& word : string.words) string.argv.push_back(word.text.text());
  string.flags.assign(string.words.size(), nullptr);
  if (string.lane != Lane::kPenguin) {
    for (std::size_t i = 0; i < string.argv.size(); ++i)
      string.flags[i] = find_flag(string.lane, option_name(string.argv[i]));
    return;
  }
  string.outcome = std::make_unique<argparse::Outcome>();
  argparse::ParseOptions options;
  options.tolerant = true;
  model(dialect).penguin.parser().cl_parser().parse_args(string.argv, options, *string.outcome);
  for (std::size_t i = 0; i < string.argv.size() && i < string.outcome->decisions.size(); ++i) {
    const argparse::Decision& decision = string.outcome->decisions[i];
    if (decision.role == argparse::Role::kOption) string.flags[i] = flag_of(decision.action);
  }
  for (std::uint32_t i = 0; i < string.outcome->errors.size(); ++i) {
    const argparse::ErrorRecord& error = string.outcome->errors[i];
    if (error.code == argparse::ErrorCode::kUnrecognized) {
      bool known = true;
      for (const std::uint32_t token : error.tokens) known = known && string.words[token].text.has_hole();
      if (!known) string.errors.push_back(i);
    } else if (error.token >= string.words.size() || !hangs_on_hole(string.words[error.token].text, error)) {
      string.errors.push_back(i);
    }
  }
}

void bare_string(SectionView& view, text::Dialect dialect) {
  OptionString string;
  string.text = *view.section->value;
  string.value = {0, string.text.size()};
  string.words = intake::space_split(string.text);
  string.lane = guess_lane(string.words);
  parse_string(string, dialect);
  view.strings.push_back(std::move(string));
}

/// Every option string that a carrier of the driver got.
void carried_strings(SectionView& view, text::Dialect dialect) {
  const DriverRun& run = *view.run;
  for (const argparse::Use& use : run.outcome.uses) {
    const Flag* flag = flag_of(use.action);
    if (flag == nullptr || !flag->carries || use.option_token == argparse::kNoIndex || use.range_count == 0)
      continue;
    const argparse::TokenRange& range = run.outcome.ranges[use.first_range];
    OptionString string;
    string.lane = *flag->carries;
    string.carrier = flag;
    string.carrier_word = run.word_of[use.option_token];
    string.value_word = run.word_of[range.token];
    if (string.carrier_word == kNone || string.value_word == kNone) continue;
    string.value = range.span;
    string.text = view.section->words[string.value_word].text.slice(range.span);
    string.words = intake::space_split(string.text);
    parse_string(string, dialect);
    const bool adds_up = flag->action == "extend" || flag->action == "append";
    view.strings.push_back(std::move(string));
    if (adds_up) continue;
    const std::uint32_t last = static_cast<std::uint32_t>(view.strings.size() - 1);
    for (std::uint32_t i = last; i-- > 0;) {
      if (view.strings[i].carrier != flag) continue;
      view.strings[i].lost_to = last;
      break;  // earlier ones are lost to this one's predecessor already
    }
  }
}

/// A carrier whose string begins with a dash, behind a blank, gets no value: the string was meant to be it.
void mark_missed_string(SectionView& view, const argparse::ErrorRecord& error) {
  const DriverRun& run = *view.run;
  const Flag* flag = flag_of(error.action);
  if (error.code != argparse::ErrorCode::kExpectedArguments || flag == nullptr || !flag->carries) return;
  const std::uint32_t word = error.token < run.word_of.size() ? run.word_of[error.token] : kNone;
  if (word == kNone || word + 1 >= view.section->words.size()) return;
  const std::string_view text = view.text_of(word + 1);
  if (text.size() < 2 || text[0] != '-' || text == "--") return;
  const std::string_view name = option_name(text);
  // An option of the driver alone stands for itself: then the string was forgotten.
  if (find_flag(*flag->carries, name) == nullptr && find_driver_flag(name, "compile") != nullptr) return;
  const std::uint32_t more = split_off_count(view, *flag->carries, word + 1);
  for (std::uint32_t i = 0; i <= more; ++i) view.split_off[word + 1 + i] = true;
}

void mark_split_off(SectionView& view) {
  for (OptionString& string : view.strings) {
    if (string.carrier == nullptr || string.words.empty()) continue;
    string.split_off = split_off_count(view, string.lane, string.value_word);
    for (std::uint32_t i = 1; i <= string.split_off; ++i) view.split_off[string.value_word + i] = true;
  }
  for (const std::uint32_t error : view.run->errors)
    mark_missed_string(view, view.run->outcome.errors[error]);
}

Place place_of(std::string_view asked, const intake::Section& section) {
  if (asked == "command") return Place::kCommand;
  if (asked == "torch-neuronx") return Place::kTorchNeuronx;
  if (asked == "jax") return Place::kJax;
  return guess_place(section);
}

}  // namespace

std::string_view option_name(std::string_view word) { return word.substr(0, word.find('=')); }

Analysis analyse(std::string_view pasted, intake::Reading reading, text::Dialect dialect,
                 std::string_view place, std::string_view version) {
  Analysis analysis;
  analysis.pasted = pasted;
  analysis.reading = std::move(reading);
  analysis.dialect = dialect;
  analysis.version = AtVersion(version);
  for (std::uint32_t i = 0; i < analysis.reading.sections.size(); ++i) {
    const intake::Section& section = analysis.reading.sections[i];
    SectionView view;
    view.index = i;
    view.section = &section;
    view.place = place_of(place, section);
    view.legacy = section.program == intake::Program::kNeuronCc;
    view.fates.assign(section.words.size(), Fate::kDriver);
    view.split_off.assign(section.words.size(), false);
    if (section.kind == intake::SectionKind::kBackendString && section.value) {
      bare_string(view, dialect);
    } else if (section.kind == intake::SectionKind::kMentions) {
      for (const intake::Word& word : section.words)
        view.mentions.push_back(find_driver_flag(option_name(word.text.text()), "compile"));
    } else if (!view.legacy && !section.words.empty()) {
      if (section.kind == intake::SectionKind::kCommand) view.fates[0] = Fate::kProgram;
      if (view.place != Place::kCommand) take_out(section, view.fates);
      for (std::size_t word = 0; word < view.fates.size(); ++word) {
        if (is_dots(section.words[word].text.text())) view.fates[word] = Fate::kElided;
      }
      run_driver(view, dialect);
      carried_strings(view, dialect);
      mark_split_off(view);
    }
    analysis.sections.push_back(std::move(view));
  }
  return analysis;
}

}  // namespace flaglane::check

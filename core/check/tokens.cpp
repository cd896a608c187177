#include <algorithm>
#include <utility>

#include "check/describe.h"
#include "check/driver_model.h"
#include "check/findings.h"
#include "text/python_repr.h"

namespace flaglane::check {
namespace {

constexpr std::size_t kLongestValue = 60;  // of a value in a note

Match match_of(argparse::Match match) {
  switch (match) {
    case argparse::Match::kPrefix:
      return Match::kPrefix;
    case argparse::Match::kEquals:
      return Match::kEquals;
    case argparse::Match::kPrefixEquals:
      return Match::kPrefixEquals;
    case argparse::Match::kJoined:
      return Match::kJoined;
    case argparse::Match::kCluster:
      return Match::kCluster;
    default:
      return Match::kExact;
  }
}

/// repr() of a value, short enough for a line.
std::string shown(const argparse::Value& value, text::Dialect dialect) {
  std::string text = argparse::repr(value, dialect);
  if (text.size() > kLongestValue) text = std::string(text::truncated(text, kLongestValue)) + "...";
  return text;
}

/// What one element of an argv became, in a driver's or Penguin's parse.
void decided(const argparse::Outcome& outcome, std::uint32_t at, const intake::Seamed& text,
             text::Dialect dialect, Lane lane, Token& token) {
  const argparse::Decision& decision = outcome.decisions[at];
  const Flag* flag = flag_of(decision.action);
  const bool taken = decision.role == argparse::Role::kOption || decision.role == argparse::Role::kValue ||
                     decision.role == argparse::Role::kPositional;
  if (taken && flag != nullptr) {
    token.flag = flag->name;
    token.kind = flag->kind;
    token.dest = flag->dest;
  }
  token.lane = lane;
  switch (decision.role) {
    case argparse::Role::kOption: {
      token.role = Role::kOption;
      token.match = match_of(decision.match);
      token.name = text.source({0, decision.name_end});
      if (decision.has_value) token.value = text.source({decision.value_begin, text.size()});
      token.note = cat({code(decision.option_string)});
      if (decision.use < outcome.uses.size()) {
        const argparse::Use& use = outcome.uses[decision.use];
        if (use.converted && !token.dest.empty() && flag->type != "bool")
          token.note = cat({code(token.dest), " = ", code(shown(use.value, dialect))});
        if (flag != nullptr && flag->type == "bool")
          token.note = cat({code(decision.option_string), ": a switch"});
      }
      if (decision.match == argparse::Match::kPrefix || decision.match == argparse::Match::kPrefixEquals) {
        token.note = cat({"short for ", code(decision.option_string)});
      }
      break;
    }
    case argparse::Role::kValue:
      token.role = Role::kValue;
      token.note = flag != nullptr ? cat({"a value of ", code(flag->name)}) : std::string("a value");
      break;
    case argparse::Role::kPositional:
      token.role = Role::kPositional;
      token.note = "an input file";
      break;
    case argparse::Role::kSubcommand:
      token.role = Role::kSubcommand;
      token.dest.clear();
      token.note = "the subcommand";
      break;
    case argparse::Role::kDoubleDash:
      token.role = Role::kSeparator;
      token.note = "ends the options";
      break;
    case argparse::Role::kAmbiguous:
      token.role = Role::kUnrecognized;
      token.note = "several options begin like this";
      break;
    case argparse::Role::kUnrecognized:
      token.role = Role::kUnrecognized;
      token.lane.reset();
      token.note = "no parser takes it";
      break;
    case argparse::Role::kUnreached:
      token.role = Role::kUnrecognized;
      token.note = "the parser stopped before it";
      break;
  }
}

void set_aside(Fate fate, std::string_view text, Token& token) {
  switch (fate) {
    case Fate::kProgram:
      token.role = Role::kProgram;
      token.note = "the program";
      break;
    case Fate::kWrapper:
      token.role = Role::kConsumed;
      token.lane = Lane::kWrapper;
      if (const Flag* flag = find_flag(Lane::kWrapper, option_name(text))) token.flag = flag->name;
      token.note = "the framework's wrapper takes it out";
      break;
    case Fate::kOther:
      token.role = Role::kConsumed;
      token.note = "another framework's word";
      break;
    case Fate::kUncatalogued:
      token.role = Role::kUnrecognized;
      token.lane = Lane::kDriver;
      token.note = "not in this catalogue";
      break;
    case Fate::kHole:
      token.note = "filled in later";
      break;
    case Fate::kElided:
      token.note = "left out";
      break;
    case Fate::kDriver:
      break;
  }
}

void nested(const OptionString& string, std::uint32_t section, text::Dialect dialect,
            std::vector<Token>& tokens, std::vector<std::uint32_t>& of_words) {
  for (std::uint32_t i = 0; i < string.words.size(); ++i) {
    const intake::SplitWord& word = string.words[i];
    Token token;
    token.span = word.text.source();
    token.word = word.text.text();
    token.section = section;
    token.depth = string.carrier == nullptr ? 0 : 1;
    if (string.outcome && i < string.outcome->decisions.size()) {
      decided(*string.outcome, i, word.text, dialect, string.lane, token);
    } else if (const Flag* flag = string.flags[i]) {
      const std::uint32_t name = static_cast<std::uint32_t>(option_name(token.word).size());
      token.lane = string.lane;
      token.role = Role::kOption;
      token.flag = flag->name;
      token.match = name < token.word.size() ? Match::kEquals : Match::kExact;
      token.name = word.text.source({0, name});
      if (name < token.word.size()) token.value = word.text.source({name + 1, word.text.size()});
      token.note = cat({"known to ", spoken(string.lane)});
    } else {
      token.role = Role::kUnrecognized;
      token.note = cat({"not among ", spoken(string.lane), "'s known names"});
    }
    of_words.push_back(static_cast<std::uint32_t>(tokens.size()));
    tokens.push_back(std::move(token));
  }
}

/// Words whose value a later word took: marked with that word's token.
void mark_dead(const argparse::Outcome& outcome, const std::vector<std::uint32_t>& token_of,
               std::vector<Token>& tokens) {
  std::vector<std::pair<std::string_view, std::uint32_t>> last;  // dest and the token of its last use
  for (std::size_t i = outcome.uses.size(); i-- > 0;) {
    const argparse::Use& use = outcome.uses[i];
    if (use.option_token == argparse::kNoIndex || !use.action->dest.is_str() ||
        use.option_token >= token_of.size())
      continue;
    const Flag* flag = flag_of(use.action);
    if (flag != nullptr && (flag->action == "extend" || flag->action == "append" || flag->action == "count"))
      continue;
    const std::uint32_t token = token_of[use.option_token];
    std::uint32_t winner = kNone;
    bool seen = false;
    for (const auto& entry : last) {
      if (entry.first != use.action->dest.text()) continue;
      winner = entry.second;
      seen = true;
    }
    if (!seen) {
      last.emplace_back(use.action->dest.text(), token);
      continue;
    }
    if (winner == kNone || token == kNone) continue;
    tokens[token].dead_by = winner;
    for (std::uint32_t r = 0; r < use.range_count; ++r) {
      const std::uint32_t value = token_of[outcome.ranges[use.first_range + r].token];
      if (value != kNone) tokens[value].dead_by = winner;
    }
  }
}

}  // namespace

TokenIndex describe_tokens(const SectionView& view, text::Dialect dialect, std::vector<Token>& tokens) {
  const intake::Section& section = *view.section;
  TokenIndex index;
  index.of_nested.resize(view.strings.size());
  const bool named = !section.name_span.empty() &&
                     (section.words.empty() || section.name_span.end <= section.words[0].source.begin);
  if (named) {
    Token token;
    token.span = section.name_span;
    token.word = section.name;
    token.section = view.index;
    token.note = "where the words go";
    tokens.push_back(std::move(token));
  }
  std::size_t next = 0;
  for (std::uint32_t word = 0;
       word < section.words.size() && (view.strings.empty() || view.strings[0].carrier != nullptr); ++word) {
    Token token;
    token.span = section.words[word].source;
    token.word = section.words[word].text.text();
    token.section = view.index;
    const std::uint32_t arg = view.run ? view.run->arg_of[word] : kNone;
    if (view.fates[word] != Fate::kDriver) {
      set_aside(view.fates[word], token.word, token);
    } else if (arg != kNone && arg < view.run->outcome.decisions.size()) {
      decided(view.run->outcome, arg, section.words[word].text, dialect, Lane::kDriver, token);
    } else if (word < view.mentions.size() && view.mentions[word] != nullptr) {
      token.lane = Lane::kDriver;
      token.role = Role::kOption;
      token.flag = view.mentions[word]->name;
      token.kind = view.mentions[word]->kind;
      token.note = "named in running text";
    }
    index.of_word.push_back(static_cast<std::uint32_t>(tokens.size()));
    tokens.push_back(std::move(token));
    for (; next < view.strings.size() && view.strings[next].value_word == word; ++next) {
      nested(view.strings[next], view.index, dialect, tokens, index.of_nested[next]);
    }
  }
  if (index.of_word.empty()) {
    for (; next < view.strings.size(); ++next)
      nested(view.strings[next], view.index, dialect, tokens, index.of_nested[next]);
  }

  if (view.run) {
    std::vector<std::uint32_t> token_of;
    for (const std::uint32_t word : view.run->word_of)
      token_of.push_back(word == kNone ? kNone : index.of_word[word]);
    mark_dead(view.run->outcome, token_of, tokens);
  }
  for (std::size_t i = 0; i < view.strings.size(); ++i) {
    const OptionString& string = view.strings[i];
    if (string.outcome) mark_dead(*string.outcome, index.of_nested[i], tokens);
    if (string.lost_to == kNone) continue;
    const std::uint32_t winner = index.of_word[view.strings[string.lost_to].carrier_word];
    for (const std::uint32_t token : index.of_nested[i]) tokens[token].dead_by = winner;
  }
  return index;
}

}  // namespace flaglane::check

#include <algorithm>
#include <utility>

#include "check/describe.h"
#include "check/driver_model.h"
#include "check/findings.h"
#include "check/keys.h"
#include "text/python_repr.h"
#include "text/sort.h"

namespace flaglane::check {
namespace {

constexpr std::uint32_t kColumns = 80;

/// The stream that a parser would leave behind: deprecation lines, usage, message.
std::string error_stream(const argparse::Outcome& outcome, const argparse::ErrorRecord& error) {
  std::string text;
  for (const std::string& notice : outcome.notices) text += notice;
  if (!outcome.errors.empty() && &outcome.errors[0] == &error && !outcome.stderr_text.empty())
    return text + outcome.stderr_text;
  if (error.parser == nullptr) return cat({text, error.message, "\n"});
  if (error.code == argparse::ErrorCode::kUnrecognized) {
    std::vector<std::string_view> extras;
    for (const std::uint32_t token : error.tokens) extras.push_back(outcome.words[token]);
    const text::Result<argparse::Stop, text::PythonError> stop = error.parser->unrecognized(extras, kColumns);
    return text + (stop.ok() ? stop.value().stderr_text : error.message);
  }
  const text::Result<argparse::Stop, text::PythonError> stop = error.parser->error(error.message, kColumns);
  return text + (stop.ok() ? stop.value().stderr_text : error.message);
}

/// The last line of a stream: the message behind the usage.
std::string last_line(std::string_view stream) {
  while (!stream.empty() && stream.back() == '\n') stream.remove_suffix(1);
  const std::size_t line = stream.rfind('\n');
  return std::string(line == stream.npos ? stream : stream.substr(line + 1));
}

/// What the driver does first, as the errors that count tell: null: nothing stops it.
const argparse::ErrorRecord* first_stop(const SectionView& view) {
  return view.run->errors.empty() ? nullptr : &view.run->outcome.errors[view.run->errors[0]];
}

const Flag* flag_of_dest(std::string_view dest, std::string_view command) {
  static const HashIndex by_dest = [] {
    HashIndex built;
    const std::vector<Flag>& flags = catalogue();
    for (std::size_t i = 0; i < flags.size(); ++i) {
      if (flags[i].lane == Lane::kDriver && flags[i].surface != "none") built.add(hash_of(flags[i].dest), i);
    }
    built.sort();
    return built;
  }();
  const std::uint32_t hash = hash_of(dest);
  for (std::size_t at = by_dest.first(hash); by_dest.holds(at, hash); ++at) {
    const Flag& flag = catalogue()[by_dest.index(at)];
    if (flag.dest == dest && (flag.command == command || flag.command == "*")) return &flag;
  }
  return nullptr;
}

void add_tokens(const argparse::Outcome& outcome, const argparse::Use& use,
                const std::vector<std::uint32_t>& token_of, std::vector<std::uint32_t>& out) {
  if (use.option_token < token_of.size() && token_of[use.option_token] != kNone)
    out.push_back(token_of[use.option_token]);
  // A subcommand takes every word behind its name; only the name made the value.
  const std::uint32_t count = use.action->is_subparsers() ? std::min(use.range_count, 1U) : use.range_count;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t at = outcome.ranges[use.first_range + i].token;
    if (at < token_of.size() && token_of[at] != kNone) out.push_back(token_of[at]);
  }
}

/// In order, each once. Done when all uses are added: of an option given often, there may be thousands.
void put_in_order(std::vector<std::uint32_t>& tokens) {
  text::sort(tokens);
  tokens.erase(std::unique(tokens.begin(), tokens.end()), tokens.end());
}

/// The default of the version that was asked for, as repr().
std::string default_repr(const Analysis& analysis, const Flag* flag, std::string repr) {
  if (flag == nullptr || analysis.version.is_build()) return repr;
  const std::optional<std::string> then = analysis.version.default_of(*flag);
  if (!then || *then == flag->default_text) return repr;
  const bool plain =
      *then == "True" || *then == "False" || *then == "None" ||
      (!then->empty() && then->find_first_not_of("0123456789") == then->npos && flag->type == "int");
  return plain ? *then : text::repr(*then, analysis.dialect);
}

}  // namespace

DriverResult describe_driver(const Analysis& analysis, const SectionView& view, const TokenIndex& index,
                             bool defaults) {
  const DriverRun& run = *view.run;
  const argparse::Outcome& outcome = run.outcome;
  DriverResult result;
  for (const std::string& notice : outcome.notices) result.stderr_text += notice;
  if (const argparse::ErrorRecord* stop = first_stop(view)) {
    const bool exits = stop->code == argparse::ErrorCode::kExit;
    result.outcome = exits ? Outcome::kExit : Outcome::kError;
    result.exit_code = exits ? stop->status : 2;
    if (exits) {
      result.stdout_text = outcome.stdout_text.empty() ? stop->message : outcome.stdout_text;
    } else {
      result.stderr_text = error_stream(outcome, *stop);
    }
  }
  std::vector<std::uint32_t> token_of;
  for (const std::uint32_t word : run.word_of)
    token_of.push_back(word == kNone ? kNone : index.of_word[word]);
  for (const argparse::Attribute& attribute : outcome.ns.attributes()) {
    const bool user = attribute.origin == argparse::Origin::kUser && attribute.use < outcome.uses.size();
    if (!user && !defaults) continue;
    DriverValue value;
    value.dest = std::string(attribute.name);
    value.repr = argparse::repr(attribute.value, analysis.dialect);
    const Flag* flag = nullptr;
    if (user) {
      const argparse::Use& use = outcome.uses[attribute.use];
      flag = flag_of(use.action);
      add_tokens(outcome, use, token_of, value.tokens);
      value.origin = value.tokens.empty() ? Origin::kFramework : Origin::kUser;
      // The wrapper's target is that of the machine; which one is not known here.
      if (value.origin == Origin::kFramework && attribute.name == "target") continue;
      const bool adds_up = flag != nullptr && (flag->action == "extend" || flag->action == "append");
      for (std::uint32_t i = 0; i < attribute.use; ++i) {
        const argparse::Use& earlier = outcome.uses[i];
        if (earlier.action->dest.is_str() && earlier.action->dest.text() == attribute.name &&
            earlier.option_token != argparse::kNoIndex) {
          if (adds_up) {
            add_tokens(outcome, earlier, token_of, value.tokens);
          } else if (value.lost.size() < Findings::kMost) {
            value.lost.push_back(argparse::repr(earlier.value, analysis.dialect));
          }
        }
      }
      put_in_order(value.tokens);
    } else {
      flag = flag_of_dest(attribute.name, view.command);
      value.repr = default_repr(analysis, flag, std::move(value.repr));
    }
    if (flag != nullptr) {
      value.kind = flag->kind;
      value.job = flag->job;
      value.flag = flag->name;
    }
    result.values.push_back(std::move(value));
  }
  return result;
}

std::vector<BackendResult> describe_backend(const Analysis& analysis, const SectionView& view,
                                            const TokenIndex& index, bool defaults) {
  std::vector<BackendResult> results;
  for (std::size_t s = 0; s < view.strings.size(); ++s) {
    const OptionString& string = view.strings[s];
    BackendResult result;
    if (string.carrier != nullptr) result.carrier = string.carrier->name;
    result.lane = string.lane;
    result.span = string.text.source();
    result.lost = string.lost_to != kNone;
    for (std::size_t i = 0; i < string.words.size(); ++i) {
      const bool option = string.argv[i].size() > 1 && string.argv[i][0] == '-';
      const bool value = string.outcome && string.outcome->decisions[i].role == argparse::Role::kValue;
      if (string.flags[i] == nullptr && !value &&
          (option || !string.outcome || string.outcome->decisions[i].role == argparse::Role::kUnrecognized)) {
        result.unknown.emplace_back(string.argv[i]);
      }
    }
    if (string.outcome) {
      argparse::Outcome& outcome = *string.outcome;
      const std::vector<ReadError> errors = read_errors(analysis.dialect, outcome);
      result.outcome = string.errors.empty() ? Outcome::kOk : Outcome::kError;
      if (!string.errors.empty()) {
        const argparse::ErrorRecord& error = outcome.errors[string.errors[0]];
        if (error.code == argparse::ErrorCode::kExit) result.outcome = Outcome::kExit;
        result.stderr_text = error_stream(outcome, error);
      }
      for (const backend::Penguin::Option& option : model(analysis.dialect).penguin.options()) {
        const Flag* flag = flag_of_row(option.row);
        const bool seen = option.option->seen(outcome);
        if (flag == nullptr || (!seen && (!defaults || !flag->default_text))) continue;
        BackendValue value;
        value.dest = flag->dest;
        value.flag = flag->name;
        value.origin = seen ? Origin::kUser : Origin::kDefault;
        const backend::ValueResult read = option.option->value(&outcome, analysis.dialect);
        if (read.ok()) {
          value.repr = argparse::repr(read.value(), analysis.dialect);
        } else {
          value.error = read.error().message;
          if (const argparse::Value* text = outcome.ns.find(flag->dest))
            value.repr = argparse::repr(*text, analysis.dialect);
        }
        for (const argparse::Use& use : outcome.uses) {
          if (use.action->dest.is_str() && use.action->dest.text() == flag->dest && seen)
            add_tokens(outcome, use, index.of_nested[s], value.tokens);
        }
        put_in_order(value.tokens);
        result.values.push_back(std::move(value));
      }
    } else {
      result.outcome = Outcome::kKnown;
      for (std::size_t i = 0; i < string.words.size(); ++i) {
        if (string.flags[i] == nullptr) continue;
        BackendValue value;
        value.flag = string.flags[i]->name;
        value.dest = std::string(value.flag.substr(value.flag.find_first_not_of('-')));
        const std::size_t equals = string.argv[i].find('=');
        value.repr = equals == std::string_view::npos
                         ? "True"
                         : text::repr(string.argv[i].substr(equals + 1), analysis.dialect);
        value.origin = Origin::kUser;
        value.tokens.push_back(index.of_nested[s][i]);
        result.values.push_back(std::move(value));
      }
    }
    results.push_back(std::move(result));
  }
  return results;
}

Verdict describe_verdict(const SectionView& view, const Section& section, const diag::Diagnostic* error) {
  using Kind = Verdict::Kind;
  Verdict verdict;
  if (view.legacy) {
    verdict.kind = Kind::kAnotherCompiler;
    verdict.note = "For neuron-cc, the compiler of Inferentia 1: not checked.";
    verdict.confidence = diag::Confidence::kConfirmed;
    return verdict;
  }
  if (section.driver && section.driver->outcome == Outcome::kError) {
    verdict.kind = Kind::kStops;
    verdict.exit_code = section.driver->exit_code;
    verdict.text = last_line(section.driver->stderr_text);
    const bool leftover = verdict.text.substr(0, 1) == "[";
    verdict.note = leftover
                       ? "The compiler stops here. Text as observed on build 2.26; the status is inferred."
                       : "The compiler stops here.";
    verdict.confidence = leftover ? diag::Confidence::kInferred : diag::Confidence::kHigh;
    return verdict;
  }
  // A bare option string is parsed by Penguin itself.
  if (!section.driver && section.backend.size() == 1 && section.backend[0].outcome == Outcome::kError) {
    verdict.kind = Kind::kStops;
    verdict.exit_code = 2;
    verdict.text = last_line(section.backend[0].stderr_text);
    verdict.note = "parseOptions stops here; parseKnownOptions would let unknown words pass.";
    verdict.confidence = diag::Confidence::kStrong;
    return verdict;
  }
  if (error != nullptr) {
    verdict.kind = Kind::kStops;
    verdict.text = error->verbatim ? error->message : std::string();
    verdict.note = section.driver ? "The driver takes the words; the compile fails later."
                                  : "It does not do what it says.";
    verdict.confidence = error->confidence;
    return verdict;
  }
  if (view.section->words.empty() || view.section->kind == intake::SectionKind::kMentions) {
    verdict.kind = Kind::kNothing;
    verdict.note =
        view.section->words.empty() ? "No flags were found." : "Names in running text: nothing to run.";
    return verdict;
  }
  verdict.kind = Kind::kAccepted;
  verdict.exit_code = 0;
  if (section.driver && section.driver->outcome == Outcome::kExit)
    verdict.exit_code = section.driver->exit_code;
  verdict.note = section.driver && section.driver->outcome == Outcome::kExit ? "Help or a version is printed."
                                                                             : "The words are accepted.";
  verdict.confidence = diag::Confidence::kHigh;
  for (const Fate fate : view.fates) {
    if (fate != Fate::kUncatalogued) continue;
    verdict.note =
        "What is in the catalogue is accepted; whether your build has the other names is not known here.";
    verdict.confidence = diag::Confidence::kLow;
  }
  return verdict;
}

}  // namespace flaglane::check

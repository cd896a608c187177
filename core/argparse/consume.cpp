// _parse_known_args: positionals and options in turn, until the words are used up.

#include <utility>

#include "argparse/action_name.h"
#include "argparse/call.h"
#include "argparse/engine.h"
#include "text/python_repr.h"
#include "text/utf8.h"

namespace flaglane::argparse {

bool Engine::consume(Level& level) {
  const auto is_option = [this, &level](std::uint32_t at) {
    return (*cells_)[level.first_cell + at].kind == 'O';
  };
  level.plan.scratch.positionals = level.plan.positionals;
  std::uint32_t options_end = level.size;  // behind the last option
  while (options_end > 0 && !is_option(options_end - 1)) --options_end;

  std::uint32_t at = 0;
  std::uint32_t next_option = 0;
  std::uint32_t stop = 0;
  while (at < options_end) {
    if (next_option < at) next_option = at;
    while (!is_option(next_option)) ++next_option;
    if (at != next_option) {
      if (!consume_positionals(level, at, stop)) return false;
      if (stop > at) {
        at = stop;
        continue;
      }
      for (; at < next_option; ++at) add_extra(level, at);
    }
    if (!consume_optional(level, at, stop)) return false;
    at = stop;
  }
  if (!consume_positionals(level, at, stop)) return false;
  for (; stop < level.size; ++stop) add_extra(level, stop);
  return true;
}

void Engine::add_extra(Level& level, std::uint32_t at) {
  const std::uint32_t index = level.begin + at;
  level.extras.push_back(index);
  Decision& decision = out_.decisions[index];
  decision = Decision{};
  decision.role = Role::kUnrecognized;
  decision.plain = (*cells_)[level.first_cell + at].plain;
  decision.depth = level.depth;
}

bool Engine::consume_positionals(Level& level, std::uint32_t at, std::uint32_t& stop) {
  stop = at;
  Scratch& scratch = level.plan.scratch;
  const std::uint32_t first = level.first_positional;
  const auto left = scratch.positionals.size() - first;
  if (left == 0) return true;
  for (std::size_t i = first; level.plan.has_invalid_nargs && i < scratch.positionals.size(); ++i) {
    const Action& action = *level.plan.actions[scratch.positionals[i]].action;
    if (action.nargs.is(Nargs::Kind::kInvalid)) return invalid_nargs(level, action);
  }
  const Pattern pattern{cells_->data() + level.first_cell, level.size};
  match_positionals(level.plan.actions, scratch.positionals.data() + first, left, pattern, at,
                    scratch.counts);
  const std::size_t matched = scratch.counts.size();
  level.first_positional += static_cast<std::uint32_t>(matched);
  for (std::size_t i = 0; i < matched; ++i) {
    const std::uint32_t count = scratch.counts[i];
    const Words words{level.begin + stop, count};
    stop += count;
    if (!take_action(level, scratch.positionals[first + i], words, Use{})) return false;
  }
  return true;
}

bool Engine::consume_optional(Level& level, std::uint32_t at, std::uint32_t& stop) {
  const Cell cell = (*cells_)[level.first_cell + at];
  stop = at + 1;
  if (cell.option == kNoIndex) {
    add_extra(level, at);
    return true;
  }
  if (cell.ambiguous) return skip_ambiguous(level, at, stop);
  const PlanOption& option = level.plan.options[cell.option];
  const Action& action = *level.plan.actions[option.action].action;
  if (action.nargs.is(Nargs::Kind::kInvalid)) return invalid_nargs(level, action);
  const bool is_explicit = cell.value_begin != kNoIndex;
  if (is_explicit && match_explicit(action.nargs) != 1) return consume_cluster(level, at, stop);

  const std::uint32_t index = level.begin + at;
  const bool has_equals = is_explicit && cell.match != Match::kJoined;
  Use use;
  use.option_token = index;
  use.option_span = {0, is_explicit ? cell.value_begin - (has_equals ? 1U : 0U) : whole(index).end};
  use.option_string = option.text;
  Decision& decision = out_.decisions[index];
  decision.role = Role::kOption;
  decision.match = cell.match;
  decision.plain = Plain::kWord;
  decision.depth = level.depth;
  decision.has_value = is_explicit;
  decision.value_dropped = false;
  decision.name_end = use.option_span.end;
  decision.value_begin = is_explicit ? cell.value_begin : 0;
  decision.use = static_cast<std::uint32_t>(out_.uses.size());
  decision.cluster = kNoIndex;
  decision.action = &action;
  decision.option_string = option.text;
  if (is_explicit) return take_action(level, option.action, {index, 1, cell.value_begin}, use);

  const Pattern pattern{cells_->data() + level.first_cell, level.size};
  const std::uint32_t count = match_optional(action.nargs, pattern, stop);
  if (count == kNoMatch) {
    decision.use = kNoIndex;
    level.plan.scratch.seen[option.action] = level.plan.scratch.epoch;
    return expected_arguments(level, action, index, whole(index));
  }
  stop += count;
  return take_action(level, option.action, {index + 1, count}, use);
}

// A flag with more behind it in its word: flags run together (-xvf), or a mistake. The whole cluster is read
// before any of its actions is taken.
bool Engine::consume_cluster(Level& level, std::uint32_t at, std::uint32_t& stop) {
  struct Part {
    std::uint32_t action;
    std::string_view option_string;
    text::Span span;
    Words words;
  };
  const Plan& plan = level.plan;
  const Cell cell = (*cells_)[level.first_cell + at];
  const std::uint32_t index = level.begin + at;
  const std::string_view text = word(index);
  const PlanOption* option = &plan.options[cell.option];
  std::uint32_t explicit_begin = cell.value_begin;  // kNoIndex: nothing left in the word
  const bool equals = cell.match != Match::kJoined;
  text::Span span{0, equals ? explicit_begin - 1 : explicit_begin};

  Decision decision;
  decision.role = Role::kOption;
  decision.match = cell.match;
  decision.depth = level.depth;
  decision.action = plan.actions[option->action].action;
  decision.option_string = option->text;
  decision.name_end = span.end;
  out_.decisions[index] = decision;

  std::vector<Part> parts;
  for (;;) {
    const Action& action = *plan.actions[option->action].action;
    if (action.nargs.is(Nargs::Kind::kInvalid)) return invalid_nargs(level, action);
    if (explicit_begin == kNoIndex) {
      const Pattern pattern{cells_->data() + level.first_cell, level.size};
      const std::uint32_t count = match_optional(action.nargs, pattern, stop);
      if (count == kNoMatch) return expected_arguments(level, action, index, span);
      parts.push_back({option->action, option->text, span, {level.begin + stop, count}});
      stop += count;
      break;
    }
    const std::uint32_t count = match_explicit(action.nargs);
    if (count == kNoMatch) return expected_arguments(level, action, index, span);
    if (count == 1) {
      parts.push_back({option->action, option->text, span, {index, 1, explicit_begin}});
      out_.decisions[index].has_value = true;
      out_.decisions[index].value_begin = explicit_begin;
      break;
    }
    const std::string_view rest = text.substr(explicit_begin);
    const std::size_t first_size = text::decode(option->text, 0).size;
    if (first_size == option->text.size()) {  // option_string[1] of a lone '-'
      return raise(level, &action, "IndexError", "string index out of range", index, span);
    }
    const PlanOption* next = nullptr;
    std::uint32_t letter_size = 0;
    if (!plan.prefixes.starts(option->text, first_size) && !rest.empty()) {
      letter_size = text::decode(rest, 0).size;
      const std::string name =
          std::string(option->text.substr(0, first_size)) + std::string(rest.substr(0, letter_size));
      const std::uint32_t found = plan.find_option(name);
      if (found != kNoIndex) next = &plan.options[found];
    }
    if (next == nullptr) {
      ErrorRecord record;
      record.code = ErrorCode::kIgnoredExplicitArgument;
      return argument_error(level, std::move(record), action,
                            "ignored explicit argument " + text::repr(rest, level.parser.dialect()), index,
                            {explicit_begin, whole(index).end});
    }
    parts.push_back({option->action, option->text, span, {index + 1, 0}});
    option = next;
    span = {explicit_begin, explicit_begin + letter_size};
    explicit_begin = span.end < text.size() ? span.end : kNoIndex;
  }

  if (parts.size() > 1) {
    out_.decisions[index].match = Match::kCluster;
    out_.decisions[index].cluster = static_cast<std::uint32_t>(out_.cluster.size());
    for (std::size_t i = 1; i < parts.size(); ++i) {
      out_.cluster.push_back(
          {index, parts[i].span, plan.actions[parts[i].action].action, parts[i].option_string, kNoIndex});
    }
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto use_index = static_cast<std::uint32_t>(out_.uses.size());
    if (i == 0) {
      out_.decisions[index].use = use_index;
    } else {
      out_.cluster[out_.decisions[index].cluster + i - 1].use = use_index;
    }
    Use use;
    use.option_token = index;
    use.option_span = parts[i].span;
    use.option_string = parts[i].option_string;
    if (!take_action(level, parts[i].action, parts[i].words, use)) return false;
  }
  return true;
}

// Tolerant mode only: the words that the first candidate would take go with it, so that they do not count as
// errors of their own.
bool Engine::skip_ambiguous(Level& level, std::uint32_t at, std::uint32_t& stop) {
  const Cell cell = (*cells_)[level.first_cell + at];
  const PlanOption& option = level.plan.options[cell.option];
  const Action& action = *level.plan.actions[option.action].action;
  const std::uint32_t index = level.begin + at;
  Decision& decision = out_.decisions[index];
  decision = Decision{};
  decision.role = Role::kAmbiguous;
  decision.depth = level.depth;
  decision.has_value = cell.value_begin != kNoIndex;
  decision.value_begin = decision.has_value ? cell.value_begin : 0;
  decision.name_end = decision.has_value ? cell.value_begin - 1 : whole(index).end;
  if (decision.has_value) return true;
  const Pattern pattern{cells_->data() + level.first_cell, level.size};
  const std::uint32_t count = match_optional(action.nargs, pattern, stop);
  if (count == kNoMatch) return true;
  for (std::uint32_t i = 0; i < count; ++i, ++stop) {
    Decision& value = out_.decisions[level.begin + stop];
    value = Decision{};
    value.role = Role::kValue;
    value.plain = (*cells_)[level.first_cell + stop].plain;
    value.depth = level.depth;
  }
  return true;
}

bool Engine::take_action(Level& level, std::uint32_t index, const Words& words, const Use& given) {
  Scratch& scratch = level.plan.scratch;
  const PlanAction& planned = level.plan.actions[index];
  Action& action = *planned.action;
  scratch.seen[index] = scratch.epoch;
  if (planned.converts_default) touch(level, planned.slot);
  const auto use_index = static_cast<std::uint32_t>(out_.uses.size());
  out_.uses.push_back(given);
  Use& use = out_.uses.back();  // until an action is called, which may take others
  use.action = &action;
  use.parser = &level.parser;
  use.first_range = static_cast<std::uint32_t>(out_.ranges.size());
  if (!get_values(level, action, words, use_index)) return false;
  const Value value = use.value;
  if (!use.converted) return true;

  // A value that is the default object does not count as given.
  if (!value.same(action.default_value)) {
    if (scratch.non_default[index] != scratch.epoch) {
      scratch.non_default[index] = scratch.epoch;
      for (std::uint32_t i = 0; i < planned.group_count; ++i) {
        Scratch::Mark& used = scratch.group_used[level.plan.action_groups[planned.first_group + i]];
        if (used.epoch != scratch.epoch) used = {scratch.epoch, 0};
        ++used.value;
      }
    }
    if (planned.group_count != 0 && !check_conflicts(level, index, use_index)) return false;
  }
  if (value.is_suppress()) return true;
  Call call(*this, action, planned.slot, value, use_index);
  action.call(call);
  return !stopped_;
}

bool Engine::check_conflicts(Level& level, std::uint32_t index, std::uint32_t use_index) {
  const Plan& plan = level.plan;
  const PlanAction& planned = plan.actions[index];
  for (std::uint32_t i = 0; i < planned.group_count; ++i) {
    const std::uint32_t group = plan.action_groups[planned.first_group + i];
    if (plan.scratch.group_used[group].value < 2) continue;
    for (const std::uint32_t member : plan.groups[group].members) {
      if (member == index || member == kNoIndex) continue;
      if (plan.scratch.non_default[member] != plan.scratch.epoch) continue;
      const Action& other = *plan.actions[member].action;
      ErrorRecord record;
      record.code = ErrorCode::kNotAllowedWith;
      record.others = {&other};
      const auto [word_index, span] = place_of(use_index);
      const JoinedNames message = not_allowed_with(other, level.parser.dialect());
      if (!message) {
        return raise(level, planned.action, message.error().type, message.error().message, word_index, span);
      }
      return argument_error(level, std::move(record), *planned.action, message.value(), word_index, span);
    }
  }
  return true;
}

// 'A' * nargs, with an nargs that only a group's add_argument lets through.
bool Engine::invalid_nargs(Level& level, const Action& action) {
  return raise(
      level, &action, "TypeError",
      "can't multiply sequence by non-int of type '" + std::string(type_name(action.nargs_value)) + "'",
      kNoIndex, {});
}

bool Engine::expected_arguments(Level& level, const Action& action, std::uint32_t index, text::Span span) {
  std::string message;
  switch (action.nargs.kind) {
    case Nargs::Kind::kNone:
      message = "expected one argument";
      break;
    case Nargs::Kind::kOptional:
      message = "expected at most one argument";
      break;
    case Nargs::Kind::kOneOrMore:
      message = "expected at least one argument";
      break;
    default:
      message =
          "expected " + str(action.nargs_value, level.parser.dialect()) +
          (action.nargs.is(Nargs::Kind::kCount) && action.nargs.count == 1 ? " argument" : " arguments");
      break;
  }
  ErrorRecord record;
  record.code = ErrorCode::kExpectedArguments;
  return argument_error(level, std::move(record), action, message, index, span);
}

}  // namespace flaglane::argparse

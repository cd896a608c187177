// _get_values, _get_value and _check_value: from words to a value.

#include <utility>

#include "argparse/choices.h"
#include "argparse/engine.h"
#include "argparse/subparsers_action.h"
#include "text/python_repr.h"

namespace flaglane::argparse {
namespace {

// [] for actions that take nothing. Shared, and so never growable.
Value empty_list() {
  static Sequence empty;
  return Value::list(&empty);
}

}  // namespace

bool Engine::get_values(Level& level, const Action& action, const Words& words, std::uint32_t use_index) {
  const Nargs::Kind kind = action.nargs.kind;
  const bool keeps_dashes = kind == Nargs::Kind::kParser || kind == Nargs::Kind::kRemainder;
  std::uint32_t dropped = kNoIndex;  // the first '--' among the words goes, an option's too
  if (!keeps_dashes) {
    for (std::uint32_t i = 0; i < words.count && dropped == kNoIndex; ++i) {
      if (word(words.first + i).substr(words.offset) == "--") dropped = i;
    }
  }
  mark_values(level, action, words, dropped, use_index);
  const std::uint32_t count = words.count - (dropped == kNoIndex ? 0 : 1);

  Value value;
  if (count == 0 && kind == Nargs::Kind::kOptional) {
    value = action.is_optional() ? action.const_value : action.default_value;
    out_.uses[use_index].from_default = true;
    if (value.is_str()) {
      const auto [word_index, span] = place_of(use_index);
      if (!convert(level, action, Value(value), word_index, span, value)) return !stopped_;
      if (!check_value(level, action, value, word_index, span)) return !stopped_;
    }
  } else if (count == 0 && kind == Nargs::Kind::kZeroOrMore && !action.is_optional()) {
    const bool has_default = !action.default_value.is_none();
    value = has_default ? action.default_value : empty_list();
    out_.uses[use_index].from_default = true;
    // 3.12 accepts nothing given; before, [] had to be among the choices.
    if (has_default || level.parser.dialect() != text::Dialect::py312) {
      if (!check_value(level, action, value, kNoIndex, {})) return !stopped_;
    }
  } else if (kind == Nargs::Kind::kSuppress) {
    value = Value::suppress();
  } else if (count == 1 && (kind == Nargs::Kind::kNone || kind == Nargs::Kind::kOptional)) {
    const TokenRange range = out_.ranges[out_.uses[use_index].first_range];
    const Value text = Value::str(word(range.token).substr(range.span.begin));
    if (!convert(level, action, text, range.token, range.span, value)) return !stopped_;
    if (!check_value(level, action, value, range.token, range.span)) return !stopped_;
  } else if (count == 0) {
    value = empty_list();
  } else {
    Sequence* items = out_.pool.sequence();
    const std::uint32_t first = out_.uses[use_index].first_range;
    for (std::uint32_t i = 0; i < count; ++i) {
      const TokenRange range = out_.ranges[first + i];
      const Value text = Value::str(word(range.token).substr(range.span.begin));
      Value item;
      if (!convert(level, action, text, range.token, range.span, item)) return !stopped_;
      items->items.push_back(item);
    }
    // Checked after all are converted; of a subcommand's words only the name, of REMAINDER none.
    std::uint32_t checked = count;
    if (kind == Nargs::Kind::kRemainder) checked = 0;
    if (kind == Nargs::Kind::kParser) checked = 1;
    for (std::uint32_t i = 0; i < checked; ++i) {
      const TokenRange range = out_.ranges[first + i];
      if (!check_value(level, action, items->items[i], range.token, range.span)) return !stopped_;
    }
    value = Value::list(items);
  }
  Use& use = out_.uses[use_index];
  use.value = value;
  use.converted = true;
  return true;
}

void Engine::mark_values(const Level& level, const Action& action, const Words& words, std::uint32_t dropped,
                         std::uint32_t use_index) {
  const Role role = action.is_optional() ? Role::kValue : Role::kPositional;
  const bool in_option_word = words.offset != 0;  // its decision is the option's
  for (std::uint32_t i = 0; i < words.count; ++i) {
    const std::uint32_t index = words.first + i;
    if (!in_option_word) {
      Decision& decision = out_.decisions[index];
      decision = Decision{};
      decision.role = i == dropped ? Role::kDoubleDash : role;
      if (i == 0 && action.is_subparsers()) decision.role = Role::kSubcommand;
      decision.plain = (*cells_)[level.first_cell + (index - level.begin)].plain;
      decision.depth = level.depth;
      decision.action = &action;
      decision.use = use_index;
    }
    if (in_option_word) out_.decisions[index].value_dropped = i == dropped;
    if (i != dropped) out_.ranges.push_back({index, {words.offset, whole(index).end}});
  }
  Use& use = out_.uses[use_index];
  use.range_count = static_cast<std::uint32_t>(out_.ranges.size()) - use.first_range;
}

bool Engine::convert(Level& level, const Action& action, const Value& text, std::uint32_t index,
                     text::Span span, Value& out) {
  if (action.type == nullptr) {
    out = text;
    return true;
  }
  const Conversion made = action.type->convert(text.text(), text, out_.pool, level.parser.dialect());
  if (made.status == Conversion::Status::kOk) {
    out = made.value;
    return true;
  }
  invalid_value(level, ErrorCode::kInvalidValue, action, made, text.text(), index, span);
  return false;
}

void Engine::invalid_value(Level& level, ErrorCode code, const Action& action, const Conversion& made,
                           std::string_view text, std::uint32_t index, text::Span span) {
  std::string message(made.message);
  if (made.status == Conversion::Status::kValueError) {
    message =
        "invalid " + std::string(action.type->name) + " value: " + text::repr(text, level.parser.dialect());
  }
  ErrorRecord record;
  record.code = code;
  argument_error(level, std::move(record), action, message, index, span);
}

bool Engine::check_value(Level& level, const Action& action, const Value& value, std::uint32_t index,
                         text::Span span) {
  if (action.choices.is_none()) return true;
  if (action.is_subparsers() && value.is_str() &&
      static_cast<const SubparsersAction&>(action).find_parser(value.text()) != nullptr) {
    return true;
  }
  const Membership found = is_choice(action.choices, value);
  if (found == Membership::kIn) return true;
  if (found == Membership::kTypeError) {
    raise(level, &action, "TypeError", membership_error(action.choices, value), index, span);
    return false;
  }
  ErrorRecord record;
  record.code = ErrorCode::kInvalidChoice;
  argument_error(level, std::move(record), action, level.parser.invalid_choice_message(action, value), index,
                 span);
  return false;
}

std::string ArgumentParser::invalid_choice_message(const Action& action, const Value& value) const {
  return "invalid choice: " + repr(value, dialect()) + " (choose from " +
         choice_list(action.choices, dialect()) + ")";
}

}  // namespace flaglane::argparse

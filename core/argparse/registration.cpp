// add_argument: from keywords to an action in the lists, with Python's errors in Python's order.

#include <algorithm>
#include <utility>

#include "argparse/container.h"
#include "argparse/format_args.h"
#include "argparse/parser.h"
#include "argparse/plan.h"
#include "text/python_repr.h"
#include "text/utf8.h"

namespace flaglane::argparse {
namespace {

BuildError error(std::string_view type, std::string message) { return {type, std::move(message), {}, {}}; }

bool starts_with_any(std::string_view text, std::string_view chars) { return PrefixSet(chars).starts(text); }

// str.lstrip(chars)
std::string_view strip_prefix(std::string_view text, std::string_view chars) {
  const PrefixSet set(chars);
  std::size_t at = 0;
  while (at < text.size() && set.starts(text, at)) at += text::decode(text, at).size;
  return text.substr(at);
}

struct Given {
  Keyword keyword;
  bool given;
};

// The keywords that an Action constructor is called with, in order: as they were given, without `action` and
// (for options) dest; then required where positionals get it, dest, option_strings, and default.
std::vector<std::string_view> given_keywords(const ArgumentSpec& spec) {
  if (!spec.order.empty()) return spec.order;
  const Given all[] = {{Keyword::kNargs, spec.nargs.has_value()},
                       {Keyword::kConst, spec.const_value.has_value()},
                       {Keyword::kDefault, spec.default_value.has_value()},
                       {Keyword::kType, spec.type.has_value()},
                       {Keyword::kChoices, spec.choices.has_value()},
                       {Keyword::kRequired, spec.required.has_value()},
                       {Keyword::kHelp, spec.help.has_value()},
                       {Keyword::kMetavar, spec.metavar.has_value()},
                       {Keyword::kVersion, spec.version.has_value()}};
  std::vector<std::string_view> names;
  for (const Given& one : all) {
    if (one.given) names.push_back(keyword_name(one.keyword));
  }
  return names;
}

bool keyword_from_name(std::string_view name, Keyword& keyword) {
  for (std::size_t i = 0; i < kKeywordCount; ++i) {
    keyword = static_cast<Keyword>(i);
    if (keyword_name(keyword) == name) return true;
  }
  return false;
}

// "missing 2 required positional arguments: 'a' and 'b'"
std::string missing_message(const ActionClass& action_class, const std::vector<Keyword>& missing) {
  std::string message = std::string(action_class.name) + ".__init__() missing " +
                        std::to_string(missing.size()) + " required positional argument" +
                        (missing.size() == 1 ? "" : "s") + ": ";
  for (std::size_t i = 0; i < missing.size(); ++i) {
    if (i != 0) message += " and ";  // there are never more than two
    message += "'" + std::string(keyword_name(missing[i])) + "'";
  }
  return message;
}

// What calling action_class(**kwargs) says before the constructor's own code runs.
BuildResult<Done> check_signature(const ActionClass& action_class, const std::vector<std::string_view>& names,
                                  KeywordSet given) {
  for (const std::string_view name : names) {
    Keyword keyword{};
    if (name == "action" || name == "dest") continue;
    if (keyword_from_name(name, keyword) && action_class.accepts.has(keyword)) continue;
    return error("TypeError", std::string(action_class.name) +
                                  ".__init__() got an unexpected keyword argument '" + std::string(name) +
                                  "'");
  }
  std::vector<Keyword> missing;
  for (const Keyword keyword : {Keyword::kConst, Keyword::kProg, Keyword::kParserClass}) {
    if (action_class.requires_.has(keyword) && !given.has(keyword)) missing.push_back(keyword);
  }
  if (!missing.empty()) return error("TypeError", missing_message(action_class, missing));
  return Done{};
}

template <typename T>
void take(const std::optional<T>& from, T& to, Keyword keyword, KeywordSet& given) {
  if (!from) return;
  to = *from;
  given.add(keyword);
}

// _get_optional_kwargs: the option strings, and the dest they suggest.
BuildResult<Done> read_option_strings(const ArgumentSpec& spec, const std::string& prefix_chars,
                                      ActionInit& init, Pool& pool, text::Dialect dialect) {
  std::string_view first_long;
  const PrefixSet set(prefix_chars);
  for (const std::string_view flag : spec.flags) {
    if (flag.empty()) return error("IndexError", "string index out of range");
    if (!set.starts(flag)) {
      return error("ValueError", "invalid option string " + text::repr(flag, dialect) +
                                     ": must start with a character " + text::repr(prefix_chars, dialect));
    }
    init.option_strings.push_back(pool.copy(flag));
    const std::size_t second = text::decode(flag, 0).size;
    if (first_long.empty() && second < flag.size() && set.starts(flag, second)) {
      first_long = init.option_strings.back();
    }
  }
  if (spec.dest && !spec.dest->is_none()) {
    init.dest = spec.dest->kind() == ValueKind::kStr ? pool.str(spec.dest->text()) : *spec.dest;
    return Done{};
  }
  std::string dest(strip_prefix(first_long.empty() ? init.option_strings[0] : first_long, prefix_chars));
  if (dest.empty()) {
    return error("ValueError",
                 "dest= is required for options like " + text::repr(spec.flags.back(), dialect));
  }
  std::replace(dest.begin(), dest.end(), '-', '_');
  init.dest = pool.str(dest);
  return Done{};
}

}  // namespace

BuildResult<ActionInit> ArgumentContainer::read_keywords(const ArgumentSpec& spec) const {
  Pool& pool = parser_->pool();
  ActionInit init;
  init.pool = &pool;
  init.dialect = parser_->dialect();
  take(spec.nargs, init.nargs, Keyword::kNargs, init.given);
  take(spec.const_value, init.const_value, Keyword::kConst, init.given);
  take(spec.default_value, init.default_value, Keyword::kDefault, init.given);
  take(spec.type, init.type, Keyword::kType, init.given);
  take(spec.choices, init.choices, Keyword::kChoices, init.given);
  take(spec.required, init.required, Keyword::kRequired, init.given);
  take(spec.help, init.help, Keyword::kHelp, init.given);
  take(spec.metavar, init.metavar, Keyword::kMetavar, init.given);
  take(spec.version, init.version, Keyword::kVersion, init.given);

  const bool one_or_none = spec.flags.size() <= 1;
  if (spec.flags.size() == 1 && spec.flags[0].empty())
    return error("IndexError", "string index out of range");
  if (one_or_none && (spec.flags.empty() || !starts_with_any(spec.flags[0], prefix_chars))) {
    // _get_positional_kwargs
    if (!spec.flags.empty() && spec.dest) {
      return error("ValueError", "dest supplied twice for positional argument");
    }
    if (spec.flags.empty() && !spec.dest) {
      return error("TypeError",
                   "_ActionsContainer._get_positional_kwargs() missing 1 required positional argument: "
                   "'dest'");
    }
    if (spec.required) return error("TypeError", "'required' is an invalid argument for positionals");
    const Nargs nargs = read_nargs(init.nargs);
    const bool may_be_empty = nargs.is(Nargs::Kind::kOptional) || nargs.is(Nargs::Kind::kZeroOrMore);
    if (!may_be_empty || (nargs.is(Nargs::Kind::kZeroOrMore) && !spec.default_value)) {
      init.required = Value::boolean(true);
      init.given.add(Keyword::kRequired);
    }
    init.dest = spec.flags.empty() ? *spec.dest : pool.str(spec.flags[0]);
  } else {
    if (auto read = read_option_strings(spec, prefix_chars, init, pool, init.dialect); !read) {
      return std::move(read).error();
    }
  }

  if (!spec.default_value) {
    const Value* found = nullptr;
    for (const DefaultEntry& entry : parser_->defaults()) {
      if (!init.dest.is_none() && entry.name == init.dest.text()) found = &entry.value;
    }
    if (found != nullptr) {
      init.default_value = *found;
      init.given.add(Keyword::kDefault);
    } else if (!argument_default.is_none()) {
      init.default_value = argument_default;
      init.given.add(Keyword::kDefault);
    }
  }
  return init;
}

BuildResult<Action*> ArgumentContainer::add_argument(const ArgumentSpec& spec) {
  BuildResult<ActionInit> read = read_keywords(spec);
  if (!read) return std::move(read).error();
  ActionInit init = std::move(read).value();

  const ActionClass* action_class = spec.action_class;
  if (action_class == nullptr) action_class = parser_->find_action_class(spec.action);
  if (action_class == nullptr)
    return error("ValueError", "unknown action \"" + std::string(spec.action) + "\"");

  std::vector<std::string_view> names = given_keywords(spec);
  if (init.given.has(Keyword::kRequired) && !spec.required) names.push_back("required");
  if (init.given.has(Keyword::kDefault) && !spec.default_value) names.push_back("default");
  if (auto checked = check_signature(*action_class, names, init.given); !checked) {
    return std::move(checked).error();
  }
  if (init.metavar.kind() == ValueKind::kStr) init.metavar = parser_->pool().str(init.metavar.text());
  if (init.help.kind() == ValueKind::kStr) init.help = parser_->pool().str(init.help.text());
  BuildResult<std::unique_ptr<Action>> made = action_class->make(init);
  if (!made) return std::move(made).error();
  std::unique_ptr<Action> action = std::move(made).value();

  // Groups have no formatter, so only a parser checks this; a group's mistake shows when usage is printed.
  if (checks_metavar()) {
    const TextResult shown = format_args(*action, "None", parser_->dialect());
    if (!shown && shown.error().type == "TypeError") {
      return error("ValueError", "length of metavar tuple does not match nargs");
    }
    if (!shown) return error(shown.error().type, shown.error().message);
  }
  Action& entered = *action;
  parser_->owned_actions_.push_back(std::move(action));
  return add_action(entered);
}

}  // namespace flaglane::argparse

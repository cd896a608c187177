#include "argparse/action_name.h"

#include <utility>

#include "argparse/iterate.h"

namespace flaglane::argparse {
namespace {

text::PythonError not_a_str(std::size_t index, std::string_view type) {
  return {"TypeError", "sequence item " + std::to_string(index) + ": expected str instance, " +
                           std::string(type) + " found"};
}

ActionName named(const Value& value, text::Dialect dialect) {
  ActionName name;
  if (!value.is_str()) name.value = value;
  name.text = str(value, dialect);
  return name;
}

}  // namespace

NameResult read_action_name(const Action& action, text::Dialect dialect) {
  ActionName name;
  if (action.is_optional()) {
    for (const std::string_view option : action.option_strings) {
      if (!name.text.empty()) name.text += '/';
      name.text += option;
    }
    return name;
  }
  // `metavar not in (None, SUPPRESS)` compares by ==, so an equal str counts as SUPPRESS.
  const Value suppress = Value::suppress();
  if (!action.metavar.is_none() && !action.metavar.equals(suppress)) return named(action.metavar, dialect);
  if (!action.dest.is_none() && !action.dest.equals(suppress)) return named(action.dest, dialect);
  if (!action.choices.truth()) {
    name.is_none = true;
    return name;
  }
  name.text = "{";
  const std::vector<Value> choices = iterate(action.choices);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (!choices[i].is_str()) return not_a_str(i, type_name(choices[i]));
    if (i != 0) name.text += ',';
    name.text += choices[i].text();
  }
  name.text += '}';
  return name;
}

JoinedNames join_action_names(const std::vector<const Action*>& actions, std::string_view separator,
                              text::Dialect dialect) {
  std::string joined;
  text::PythonError wrong;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    NameResult read = read_action_name(*actions[i], dialect);
    if (!read) return std::move(read).error();
    const ActionName& name = read.value();
    if (!wrong.type.empty()) continue;  // all names are made before any is joined
    if (name.is_none) wrong = not_a_str(i, "NoneType");
    if (!name.value.is_none()) wrong = not_a_str(i, type_name(name.value));
    if (i != 0) joined += separator;
    joined += name.text;
  }
  if (!wrong.type.empty()) return wrong;
  return joined;
}

JoinedNames not_allowed_with(const Action& action, text::Dialect dialect) {
  NameResult read = read_action_name(action, dialect);
  if (!read) return std::move(read).error();
  const ActionName& name = read.value();
  std::string shown = name.is_none ? "None" : name.text;
  if (name.value.kind() == ValueKind::kTuple) {
    const std::vector<Value>& items = name.value.items();
    if (items.empty()) return text::PythonError{"TypeError", "not enough arguments for format string"};
    if (items.size() > 1) {
      return text::PythonError{"TypeError", "not all arguments converted during string formatting"};
    }
    shown = str(items[0], dialect);
  }
  return "not allowed with argument " + shown;
}

}  // namespace flaglane::argparse

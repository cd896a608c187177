#include "argparse/action.h"

#include "argparse/iterate.h"

namespace flaglane::argparse {

Action::Action(const ActionInit& init)
    : option_strings(init.option_strings),
      dest(init.dest),
      nargs_value(init.nargs),
      nargs(read_nargs(init.nargs)),
      const_value(init.const_value),
      default_value(init.default_value),
      type(init.type),
      choices(init.choices),
      required_value(init.required),
      required(init.required.truth()),
      help(init.help),
      metavar(init.metavar),
      version(init.version) {}

std::string action_name(const Action& action, text::Dialect dialect) {
  std::string name;
  if (action.is_optional()) {
    for (const std::string_view option : action.option_strings) {
      if (!name.empty()) name += '/';
      name += option;
    }
    return name;
  }
  // `metavar not in (None, SUPPRESS)` compares by ==, so an equal str counts as SUPPRESS.
  const Value suppress = Value::suppress();
  if (!action.metavar.is_none() && !action.metavar.equals(suppress)) return str(action.metavar, dialect);
  if (!action.dest.is_none() && !action.dest.equals(suppress)) return str(action.dest, dialect);
  if (!action.choices.truth()) return name;
  name += '{';
  bool first = true;
  for (const Value& choice : iterate(action.choices)) {
    if (!first) name += ',';
    first = false;
    name += str(choice, dialect);
  }
  return name + '}';
}

}  // namespace flaglane::argparse

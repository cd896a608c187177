#include "argparse/action.h"

#include "argparse/action_name.h"

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
  const NameResult read = read_action_name(action, dialect);
  return read ? read.value().text : std::string();
}

}  // namespace flaglane::argparse

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "argparse/action.h"
#include "text/python_error.h"
#include "text/result.h"

namespace flaglane::argparse {

/// What _get_action_name gives: a str as a rule, but None where an action has no name, and a positional's
/// metavar may be anything.
struct ActionName {
  bool is_none = false;
  Value value;       // a metavar that is no str; None otherwise
  std::string text;  // str(name)
};

using NameResult = text::Result<ActionName, text::PythonError>;
using JoinedNames = text::Result<std::string, text::PythonError>;

/// _get_action_name; TypeError when choices that are no str have to be joined.
[[nodiscard]] NameResult read_action_name(const Action& action, text::Dialect dialect);

/// separator.join(map(_get_action_name, actions)); TypeError for a name that is no str.
[[nodiscard]] JoinedNames join_action_names(const std::vector<const Action*>& actions,
                                            std::string_view separator, text::Dialect dialect);

/// 'not allowed with argument %s' % name, where a tuple is taken apart; TypeError when it has not one item.
[[nodiscard]] JoinedNames not_allowed_with(const Action& action, text::Dialect dialect);

}  // namespace flaglane::argparse

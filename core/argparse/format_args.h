#pragma once

#include <string>
#include <string_view>

#include "argparse/action.h"
#include "argparse/parser.h"

namespace flaglane::argparse {

/// HelpFormatter._format_args: how an action's values are shown ("[FILE ...]").
/// Errors: TypeError where a metavar tuple does not fit nargs or choices cannot be iterated over, ValueError
/// for an nargs that is none.
[[nodiscard]] TextResult format_args(const Action& action, std::string_view default_metavar,
                                     text::Dialect dialect);

/// The one metavar by which help names a positional; ValueError when a tuple has not exactly one.
[[nodiscard]] TextResult single_metavar(const Action& action, std::string_view default_metavar,
                                        text::Dialect dialect);

}  // namespace flaglane::argparse

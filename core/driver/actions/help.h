#pragma once

#include "argparse/action.h"

namespace flaglane::driver {

// HelpAction, HelpHiddenAction, HelpHiddenListAction (D15): each prints its surface of the parser that met it
// on stdout and ends the parse with status 0, there and then. They have no attribute in the namespace.
extern const argparse::ActionClass kHelpAction;
extern const argparse::ActionClass kHelpHiddenAction;
extern const argparse::ActionClass kHelpHiddenListAction;

}  // namespace flaglane::driver

#pragma once

#include "argparse/action.h"

namespace flaglane::driver {

/// NoableArgumentAction (D9): each option string is followed by "--no-" and itself without leading dashes.
/// Takes no value; False when the registered string that was met starts with "--no-", else True.
///
/// The backend has this idiom too (core/backend/command_line_parser.cpp, addBoolOption). It is written twice
/// on purpose: the lanes share no code, and they differ. There the pair excludes itself and only --x and
/// --no-x exist.
class NoableArgumentAction : public argparse::Action {
 public:
  explicit NoableArgumentAction(const argparse::ActionInit& init);
  void call(argparse::Call& call) override;
};

extern const argparse::ActionClass kNoableArgumentAction;

}  // namespace flaglane::driver

#pragma once

#include "argparse/action.h"

namespace flaglane::driver {

/// ExtendAction (D12): a list extends what is there, a single value is appended whole. The library's extend
/// would split a string into characters. What was there is copied, so a default never changes.
class ExtendAction : public argparse::Action {
 public:
  using Action::Action;
  void call(argparse::Call& call) override;
};

extern const argparse::ActionClass kExtendAction;

}  // namespace flaglane::driver

#pragma once

#include <vector>

#include "argparse/action.h"
#include "argparse/container.h"

namespace flaglane::driver {

/// SetArgumentsAction (D14): sets several dests when its flag is met, to the values as they are. Takes no
/// value and leaves its own dest alone (R8).
class SetArgumentsAction : public argparse::Action {
 public:
  explicit SetArgumentsAction(const argparse::ActionInit& init);
  void call(argparse::Call& call) override;

  std::vector<argparse::DefaultEntry> sets;  ///< names and values outlive the parser
};

extern const argparse::ActionClass kSetArgumentsAction;

}  // namespace flaglane::driver

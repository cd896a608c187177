#pragma once

#include <string_view>

#include "argparse/action.h"

namespace flaglane::driver {

/// RecordUsedAction (D13): stores the value, and True in "<dest>_Used". Without a call the mark is absent,
/// which tells a given value from a default; the library calls `?`, `*` and `...` positionals without words
/// too (R7).
class RecordUsedAction : public argparse::Action {
 public:
  explicit RecordUsedAction(const argparse::ActionInit& init);
  void call(argparse::Call& call) override;

 private:
  std::string_view mark_;
};

extern const argparse::ActionClass kRecordUsedAction;

}  // namespace flaglane::driver

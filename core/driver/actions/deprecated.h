#pragma once

#include <string_view>

#include "argparse/action.h"

namespace flaglane::driver {

/// What the two deprecated actions share (D11): a line on stderr at each use, then the value goes into the
/// replacement's dest, and only there, or into their own (R6).
class DeprecatedAction : public argparse::Action {
 public:
  using Action::Action;
  std::string_view replacement = {};  ///< a dest; empty: none

 protected:
  void warn_and_store(argparse::Call& call, const argparse::Value& value) const;
};

/// DeprecatedArgumentAction: takes what the library's store takes.
class DeprecatedArgumentAction : public DeprecatedAction {
 public:
  using DeprecatedAction::DeprecatedAction;
  void call(argparse::Call& call) override;
};

/// DeprecatedStoreTrueArgumentAction: takes no value and means True.
class DeprecatedStoreTrueArgumentAction : public DeprecatedAction {
 public:
  explicit DeprecatedStoreTrueArgumentAction(const argparse::ActionInit& init);
  void call(argparse::Call& call) override;
};

extern const argparse::ActionClass kDeprecatedArgumentAction;
extern const argparse::ActionClass kDeprecatedStoreTrueArgumentAction;

}  // namespace flaglane::driver

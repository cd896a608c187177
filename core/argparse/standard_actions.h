#pragma once

#include <string>

#include "argparse/action.h"

// The library's own action classes. Which keywords each takes is in standard_actions.cpp.
namespace flaglane::argparse {

/// _StoreAction.
class StoreAction : public Action {
 public:
  using Action::Action;
  void call(Call& call) override;
};

/// _StoreConstAction, _StoreTrueAction and _StoreFalseAction: the const differs.
class StoreConstAction : public Action {
 public:
  using Action::Action;
  void call(Call& call) override;
};

/// _AppendAction.
class AppendAction : public Action {
 public:
  using Action::Action;
  void call(Call& call) override;
};

/// _AppendConstAction.
class AppendConstAction : public Action {
 public:
  using Action::Action;
  void call(Call& call) override;
};

/// _ExtendAction: a str is extended with character by character.
class ExtendAction : public Action {
 public:
  using Action::Action;
  void call(Call& call) override;
};

/// _CountAction.
class CountAction : public Action {
 public:
  using Action::Action;
  void call(Call& call) override;
};

/// _HelpAction.
class HelpAction : public Action {
 public:
  using Action::Action;
  void call(Call& call) override;
};

/// _VersionAction.
class VersionAction : public Action {
 public:
  using Action::Action;
  void call(Call& call) override;
};

/// BooleanOptionalAction: each --x gets a --no-x.
class BooleanOptionalAction : public Action {
 public:
  explicit BooleanOptionalAction(const ActionInit& init);
  void call(Call& call) override;
  [[nodiscard]] std::string format_usage() const override;
};

/// _copy_items and the end of the append actions: appends to self.dest of the call.
void append_item(Call& call, const Value& item);

}  // namespace flaglane::argparse

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/action.h"
#include "argparse/build_error.h"
#include "argparse/spec.h"

namespace flaglane::argparse {

class ArgumentParser;
class ArgumentGroup;
class MutuallyExclusiveGroup;

struct DefaultEntry {
  std::string_view name;
  Value value;
};

/// _ActionsContainer: what parsers and groups have in common. The lists that Python shares between a parser
/// and its groups live in the parser.
class ArgumentContainer {
 public:
  virtual ~ArgumentContainer() = default;
  ArgumentContainer(const ArgumentContainer&) = delete;
  ArgumentContainer& operator=(const ArgumentContainer&) = delete;

  /// Registers an argument. Errors are Python's, in Python's order.
  virtual BuildResult<Action*> add_argument(const ArgumentSpec& spec);
  virtual BuildResult<ArgumentGroup*> add_argument_group(const GroupSpec& spec);
  virtual BuildResult<MutuallyExclusiveGroup*> add_mutually_exclusive_group(bool required);
  /// Later defaults replace those of actions already registered.
  virtual void set_defaults(const std::vector<DefaultEntry>& defaults);
  /// Null: None.
  [[nodiscard]] Value get_default(std::string_view dest) const;

  /// The parser at the root of this container.
  [[nodiscard]] ArgumentParser& parser() const { return *parser_; }

  /// _add_action: resolves conflicts and enters the action in the lists.
  virtual BuildResult<Action*> add_action(Action& action) = 0;

  Value description;
  std::string prefix_chars;
  Value argument_default;
  std::string conflict_handler;

 protected:
  explicit ArgumentContainer(ArgumentParser* parser) : parser_(parser) {}

  /// Where subclasses of the groups come from: override to intercept calls on groups too.
  virtual std::unique_ptr<ArgumentGroup> new_group();
  virtual std::unique_ptr<MutuallyExclusiveGroup> new_mutex_group();
  /// hasattr(self, '_get_formatter'): add_argument tries metavar against nargs.
  [[nodiscard]] virtual bool checks_metavar() const { return false; }

 private:
  friend class ArgumentParser;
  friend class ArgumentGroup;

  BuildResult<ActionInit> read_keywords(const ArgumentSpec& spec) const;
  BuildResult<Done> resolve_conflicts(Action& action);

  ArgumentParser* parser_;
  std::vector<std::unique_ptr<ArgumentGroup>> owned_groups_;
  std::vector<std::unique_ptr<MutuallyExclusiveGroup>> owned_mutex_groups_;
  std::vector<ArgumentGroup*> action_groups_;
};

/// _ArgumentGroup.
class ArgumentGroup : public ArgumentContainer {
 public:
  explicit ArgumentGroup(ArgumentContainer& container);

  BuildResult<Action*> add_action(Action& action) override;
  /// What the group lists, in order.
  [[nodiscard]] const std::vector<Action*>& group_actions() const { return group_actions_; }
  /// The object its add_argument_group was called on.
  [[nodiscard]] ArgumentContainer& container() const { return *container_; }

  Value title;

 protected:
  friend class ArgumentContainer;
  friend class ArgumentParser;

  void remove_action(Action& action);

  std::vector<Action*> group_actions_;
  ArgumentContainer* container_;
};

/// _MutuallyExclusiveGroup; may be nested in groups of either kind.
class MutuallyExclusiveGroup : public ArgumentGroup {
 public:
  explicit MutuallyExclusiveGroup(ArgumentContainer& container) : ArgumentGroup(container) {}

  BuildResult<Action*> add_action(Action& action) override;

  bool required = false;
};

}  // namespace flaglane::argparse

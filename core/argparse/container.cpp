#include "argparse/container.h"

#include <algorithm>
#include <utility>

#include "argparse/parser.h"
#include "text/python_repr.h"

namespace flaglane::argparse {
namespace {

BuildError error(std::string_view type, std::string message) { return {type, std::move(message), {}, {}}; }

// _get_handler, which every container's __init__ calls.
BuildResult<Done> check_handler(const ArgumentContainer& container) {
  const std::string& name = container.conflict_handler;
  if (name == "error" || name == "resolve") return Done{};
  return error("ValueError",
               "invalid conflict_resolution value: " + text::repr(name, container.parser().dialect()));
}

}  // namespace

std::unique_ptr<ArgumentGroup> ArgumentContainer::new_group() {
  return std::make_unique<ArgumentGroup>(*this);
}

std::unique_ptr<MutuallyExclusiveGroup> ArgumentContainer::new_mutex_group() {
  return std::make_unique<MutuallyExclusiveGroup>(*this);
}

BuildResult<ArgumentGroup*> ArgumentContainer::add_argument_group(const GroupSpec& spec) {
  std::unique_ptr<ArgumentGroup> group = new_group();
  if (spec.prefix_chars) group->prefix_chars = std::string(*spec.prefix_chars);
  if (spec.conflict_handler) group->conflict_handler = std::string(*spec.conflict_handler);
  if (spec.argument_default) group->argument_default = *spec.argument_default;
  if (auto known = check_handler(*group); !known) return std::move(known).error();
  group->title = spec.title;
  group->description = spec.description;
  ArgumentGroup* made = group.get();
  owned_groups_.push_back(std::move(group));
  action_groups_.push_back(made);
  return made;
}

BuildResult<MutuallyExclusiveGroup*> ArgumentContainer::add_mutually_exclusive_group(bool required) {
  std::unique_ptr<MutuallyExclusiveGroup> group = new_mutex_group();
  group->required = required;
  if (auto known = check_handler(*group); !known) return std::move(known).error();
  MutuallyExclusiveGroup* made = group.get();
  owned_mutex_groups_.push_back(std::move(group));
  parser_->mutex_groups_.push_back(made);
  parser_->invalidate();
  return made;
}

void ArgumentContainer::set_defaults(const std::vector<DefaultEntry>& defaults) {
  std::vector<DefaultEntry>& table = parser_->defaults_;
  for (const DefaultEntry& entry : defaults) {
    const auto known = std::find_if(table.begin(), table.end(),
                                    [&entry](const DefaultEntry& old) { return old.name == entry.name; });
    if (known != table.end()) {
      known->value = entry.value;
    } else {
      table.push_back({parser_->pool().copy(entry.name), entry.value});
    }
    for (Action* action : parser_->actions_) {
      if (action->dest.is_str() && action->dest.text() == entry.name) action->default_value = entry.value;
    }
  }
  parser_->invalidate();
}

Value ArgumentContainer::get_default(std::string_view dest) const {
  for (const Action* action : parser_->actions_) {
    if (action->dest.is_str() && action->dest.text() == dest && !action->default_value.is_none()) {
      return action->default_value;
    }
  }
  for (const DefaultEntry& entry : parser_->defaults_) {
    if (entry.name == dest) return entry.value;
  }
  return Value::none();
}

// _check_conflict and its two handlers.
BuildResult<Done> ArgumentContainer::resolve_conflicts(Action& action) {
  std::vector<std::string_view> strings;
  std::vector<Action*> losers;
  for (const std::string_view option : action.option_strings) {
    if (Action* loser = parser_->find_option(option)) {
      strings.push_back(option);
      losers.push_back(loser);
    }
  }
  if (strings.empty()) return Done{};
  if (conflict_handler == "error") {
    std::string message =
        strings.size() == 1 ? "conflicting option string: " : "conflicting option strings: ";
    for (std::size_t i = 0; i < strings.size(); ++i) {
      if (i != 0) message += ", ";
      message += strings[i];
    }
    return error("ArgumentError", "argument " + action_name(action, parser_->dialect()) + ": " + message);
  }
  if (conflict_handler != "resolve") {
    return error("ValueError",
                 "invalid conflict_resolution value: " + text::repr(conflict_handler, parser_->dialect()));
  }
  // The loser keeps its other strings; without any it leaves the parser, but not its exclusive groups.
  for (std::size_t i = 0; i < strings.size(); ++i) {
    std::vector<std::string_view>& left = losers[i]->option_strings;
    const auto at = std::find(left.begin(), left.end(), strings[i]);
    if (at == left.end()) return error("ValueError", "list.remove(x): x not in list");
    left.erase(at);
    parser_->unregister_option(strings[i]);
    if (left.empty()) losers[i]->container->remove_action(*losers[i]);
  }
  return Done{};
}

ArgumentGroup::ArgumentGroup(ArgumentContainer& container)
    : ArgumentContainer(&container.parser()), container_(&container) {
  prefix_chars = container.prefix_chars;
  argument_default = container.argument_default;
  conflict_handler = container.conflict_handler;
}

BuildResult<Action*> ArgumentGroup::add_action(Action& action) {
  if (auto resolved = resolve_conflicts(action); !resolved) return std::move(resolved).error();
  ArgumentParser& owner = parser();
  owner.actions_.push_back(&action);
  action.container = this;
  for (const std::string_view option : action.option_strings) owner.register_option(option, &action);
  group_actions_.push_back(&action);
  owner.invalidate();
  return &action;
}

void ArgumentGroup::remove_action(Action& action) {
  const auto drop = [&action](std::vector<Action*>& list) {
    list.erase(std::remove(list.begin(), list.end(), &action), list.end());
  };
  drop(parser().actions_);
  drop(group_actions_);
}

BuildResult<Action*> MutuallyExclusiveGroup::add_action(Action& action) {
  if (action.required) return error("ValueError", "mutually exclusive arguments must be optional");
  BuildResult<Action*> added = container().add_action(action);
  if (added) group_actions_.push_back(&action);
  return added;
}

}  // namespace flaglane::argparse

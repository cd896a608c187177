#include "argparse/parser.h"

#include <algorithm>
#include <utility>

#include "argparse/formatter.h"
#include "argparse/negative_number.h"
#include "argparse/plan.h"
#include "argparse/standard_actions.h"
#include "argparse/subparsers_action.h"
#include "text/python_repr.h"
#include "text/python_space.h"
#include "text/utf8.h"

namespace flaglane::argparse {

ArgumentParser::ArgumentParser()
    : ArgumentContainer(this), own_pool_(std::make_unique<Pool>()), pool_(own_pool_.get()) {}

ArgumentParser::~ArgumentParser() = default;

BuildResult<Done> ArgumentParser::init(ParserInit init) {
  dialect_ = init.dialect;
  columns_ = init.columns;
  const auto own = [this](const Value& value) {
    return value.kind() == ValueKind::kStr ? pool_->str(value.text()) : value;
  };
  prog = own(init.prog.value_or(Value::str("")));
  usage = own(init.usage);
  description = own(init.description);
  epilog = own(init.epilog);
  formatter_class = init.formatter_class;
  prefix_chars = std::string(init.prefix_chars);
  argument_default = init.argument_default;
  conflict_handler = std::string(init.conflict_handler);
  add_help = init.add_help;
  allow_abbrev = init.allow_abbrev;
  exit_on_error = init.exit_on_error;
  has_fromfile = init.fromfile_prefix_chars.has_value();
  if (has_fromfile) fromfile_prefix_chars = std::string(*init.fromfile_prefix_chars);

  if (conflict_handler != "error" && conflict_handler != "resolve") {
    return BuildError{
        "ValueError", "invalid conflict_resolution value: " + text::repr(conflict_handler, dialect_), {}, {}};
  }
  GroupSpec section;
  section.title = Value::str("positional arguments");
  positionals_ = add_argument_group(section).value();
  section.title = Value::str("options");
  optionals_ = add_argument_group(section).value();
  if (prefix_chars.empty()) return BuildError{"IndexError", "string index out of range", {}, {}};
  if (add_help) {
    if (auto added = add_help_argument(); !added) return added;
  }
  for (std::unique_ptr<ArgumentParser>& parent : init.parents) {
    parents_.push_back(std::move(parent));  // kept first: on an error some of its actions may be ours already
    if (auto added = add_parent(*parents_.back()); !added) return added;
    set_defaults_table(parents_.back()->defaults_);
  }
  return Done{};
}

BuildResult<Done> ArgumentParser::add_help_argument() {
  const bool dash = prefix_chars.find('-') != std::string::npos;
  const std::string prefix = dash ? "-" : prefix_chars.substr(0, text::decode(prefix_chars, 0).size);
  const std::string short_flag = prefix + "h";
  const std::string long_flag = prefix + prefix + "help";
  ArgumentSpec spec;
  spec.flags = {short_flag, long_flag};
  spec.action = "help";
  spec.default_value = Value::suppress();  // explicit, against argument_default
  spec.help = Value::str("show this help message and exit");
  BuildResult<Action*> added = add_argument(spec);
  if (!added) return std::move(added).error();
  return Done{};
}

// self._defaults.update(parent._defaults): without touching the actions, unlike set_defaults.
void ArgumentParser::set_defaults_table(const std::vector<DefaultEntry>& defaults) {
  for (const DefaultEntry& entry : defaults) {
    const auto known = std::find_if(defaults_.begin(), defaults_.end(),
                                    [&entry](const DefaultEntry& old) { return old.name == entry.name; });
    if (known != defaults_.end()) {
      known->value = entry.value;
    } else {
      defaults_.push_back(entry);
    }
  }
}

// _add_container_actions
BuildResult<Done> ArgumentParser::add_parent(ArgumentParser& parent) {
  struct Titled {
    Value title;
    ArgumentGroup* group;
  };
  std::vector<Titled> by_title;
  const auto find = [&by_title](const Value& title) -> ArgumentGroup* {
    for (const Titled& titled : by_title) {
      if (titled.title.equals(title)) return titled.group;
    }
    return nullptr;
  };
  for (ArgumentGroup* group : action_groups()) {
    if (find(group->title) != nullptr) {
      return BuildError{"ValueError",
                        "cannot merge actions - two groups are named " + repr(group->title, dialect_),
                        {},
                        {}};
    }
    by_title.push_back({group->title, group});
  }
  struct Placed {
    const Action* action;
    ArgumentContainer* into;
  };
  std::vector<Placed> places;
  for (const ArgumentGroup* group : parent.action_groups()) {
    ArgumentGroup* into = find(group->title);
    if (into == nullptr) {
      GroupSpec spec;
      spec.title = group->title;
      spec.description = group->description;
      spec.conflict_handler = group->conflict_handler;
      BuildResult<ArgumentGroup*> made = add_argument_group(spec);
      if (!made) return std::move(made).error();
      into = made.value();
      by_title.push_back({group->title, into});
    }
    for (const Action* action : group->group_actions()) places.push_back({action, into});
  }
  for (const MutuallyExclusiveGroup* group : parent.mutex_groups()) {
    BuildResult<MutuallyExclusiveGroup*> made = add_mutually_exclusive_group(group->required);
    if (!made) return std::move(made).error();
    for (const Action* action : group->group_actions()) places.push_back({action, made.value()});
  }
  const std::vector<Action*> actions = parent.actions_;
  for (Action* action : actions) {
    ArgumentContainer* into = this;
    for (const Placed& placed : places) {
      if (placed.action == action) into = placed.into;  // the last one counts, as in a dict
    }
    if (auto added = into->add_action(*action); !added) return std::move(added).error();
    if (action->is_subparsers()) subparsers_action_ = static_cast<SubparsersAction*>(action);
  }
  return Done{};
}

BuildResult<Action*> ArgumentParser::add_action(Action& action) {
  ArgumentGroup* group = action.is_optional() ? optionals_ : positionals_;
  return group->add_action(action);
}

BuildResult<SubparsersAction*> ArgumentParser::add_subparsers(const SubparsersSpec& spec) {
  if (subparsers_group_ != nullptr) {
    text::Result<Stop, text::PythonError> stop = error("cannot have multiple subparser arguments", columns_);
    if (!stop) return BuildError{stop.error().type, stop.error().message, {}, {}};
    return BuildError{"SystemExit", stop.value().message, stop.value().prog, stop.value().stderr_text};
  }
  if (spec.title || spec.description) {
    GroupSpec section;
    section.title = spec.title.value_or(Value::str("subcommands"));
    section.description = spec.description.value_or(Value::none());
    BuildResult<ArgumentGroup*> made = add_argument_group(section);
    if (!made) return std::move(made).error();
    subparsers_group_ = made.value();
  } else {
    subparsers_group_ = positionals_;
  }
  Value prefix = spec.prog.value_or(Value::none());
  if (prefix.is_none()) {
    // The prog of subcommands is frozen here: this prog and the positionals registered so far.
    HelpFormatter formatter(*this, columns_);
    std::vector<const Action*> positionals;
    for (const Action* action : actions_) {
      if (!action->is_optional()) positionals.push_back(action);
    }
    formatter.add_usage(usage, positionals, mutex_groups_, "");
    TextResult made = formatter.format_help();
    if (!made) return BuildError{made.error().type, made.error().message, {}, {}};
    prefix = pool_->str(text::strip(made.value()));
  }
  ActionInit init;
  init.pool = pool_;
  init.dialect = dialect_;
  init.dest = spec.dest.value_or(Value::suppress());
  if (init.dest.kind() == ValueKind::kStr) init.dest = pool_->str(init.dest.text());
  init.nargs = Value::str("A...");
  init.required = spec.required.value_or(Value::boolean(false));
  init.help = spec.help.value_or(Value::none());
  init.metavar = spec.metavar.value_or(Value::none());
  auto action = std::make_unique<SubparsersAction>(init, *this, prefix);
  SubparsersAction* made = action.get();
  owned_actions_.push_back(std::move(action));
  if (auto added = subparsers_group_->add_action(*made); !added) return std::move(added).error();
  subparsers_action_ = made;
  return made;
}

TextResult ArgumentParser::format_usage(std::uint32_t columns) const {
  HelpFormatter formatter(*this, columns);
  formatter.add_usage(usage, std::vector<const Action*>(actions_.begin(), actions_.end()), mutex_groups_);
  return formatter.format_help();
}

TextResult ArgumentParser::format_help(std::uint32_t columns) const {
  HelpFormatter formatter(*this, columns);
  formatter.add_usage(usage, std::vector<const Action*>(actions_.begin(), actions_.end()), mutex_groups_);
  formatter.add_text(description);
  for (const ArgumentGroup* group : action_groups()) {
    formatter.start_section(group->title);
    formatter.add_text(group->description);
    formatter.add_arguments(group->group_actions());
    formatter.end_section();
  }
  formatter.add_text(epilog);
  return formatter.format_help();
}

std::unique_ptr<ArgumentParser> ArgumentParser::new_subparser() const {
  return std::make_unique<ArgumentParser>();
}

const ActionClass* ArgumentParser::find_action_class(std::string_view name) const {
  return find_standard_action(name, dialect_);
}

text::Result<Stop, text::PythonError> ArgumentParser::error(std::string message,
                                                            std::uint32_t columns) const {
  TextResult shown = format_usage(columns);
  if (!shown) return std::move(shown).error();
  Stop stop;
  stop.prog = str(prog, dialect_);
  stop.stderr_text = std::move(shown).value() + stop.prog + ": error: " + message + "\n";
  stop.message = std::move(message);
  return stop;
}

text::Result<Stop, text::PythonError> ArgumentParser::unrecognized(std::span<const std::string_view> extras,
                                                                   std::uint32_t columns) const {
  std::string message = "unrecognized arguments:";
  for (const std::string_view extra : extras) {
    message += ' ';
    message += extra;
  }
  return error(std::move(message), columns);
}

const std::vector<ArgumentGroup*>& ArgumentParser::action_groups() const { return action_groups_; }

Action* ArgumentParser::find_option(std::string_view option_string) const {
  const std::uint32_t at = option_index_.find(option_string);
  return at == StringIndex::kNotFound ? nullptr : option_entries_[at].action;
}

std::vector<ArgumentParser::OptionString> ArgumentParser::option_strings() const {
  std::vector<OptionString> left;
  left.reserve(option_entries_.size());
  for (const OptionString& entry : option_entries_) {
    if (entry.action != nullptr) left.push_back(entry);
  }
  return left;
}

// A dict: a string that is there keeps its place, one that was taken out comes back at the end.
void ArgumentParser::register_option(std::string_view text, Action* action) {
  const std::uint32_t at = option_index_.find(text);
  if (at != StringIndex::kNotFound) {
    option_entries_[at].action = action;
  } else {
    option_index_.assign(text, static_cast<std::uint32_t>(option_entries_.size()));
    option_entries_.push_back({text, action});
  }
  if (is_negative_number(text, dialect_)) has_negative_number_options_ = true;
}

void ArgumentParser::unregister_option(std::string_view text) {
  const std::uint32_t at = option_index_.find(text);
  if (at == StringIndex::kNotFound) return;
  option_entries_[at].action = nullptr;
  option_index_.erase(text);
}

Plan& ArgumentParser::plan() {
  if (!plan_) plan_ = std::make_unique<Plan>(*this);
  return *plan_;
}

void ArgumentParser::invalidate() { plan_.reset(); }

}  // namespace flaglane::argparse

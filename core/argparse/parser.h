#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/container.h"
#include "argparse/outcome.h"
#include "argparse/string_index.h"
#include "text/python_error.h"
#include "text/result.h"

namespace flaglane::argparse {

class Plan;
class SubparsersAction;

/// Reads an argument file (fromfile_prefix_chars). Returns true with the content, or false with str(OSError).
struct FileReader {
  bool (*read)(void* context, std::string_view name, std::string& content_or_error) = nullptr;
  void* context = nullptr;
};

struct ParseOptions {
  std::uint32_t columns = 80;                  // COLUMNS
  bool tolerant = false;                       // goes on after an error and records them all
  std::span<const DefaultEntry> initial = {};  // namespace=; its values must outlive the outcome
  bool has_initial = false;
  FileReader files = {};  // none: every argument file is missing
};

/// How error(), or a leftover branch, ends a parse.
struct Stop {
  int status = 2;
  bool is_error = true;  // through error(): prog and message count
  std::string prog;
  std::string message;
  std::string stderr_text;
};

using TextResult = text::Result<std::string, text::PythonError>;

/// argparse.ArgumentParser of the CPython that `dialect` names. It never prints and never exits.
/// A parse uses scratch memory of the parser: one at a time.
class ArgumentParser : public ArgumentContainer {
 public:
  ArgumentParser();
  ~ArgumentParser() override;

  /// __init__; call once, before anything else.
  BuildResult<Done> init(ParserInit init);

  BuildResult<SubparsersAction*> add_subparsers(const SubparsersSpec& spec);
  BuildResult<Action*> add_action(Action& action) override;

  /// parse_args and parse_known_args. `out` is cleared and filled; argv's bytes must outlive it.
  void parse_args(std::span<const std::string_view> argv, const ParseOptions& options, Outcome& out);
  void parse_known_args(std::span<const std::string_view> argv, const ParseOptions& options, Outcome& out);

  /// Python's text, or the exception that making it raises (a bad % in a help string, ...).
  [[nodiscard]] TextResult format_usage(std::uint32_t columns) const;
  [[nodiscard]] TextResult format_help(std::uint32_t columns) const;

  // Hooks: methods that argparse users override.
  /// type(self)(): what add_parser makes its parsers with.
  [[nodiscard]] virtual std::unique_ptr<ArgumentParser> new_subparser() const;
  /// The action registry; null: unknown.
  [[nodiscard]] virtual const ActionClass* find_action_class(std::string_view name) const;
  /// The message of _check_value's ArgumentError, after "argument --x: ".
  [[nodiscard]] virtual std::string invalid_choice_message(const Action& action, const Value& value) const;
  /// error(): usage and message on stderr, status 2.
  [[nodiscard]] virtual text::Result<Stop, text::PythonError> error(std::string message,
                                                                    std::uint32_t columns) const;
  /// What parse_args does with arguments that are left over: error() by default.
  [[nodiscard]] virtual text::Result<Stop, text::PythonError> unrecognized(
      std::span<const std::string_view> extras, std::uint32_t columns) const;

  Value prog;  // a str
  Value usage;
  Value epilog;
  FormatterClass formatter_class = FormatterClass::kHelp;
  bool add_help = true;
  bool allow_abbrev = true;
  bool exit_on_error = true;
  bool has_fromfile = false;
  std::string fromfile_prefix_chars;

  [[nodiscard]] text::Dialect dialect() const { return dialect_; }
  [[nodiscard]] Pool& pool() { return *pool_; }
  /// `_actions`: every action in order of registration.
  [[nodiscard]] const std::vector<Action*>& actions() const { return actions_; }
  /// `_action_groups`: what help shows as sections.
  [[nodiscard]] const std::vector<ArgumentGroup*>& action_groups() const;
  [[nodiscard]] const std::vector<MutuallyExclusiveGroup*>& mutex_groups() const { return mutex_groups_; }
  /// `_defaults`: of set_defaults.
  [[nodiscard]] const std::vector<DefaultEntry>& defaults() const { return defaults_; }
  /// `_option_string_actions`: null when the string is not registered.
  [[nodiscard]] Action* find_option(std::string_view option_string) const;
  /// Every registered option string in dict order, with its action.
  struct OptionString {
    std::string_view text;
    Action* action;
  };
  [[nodiscard]] std::vector<OptionString> option_strings() const;
  /// The action of add_subparsers; null: none.
  [[nodiscard]] SubparsersAction* subparsers() const { return subparsers_action_; }

  /// True once a string like -1 was registered; it stays so (_has_negative_number_optionals).
  [[nodiscard]] bool has_negative_number_options() const { return has_negative_number_options_; }

  /// What the parse works on, made anew after a change.
  [[nodiscard]] Plan& plan();
  /// Says that actions or attributes were changed from outside.
  void invalidate();

 protected:
  [[nodiscard]] bool checks_metavar() const override { return true; }

 private:
  friend class ArgumentContainer;
  friend class ArgumentGroup;
  friend class MutuallyExclusiveGroup;
  friend class SubparsersAction;

  BuildResult<Done> add_help_argument();
  BuildResult<Done> add_parent(ArgumentParser& parent);
  void set_defaults_table(const std::vector<DefaultEntry>& defaults);
  void register_option(std::string_view text, Action* action);
  void unregister_option(std::string_view text);

  text::Dialect dialect_ = text::Dialect::py310;
  std::uint32_t columns_ = 80;      // COLUMNS while registering
  std::unique_ptr<Pool> own_pool_;  // of a root; before what points into it
  Pool* pool_;                      // the root's
  std::vector<std::unique_ptr<Action>> owned_actions_;
  std::vector<std::unique_ptr<ArgumentParser>> parents_;  // kept: their actions are ours too
  std::vector<Action*> actions_;
  StringIndex option_index_;                  // into option_entries_
  std::vector<OptionString> option_entries_;  // dict order; action null: taken out
  std::vector<MutuallyExclusiveGroup*> mutex_groups_;
  std::vector<DefaultEntry> defaults_;
  ArgumentGroup* positionals_ = nullptr;
  ArgumentGroup* optionals_ = nullptr;
  ArgumentGroup* subparsers_group_ = nullptr;
  SubparsersAction* subparsers_action_ = nullptr;
  bool has_negative_number_options_ = false;
  std::unique_ptr<Plan> plan_;
};

}  // namespace flaglane::argparse

#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/parser.h"
#include "argparse/subparsers_action.h"
#include "driver/argument_call.h"
#include "driver/argument_registry.h"
#include "driver/call_interceptor.h"

namespace flaglane::driver {

/// InterceptingArgumentParser: the library's parser, whose add_argument calls, its own and those of its
/// groups and subcommands, are mirrored into one registry. parse_args and parse_known_args are inherited;
/// what parse_args does with leftovers is the driver's own (unrecognized, D6). There is no `@file` and no
/// environment (D24).
class InterceptingArgumentParser : public argparse::ArgumentParser {
 public:
  /// A root: it owns its registry and records under "".
  InterceptingArgumentParser();
  ~InterceptingArgumentParser() override;

  argparse::BuildResult<argparse::Action*> add_argument(const ArgumentCall& call);
  argparse::BuildResult<AddArgumentCallInterceptor*> add_argument_group(const GroupCall& call);
  argparse::BuildResult<AddArgumentCallInterceptor*> add_mutually_exclusive_group(const MutexCall& call);
  /// The parser of a subcommand, after add_subparsers: it shares the registry and starts in a context of its
  /// name (R2).
  argparse::BuildResult<InterceptingArgumentParser*> add_parser(argparse::SubparserSpec spec);

  /// The context of what is added from now on, here and in the groups made from here; not in subcommands
  /// (R2).
  void set_context(std::string_view context);
  [[nodiscard]] const ArgumentRegistry& registry() const { return *registry_; }

  // The three help surfaces, as the text that goes to stdout.
  /// --help: the library's. `columns` is COLUMNS.
  [[nodiscard]] argparse::TextResult print_help(std::uint32_t columns) const;
  /// --help-hidden: the usage, a blank line, then HIDDEN and EARG rows of the whole registry.
  [[nodiscard]] argparse::TextResult print_help_hidden(std::uint32_t columns) const;
  /// --help-hidden-list: the INTERNAL rows of the whole registry, with their defaults.
  [[nodiscard]] argparse::TextResult print_help_hidden_list() const;

 private:
  InterceptingArgumentParser(ArgumentRegistry& shared, std::string_view context);

  // What the library calls: the -h of add_help is recorded as PUBLIC, the built-in sections need no proxy.
  argparse::BuildResult<argparse::Action*> add_argument(const argparse::ArgumentSpec& spec) override;
  argparse::BuildResult<argparse::ArgumentGroup*> add_argument_group(
      const argparse::GroupSpec& spec) override;
  argparse::BuildResult<argparse::MutuallyExclusiveGroup*> add_mutually_exclusive_group(
      bool required) override;

  [[nodiscard]] std::unique_ptr<argparse::ArgumentParser> new_subparser() const override;
  [[nodiscard]] const argparse::ActionClass* find_action_class(std::string_view name) const override;
  /// _check_value's text: the value bare, the choices as joined reprs (D8).
  [[nodiscard]] std::string invalid_choice_message(const argparse::Action& action,
                                                   const argparse::Value& value) const override;
  /// The driver's leftover branch: its own line on stderr, without usage and without error() (D6).
  [[nodiscard]] text::Result<argparse::Stop, text::PythonError> unrecognized(
      std::span<const std::string_view> extras, std::uint32_t columns) const override;

  std::unique_ptr<ArgumentRegistry> owned_registry_;  // of a root
  ArgumentRegistry* registry_;
  std::string context_;
  std::string next_context_;  // of the subcommand that is being made
  std::vector<std::unique_ptr<AddArgumentCallInterceptor>> children_;
};

}  // namespace flaglane::driver

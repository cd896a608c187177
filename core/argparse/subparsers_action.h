#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/action.h"
#include "argparse/parser.h"

namespace flaglane::argparse {

/// _SubParsersAction: the positional that add_subparsers registers. Its choices are the names, in order.
class SubparsersAction : public Action {
 public:
  SubparsersAction(const ActionInit& init, ArgumentParser& owner, Value prog_prefix);
  ~SubparsersAction() override;

  /// Makes the parser of a subcommand (owner's class, dialect and pool) and registers it under its names.
  BuildResult<ArgumentParser*> add_parser(SubparserSpec spec);
  /// Null when there is no such subcommand.
  [[nodiscard]] ArgumentParser* find_parser(std::string_view name) const;

  struct NamedParser {
    std::string_view name;  // or an alias
    ArgumentParser* parser;
  };
  /// In order of registration, aliases included.
  [[nodiscard]] const std::vector<NamedParser>& named_parsers() const { return named_; }

  void call(Call& call) override;
  [[nodiscard]] std::vector<const Action*> subactions() const override;
  [[nodiscard]] bool is_subparsers() const override { return true; }

 private:
  ArgumentParser& owner_;
  Value prog_prefix_;
  Sequence names_;  // behind `choices`
  std::vector<NamedParser> named_;
  StringIndex by_name_;  // into named_
  std::vector<std::unique_ptr<ArgumentParser>> parsers_;
  std::vector<std::unique_ptr<Action>> rows_;  // the pseudo actions that help lists
};

}  // namespace flaglane::argparse

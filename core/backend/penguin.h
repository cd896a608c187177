#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "argparse/build_error.h"
#include "backend/command_line_parser.h"
#include "backend/flag_row.h"

namespace flaglane::backend {

/// The Penguin parser of the catalogue: each row of core/backend/flags/ is one clOpt*, addBoolOption or
/// addOption call. Built once and good for many parses, one at a time.
class Penguin {
 public:
  explicit Penguin(text::Dialect dialect = text::Dialect::py310);
  /// The same from other rows, for tests.
  Penguin(text::Dialect dialect, std::span<const std::span<const FlagRow>> tables);

  [[nodiscard]] CommandLineParser& parser() { return parser_; }

  /// The row whose call made the action, the positive or the negative one; null for -h.
  [[nodiscard]] const FlagRow* row_of(const argparse::Action* action) const;
  /// The option that a row's call made; null for a refused one.
  [[nodiscard]] const CLOption* option_of(const FlagRow& row) const;

  struct Option {
    const FlagRow* row;
    const CLOption* option;
  };
  /// In the order of registration.
  [[nodiscard]] const std::vector<Option>& options() const { return options_; }

  /// Calls that were refused, with Python's words. Empty unless a table is wrong.
  struct Refusal {
    const FlagRow* row;
    argparse::BuildError error;
  };
  [[nodiscard]] const std::vector<Refusal>& refusals() const { return refusals_; }

 private:
  argparse::BuildResult<CLOption*> add(const FlagRow& row, text::Dialect dialect);
  void note_actions(const FlagRow& row);

  CommandLineParser parser_;
  std::vector<Option> options_;
  std::vector<Refusal> refusals_;
};

}  // namespace flaglane::backend

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "backend/penguin.h"
#include "check/analysis.h"
#include "driver/neuronx_cc.h"
#include "text/dialect.h"

namespace flaglane::check {

/// The two parsers of one Python. They are neighbours here and know nothing of each other.
struct Model {
  explicit Model(text::Dialect dialect) : driver(dialect), penguin(dialect) {}
  driver::NeuronxCc driver;
  backend::Penguin penguin;
};

/// The parsers of a dialect, built when first asked for and kept.
[[nodiscard]] Model& model(text::Dialect dialect);

/// The entry that a row of a table made; null: none.
[[nodiscard]] const Flag* flag_of_row(const void* row);

/// What the driver prints about the words it left over, without a line end; cut where it grows out of all
/// use.
[[nodiscard]] std::string leftover_text(const argparse::Outcome& outcome);

/// A Penguin value that cannot be read.
struct ReadError {
  const Flag* flag = nullptr;
  argparse::TokenRange range;
  std::string message;
};
/// What reading every value of a parse fails with (CLOption.value); `outcome` gets the values that are made.
[[nodiscard]] std::vector<ReadError> read_errors(text::Dialect dialect, argparse::Outcome& outcome);

/// True for a Penguin option string that more than one row registers.
[[nodiscard]] bool is_re_registered(std::string_view option_string);
/// True when a lane other than `lane`, the driver's included, has the name.
[[nodiscard]] bool is_elsewhere(Lane lane, std::string_view name);

}  // namespace flaglane::check

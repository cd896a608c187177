#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "argparse/build_error.h"
#include "driver/flag_row.h"
#include "driver/intercepting_argument_parser.h"

namespace flaglane::driver {

/// The neuronx-cc of the catalogue: each row of core/driver/flags/ is one add_argument call on the top-level
/// parser, on compile's or on list-operators'. Built once and good for many parses, one at a time.
class NeuronxCc {
 public:
  explicit NeuronxCc(text::Dialect dialect = text::Dialect::py310);
  /// The same from other rows, for tests.
  NeuronxCc(text::Dialect dialect, std::span<const std::span<const FlagRow>> tables);

  [[nodiscard]] InterceptingArgumentParser& root() { return root_; }
  [[nodiscard]] const InterceptingArgumentParser& root() const { return root_; }
  [[nodiscard]] InterceptingArgumentParser& compile() { return *compile_; }
  [[nodiscard]] InterceptingArgumentParser& list_operators() { return *list_operators_; }
  /// The parser of "", "compile" or "list-operators"; null for another name.
  [[nodiscard]] InterceptingArgumentParser* find(std::string_view command);

  /// The row whose call made the action, which must be one of this program's; null for what no row makes (-h,
  /// the subcommand's positional).
  [[nodiscard]] const FlagRow* row_of(const argparse::Action* action) const;

  /// Calls that the library refused, with its words. Empty unless a table is wrong.
  struct Refusal {
    const FlagRow* row;
    argparse::BuildError error;
  };
  [[nodiscard]] const std::vector<Refusal>& refusals() const { return refusals_; }

 private:
  struct Section {
    const InterceptingArgumentParser* parser;
    std::string_view title;
    AddArgumentCallInterceptor* group;
  };

  void add(InterceptingArgumentParser& parser, const FlagRow& row);
  AddArgumentCallInterceptor* section(InterceptingArgumentParser& parser, std::string_view title);

  InterceptingArgumentParser root_;
  InterceptingArgumentParser* compile_ = nullptr;
  InterceptingArgumentParser* list_operators_ = nullptr;
  std::vector<Section> sections_;
  std::vector<Refusal> refusals_;
};

}  // namespace flaglane::driver

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/action.h"
#include "argparse/container.h"
#include "argparse/value.h"
#include "driver/arg_kind.h"

namespace flaglane::driver {

/// The `argument` of a record: the registered action, and what the lists print of it that the action itself
/// does not keep.
struct Argument {
  const argparse::Action* action = nullptr;
  std::string_view help = {};  ///< the text, raw; "MISSING HELP" where there is none (R4)
  const argparse::ArgumentGroup* section =
      nullptr;  ///< nearest argument group it was added in; null: none (R1)
};

/// The four fields.
struct ArgumentRecord {
  Argument argument;
  ArgKind kind = ArgKind::PUBLIC;
  std::optional<std::string_view> job;
  argparse::Value default_value;  ///< read back from the action at registration (R16)
};

/// _ArgumentRegistry: an index of what was registered, beside the parsers. It takes no part in parsing.
class ArgumentRegistry {
 public:
  struct Context {
    std::string name;
    std::vector<ArgumentRecord> records;  ///< in order of registration
  };

  /// Appends to the context's list, which is made on first use.
  void storeArgument(std::string_view context, const Argument& argument, ArgKind kind,
                     std::optional<std::string_view> job, const argparse::Value& default_value);

  /// The records of a context, until the next is stored; empty for a name that was never used.
  [[nodiscard]] const std::vector<ArgumentRecord>& get_args_for_context(std::string_view context) const;

  /// Every context, in order of first use.
  [[nodiscard]] const std::vector<Context>& arguments_by_context() const { return arguments_by_context_; }

 private:
  std::vector<Context> arguments_by_context_;
};

}  // namespace flaglane::driver

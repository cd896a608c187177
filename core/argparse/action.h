#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/build_error.h"
#include "argparse/keyword.h"
#include "argparse/nargs.h"
#include "argparse/spec.h"
#include "argparse/types.h"
#include "argparse/value.h"

namespace flaglane::argparse {

class ArgumentGroup;
class Call;

/// What an Action constructor is given: add_argument's keywords after the parser has filled in dest, the
/// option strings and the default. `given` says which were there at all.
struct ActionInit {
  std::vector<std::string_view> option_strings;
  Value dest;
  Value nargs;
  Value const_value;
  Value default_value;
  const Type* type = nullptr;
  Value choices;
  Value required = Value::boolean(false);
  Value help;
  Value metavar;
  Value version;
  KeywordSet given;
  Pool* pool = nullptr;  // the parser's
  text::Dialect dialect = text::Dialect::py310;
};

/// argparse.Action: how to convert command line strings to a value, and what to do with it. The fields are
/// Python's attributes. After changing one on a registered action call ArgumentParser::invalidate().
class Action {
 public:
  explicit Action(const ActionInit& init);
  virtual ~Action() = default;
  Action(const Action&) = delete;
  Action& operator=(const Action&) = delete;

  std::vector<std::string_view> option_strings;
  Value dest;  // str, SUPPRESS or None
  Value nargs_value;
  Nargs nargs;
  Value const_value;
  Value default_value;
  const Type* type;
  Value choices;  // None, a str, list, tuple, range or dict
  Value required_value;
  bool required;
  Value help;
  Value metavar;
  Value version;

  /// The group that lists it; the last one if parents= shared it.
  ArgumentGroup* container = nullptr;

  void set_nargs(Value value) {
    nargs_value = value;
    nargs = read_nargs(value);
  }
  void set_required(Value value) {
    required_value = value;
    required = value.truth();
  }

  /// For whoever registered it: what it was made from.
  const void* made_from = nullptr;

  /// Its place in the plan of the parser that planned last.
  mutable std::uint32_t plan_index = 0xFFFFFFFF;

  [[nodiscard]] bool is_optional() const { return !option_strings.empty(); }

  /// __call__: what happens when the action is met, its values converted and checked.
  virtual void call(Call& call) = 0;
  /// format_usage(): how usage shows an option that takes nothing.
  [[nodiscard]] virtual std::string format_usage() const { return std::string(option_strings[0]); }
  /// _get_subactions(): the rows that help shows indented under it (subcommands).
  [[nodiscard]] virtual std::vector<const Action*> subactions() const { return {}; }
  /// True for the action of add_subparsers.
  [[nodiscard]] virtual bool is_subparsers() const { return false; }
};

/// A class in the action registry: its constructor's signature and how to make one.
struct ActionClass {
  std::string_view name;  // of the Python class, for TypeErrors: "_StoreAction"
  KeywordSet accepts;     // beside option_strings and dest
  KeywordSet requires_;   // of those, the ones without a default
  BuildResult<std::unique_ptr<Action>> (*make)(const ActionInit& init);
};

/// The library's own classes by the names of the action registry ("" is store), and
/// "BooleanOptionalAction"; null for any other name.
[[nodiscard]] const ActionClass* find_standard_action(std::string_view name, text::Dialect dialect);

/// _get_action_name: how messages name it. Empty when it has no name at all (action_name.h has the finer
/// points).
[[nodiscard]] std::string action_name(const Action& action, text::Dialect dialect);

/// A make function for an Action class whose constructor cannot fail.
template <typename T>
BuildResult<std::unique_ptr<Action>> make_action(const ActionInit& init) {
  return std::unique_ptr<Action>(std::make_unique<T>(init));
}

}  // namespace flaglane::argparse

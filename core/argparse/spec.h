#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "argparse/types.h"
#include "argparse/value.h"
#include "text/dialect.h"

// Keyword arguments of argparse's registration calls. An empty optional is a keyword that was not given,
// which argparse tells from None. Texts are copied; the Values' contents are not and must outlive the parser
// (ArgumentParser::pool() is the place for those that are made at run time).
namespace flaglane::argparse {

class ArgumentParser;
struct ActionClass;

/// add_argument(*flags, **keywords).
struct ArgumentSpec {
  std::vector<std::string_view> flags;
  std::string_view action = {};               // "" is the same as action=None: store
  const ActionClass* action_class = nullptr;  // action=<class>; goes before `action`
  std::optional<Value> dest;                  // str, SUPPRESS or None
  std::optional<Value> nargs;
  std::optional<Value> const_value;
  std::optional<Value> default_value;
  std::optional<const Type*> type;  // null: type=None
  std::optional<Value> choices;
  std::optional<Value> required;
  std::optional<Value> help;
  std::optional<Value> metavar;
  std::optional<Value> version;
  /// The keywords in the order of the call, names that no action knows included: Python blames the first
  /// unexpected one. Empty: the order above.
  std::vector<std::string_view> order;
};

/// add_argument_group(**keywords).
struct GroupSpec {
  Value title;
  Value description;
  std::optional<std::string_view> prefix_chars;
  std::optional<std::string_view> conflict_handler;
  std::optional<Value> argument_default;
};

/// add_subparsers(**keywords).
struct SubparsersSpec {
  std::optional<Value> title;
  std::optional<Value> description;
  std::optional<Value> prog;
  std::optional<Value> dest;
  std::optional<Value> required;
  std::optional<Value> help;
  std::optional<Value> metavar;
};

enum class FormatterClass : unsigned char {
  kHelp,
  kRawDescription,
  kRawText,
  kArgumentDefaults,
  kMetavarType,
};

/// ArgumentParser(**keywords).
struct ParserInit {
  text::Dialect dialect = text::Dialect::py310;  // of a subparser: taken from its parent, like columns
  std::uint32_t columns = 80;                    // COLUMNS while registering: add_subparsers formats a usage
  std::optional<Value> prog;
  Value usage;        // None, a str or SUPPRESS
  Value description;  // None, a str or SUPPRESS
  Value epilog;
  std::vector<std::unique_ptr<ArgumentParser>> parents;
  FormatterClass formatter_class = FormatterClass::kHelp;
  std::string_view prefix_chars = "-";
  std::optional<std::string_view> fromfile_prefix_chars;
  Value argument_default;
  std::string_view conflict_handler = "error";
  bool add_help = true;
  bool allow_abbrev = true;
  bool exit_on_error = true;
};

/// add_parser(name, **keywords): those of the parser, and two of its own.
struct SubparserSpec {
  std::string_view name;
  ParserInit init;
  std::optional<Value> help;
  std::vector<std::string_view> aliases;
};

}  // namespace flaglane::argparse

#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "argparse/parser.h"
#include "backend/cl_option.h"
#include "text/python_error.h"
#include "text/result.h"
#include "text/span.h"

namespace flaglane::backend {

/// One parse of one option string. Reusable; the string and the parser must outlive it.
struct ParsedOptions {
  std::vector<text::Span> words;  ///< where each word stands in the string, in bytes; argv of `outcome`
  argparse::Outcome outcome;
};

/// CommandLineParser: the parser of the Penguin passes, fed one flat string. A value like any other; the one
/// instance that the real program shares is a CommandLineParserClass's.
class CommandLineParser {
 public:
  /// Help text of compatible_mode, which is a mark and not a registered option (R12).
  static constexpr std::string_view kCompatibleModeHelp = "Compatible mode for the old scheduler";

  /// `prog` is what usage and errors call the program.
  explicit CommandLineParser(std::string_view prog = "penguin", text::Dialect dialect = text::Dialect::py310);

  /// add_argument of the library, wrapped; the option's default is the one that was given, else None.
  argparse::BuildResult<CLOption*> addOption(const argparse::ArgumentSpec& spec);

  /// A boolean (D19, R10). Plain: --name (store_true, default) and --no-name (store_false, same dest) in a
  /// mutually exclusive group; `help` goes to the first. With trim_prefix: only what stands after the first
  /// dash of the name, store_true, without negation; IndexError for a name without a dash.
  argparse::BuildResult<CLOption*> addBoolOption(std::string_view name, const argparse::Value& default_value,
                                                 bool trim_prefix = false,
                                                 std::optional<argparse::Value> help = {});

  /// --name as a plain string, read by `coercion`. The body of clOptString, clOptInteger and clOptFloat.
  argparse::BuildResult<CLOption*> add_typed(std::string_view name, const argparse::Value& default_value,
                                             Coercion coercion, std::optional<argparse::Value> help);

  /// parse_args over options_str.split(): an unknown flag is the library's error.
  void parseOptions(std::string_view options_str, const argparse::ParseOptions& how, ParsedOptions& out);
  /// parse_known_args over options_str.split(): what is unknown comes back in outcome.extras.
  void parseKnownOptions(std::string_view options_str, const argparse::ParseOptions& how, ParsedOptions& out);

  [[nodiscard]] argparse::ArgumentParser& cl_parser() { return cl_parser_; }

  bool compatible_mode = false;

 private:
  CLOption* wrap(const argparse::Action& action, const argparse::Value& default_value, Coercion coercion);

  argparse::ArgumentParser cl_parser_;
  std::vector<std::unique_ptr<CLOption>> options_;
};

/// What the Python class keeps: the attribute __instance, and the guard around it (D18).
class CommandLineParserClass {
 public:
  /// The instance, made when there is none.
  CommandLineParser& getOrCreateInstance();
  /// CommandLineParser(): RuntimeError "CommandLineParser is already created!" when there is one, however it
  /// was made (R9).
  [[nodiscard]] text::Result<CommandLineParser*, text::PythonError> construct();

 private:
  std::unique_ptr<CommandLineParser> instance_;
};

}  // namespace flaglane::backend

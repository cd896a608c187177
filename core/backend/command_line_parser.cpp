#include "backend/command_line_parser.h"

#include <string>
#include <utility>

#include "text/python_space.h"

namespace flaglane::backend {
namespace {

using argparse::Action;
using argparse::ArgumentSpec;
using argparse::BuildError;
using argparse::BuildResult;
using argparse::Value;

// str.split(): white space alone tells words apart; quotes and backslashes are letters (D22).
std::vector<std::string_view> split(std::string_view options_str, std::vector<text::Span>& spans) {
  spans = text::split_spans(options_str);
  std::vector<std::string_view> words;
  words.reserve(spans.size());
  for (text::Span span : spans) words.push_back(span.of(options_str));
  return words;
}

}  // namespace

CommandLineParser::CommandLineParser(std::string_view prog, text::Dialect dialect) {
  argparse::ParserInit init;
  init.dialect = dialect;
  init.prog = Value::str(prog);
  init.conflict_handler = "resolve";  // many passes register in one parser: the newer flag takes the name
  // Nothing can fail: no parents, and -h meets an empty parser.
  static_cast<void>(cl_parser_.init(std::move(init)));
}

CLOption* CommandLineParser::wrap(const Action& action, const Value& default_value, Coercion coercion) {
  options_.push_back(std::make_unique<CLOption>(action, default_value, coercion));
  return options_.back().get();
}

BuildResult<CLOption*> CommandLineParser::addOption(const ArgumentSpec& spec) {
  BuildResult<Action*> added = cl_parser_.add_argument(spec);
  if (!added.ok()) return added.error();
  return wrap(*added.value(), spec.default_value.value_or(Value::none()), Coercion::kNone);
}

BuildResult<CLOption*> CommandLineParser::add_typed(std::string_view name, const Value& default_value,
                                                    Coercion coercion, std::optional<Value> help) {
  const std::string flag = "--" + std::string(name);
  ArgumentSpec spec;
  spec.flags = {flag};
  spec.default_value = default_value;
  spec.help = help;
  BuildResult<Action*> added = cl_parser_.add_argument(spec);
  if (!added.ok()) return added.error();
  return wrap(*added.value(), default_value, coercion);
}

// The driver has this idiom too (core/driver/actions/noable.h). It is written twice on purpose: the lanes
// share no code, and they differ. Here the pair is two actions that exclude each other; there it is one
// action, and the last spelling wins.
BuildResult<CLOption*> CommandLineParser::addBoolOption(std::string_view name, const Value& default_value,
                                                        bool trim_prefix, std::optional<Value> help) {
  ArgumentSpec positive;
  positive.action = "store_true";
  positive.default_value = default_value;
  positive.help = help;

  if (trim_prefix) {
    const std::size_t dash = name.find('-');
    // name.split("-", 1)[1]
    if (dash == std::string_view::npos) return BuildError{"IndexError", "list index out of range", {}, {}};
    const std::string trimmed = "--" + std::string(name.substr(dash + 1));
    positive.flags = {trimmed};
    BuildResult<Action*> added = cl_parser_.add_argument(positive);
    if (!added.ok()) return added.error();
    return wrap(*added.value(), default_value, Coercion::kNone);
  }

  const std::string flag = "--" + std::string(name);
  const std::string negated = "--no-" + std::string(name);
  BuildResult<argparse::MutuallyExclusiveGroup*> pair = cl_parser_.add_mutually_exclusive_group(false);
  if (!pair.ok()) return pair.error();
  positive.flags = {flag};
  BuildResult<Action*> added = pair.value()->add_argument(positive);
  if (!added.ok()) return added.error();

  ArgumentSpec negative;  // without a default: the positive flag's comes first, while it is there (D19, D21)
  negative.flags = {negated};
  negative.action = "store_false";
  negative.dest = added.value()->dest;
  BuildResult<Action*> second = pair.value()->add_argument(negative);
  if (!second.ok()) return second.error();
  return wrap(*added.value(), default_value, Coercion::kNone);
}

void CommandLineParser::parseOptions(std::string_view options_str, const argparse::ParseOptions& how,
                                     ParsedOptions& out) {
  const std::vector<std::string_view> words = split(options_str, out.words);
  cl_parser_.parse_args(words, how, out.outcome);
}

void CommandLineParser::parseKnownOptions(std::string_view options_str, const argparse::ParseOptions& how,
                                          ParsedOptions& out) {
  const std::vector<std::string_view> words = split(options_str, out.words);
  cl_parser_.parse_known_args(words, how, out.outcome);
}

CommandLineParser& CommandLineParserClass::getOrCreateInstance() {
  if (instance_ == nullptr) instance_ = std::make_unique<CommandLineParser>();
  return *instance_;
}

text::Result<CommandLineParser*, text::PythonError> CommandLineParserClass::construct() {
  if (instance_ != nullptr) return text::PythonError{"RuntimeError", "CommandLineParser is already created!"};
  return &getOrCreateInstance();
}

}  // namespace flaglane::backend

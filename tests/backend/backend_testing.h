#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

#include "backend/cl_opt.h"
#include "backend/command_line_parser.h"

// Short words for building small backend parsers and asking them.
namespace flaglane::backend::testing {

using argparse::Value;

/// What value() answers: the repr, or "<type>: <message>".
inline std::string shown(const ValueResult& result) {
  if (!result.ok()) return std::string(result.error().type) + ": " + result.error().message;
  return argparse::repr(result.value(), text::Dialect::py310);
}

/// A parser named penguin, and its last parse.
class Backend {
 public:
  /// Takes what a registration answers.
  const CLOption& must(argparse::BuildResult<CLOption*> made) {
    EXPECT_TRUE(made.ok()) << made.error().type << ": " << made.error().message;
    return *made.value();
  }

  argparse::Outcome& parse(std::string_view options) {
    text_ = options;
    parser.parseOptions(text_, {}, parsed);
    return parsed.outcome;
  }
  argparse::Outcome& parse_known(std::string_view options) {
    text_ = options;
    parser.parseKnownOptions(text_, {}, parsed);
    return parsed.outcome;
  }

  /// repr of an attribute of the last parse; "absent" when there is none.
  std::string attribute(std::string_view dest) const {
    const Value* found = parsed.outcome.ns.find(dest);
    return found != nullptr ? argparse::repr(*found, text::Dialect::py310) : "absent";
  }
  /// value() after a parse of `options`.
  std::string value(const CLOption& option, std::string_view options) {
    EXPECT_EQ(parse(options).kind, argparse::OutcomeKind::kParsed) << parsed.outcome.message;
    return shown(option.value(&parsed.outcome, text::Dialect::py310));
  }

  CommandLineParser parser;
  ParsedOptions parsed;

 private:
  std::string text_;
};

}  // namespace flaglane::backend::testing

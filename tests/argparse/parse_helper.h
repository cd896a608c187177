#pragma once

#include <algorithm>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "argparse/parser.h"
#include "argparse/subparsers_action.h"

// Short words for tests: a parser that is always called PROG, and outcomes as one line of text.
namespace flaglane::argparse {

struct TestParser {
  explicit TestParser(ParserInit init = {}) {
    init.prog = Value::str("PROG");
    EXPECT_TRUE(parser.init(std::move(init)).ok());
  }

  Action* add(std::vector<std::string_view> flags, ArgumentSpec spec = {}) {
    return add_to(parser, std::move(flags), std::move(spec));
  }
  static Action* add_to(ArgumentContainer& container, std::vector<std::string_view> flags,
                        ArgumentSpec spec) {
    spec.flags = std::move(flags);
    auto made = container.add_argument(spec);
    EXPECT_TRUE(made.ok()) << made.error().message;
    return made.ok() ? made.value() : nullptr;
  }

  Outcome& parse(std::vector<std::string> argv, bool tolerant = false) {
    words_ = std::move(argv);
    const std::vector<std::string_view> views(words_.begin(), words_.end());
    ParseOptions options;
    options.tolerant = tolerant;
    parser.parse_args(views, options, outcome);
    return outcome;
  }

  /// "dest=repr dest=repr ..." sorted by dest; "error: ..." ; "exit 0: ..."; "TypeError: ...".
  std::string run(std::vector<std::string> argv) { return tell(parse(std::move(argv))); }

  [[nodiscard]] std::string tell(const Outcome& result) const {
    if (result.kind == OutcomeKind::kRaised) {
      return std::string(result.raised_type) + ": " + result.raised_message;
    }
    if (result.kind == OutcomeKind::kStopped) {
      return result.is_error ? "error: " + result.message
                             : "exit " + std::to_string(result.status) + ": " + result.stdout_text;
    }
    std::vector<std::string> parts;
    for (const Attribute& attribute : result.ns.attributes()) {
      parts.push_back(std::string(attribute.name) + "=" + repr(attribute.value, parser.dialect()));
    }
    std::sort(parts.begin(), parts.end());
    std::string line;
    for (const std::string& part : parts) line += (line.empty() ? "" : " ") + part;
    return line;
  }

  /// A list that lives as long as this.
  Value list(std::vector<Value> items) { return parser.pool().list(std::move(items)); }

  ArgumentParser parser;
  Outcome outcome;

 private:
  std::vector<std::string> words_;
};

inline ParserInit dialect_init(text::Dialect dialect) {
  ParserInit init;
  init.dialect = dialect;
  return init;
}

inline ArgumentSpec action(std::string_view name) {
  ArgumentSpec spec;
  spec.action = name;
  return spec;
}

inline ArgumentSpec nargs(std::string_view text) {
  ArgumentSpec spec;
  spec.nargs = Value::str(text);
  return spec;
}

inline ArgumentSpec typed(const Type& type) {
  ArgumentSpec spec;
  spec.type = &type;
  return spec;
}

}  // namespace flaglane::argparse

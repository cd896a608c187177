#include "backend_lane.h"

#include <string>
#include <vector>

#include "backend/cl_opt.h"
#include "parse_checks.h"
#include "run_case.h"
#include "spec_builder.h"
#include "value_codec.h"

namespace flaglane::lanes {
namespace {

using argparse::BuildResult;
using argparse::Pool;
using argparse::Value;
using backend::CLOption;
using backend::CommandLineParser;
using replay::Json;

BuildResult<CLOption*> run(CommandLineParser& parser, const Json& op, Pool& pool) {
  const std::string name = replay::to_text(op["op"]);
  if (name == "add_option") {
    return parser.addOption(replay::read_argument(op["flags"], op["kw"], pool));
  }
  const std::string_view option = pool.copy(replay::to_text(op["name"]));
  const Value default_value = replay::decode(op["default"], pool);
  std::optional<Value> help;
  if (op.contains("help")) help = replay::decode(op["help"], pool);
  if (name == "cl_opt_string") return clOptString(parser, option, default_value, help);
  if (name == "cl_opt_integer") return clOptInteger(parser, option, default_value, help);
  if (name == "cl_opt_float") return clOptFloat(parser, option, default_value, help);
  if (name == "cl_opt_bool") return clOptBool(parser, option, default_value, help);
  return parser.addBoolOption(option, default_value, op.value("trim_prefix", false), help);
}

// The op of a `value` case: by number, or the last with that name.
std::size_t op_of(const Json& ops, const Json& test_case) {
  if (test_case.contains("op")) return test_case["op"].get<std::size_t>();
  std::size_t found = 0;
  for (std::size_t i = 0; i < ops.size(); ++i) {
    const Json& name = ops[i].contains("name") ? ops[i]["name"] : ops[i]["flags"][0];
    if (name == test_case["name"]) found = i;
  }
  return found;
}

Json second_instance(const Json& steps) {
  backend::CommandLineParserClass python_class;
  const CommandLineParser* first = nullptr;
  Json out = Json::array();
  for (const Json& step : steps) {
    const CommandLineParser* got = nullptr;
    if (step == "get") {
      got = &python_class.getOrCreateInstance();
    } else {
      const auto made = python_class.construct();
      if (!made.ok()) {
        out.push_back(made.error().message);
        continue;
      }
      got = made.value();
    }
    out.push_back(got == first ? "same" : "new");
    first = got;
  }
  return {{"kind", "value"}, {"value", out}};
}

}  // namespace

Json backend_outcome(const Json& spec, const Json& test_case, text::Dialect dialect) {
  const std::string entry = replay::to_text(test_case["entry"]);
  if (entry == "second_instance") return second_instance(test_case["steps"]);
  Pool pool;
  const std::string prog = replay::to_text(spec["init"]["prog"]);
  CommandLineParser parser(prog, dialect);
  std::vector<const CLOption*> options;
  for (const Json& op : spec["ops"]) {
    const BuildResult<CLOption*> made = run(parser, op, pool);
    if (!made.ok()) return replay::build_failure(made.error(), entry == "build");
    options.push_back(made.value());
  }
  if (entry == "build") return {{"kind", "built"}};

  argparse::ParseOptions how;
  how.columns = test_case.value("columns", std::uint32_t{80});
  backend::ParsedOptions parsed;
  argparse::Outcome* last = nullptr;
  std::string text;
  if (!test_case["options"].is_null()) {
    text = replay::to_text(test_case["options"]);
    last = &parsed.outcome;
    const bool known = entry == "parse_known_options";
    if (known) {
      parser.parseKnownOptions(text, how, parsed);
    } else {
      parser.parseOptions(text, how, parsed);
    }
    const std::vector<std::string_view> words = parsed.outcome.words;
    replay::check_parse(parser.cl_parser(), words, how, known, parsed.outcome);
  }
  if (entry != "value") return replay::encode_outcome(parsed.outcome, entry == "parse_known_options");
  if (parsed.outcome.kind != argparse::OutcomeKind::kParsed)
    return replay::encode_outcome(parsed.outcome, false);
  const auto value = options[op_of(spec["ops"], test_case)]->value(last, dialect);
  if (!value.ok()) return replay::raised(value.error().type, value.error().message);
  return {{"kind", "value"}, {"value", replay::encode(value.value())}};
}

}  // namespace flaglane::lanes

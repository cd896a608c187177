#include "driver_lane.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "driver/intercepting_argument_parser.h"
#include "parse_checks.h"
#include "run_case.h"
#include "spec_builder.h"
#include "value_codec.h"

namespace flaglane::lanes {
namespace {

using argparse::BuildError;
using argparse::Pool;
using driver::AddArgumentCallInterceptor;
using driver::ArgKind;
using driver::ArgumentCall;
using driver::InterceptingArgumentParser;
using replay::Json;
using Failure = std::optional<BuildError>;

ArgKind kind_named(const std::string& text) {
  for (ArgKind kind : {ArgKind::HIDDEN, ArgKind::INTERNAL, ArgKind::EARG, ArgKind::Harg}) {
    if (driver::name(kind) == text) return kind;
  }
  return ArgKind::PUBLIC;
}

/// What an op may be called on; null: an action, or the subparsers of a parser.
struct Object {
  InterceptingArgumentParser* parser = nullptr;
  AddArgumentCallInterceptor* group = nullptr;
};

class Builder {
 public:
  Builder(InterceptingArgumentParser& root, Pool& pool, text::Dialect dialect, std::uint32_t columns)
      : pool_(pool), dialect_(dialect), columns_(columns), objects_{{&root, nullptr}} {}

  /// Runs one op: the error, or nothing.
  Failure run(const Json& op) {
    const std::string name = replay::to_text(op["op"]);
    const Object on = objects_[op["on"].get<std::size_t>()];
    if (name == "set_context") return set_context(on, pool_.copy(replay::to_text(op["context"])));
    const Json& kw = op["kw"];
    if (name == "set_defaults") return set_defaults(on, kw);
    if (name == "add_argument") return add_argument(on, op);
    if (name == "add_argument_group") return add_group(on, kw);
    if (name == "add_mutually_exclusive_group") return add_mutex(on, kw);
    if (name == "add_subparsers") return add_subparsers(on, kw);
    return add_parser(on, op);
  }

  [[nodiscard]] InterceptingArgumentParser& parser(std::size_t id) const { return *objects_[id].parser; }

 private:
  static Failure set_context(Object on, std::string_view context) {
    if (on.parser != nullptr) on.parser->set_context(context);
    if (on.group != nullptr) on.group->set_context(context);
    return {};
  }

  Failure set_defaults(Object on, const Json& kw) {
    const auto entries = replay::read_defaults(kw, pool_);
    if (on.parser != nullptr) on.parser->set_defaults(entries);
    if (on.group != nullptr) (*on.group)->set_defaults(entries);
    return {};
  }

  Failure add_argument(Object on, const Json& op) {
    const Json& kw = op["kw"];
    Json standard = kw;
    for (const char* own : {"kind", "job", "replacement", "sets"}) standard.erase(own);
    ArgumentCall call;
    call.spec = replay::read_argument(op["flags"], standard, pool_);
    if (kw.contains("kind")) call.kind = kind_named(replay::to_text(kw["kind"]));
    if (kw.contains("job") && !kw["job"].is_null()) call.job = pool_.copy(replay::to_text(kw["job"]));
    if (kw.contains("replacement") && !kw["replacement"].is_null()) {
      call.replacement = pool_.copy(replay::to_text(kw["replacement"]));
    }
    if (kw.contains("sets")) call.sets = replay::read_defaults(kw["sets"], pool_);
    auto made = on.parser != nullptr ? on.parser->add_argument(call) : on.group->add_argument(call);
    if (!made.ok()) return made.error();
    objects_.push_back({});
    return {};
  }

  Failure add_group(Object on, const Json& kw) {
    BuildError error;
    const driver::GroupCall call{replay::read_group(kw, pool_, error)};
    if (!error.type.empty()) return error;
    auto made =
        on.parser != nullptr ? on.parser->add_argument_group(call) : on.group->add_argument_group(call);
    if (!made.ok()) return made.error();
    objects_.push_back({nullptr, made.value()});
    return {};
  }

  Failure add_mutex(Object on, const Json& kw) {
    const driver::MutexCall call{kw.contains("required") && kw["required"].get<bool>()};
    auto made = on.parser != nullptr ? on.parser->add_mutually_exclusive_group(call)
                                     : on.group->add_mutually_exclusive_group(call);
    if (!made.ok()) return made.error();
    objects_.push_back({nullptr, made.value()});
    return {};
  }

  Failure add_subparsers(Object on, const Json& kw) {
    BuildError error;
    const argparse::SubparsersSpec spec = replay::read_subparsers(kw, pool_, error);
    if (!error.type.empty()) return error;
    auto made = on.parser->add_subparsers(spec);
    if (!made.ok()) return made.error();
    objects_.push_back({on.parser, nullptr});  // add_parser is the parser's
    return {};
  }

  Failure add_parser(Object on, const Json& op) {
    argparse::SubparserSpec spec;
    spec.name = pool_.copy(replay::to_text(op["name"]));
    Json kw = op["kw"];
    if (kw.contains("help")) spec.help = replay::decode(kw["help"], pool_);
    if (kw.contains("aliases")) {
      for (const Json& alias : kw["aliases"]) spec.aliases.push_back(pool_.copy(replay::to_text(alias)));
    }
    kw.erase("help");
    kw.erase("aliases");
    BuildError error;
    spec.init = replay::read_init(kw, pool_, dialect_, columns_, error);
    if (!error.type.empty()) return error;
    auto made = on.parser->add_parser(std::move(spec));
    if (!made.ok()) return made.error();
    objects_.push_back({made.value(), nullptr});
    return {};
  }

  Pool& pool_;
  text::Dialect dialect_;
  std::uint32_t columns_;
  std::vector<Object> objects_;
};

Json registry_json(const driver::ArgumentRegistry& registry) {
  Json order = Json::array();
  Json contexts = Json::object();
  for (const auto& context : registry.arguments_by_context()) {
    Json records = Json::array();
    for (const driver::ArgumentRecord& record : context.records) {
      Json strings = Json::array();
      for (std::string_view string : record.argument.action->option_strings) {
        strings.push_back(replay::from_text(string));
      }
      records.push_back(
          Json::array({strings, std::string(driver::name(record.kind)),
                       record.job ? replay::from_text(*record.job) : Json(),
                       replay::encode(record.default_value), replay::from_text(record.argument.help)}));
    }
    order.push_back(replay::from_text(context.name));
    contexts[replay::from_text(context.name).get<std::string>()] = records;
  }
  return {{"kind", "registry"}, {"order", order}, {"contexts", contexts}};
}

Json parse(InterceptingArgumentParser& parser, const Json& test_case, Pool& pool, bool known) {
  std::vector<std::string_view> argv;
  for (const Json& word : test_case["argv"]) argv.push_back(pool.copy(replay::to_text(word)));
  argparse::ParseOptions options;
  options.columns = test_case.value("columns", std::uint32_t{80});
  std::vector<argparse::DefaultEntry> initial;
  if (test_case.contains("namespace") && !test_case["namespace"].is_null()) {
    initial = replay::read_defaults(test_case["namespace"], pool);
    options.has_initial = true;
    options.initial = initial;
  }
  argparse::Outcome outcome;
  if (known) {
    parser.parse_known_args(argv, options, outcome);
  } else {
    parser.parse_args(argv, options, outcome);
  }
  replay::check_parse(parser, argv, options, known, outcome);
  Json json = replay::encode_outcome(outcome, known);
  for (std::string_view line : outcome.notices) {
    json["stderr_warnings"].push_back(replay::from_text(line.substr(0, line.size() - 1)));
  }
  return json;
}

}  // namespace

Json driver_outcome(const Json& spec, const Json& test_case, text::Dialect dialect) {
  const std::string entry = replay::to_text(test_case["entry"]);
  const bool building = entry == "build";
  Pool pool;
  InterceptingArgumentParser root;
  const auto columns = test_case.value("columns", std::uint32_t{80});
  BuildError error;
  argparse::ParserInit init = replay::read_init(spec["init"], pool, dialect, columns, error);
  if (!error.type.empty()) return replay::build_failure(error, building);
  const auto started = root.init(std::move(init));
  if (!started.ok()) return replay::build_failure(started.error(), building);
  Builder builder(root, pool, dialect, columns);
  for (const Json& op : spec["ops"]) {
    if (const Failure failed = builder.run(op)) return replay::build_failure(*failed, building);
  }
  if (building) return {{"kind", "built"}};

  InterceptingArgumentParser& target = builder.parser(test_case.value("target", std::size_t{0}));
  if (entry == "registry") return registry_json(target.registry());
  if (entry == "help") return replay::text_outcome(target.print_help(columns));
  if (entry == "help_hidden") return replay::text_outcome(target.print_help_hidden(columns));
  if (entry == "help_hidden_list") return replay::text_outcome(target.print_help_hidden_list());
  return parse(target, test_case, pool, entry == "parse_known_args");
}

}  // namespace flaglane::lanes

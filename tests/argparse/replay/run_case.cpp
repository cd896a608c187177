#include "run_case.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "parse_checks.h"
#include "spec_builder.h"
#include "value_codec.h"

namespace flaglane::replay {
namespace {

Json run_parse(argparse::ArgumentParser& parser, const Json& case_, std::uint32_t columns, bool known) {
  std::vector<std::string> texts;
  for (const Json& word : case_.at("argv")) texts.push_back(to_text(word));
  const std::vector<std::string_view> argv(texts.begin(), texts.end());
  argparse::Pool pool;
  std::vector<argparse::DefaultEntry> initial;
  argparse::ParseOptions options;
  options.columns = columns;
  if (case_.contains("namespace") && !case_["namespace"].is_null()) {
    initial = read_defaults(case_["namespace"], pool);
    options.initial = initial;
    options.has_initial = true;
  }
  argparse::Outcome outcome;
  if (known) {
    parser.parse_known_args(argv, options, outcome);
  } else {
    parser.parse_args(argv, options, outcome);
  }
  check_parse(parser, argv, options, known, outcome);
  return encode_outcome(outcome, known);
}

}  // namespace

Json build_failure(const argparse::BuildError& error, bool is_build) {
  Json outcome;
  if (error.exits()) {
    outcome["kind"] = is_build ? "error" : "build-error";
    outcome["status"] = 2;
    outcome["prog"] = from_text(error.prog);
    outcome["message"] = from_text(error.message);
    if (!error.stderr_text.empty()) outcome["stderr"] = from_text(error.stderr_text);
    return outcome;
  }
  outcome["kind"] = is_build ? "raise" : "build-raise";
  outcome["type"] = std::string(error.type);
  outcome["message"] = from_text(error.message);
  return outcome;
}

Json raised(std::string_view type, std::string_view message) {
  Json outcome;
  outcome["kind"] = "raise";
  outcome["type"] = std::string(type);
  outcome["message"] = from_text(message);
  return outcome;
}

Json text_outcome(const argparse::TextResult& made) {
  if (!made) return raised(made.error().type, made.error().message);
  Json outcome;
  outcome["kind"] = "text";
  outcome["text"] = from_text(made.value());
  return outcome;
}

Json encode_outcome(const argparse::Outcome& outcome, bool with_extras) {
  Json json;
  if (outcome.kind == argparse::OutcomeKind::kRaised) {
    json = raised(outcome.raised_type, outcome.raised_message);
  } else if (outcome.kind == argparse::OutcomeKind::kStopped) {
    json["kind"] = outcome.is_error ? "error" : "exit";
    json["status"] = outcome.status;
    if (outcome.is_error) {
      json["prog"] = from_text(outcome.prog);
      json["message"] = from_text(outcome.message);
    }
    if (!outcome.stdout_text.empty()) json["stdout"] = from_text(outcome.stdout_text);
    if (!outcome.stderr_text.empty()) json["stderr"] = from_text(outcome.stderr_text);
  } else {
    json["kind"] = "ok";
    Json ns = Json::object();
    for (const argparse::Attribute& attribute : outcome.ns.attributes()) {
      ns[from_text(attribute.name).get<std::string>()] = encode(attribute.value);
    }
    json["ns"] = std::move(ns);
    if (with_extras) {
      Json extras = Json::array();
      for (const std::string_view extra : outcome.extras) extras.push_back(from_text(extra));
      json["extras"] = std::move(extras);
    }
  }
  return json;
}

Json run_case(const Json& spec, const Json& case_, text::Dialect dialect) {
  const std::string entry = case_.at("entry");
  const auto columns = case_.at("columns").get<std::uint32_t>();
  Built built = build(spec, dialect, columns);
  if (built.failed) return build_failure(built.error, entry == "build");
  if (entry == "build") return {{"kind", "built"}};
  argparse::ArgumentParser& parser = *built.objects.at(case_.value("target", std::size_t{0})).parser;
  if (entry == "parse_args") return run_parse(parser, case_, columns, false);
  if (entry == "parse_known_args") return run_parse(parser, case_, columns, true);
  if (entry == "format_help") return text_outcome(parser.format_help(columns));
  if (entry == "format_usage") return text_outcome(parser.format_usage(columns));
  if (entry == "get_default") {
    Json outcome;
    outcome["kind"] = "value";
    outcome["value"] = encode(parser.get_default(to_text(case_.at("args").at(0))));
    return outcome;
  }
  throw Unsupported{"entry " + entry};
}

}  // namespace flaglane::replay

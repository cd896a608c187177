#include "conformance/outcomes.h"

#include "conformance/values.h"

namespace flaglane::conformance {

using argparse::OutcomeKind;

Json raise_json(const text::PythonError& error) {
  return {{"kind", "raise"}, {"type", std::string(error.type)}, {"message", from_text(error.message)}};
}

Json build_error_json(const argparse::BuildError& error, bool building) {
  if (!error.exits()) {
    return {{"kind", building ? "raise" : "build-raise"},
            {"type", std::string(error.type)},
            {"message", from_text(error.message)}};
  }
  return {{"kind", building ? "error" : "build-error"},
          {"status", 2},
          {"prog", from_text(error.prog)},
          {"message", from_text(error.message)},
          {"stderr", from_text(error.stderr_text)}};
}

Json outcome_json(const argparse::Outcome& outcome, bool known) {
  if (outcome.kind == OutcomeKind::kRaised) {
    return {{"kind", "raise"},
            {"type", std::string(outcome.raised_type)},
            {"message", from_text(outcome.raised_message)}};
  }
  if (outcome.kind == OutcomeKind::kParsed) {
    Json json = {{"kind", "ok"}, {"ns", encode(outcome.ns)}};
    if (known) {
      json["extras"] = Json::array();
      for (std::string_view extra : outcome.extras) json["extras"].push_back(from_text(extra));
    }
    return json;
  }
  Json json = {{"kind", outcome.is_error ? "error" : "exit"}, {"status", outcome.status}};
  if (outcome.is_error) {
    json["prog"] = from_text(outcome.prog);
    json["message"] = from_text(outcome.message);
  }
  if (!outcome.stdout_text.empty()) json["stdout"] = from_text(outcome.stdout_text);
  if (!outcome.stderr_text.empty()) json["stderr"] = from_text(outcome.stderr_text);
  return json;
}

}  // namespace flaglane::conformance

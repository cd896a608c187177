// How a parse ends: what the first error means to the caller, and the list of all of them.

#include <utility>

#include "argparse/action_name.h"
#include "argparse/engine.h"

namespace flaglane::argparse {

bool Engine::fail(const Level& level, ErrorRecord record) {
  record.parser = &level.parser;
  if (out_.errors.empty()) settle(level, record);
  out_.errors.push_back(std::move(record));
  if (!options_.tolerant) stopped_ = true;
  return !stopped_;
}

bool Engine::argument_error(const Level& level, ErrorRecord record, const Action& action,
                            std::string_view message, std::uint32_t index, text::Span span) {
  const NameResult name = read_action_name(action, level.parser.dialect());
  if (!name) return raise(level, &action, name.error().type, name.error().message, index, span);
  if (!name.value().is_none) record.message = "argument " + name.value().text + ": ";
  record.message += message;
  record.action = &action;
  record.token = index;
  record.span = span;
  return fail(level, std::move(record));
}

bool Engine::raise(const Level& level, const Action* action, std::string_view type, std::string message,
                   std::uint32_t index, text::Span span) {
  ErrorRecord record;
  record.code = ErrorCode::kRaised;
  record.type = type;
  record.message = std::move(message);
  record.action = action;
  record.token = index;
  record.span = span;
  return fail(level, std::move(record));
}

void Engine::settle(const Level& level, const ErrorRecord& record) {
  switch (record.code) {
    case ErrorCode::kExit:
      out_.kind = OutcomeKind::kStopped;
      out_.status = record.status;
      out_.stdout_text = record.message;
      return;
    case ErrorCode::kRaised:
      out_.kind = OutcomeKind::kRaised;
      out_.raised_type = record.type;
      out_.raised_message = record.message;
      return;
    case ErrorCode::kAmbiguousOption:
    case ErrorCode::kRequired:
    case ErrorCode::kRequiredGroup:
    case ErrorCode::kUnrecognized:
    case ErrorCode::kFile:  // parser.error(), whatever exit_on_error says
      settle_stop(level.parser.error(record.message, options_.columns));
      return;
    default:
      break;
  }
  // An ArgumentError goes up to the first parser that turns it into an exit.
  for (const Level* at = &level; at != nullptr; at = at->outer) {
    if (!at->parser.exit_on_error) continue;
    settle_stop(at->parser.error(record.message, options_.columns));
    return;
  }
  out_.kind = OutcomeKind::kRaised;
  out_.raised_type = "ArgumentError";
  out_.raised_message = record.message;
}

void Engine::settle_stop(text::Result<Stop, text::PythonError> stop) {
  if (!stop) {
    out_.kind = OutcomeKind::kRaised;
    out_.raised_type = stop.error().type;
    out_.raised_message = stop.error().message;
    return;
  }
  Stop made = std::move(stop).value();
  out_.kind = OutcomeKind::kStopped;
  out_.status = made.status;
  out_.is_error = made.is_error;
  out_.message = std::move(made.message);
  out_.prog = std::move(made.prog);
  out_.stderr_text = std::move(made.stderr_text);
}

Engine::Place Engine::place_of(std::uint32_t use_index) const {
  const Use& use = out_.uses[use_index];
  if (use.option_token != kNoIndex) return {use.option_token, use.option_span};
  if (use.range_count != 0) return {out_.ranges[use.first_range].token, out_.ranges[use.first_range].span};
  return {};
}

}  // namespace flaglane::argparse

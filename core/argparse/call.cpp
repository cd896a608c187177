#include "argparse/call.h"

#include <utility>

#include "argparse/engine.h"

namespace flaglane::argparse {

ArgumentParser& Call::parser() const { return engine_.level_->parser; }

std::string_view Call::option_string() const { return engine_.out_.uses[use_].option_string; }

Outcome& Call::outcome() const { return engine_.out_; }

Pool& Call::pool() const { return engine_.out_.pool; }

text::Dialect Call::dialect() const { return parser().dialect(); }

std::uint32_t Call::columns() const { return engine_.options_.columns; }

Origin Call::origin() const {
  return engine_.out_.uses[use_].from_default && engine_.out_.uses[use_].option_token == kNoIndex
             ? Origin::kDefault
             : Origin::kUser;
}

void Call::store(const Value& value) {
  engine_.set(*engine_.level_, slot_, action_.dest.text(), value, origin(), use_);
}

const Value* Call::stored() const { return engine_.get(*engine_.level_, slot_, action_.dest.text()); }

void Call::set(std::string_view name, const Value& value) {
  engine_.set(*engine_.level_, engine_.level_->plan.find_slot(name), name, value, origin(), use_);
}

const Value* Call::get(std::string_view name) const {
  return engine_.get(*engine_.level_, engine_.level_->plan.find_slot(name), name);
}

void Call::write_stderr(std::string text) {
  engine_.out_.notices.push_back(std::move(text));
  engine_.out_.notice_uses.push_back(use_);
}

void Call::exit(int status, std::string stdout_text) {
  ErrorRecord record;
  record.code = ErrorCode::kExit;
  record.status = status;
  record.message = std::move(stdout_text);
  record.action = &action_;
  const Engine::Place place = engine_.place_of(use_);
  record.token = place.word;
  record.span = place.span;
  engine_.fail(*engine_.level_, std::move(record));
}

void Call::argument_error(ErrorCode code, std::string_view message) {
  ErrorRecord record;
  record.code = code;
  const Engine::Place place = engine_.place_of(use_);
  engine_.argument_error(*engine_.level_, std::move(record), action_, message, place.word, place.span);
}

void Call::raise(std::string_view type, std::string message) {
  const Engine::Place place = engine_.place_of(use_);
  engine_.raise(*engine_.level_, &action_, type, std::move(message), place.word, place.span);
}

bool Call::can_grow(std::string_view method) {
  const Value* found = stored();
  if (found == nullptr || found->is_none() || found->is_list()) return true;
  raise("AttributeError",
        "'" + std::string(type_name(*found)) + "' object has no attribute '" + std::string(method) + "'");
  return false;
}

Sequence* Call::growing_list(std::string_view method) {
  if (!can_grow(method)) return nullptr;
  const Value* found = stored();
  if (found != nullptr && found->is_list() && found->sequence().growable) {
    const Value same = *found;
    store(same);
    return &same.sequence();
  }
  Sequence* grown = pool().sequence();
  grown->growable = true;
  if (found != nullptr && found->is_list()) grown->items = found->items();
  store(Value::list(grown));
  return grown;
}

void Call::parse_subcommand(ArgumentParser& parser) {
  Use& use = engine_.out_.uses[use_];
  const std::uint32_t first = engine_.out_.ranges[use.first_range].token + 1;
  const std::uint32_t count = use.range_count - 1;
  use.range_count = 1;  // the name; the words behind it are for the subcommand to place
  engine_.parse_subcommand(*engine_.level_, parser, first, count);
}

}  // namespace flaglane::argparse

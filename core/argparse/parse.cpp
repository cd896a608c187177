// parse_args and parse_known_args: the stages in order, at the root and at each subcommand.

#include <utility>

#include "argparse/engine.h"
#include "argparse/subparsers_action.h"

namespace flaglane::argparse {
namespace {

constexpr std::string_view kUnrecognizedAttribute = "_unrecognized_args";

}  // namespace

void ArgumentParser::parse_args(std::span<const std::string_view> argv, const ParseOptions& options,
                                Outcome& out) {
  Engine(options, out).run(*this, argv, false);
}

void ArgumentParser::parse_known_args(std::span<const std::string_view> argv, const ParseOptions& options,
                                      Outcome& out) {
  Engine(options, out).run(*this, argv, true);
}

void Engine::run(ArgumentParser& parser, std::span<const std::string_view> argv, bool known) {
  out_.clear();
  out_.words.assign(argv.begin(), argv.end());
  out_.decisions.assign(argv.size(), Decision{});
  Plan& plan = parser.plan();
  cells_ = &plan.scratch.cells;
  cells_->clear();
  Level level{parser, plan, out_.ns, 0, static_cast<std::uint32_t>(argv.size()), 0, nullptr};
  level_ = &level;
  parse_known(level);
  finish_extras(level);
  if (known || out_.extras.empty() || (!out_.errors.empty() && !options_.tolerant)) return;

  ErrorRecord record;
  record.code = ErrorCode::kUnrecognized;
  record.parser = &parser;
  record.tokens = out_.extra_tokens;
  if (record.tokens.size() == 1 && record.tokens[0] != kNoIndex) {
    record.token = record.tokens[0];
    record.span = whole(record.token);
  }
  text::Result<Stop, text::PythonError> stop = parser.unrecognized(out_.extras, options_.columns);
  record.message = !stop ? stop.error().message
                         : (stop.value().is_error ? stop.value().message : stop.value().stderr_text);
  if (out_.errors.empty()) settle_stop(std::move(stop));
  out_.errors.push_back(std::move(record));
}

// Python's parse_known_args. False answers inside mean that the parse is over; the outcome is settled then.
void Engine::parse_known(Level& level) {
  Level* const outer = level_;
  level_ = &level;
  level.first_cell = cells_->size();
  start_namespace(level);
  if (level.plan.has_none_dest) {
    raise(level, nullptr, "TypeError",
          level.parser.dialect() == text::Dialect::py310 ? "hasattr(): attribute name must be string"
                                                         : "attribute name must be string, not 'NoneType'",
          kNoIndex, {});
  } else if (expand_files(level)) {
    parse_words(level);
  }
  cells_->resize(level.first_cell);
  level_ = outer;
}

void Engine::parse_words(Level& level) {
  if (!classify(level) || !consume(level)) return;
  finish(level);
}

void Engine::start_namespace(Level& level) {
  Scratch& scratch = level.plan.scratch;
  scratch.next_epoch();
  scratch.touched.clear();
  level.ns.reset(&level.plan);
  if (level.depth != 0 || !options_.has_initial) return;
  for (const DefaultEntry& entry : options_.initial) {
    const std::uint32_t slot = level.plan.find_slot(entry.name);
    set(level, slot, entry.name, entry.value, Origin::kInitial, kNoIndex);
  }
}

// A subcommand fills a namespace of its own; all of it, defaults too, then lies over the outer one.
void Engine::parse_subcommand(const Level& outer, ArgumentParser& parser, std::uint32_t begin,
                              std::uint32_t size) {
  Level& around = *level_;
  around.ns.materialize_layer();
  std::unique_ptr<Namespace> layer = std::move(around.ns.spare_);
  if (!layer) layer = std::make_unique<Namespace>();
  const auto depth = static_cast<std::uint8_t>(outer.depth + 1);
  Level level{parser, parser.plan(), *layer, begin, size, depth, &outer};
  parse_known(level);
  around.ns.layer_ = std::move(layer);
  around.ns.layer_written_ = ++around.ns.clock_;
  around.unrecognized.insert(around.unrecognized.end(), level.extras.begin(), level.extras.end());
  around.unrecognized.insert(around.unrecognized.end(), level.unrecognized.begin(), level.unrecognized.end());
}

// The root's leftovers, then those of subcommands, then what an initial namespace brought along.
void Engine::finish_extras(Level& level) {
  for (const std::vector<std::uint32_t>* list : {&level.extras, &level.unrecognized}) {
    for (const std::uint32_t index : *list) {
      out_.extras.push_back(word(index));
      out_.extra_tokens.push_back(index);
    }
  }
  if (options_.has_initial) add_initial_extras();
}

void Engine::add_initial_extras() {
  Namespace& ns = out_.ns;
  const Value* found = ns.find(kUnrecognizedAttribute);
  if (found == nullptr) return;
  if (found->is_list()) {
    for (const Value& item : found->items()) {
      if (!item.is_str()) continue;
      out_.extras.push_back(item.text());
      out_.extra_tokens.push_back(kNoIndex);
    }
  }
  Namespace::Entry* entry =
      ns.find_entry(ns.plan_->find_slot(kUnrecognizedAttribute), kUnrecognizedAttribute);
  if (entry != nullptr) entry->erased = true;
}

const Value* Engine::get(Level& level, std::uint32_t slot, std::string_view name) {
  Namespace& ns = level.ns;
  if (ns.layer_) return ns.find(name);
  if (slot == kNoIndex) {
    const Namespace::Entry* entry = ns.find_entry(slot, name);
    return entry != nullptr ? &entry->value : nullptr;
  }
  const Scratch::Mark& mark = level.plan.scratch.slot_entry[slot];
  if (mark.epoch == level.plan.scratch.epoch) return &ns.entries_[mark.value].value;
  return ns.base(slot);
}

void Engine::set(Level& level, std::uint32_t slot, std::string_view name, const Value& value, Origin origin,
                 std::uint32_t use) {
  Namespace& ns = level.ns;
  if (slot == kNoIndex) {
    ns.set(slot, name, value, origin, use);
    return;
  }
  touch(level, slot);
  Scratch::Mark& mark = level.plan.scratch.slot_entry[slot];
  if (mark.epoch != level.plan.scratch.epoch) {
    mark.epoch = level.plan.scratch.epoch;
    mark.value = static_cast<std::uint32_t>(ns.entries_.size());
    ns.entries_.push_back(
        Namespace::Entry{slot, level.plan.slots[slot].name, value, origin, false, use, ++ns.clock_});
    return;
  }
  Namespace::Entry& entry = ns.entries_[mark.value];
  entry.value = value;
  entry.origin = origin;
  entry.use = use;
  entry.written = ++ns.clock_;
}

// Its string defaults can no longer be taken from the plan.
void Engine::touch(Level& level, std::uint32_t slot) {
  Scratch& scratch = level.plan.scratch;
  if (scratch.slot_touched[slot] == scratch.epoch) return;
  scratch.slot_touched[slot] = scratch.epoch;
  if (!level.plan.slots[slot].converters.empty()) scratch.touched.push_back(slot);
}

}  // namespace flaglane::argparse

// The end of _parse_known_args: string defaults, required arguments, required groups.

#include <utility>

#include "argparse/action_name.h"
#include "argparse/engine.h"
#include "text/sort.h"

namespace flaglane::argparse {

void Engine::finish(Level& level) {
  if (!convert_defaults(level)) return;
  level.ns.finished_ = true;
  if (!check_required(level)) return;
  check_groups(level);
}

// Python walks all actions here. The plan holds what comes of those whose destination nobody touched; the
// others are done one by one. Errors come in order of registration.
bool Engine::convert_defaults(Level& level) {
  const Plan& plan = level.plan;
  const Scratch& scratch = plan.scratch;
  if (level.ns.layer_) touch_shadowed(level);
  if (scratch.touched.empty() && plan.bad_defaults.empty()) return true;
  std::vector<std::uint32_t> bad;
  for (const std::uint32_t action : plan.bad_defaults) {
    if (scratch.slot_touched[plan.actions[action].slot] != scratch.epoch) bad.push_back(action);
  }
  for (const std::uint32_t slot : scratch.touched) convert_touched(level, slot, bad);
  text::sort(bad);
  for (const std::uint32_t index : bad) {
    const Action& action = *plan.actions[index].action;
    const std::string_view text = action.default_value.text();
    const Conversion made =
        action.type->convert(text, action.default_value, out_.pool, level.parser.dialect());
    invalid_value(level, ErrorCode::kInvalidDefault, action, made, text, kNoIndex, {});
    if (stopped_) return false;
  }
  return true;
}

// A subcommand's attributes lie over ours; where one is the very object that is our default ('' or a single
// character), Python converts that.
void Engine::touch_shadowed(Level& level) {
  const Plan& plan = level.plan;
  for (const std::uint32_t index : plan.converters) {
    const std::uint32_t slot = plan.actions[index].slot;
    if (level.ns.layer_->find(plan.slots[slot].name) != nullptr) touch(level, slot);
  }
}

void Engine::convert_touched(Level& level, std::uint32_t slot, std::vector<std::uint32_t>& bad) {
  const Plan& plan = level.plan;
  const Slot& planned = plan.slots[slot];
  for (const std::uint32_t index : planned.converters) {
    if (plan.scratch.seen[index] == plan.scratch.epoch) continue;
    const Action& action = *plan.actions[index].action;
    const Value* found = get(level, slot, planned.name);
    if (found == nullptr || !action.default_value.same(*found)) continue;
    const Conversion made = action.type->convert(action.default_value.text(), action.default_value, out_.pool,
                                                 level.parser.dialect());
    if (made.status != Conversion::Status::kOk) {
      bad.push_back(index);
      continue;
    }
    const Scratch::Mark& mark = plan.scratch.slot_entry[slot];
    const bool has_entry = mark.epoch == plan.scratch.epoch;
    const Origin origin = has_entry ? level.ns.entries_[mark.value].origin : Origin::kDefault;
    const std::uint32_t use = has_entry ? level.ns.entries_[mark.value].use : kNoIndex;
    set(level, slot, planned.name, made.value, origin, use);
  }
  // Nothing written and not converted either (its action was met, and kept to itself): the raw default shows.
  const Scratch::Mark& mark = plan.scratch.slot_entry[slot];
  const bool shadowed = level.ns.layer_ && level.ns.layer_->find(planned.name) != nullptr;
  if (mark.epoch != plan.scratch.epoch && planned.has_default && !shadowed) {
    set(level, slot, planned.name, planned.raw, Origin::kDefault, kNoIndex);
  }
}

bool Engine::check_required(Level& level) {
  const Plan& plan = level.plan;
  ErrorRecord record;
  for (const std::uint32_t index : plan.required) {
    if (plan.scratch.seen[index] != plan.scratch.epoch) record.others.push_back(plan.actions[index].action);
  }
  if (record.others.empty()) return true;
  record.code = ErrorCode::kRequired;
  const JoinedNames names = join_action_names(record.others, ", ", level.parser.dialect());
  if (!names) return raise(level, nullptr, names.error().type, names.error().message, kNoIndex, {});
  record.message = "the following arguments are required: " + names.value();
  return fail(level, std::move(record));
}

bool Engine::check_groups(Level& level) {
  const Plan& plan = level.plan;
  for (const std::uint32_t index : plan.required_groups) {
    const Scratch::Mark& used = plan.scratch.group_used[index];
    if (used.epoch == plan.scratch.epoch && used.value != 0) continue;
    ErrorRecord record;
    record.code = ErrorCode::kRequiredGroup;
    std::vector<const Action*> shown;
    for (const Action* member : plan.groups[index].group->group_actions()) {
      record.others.push_back(member);
      if (!member->help.is_suppress()) shown.push_back(member);
    }
    const JoinedNames names = join_action_names(shown, " ", level.parser.dialect());
    if (!names) {
      if (!raise(level, nullptr, names.error().type, names.error().message, kNoIndex, {})) return false;
      continue;
    }
    record.message = "one of the arguments " + names.value() + " is required";
    if (!fail(level, std::move(record))) return false;
  }
  return true;
}

}  // namespace flaglane::argparse

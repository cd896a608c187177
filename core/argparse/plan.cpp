#include "argparse/plan.h"

#include <algorithm>

#include "argparse/parser.h"
#include "text/sort.h"
#include "text/utf8.h"

namespace flaglane::argparse {

PrefixSet::PrefixSet(std::string_view chars) : chars_(chars) {
  for (const char c : chars) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      ascii_[byte >> 6] |= std::uint64_t{1} << (byte & 63);
    } else {
      others_ = true;
    }
  }
}

bool PrefixSet::starts_beyond_ascii(std::string_view text, std::size_t offset) const {
  const std::string_view character = text.substr(offset, text::decode(text, offset).size);
  return chars_.find(character) != std::string_view::npos;
}

void Scratch::next_epoch() {
  if (++epoch != 0) return;
  epoch = 1;  // after 2^32 parses every mark is stale
  seen.assign(seen.size(), 0);
  non_default.assign(non_default.size(), 0);
  group_used.assign(group_used.size(), {});
  slot_entry.assign(slot_entry.size(), {});
  slot_touched.assign(slot_touched.size(), 0);
}

Plan::Plan(ArgumentParser& parser)
    : prefixes(parser.prefix_chars),
      allow_abbrev(parser.allow_abbrev),
      negative_number_options(parser.has_negative_number_options()) {
  read_actions(parser);
  read_options(parser);
  read_groups(parser);
  read_defaults(parser);
  convert_defaults(parser.dialect());
  scratch.seen.assign(actions.size(), 0);
  scratch.non_default.assign(actions.size(), 0);
  scratch.group_used.assign(groups.size(), {});
  scratch.slot_entry.assign(slots.size(), {});
  scratch.slot_touched.assign(slots.size(), 0);
}

std::uint32_t Plan::slot_for(std::string_view name) {
  std::uint32_t slot = slot_index.find(name);
  if (slot == kNoIndex) {
    slot = static_cast<std::uint32_t>(slots.size());
    slot_index.assign(name, slot);
    slots.emplace_back();
    slots.back().name = name;
  }
  return slot;
}

void Plan::read_actions(const ArgumentParser& parser) {
  actions.reserve(parser.actions().size());
  for (Action* action : parser.actions()) {
    const auto index = static_cast<std::uint32_t>(actions.size());
    action->plan_index = index;
    PlanAction entry;
    entry.action = action;
    if (action->dest.is_none()) {
      has_none_dest = true;
    } else if (!action->dest.is_suppress()) {
      entry.slot = slot_for(action->dest.text());
    }
    entry.converts_default = action->default_value.is_str() && action->type != nullptr && !action->required &&
                             entry.slot != kNoIndex;
    if (!action->is_optional()) {
      positionals.push_back(index);
      if (action->nargs.is(Nargs::Kind::kInvalid)) has_invalid_nargs = true;
    }
    if (action->required) required.push_back(index);
    actions.push_back(entry);
  }
}

void Plan::read_options(const ArgumentParser& parser) {
  const std::vector<ArgumentParser::OptionString> strings = parser.option_strings();
  options.reserve(strings.size());
  option_index.reserve(strings.size());
  for (const ArgumentParser::OptionString& option : strings) {
    const auto index = static_cast<std::uint32_t>(options.size());
    options.push_back({option.text, option.action->plan_index});
    option_index.assign(option.text, index);
    sorted.push_back(index);
  }
  text::heap_sort(sorted.data(), sorted.size(),
                  [this](std::uint32_t a, std::uint32_t b) { return options[a].text < options[b].text; });
}

void Plan::read_groups(const ArgumentParser& parser) {
  std::vector<std::vector<std::uint32_t>> of_action(actions.size());
  for (const MutuallyExclusiveGroup* group : parser.mutex_groups()) {
    const auto index = static_cast<std::uint32_t>(groups.size());
    PlanGroup entry;
    entry.group = group;
    for (const Action* member : group->group_actions()) {
      const std::uint32_t at = member->plan_index;
      const bool is_here = at < actions.size() && actions[at].action == member;
      entry.members.push_back(is_here ? at : kNoIndex);
      if (is_here) of_action[at].push_back(index);
    }
    if (group->required) required_groups.push_back(index);
    groups.push_back(std::move(entry));
  }
  for (std::size_t i = 0; i < actions.size(); ++i) {
    actions[i].first_group = static_cast<std::uint32_t>(action_groups.size());
    actions[i].group_count = static_cast<std::uint32_t>(of_action[i].size());
    action_groups.insert(action_groups.end(), of_action[i].begin(), of_action[i].end());
  }
}

// parse_known_args: "add any action defaults that aren't present", then the parser's.
void Plan::read_defaults(const ArgumentParser& parser) {
  for (const PlanAction& entry : actions) {
    if (entry.slot == kNoIndex) continue;
    Slot& slot = slots[entry.slot];
    if (slot.has_default || entry.action->default_value.is_suppress()) continue;
    slot.has_default = true;
    slot.raw = entry.action->default_value;
    default_order.push_back(entry.slot);
  }
  for (const DefaultEntry& entry : parser.defaults()) {
    const std::uint32_t index = slot_for(entry.name);
    Slot& slot = slots[index];
    if (slot.has_default) continue;
    slot.has_default = true;
    slot.from_parser = true;
    slot.raw = entry.value;
    default_order.push_back(index);
  }
}

// What the end of _parse_known_args does when no argument was given: each action in turn converts its str
// default if the attribute still is that object.
void Plan::convert_defaults(text::Dialect dialect) {
  for (Slot& slot : slots) slot.converted = slot.raw;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const PlanAction& entry = actions[i];
    if (!entry.converts_default) continue;
    Slot& slot = slots[entry.slot];
    slot.converters.push_back(static_cast<std::uint32_t>(i));
    converters.push_back(static_cast<std::uint32_t>(i));
    const Action& action = *entry.action;
    if (!slot.has_default || !action.default_value.same(slot.converted)) continue;
    const Conversion made =
        action.type->convert(action.default_value.text(), action.default_value, pool_, dialect);
    if (made.status == Conversion::Status::kOk) {
      slot.converted = made.value;
    } else {
      bad_defaults.push_back(static_cast<std::uint32_t>(i));
    }
  }
}

Plan::Range Plan::starting_with(std::string_view prefix) const {
  const auto less = [this, prefix](std::uint32_t option, int) {
    return options[option].text.substr(0, prefix.size()) < prefix;
  };
  const auto greater = [this, prefix](int, std::uint32_t option) {
    return prefix < options[option].text.substr(0, prefix.size());
  };
  const auto begin = std::lower_bound(sorted.begin(), sorted.end(), 0, less);
  const auto end = std::upper_bound(begin, sorted.end(), 0, greater);
  return {static_cast<std::size_t>(begin - sorted.begin()), static_cast<std::size_t>(end - sorted.begin())};
}

}  // namespace flaglane::argparse

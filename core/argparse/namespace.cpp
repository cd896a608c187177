#include "argparse/namespace.h"

#include <algorithm>
#include <utility>

#include "argparse/plan.h"

namespace flaglane::argparse {

void Namespace::reset(const Plan* plan) {
  plan_ = plan;
  finished_ = false;
  entries_.clear();
  clock_ = 0;
  if (layer_) spare_ = std::move(layer_);
  layer_written_ = 0;
}

const Namespace::Entry* Namespace::find_entry(std::uint32_t slot, std::string_view name) const {
  for (const Entry& entry : entries_) {
    if (slot != kNoIndex ? entry.slot == slot : (entry.slot == kNoIndex && entry.name == name)) return &entry;
  }
  return nullptr;
}

Namespace::Entry* Namespace::find_entry(std::uint32_t slot, std::string_view name) {
  return const_cast<Entry*>(std::as_const(*this).find_entry(slot, name));
}

// The default behind a slot, which the caller's namespace may have taken away.
const Value* Namespace::base(std::uint32_t slot) const {
  if (slot == kNoIndex || !plan_->slots[slot].has_default) return nullptr;
  return finished_ ? &plan_->slots[slot].converted : &plan_->slots[slot].raw;
}

bool Namespace::find(std::string_view name, Attribute& out) const {
  const Value* value = nullptr;
  if (plan_ == nullptr) return false;
  const std::uint32_t slot = plan_->find_slot(name);
  const Entry* entry = find_entry(slot, name);
  if (layer_ && (entry == nullptr || entry->written < layer_written_) && layer_->find(name, out)) return true;
  if (entry != nullptr) {
    if (entry->erased) return false;
    out = {entry->name, entry->value, entry->origin, entry->use};
    return true;
  }
  value = base(slot);
  if (value == nullptr) return false;
  out = {plan_->slots[slot].name, *value, Origin::kDefault, kNoIndex};
  return true;
}

const Value* Namespace::find(std::string_view name) const {
  if (plan_ == nullptr) return nullptr;
  const std::uint32_t slot = plan_->find_slot(name);
  const Entry* entry = find_entry(slot, name);
  if (layer_ && (entry == nullptr || entry->written < layer_written_)) {
    if (const Value* found = layer_->find(name)) return found;
  }
  if (entry != nullptr) return entry->erased ? nullptr : &entry->value;
  return base(slot);
}

std::vector<Attribute> Namespace::attributes() const {
  std::vector<Attribute> all;
  if (plan_ == nullptr) return all;
  StringIndex known;
  const auto add = [&all, &known](const Attribute& attribute, bool replace) {
    const std::uint32_t at = known.find(attribute.name);
    if (at == StringIndex::kNotFound) {
      known.assign(attribute.name, static_cast<std::uint32_t>(all.size()));
      all.push_back(attribute);
    } else if (replace) {
      all[at] = attribute;
    }
  };
  const auto add_entries = [this, &add](bool initial, std::uint32_t from, std::uint32_t until) {
    for (const Entry& entry : entries_) {
      if (entry.erased || entry.written < from || entry.written >= until) continue;
      if (initial && entry.origin != Origin::kInitial) continue;
      add({entry.name, entry.value, entry.origin, entry.use}, true);
    }
  };
  // The order of a dict: what the caller gave, the defaults, then what was set for the first time.
  add_entries(true, 0, 0xFFFFFFFF);
  for (const std::uint32_t slot : plan_->default_order) {
    const Entry* entry = find_entry(slot, {});
    if (entry != nullptr && entry->erased) continue;
    add({plan_->slots[slot].name, *base(slot), Origin::kDefault, kNoIndex}, false);
  }
  if (layer_) {
    add_entries(false, 0, layer_written_);
    for (const Attribute& attribute : layer_->attributes()) add(attribute, true);
    add_entries(false, layer_written_, 0xFFFFFFFF);
  } else {
    add_entries(false, 0, 0xFFFFFFFF);
  }
  return all;
}

std::vector<Attribute> Namespace::written() const {
  std::vector<Attribute> all;
  for (const Entry& entry : entries_) {
    if (entry.erased || entry.origin == Origin::kDefault) continue;
    Attribute attribute;
    if (find(entry.name, attribute) && attribute.origin != Origin::kDefault) all.push_back(attribute);
  }
  if (!layer_) return all;
  for (const Attribute& attribute : layer_->written()) {
    const auto same = [&attribute](const Attribute& other) { return other.name == attribute.name; };
    if (std::none_of(all.begin(), all.end(), same)) all.push_back(attribute);
  }
  return all;
}

void Namespace::set(std::uint32_t slot, std::string_view name, const Value& value, Origin origin,
                    std::uint32_t use) {
  Entry* entry = find_entry(slot, name);
  if (entry == nullptr) {
    entries_.push_back(Entry{slot, name, value, origin, false, use, ++clock_});
    return;
  }
  entry->value = value;
  entry->origin = origin;
  entry->use = use;
  entry->erased = false;
  entry->written = ++clock_;
}

// A second subcommand in one parse (possible only through parents=): the first one's attributes become
// entries.
void Namespace::materialize_layer() {
  if (!layer_) return;
  const std::vector<Attribute> attributes = layer_->attributes();
  spare_ = std::move(layer_);
  for (const Attribute& attribute : attributes) {
    set(plan_->find_slot(attribute.name), attribute.name, attribute.value, attribute.origin, attribute.use);
  }
}

}  // namespace flaglane::argparse

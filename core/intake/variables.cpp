#include "intake/variables.h"

namespace flaglane::intake {

const Variables::Value* Variables::value(std::string_view name) const {
  const std::uint32_t number = names_.value(name);
  return number == BranchedNames::kUnknown ? nullptr : &values_[number];
}

const Seamed* Variables::find(std::string_view name) {
  const Value* found = value(name);
  if (found == nullptr || found->text.size() > budget_) return nullptr;
  budget_ -= found->text.size();
  return &found->text;
}

/// The value of a name that is about to be set.
Variables::Value& Variables::change(std::string_view name) {
  const Value* now = value(name);
  BranchedNames::Entry& entry = names_.entry(name);
  const bool stays = names_.save(entry, now == nullptr ? 0 : now->text.size() + now->items.size() * 64);
  if (stays || now == nullptr) {
    values_.push_back(now == nullptr ? Value() : *now);
    entry.value = static_cast<std::uint32_t>(values_.size() - 1);
  }
  return values_[entry.value];
}

void Variables::pass(std::string_view word) {
  if (!names_.blocks.shell(word, names_.changes())) return;
  while (names_.changed() != nullptr) names_.take_back().section = kNoSection;
}

void Variables::set(std::string_view name, Seamed value) {
  Value& place = change(name);
  place.text = static_cast<Seamed&&>(value);
  place.array = false;
  place.items.clear();
}

const std::vector<ArrayItem>* Variables::find_array(std::string_view name) {
  const Value* found = value(name);
  if (found == nullptr || !found->array) return nullptr;
  std::uint32_t size = 0;
  for (const ArrayItem& item : found->items) size += item.text.size() + 64;
  if (size > budget_) return nullptr;
  budget_ -= size;
  return &found->items;
}

void Variables::set_array(std::string_view name, std::vector<ArrayItem> items, bool appends) {
  Value& place = change(name);
  if (!appends || !place.array) place.items.clear();
  for (ArrayItem& item : items) place.items.push_back(static_cast<ArrayItem&&>(item));
  place.array = true;
  place.text = !place.items.empty() ? place.items.front().text : Seamed();
}

void Variables::forget(std::string_view name) {
  change(name);
  BranchedNames::Entry& entry = names_.entry(name);
  entry.value = BranchedNames::kUnknown;
  entry.section = kNoSection;
}

}  // namespace flaglane::intake

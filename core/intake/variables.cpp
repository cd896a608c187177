#include "intake/variables.h"

namespace flaglane::intake {

const Seamed* Variables::find(std::string_view name) {
  const std::uint32_t index = index_.find(name);
  if (index == NameIndex::kAbsent || !entries_[index].known) return nullptr;
  const Seamed& value = entries_[index].value;
  if (value.size() > budget_) return nullptr;
  budget_ -= value.size();
  return &value;
}

Variables::Entry& Variables::entry(std::string_view name) {
  const std::uint32_t index = index_.add(name);
  if (index == entries_.size()) entries_.emplace_back();
  if (branching_) remember(index);
  return entries_[index];
}

void Variables::begin_branches() {
  branching_ = true;
  before_.clear();
}

void Variables::next_branch() {
  if (!branching_) return;
  for (const Before& each : before_) {
    entries_[each.index] = each.entry;
    entries_[each.index].section = kNoSection;
  }
}

void Variables::remember(std::uint32_t index) {
  for (const Before& each : before_) {
    if (each.index == index) return;
  }
  constexpr std::size_t kMost = 16;
  const std::uint32_t size = entries_[index].value.size();
  if (before_.size() >= kMost || size > budget_) return;
  budget_ -= size;
  before_.push_back({index, entries_[index]});
}

void Variables::set(std::string_view name, Seamed value) {
  Entry& place = entry(name);
  place.value = static_cast<Seamed&&>(value);
  place.known = true;
  place.array = false;
  place.items.clear();
}

const std::vector<ArrayItem>* Variables::find_array(std::string_view name) {
  const std::uint32_t index = index_.find(name);
  if (index == NameIndex::kAbsent || !entries_[index].array) return nullptr;
  std::uint32_t size = 0;
  for (const ArrayItem& item : entries_[index].items) size += item.text.size() + 64;
  if (size > budget_) return nullptr;
  budget_ -= size;
  return &entries_[index].items;
}

void Variables::set_array(std::string_view name, std::vector<ArrayItem> items, bool appends) {
  Entry& place = entry(name);
  if (!appends || !place.array) place.items.clear();
  for (ArrayItem& item : items) place.items.push_back(static_cast<ArrayItem&&>(item));
  place.array = true;
  place.known = true;
  place.value = !place.items.empty() ? place.items.front().text : Seamed();
}

void Variables::forget(std::string_view name) {
  const std::uint32_t index = index_.find(name);
  if (index != NameIndex::kAbsent) entries_[index] = Entry();
}

std::uint32_t Variables::section(std::string_view name) const {
  const std::uint32_t index = index_.find(name);
  return index == NameIndex::kAbsent ? kNoSection : entries_[index].section;
}

void Variables::show(std::string_view name, std::uint32_t section) {
  const std::uint32_t index = index_.find(name);
  if (index != NameIndex::kAbsent) entries_[index].section = section;
}

}  // namespace flaglane::intake

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

void Variables::set(std::string_view name, Seamed value) {
  const std::uint32_t index = index_.add(name);
  if (index == entries_.size()) entries_.emplace_back();
  entries_[index].value = static_cast<Seamed&&>(value);
  entries_[index].known = true;
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

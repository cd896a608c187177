#include "intake/name_index.h"

namespace flaglane::intake {

/// Where the name is, or would go. At least one slot is always empty.
std::size_t NameIndex::slot(std::string_view name) const {
  std::uint32_t hash = 2166136261U;  // FNV-1a
  for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = hash & mask;
  while (slots_[at] != kAbsent && names_[slots_[at]] != name) at = (at + 1) & mask;
  return at;
}

std::uint32_t NameIndex::find(std::string_view name) const {
  return slots_.empty() ? kAbsent : slots_[slot(name)];
}

std::uint32_t NameIndex::add(std::string_view name) {
  if (names_.size() * 2 >= slots_.size()) grow();
  const std::size_t at = slot(name);
  if (slots_[at] == kAbsent) {
    slots_[at] = static_cast<std::uint32_t>(names_.size());
    names_.emplace_back(name);
  }
  return slots_[at];
}

void NameIndex::grow() {
  slots_.assign(slots_.empty() ? 16 : slots_.size() * 2, kAbsent);
  for (std::uint32_t i = 0; i < names_.size(); ++i) slots_[slot(names_[i])] = i;
}

}  // namespace flaglane::intake

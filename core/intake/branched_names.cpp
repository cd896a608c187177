#include "intake/branched_names.h"

namespace flaglane::intake {
namespace {

constexpr std::size_t kMost = 64;

}  // namespace

std::uint32_t BranchedNames::value(std::string_view name) const {
  const std::uint32_t number = index_.find(name);
  return number == NameIndex::kAbsent ? kUnknown : entries_[number].value;
}

BranchedNames::Entry& BranchedNames::entry(std::string_view name) {
  const std::uint32_t number = index_.add(name);
  if (number == entries_.size()) entries_.emplace_back();
  return entries_[number];
}

bool BranchedNames::save(Entry& entry, std::size_t size) {
  if (blocks.first_changes() >= changes()) {
    gone_ = changes();
    changes_.clear();
  }
  if (!blocks.is_branch() || entry.saved > blocks.changes_before()) return false;
  if (size > budget_ || changes_.size() == kMost) return false;
  budget_ -= static_cast<std::uint32_t>(size);
  changes_.push_back({number(entry), entry});
  entry.saved = changes();
  return true;
}

void BranchedNames::add_other(std::uint32_t number, std::uint32_t section) {
  if (others.size() < kMost) others.push_back({number, section});
}

const std::string* BranchedNames::changed() const {
  return changes() > blocks.changes_before() ? &index_.name(changes_.back().name) : nullptr;
}

BranchedNames::Entry& BranchedNames::take_back() {
  const Change last = changes_.back();
  changes_.pop_back();
  Entry& now = entries_[last.name];
  if (now.section != kNoSection) add_other(last.name, now.section);
  now = last.entry;
  return now;
}

void BranchedNames::show(Entry& entry, std::uint32_t section) {
  if (entry.section != kNoSection && entry.section != section && !blocks.is_branch()) {
    for (OtherValue& other : others) {
      if (other.name == number(entry)) other.name = kUnknown;
    }
  }
  entry.section = section;
}

}  // namespace flaglane::intake

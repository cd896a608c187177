#include "check/versions.h"

namespace flaglane::check {
namespace {

// The versions at which the catalogue's sources differ (since, until and history of its entries).
constexpr std::string_view kVersions[] = {"2.3.0",  "2.6.0",  "2.7.0",  "2.8.0",  "2.9.0",  "2.9.1",
                                          "2.10.0", "2.11.0", "2.12.0", "2.13.1", "2.13.2", "2.14.0",
                                          "2.14.1", "2.15.0", "2.18.0", "2.20.0", "2.21.0", "2.22.0",
                                          "2.26.1", "2.27.0", "2.30.0", "2.31.1", "2.32.0"};

/// The number at the front of the text, which is taken off together with the dot behind it; -1 if there is
/// none.
int take_number(std::string_view& text) {
  if (!text.empty() && text[0] == 'v') text.remove_prefix(1);
  int number = -1;
  while (!text.empty() && text[0] >= '0' && text[0] <= '9' && number < 100000) {
    number = (number < 0 ? 0 : number * 10) + (text[0] - '0');
    text.remove_prefix(1);
  }
  if (!text.empty() && text[0] == '.') text.remove_prefix(1);
  return number;
}

bool is_choice(const Flag& flag, std::string_view value) {
  for (const std::string_view choice : flag.choices) {
    if (choice == value) return true;
  }
  return false;
}

}  // namespace

std::span<const std::string_view> versions() { return kVersions; }

int compare_versions(std::string_view a, std::string_view b) {
  for (int part = 0; part < 4; ++part) {
    const int left = take_number(a);
    const int right = take_number(b);
    if (left != right) return left < right ? -1 : 1;
    if (left < 0) return 0;
  }
  return 0;
}

AtVersion::AtVersion(std::string_view version) {
  for (const std::string_view known : kVersions) {
    if (known == version) version_ = known;
  }
}

bool AtVersion::has(const Flag& flag) const {
  if (is_build()) return true;
  const diag::Facts& facts = *flag.facts;
  if (!facts.since.empty() && compare_versions(version_, facts.since) < 0) return false;
  return facts.until.empty() || compare_versions(version_, facts.until) <= 0;
}

std::optional<std::string> AtVersion::default_of(const Flag& flag) const {
  if (!is_build()) {
    std::string_view found;
    for (const diag::History& entry : flag.facts->history) {
      if (entry.change == diag::Change::kDefault && compare_versions(entry.since, version_) <= 0)
        found = entry.value;
    }
    if (!found.empty()) return std::string(found);
  }
  return flag.default_text;
}

bool AtVersion::took(const Flag& flag, std::string_view value) const {
  if (is_build()) return false;
  bool legal = false;
  for (const diag::History& entry : flag.facts->history) {
    if (entry.value != value || compare_versions(entry.since, version_) > 0) continue;
    if (entry.change == diag::Change::kChoiceAdded) legal = true;
    if (entry.change == diag::Change::kChoiceRemoved) legal = false;
  }
  return legal;
}

std::string_view AtVersion::comes_later(const Flag& flag, std::string_view value) const {
  if (is_build() || !is_choice(flag, value)) return {};
  for (const diag::History& entry : flag.facts->history) {
    if (entry.change == diag::Change::kChoiceAdded && entry.value == value) {
      return compare_versions(version_, entry.since) < 0 ? entry.since : std::string_view();
    }
  }
  return {};
}

}  // namespace flaglane::check

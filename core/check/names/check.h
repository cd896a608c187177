#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "check/name_row.h"

// What must hold of every table of names, at compile time.
namespace flaglane::check::names {

// The words that every table is written in.
using diag::Basis;
using diag::Change;
using diag::Confidence;
using diag::Source;

/// Two dashes, then letters, digits, dashes and underscores: sub-tools and the wrapper use both.
[[nodiscard]] constexpr bool spelled_well(std::string_view name) {
  if (name.size() < 3 || name.substr(0, 2) != "--" || name[2] == '-' || name.back() == '-') return false;
  for (const char c : name) {
    const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    if (!word && c != '-') return false;
  }
  return true;
}

[[nodiscard]] constexpr bool well_formed(const NameRow& row) {
  if (!spelled_well(row.name) || row.facts.summary.empty() || row.facts.evidence.empty()) return false;
  for (const std::string_view alias : row.aliases) {
    if (!spelled_well(alias)) return false;
  }
  for (const std::string_view choice : row.choices) {
    if (choice.empty()) return false;
  }
  for (const diag::Evidence& each : row.facts.evidence) {
    if (each.fact.empty()) return false;
  }
  if (row.value == ValueShape::kChoice && row.choices.empty()) return false;
  // A name has no ArgKind (D25), and a default needs a basis.
  return row.facts.kind_basis == Basis::kUnknown &&
         (row.facts.default_text.empty() || row.facts.default_basis != Basis::kUnknown);
}

template <std::size_t Size>
[[nodiscard]] constexpr bool well_formed(const NameRow (&rows)[Size]) {
  for (const NameRow& row : rows) {
    if (!well_formed(row)) return false;
  }
  return true;
}

/// No name twice in a lane. The same name in two lanes is common, and right.
[[nodiscard]] constexpr bool all_differ(std::span<const std::span<const NameRow>> files, NameLane lane) {
  std::string_view seen[128] = {};
  std::size_t size = 0;
  const auto add = [&](std::string_view name) {
    for (std::size_t i = 0; i < size; ++i) {
      if (seen[i].size() == name.size() && seen[i] == name) return false;
    }
    seen[size++] = name;
    return true;
  };
  for (const std::span<const NameRow> rows : files) {
    for (const NameRow& row : rows) {
      if (row.lane != lane) continue;
      if (!add(row.name)) return false;
      for (const std::string_view alias : row.aliases) {
        if (!add(alias)) return false;
      }
    }
  }
  return true;
}

}  // namespace flaglane::check::names

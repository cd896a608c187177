#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "backend/flag_row.h"

// What must hold of every table, at compile time. Written for this lane alone: the driver's tables have their
// own checks (driver/flags/check.h), since the lanes share nothing.
namespace flaglane::backend::flags {

// The words that every table is written in.
using diag::Basis;
using diag::Change;
using diag::Confidence;
using diag::Source;

/// A name as the factories take it: no leading dashes, then letters, digits, dashes and underscores ("--" +
/// name is the option string).
[[nodiscard]] constexpr bool spelled_well(std::string_view name) {
  if (name.empty() || name.front() == '-' || name.back() == '-') return false;
  for (const char c : name) {
    const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    if (!word && c != '-') return false;
  }
  return true;
}

/// Trimming is addBoolOption's, and needs a dash to trim at (D19). Action, nargs and choices are addOption's.
[[nodiscard]] constexpr bool call_agrees(const FlagRow& row) {
  if (row.trim_prefix && row.call != Call::kAddBoolOption) return false;
  if (row.trim_prefix && row.name.find('-') == std::string_view::npos) return false;
  const bool plain = row.action.empty() && row.nargs.empty() && row.choices.empty();
  if (row.call == Call::kAddOption) return !row.action.empty();
  return plain;
}

/// The given default has the type that the factory coerces to.
[[nodiscard]] constexpr bool default_agrees(const FlagRow& row) {
  const DefaultKind kind = row.default_value.kind;
  if (kind == DefaultKind::kNone) return true;
  switch (row.call) {
    case Call::kClOptString:
      return kind == DefaultKind::kText;
    case Call::kClOptInteger:
      return kind == DefaultKind::kInt;
    case Call::kClOptFloat:
      return kind == DefaultKind::kFloat || kind == DefaultKind::kInt;
    case Call::kClOptBool:
    case Call::kAddBoolOption:
      return kind == DefaultKind::kTrue || kind == DefaultKind::kFalse;
    case Call::kAddOption:
      break;
  }
  return true;
}

/// Help text, evidence and values are there; this lane has no kinds, so no basis for one.
[[nodiscard]] constexpr bool facts_agree(const diag::Facts& facts) {
  if (facts.summary.empty() || facts.evidence.empty() || facts.kind_basis != Basis::kUnknown) return false;
  if (!facts.default_text.empty() && facts.default_basis == Basis::kUnknown) return false;
  for (const diag::Evidence& each : facts.evidence) {
    if (each.fact.empty()) return false;
  }
  for (const std::string_view value : facts.values) {
    if (value.empty()) return false;
  }
  return true;
}

[[nodiscard]] constexpr bool choices_agree(const FlagRow& row) {
  for (const std::string_view choice : row.choices) {
    if (choice.empty()) return false;
  }
  return row.choices.empty() || row.facts.values.empty();
}

template <std::size_t Size>
[[nodiscard]] constexpr bool well_formed(const FlagRow (&rows)[Size]) {
  for (const FlagRow& row : rows) {
    if (!spelled_well(row.name) || !call_agrees(row) || !default_agrees(row)) return false;
    if (!facts_agree(row.facts) || !choices_agree(row)) return false;
  }
  return true;
}

/// What a row's option strings are without dashes: the name (trimmed if so registered) and whether "no-" +
/// name is one too.
struct Registered {
  std::string_view name = {};
  bool negated = false;
};

[[nodiscard]] constexpr Registered registered(const FlagRow& row) {
  if (row.trim_prefix) return {row.name.substr(row.name.find('-') + 1), false};
  return {row.name, row.call == Call::kClOptBool || row.call == Call::kAddBoolOption};
}

/// conflict_handler='resolve' would let a second row take the name silently (D21); in these tables that is a
/// mistake.
[[nodiscard]] constexpr bool all_differ(std::span<const std::span<const FlagRow>> files) {
  std::uint64_t seen[512] = {};
  std::size_t size = 0;
  const auto add = [&](std::string_view prefix, std::string_view name) {
    std::uint64_t hash = 14695981039346656037u;  // FNV-1a
    for (const char c : prefix) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    for (std::size_t i = 0; i < size; ++i) {
      if (seen[i] == hash) return false;
    }
    seen[size++] = hash;
    return true;
  };
  for (const std::span<const FlagRow> rows : files) {
    for (const FlagRow& row : rows) {
      const Registered strings = registered(row);
      if (!add("", strings.name)) return false;
      if (strings.negated && !add("no-", strings.name)) return false;
    }
  }
  return true;
}

}  // namespace flaglane::backend::flags

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "driver/flag_row.h"

// What must hold of every table, at compile time. The backend's and the checker's tables have checks of their
// own (backend/flags/check.h, check/names/check.h): the lanes share none, on purpose.
namespace flaglane::driver::flags {

// The words that every table is written in.
using diag::Basis;
using diag::Change;
using diag::Confidence;
using diag::Source;

[[nodiscard]] constexpr bool starts_with(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

/// args[0] as the prefix rule compares it (D2): leading dashes off, then one leading enable-, disable- or
/// no-.
[[nodiscard]] constexpr std::string_view normalised(std::string_view flag) {
  while (starts_with(flag, "-")) flag.remove_prefix(1);
  constexpr std::string_view kPrefixes[] = {"enable-", "disable-", "no-"};
  for (const std::string_view prefix : kPrefixes) {
    if (starts_with(flag, prefix)) return flag.substr(prefix.size());
  }
  return flag;
}

/// A long option: two dashes, a letter or digit behind them, then letters, digits, dashes and underscores.
[[nodiscard]] constexpr bool is_long_option(std::string_view flag) {
  if (!starts_with(flag, "--") || flag.size() < 3) return false;
  for (const char c : flag.substr(2)) {
    const bool word = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    if (!word && c != '-') return false;
  }
  return flag[2] != '-' && flag.back() != '-';
}

/// Spelling: one positional name, or option strings of which the first is long (others may be short, "-O",
/// "-lnc").
[[nodiscard]] constexpr bool spelled_well(const FlagRow& row) {
  if (row.flags.empty()) return false;
  if (!starts_with(row.flags[0], "-")) return row.flags.size() == 1 && !row.flags[0].empty();
  if (!is_long_option(row.flags[0])) return false;
  for (const std::string_view flag : row.flags) {
    if (!starts_with(flag, "-") || flag.size() < 2) return false;
    if (starts_with(flag, "--") && !is_long_option(flag)) return false;
  }
  return true;
}

/// An explicit kind that the prefix rule would override says something untrue; the basis must name the rule
/// (D1, D2).
[[nodiscard]] constexpr bool kind_agrees(const FlagRow& row) {
  const bool by_rule = starts_with(normalised(row.flags[0]), "internal-");
  if (by_rule && row.kind != ArgKind::PUBLIC && row.kind != ArgKind::INTERNAL) return false;
  return by_rule == (row.facts.kind_basis == diag::Basis::kPrefixRule);
}

[[nodiscard]] constexpr bool takes_a_value(RowAction action) {
  return action == RowAction::kStore || action == RowAction::kAppend || action == RowAction::kDeprecated ||
         action == RowAction::kExtend || action == RowAction::kRecordUsed;
}

/// No empty choice or value, a default that is one of the choices, and values only where the action takes
/// one.
[[nodiscard]] constexpr bool values_agree(const FlagRow& row) {
  const bool takes = takes_a_value(row.action);
  if (!takes && (!row.choices.empty() || !row.nargs.empty() || row.type != RowType::kNone)) return false;
  bool found = row.choices.empty() || row.default_value.text.empty();
  for (const std::string_view choice : row.choices) {
    if (choice.empty()) return false;
    found = found || choice == row.default_value.text;
  }
  for (const std::string_view value : row.facts.values) {
    if (value.empty()) return false;
  }
  if (row.carries != Carries::kNothing && row.action != RowAction::kStore) return false;
  return found && (row.choices.empty() || row.facts.values.empty());
}

/// A default needs a basis, a deprecation its date, and each fact and change its text.
[[nodiscard]] constexpr bool facts_agree(const diag::Facts& facts) {
  if (!facts.default_text.empty() && facts.default_basis == diag::Basis::kUnknown) return false;
  if (facts.deprecated == facts.deprecated_since.empty()) return false;
  if (facts.evidence.empty()) return false;
  for (const diag::Evidence& each : facts.evidence) {
    if (each.fact.empty()) return false;
  }
  for (const diag::History& each : facts.history) {
    if (each.since.empty() ||
        (each.value.empty() && each.note.empty() && each.change != diag::Change::kAdded))
      return false;
  }
  return true;
}

/// Help text, or none on purpose (`silent`), but never forgotten.
[[nodiscard]] constexpr bool well_formed(const FlagRow& row) {
  const bool has_text = !row.facts.summary.empty();
  return spelled_well(row) && kind_agrees(row) && values_agree(row) && facts_agree(row.facts) &&
         has_text != row.silent;
}

[[nodiscard]] constexpr bool well_formed(const CompanionRow& row) {
  return is_long_option(row.name) && is_long_option(row.of) && facts_agree(row.facts) &&
         !row.facts.summary.empty();
}

template <typename Row, std::size_t Size>
[[nodiscard]] constexpr bool well_formed(const Row (&rows)[Size]) {
  for (const Row& row : rows) {
    if (!well_formed(row)) return false;
  }
  return true;
}

/// The option strings of a whole context, as hashes (FNV-1a), to find one that is registered twice. A hash
/// costs each character once; comparing all the names with each other would exceed clang's limit for constant
/// expressions.
class NameSet {
 public:
  /// Adds what the row registers: its option strings, and the negations that its action makes (D9, D10).
  constexpr void add(const FlagRow& row) {
    for (const std::string_view flag : row.flags) {
      add("", flag);
      const std::string_view bare = flag.substr(flag.find_first_not_of('-'));
      if (row.action == RowAction::kNoable) add("--no-", bare);
      if (row.action == RowAction::kEnableDisable && starts_with(bare, "enable-"))
        add("--disable-", bare.substr(7));
    }
  }

  [[nodiscard]] constexpr bool has(std::string_view name) const {
    const std::uint64_t wanted = hash(kBasis, name);
    for (std::size_t i = 0; i < size_; ++i) {
      if (hashes_[i] == wanted) return true;
    }
    return false;
  }

  [[nodiscard]] constexpr bool unique() const {
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t j = i + 1; j < size_; ++j) {
        if (hashes_[i] == hashes_[j]) return false;
      }
    }
    return true;
  }

 private:
  static constexpr std::uint64_t kBasis = 14695981039346656037u;

  static constexpr std::uint64_t hash(std::uint64_t seed, std::string_view text) {
    for (const char c : text) seed = (seed ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return seed;
  }

  constexpr void add(std::string_view prefix, std::string_view rest) {
    hashes_[size_++] = hash(hash(kBasis, prefix), rest);
  }

  std::uint64_t hashes_[512] = {};
  std::size_t size_ = 0;
};

/// The names of one parser, over all the files.
[[nodiscard]] constexpr NameSet names_of(std::span<const std::span<const FlagRow>> files, Command command) {
  NameSet names;
  for (const std::span<const FlagRow> rows : files) {
    for (const FlagRow& row : rows) {
      if (row.command == command || row.command == Command::kEvery) names.add(row);
    }
  }
  return names;
}

}  // namespace flaglane::driver::flags

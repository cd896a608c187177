#pragma once

#include <cstdint>
#include <vector>

#include "argparse/plan.h"

// _match_argument and _match_arguments_partial: how many words an action's nargs takes. CPython builds
// regular expressions over the pattern letters; the same greedy answers come here from counting.
namespace flaglane::argparse {

inline constexpr std::uint32_t kNoMatch = 0xFFFFFFFF;

/// The pattern letters of the words of one level.
struct Pattern {
  const Cell* cells = nullptr;
  std::uint32_t size = 0;

  [[nodiscard]] char at(std::uint32_t index) const { return cells[index].kind; }
};

/// Words that an option takes from `start` on; kNoMatch when there are too few.
[[nodiscard]] std::uint32_t match_optional(const Nargs& nargs, const Pattern& pattern, std::uint32_t start);

/// match_optional against the one word of an explicit argument ("A").
[[nodiscard]] std::uint32_t match_explicit(const Nargs& nargs);

/// Matches as many positionals as can be matched from `start` on, in order: their counts of words into
/// `counts` (cleared first). `positionals` are indices into `actions`.
void match_positionals(const std::vector<PlanAction>& actions, const std::uint32_t* positionals,
                       std::size_t positional_count, const Pattern& pattern, std::uint32_t start,
                       std::vector<std::uint32_t>& counts);

}  // namespace flaglane::argparse

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "check/catalogue.h"

namespace flaglane::check {

/// A name that may have been meant.
struct Near {
  const Flag* flag = nullptr;
  std::string_view spelling = {};  ///< the option string that is near: the name, an alias or a negation
  std::size_t distance = 0;  ///< 0: the same but for dashes, underscores and case; 1: a prefix, other word
                             ///< order or prefix words; above: 1 + the Damerau-Levenshtein distance
};

/// The names nearest to `written` (an option string without its value), over all lanes, never more than
/// three. By distance; at the same one PUBLIC and tierless names come before HIDDEN, INTERNAL and EARG, then
/// names of `lane`.
[[nodiscard]] std::vector<Near> nearest(std::string_view written, Lane lane);

/// The name that folds as `fold` does, of the wrapper, the driver or Penguin, in this order; without a flag:
/// none.
[[nodiscard]] Near same_but_for_dashes(std::string_view fold);

/// The choice nearest to `written`, or nothing: the same but for case, a prefix either way, or one or two
/// slips.
[[nodiscard]] std::string_view nearest_choice(std::string_view written,
                                              const std::vector<std::string_view>& choices);

/// Dashes and underscores off, letters lower: two names that fold alike differ in nothing that matters to a
/// reader.
[[nodiscard]] std::string folded(std::string_view name);

}  // namespace flaglane::check

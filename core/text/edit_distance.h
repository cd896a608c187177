#pragma once

#include <cstddef>
#include <string_view>

namespace flaglane::text {

/// Damerau-Levenshtein distance in its optimal string alignment form: insertions, deletions, substitutions
/// and swaps of neighbours, counted in bytes (names of flags are ASCII). Answers `bound` + 1 as soon as it
/// must exceed `bound`.
/// Time: the shorter length x (2 bound + 1) at most.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t bound);

}  // namespace flaglane::text

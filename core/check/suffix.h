#pragma once

#include <optional>
#include <vector>

#include "check/analysis.h"

namespace flaglane::check {

/// The words that go into the module's suffix, as indexes into the section's words: without the wrapper's,
/// the input, the output, --framework and what the wrapper puts around the user's flags. Nothing where a word
/// is not known (a hole) or the section has no flags of the compiler's. Read off public caches and logs:
/// STRONG.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> suffix_words(const SectionView& view);

/// The suffix of both styles, and whether the pasted one is either.
[[nodiscard]] std::optional<Suffix> suffix_of(const SectionView& view);

/// Where the quotes of a line stood that lost them: how many words go into the option string behind each
/// carrier.
struct Grouping {
  struct Group {
    std::uint32_t carrier = 0;  ///< the section's word
    std::uint32_t count = 0;    ///< words behind it that belong to it
    std::string text;           ///< the whole word as it was, blanks included
  };
  std::vector<Group> groups;
};

/// The grouping of the words whose checksum is the suffix that stands in the paste; nothing if none is, or
/// none is needed.
[[nodiscard]] std::optional<Grouping> proven_grouping(const Analysis& analysis, const SectionView& view);

/// The edits that write the quotes again.
[[nodiscard]] intake::Edits quote_as_proven(const SectionView& view, const Grouping& grouping);

}  // namespace flaglane::check

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "check/analysis.h"

// Edits that move words into, out of and between the option strings of a section. Each gives nothing where
// the text around cannot hold it.
namespace flaglane::check {

/// A run of the section's words: an option and the words behind it that belong to it.
struct Misplaced {
  std::uint32_t word = 0;
  std::uint32_t count = 1;
};

/// The words go into the string of the lane's carrier: at the end of the one that counts, or a new one in
/// their place.
[[nodiscard]] intake::Edits move_into_carrier(const SectionView& view, Lane lane,
                                              const std::vector<Misplaced>& words);
/// Word `index` of the string becomes a word behind its carrier.
[[nodiscard]] intake::Edits move_out_of_carrier(const SectionView& view, const OptionString& string,
                                                std::uint32_t index);
/// Word `index` of the string goes into another lane's carrier.
[[nodiscard]] intake::Edits move_between_carriers(const SectionView& view, const OptionString& string,
                                                  std::uint32_t index, Lane lane);
/// The string reads `text` afterwards.
[[nodiscard]] intake::Edits rewrite_string(const SectionView& view, const OptionString& string,
                                           std::string_view text);
/// The `count` words behind the string become part of it.
[[nodiscard]] intake::Edits take_in(const SectionView& view, const OptionString& string, std::uint32_t count);
/// The first string's words go in front of the second's, and its carrier goes.
[[nodiscard]] intake::Edits merge_strings(const SectionView& view, const OptionString& first,
                                          const OptionString& second);

/// How many words behind an unquoted string were meant to be in it: those that its lane knows, and the driver
/// (or another lane) has less claim to.
[[nodiscard]] std::uint32_t split_off_count(const SectionView& view, Lane lane, std::uint32_t value_word);

}  // namespace flaglane::check

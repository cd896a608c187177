#pragma once

#include <cstdint>
#include <string_view>

#include "check/analysis.h"

// Looking up what a driver's parse made of an option by its name.
namespace flaglane::check {

/// The last use of a flag, by its catalogue name; null: not given.
[[nodiscard]] const argparse::Use* use_of(const DriverRun& run, std::string_view name);

/// The section's word that names the option; kNone: the framework's.
[[nodiscard]] std::uint32_t word_of(const DriverRun& run, const argparse::Use& use);

/// Where the value of a use stands: word and range; kNone if it has none of its own.
struct ValuePlace {
  std::uint32_t word = kNone;
  text::Span range;
};
[[nodiscard]] ValuePlace value_place(const DriverRun& run, const argparse::Use& use);

/// False where there is no value, or a part of it is unknown text.
[[nodiscard]] bool is_known(const SectionView& view, const ValuePlace& place);

[[nodiscard]] std::string_view text_at(const SectionView& view, const ValuePlace& place);

}  // namespace flaglane::check

#pragma once

#include <string_view>

#include "check/analysis.h"

namespace flaglane::check {

/// A dash of any kind, and something behind it.
[[nodiscard]] bool looks_like_option(std::string_view word);

/// Why the driver leaves the section's word over.
[[nodiscard]] LeftoverWord classify(const SectionView& view, std::uint32_t word);

}  // namespace flaglane::check

#pragma once

#include <string_view>

#include "check/analysis.h"

namespace flaglane::check {

/// A dash of any kind, and something behind it.
[[nodiscard]] bool looks_like_option(std::string_view word);

/// Why the driver leaves the section's word over.
[[nodiscard]] LeftoverWord classify(const SectionView& view, std::uint32_t word);

/// True for a word that has the ending of a model's or program's file, or a slash.
[[nodiscard]] bool looks_like_file(std::string_view word);

/// Puts compile behind the program's name, words[0] of a command.
[[nodiscard]] intake::Edits insert_compile(const SectionView& view);

}  // namespace flaglane::check

#pragma once

#include <cstdint>
#include <vector>

#include "check/analysis.h"
#include "check/report.h"

// From the analysis to the report's plain values.
namespace flaglane::check {

/// The tokens of a section, appended to `tokens`; nested ones stand behind the word that carries them.
/// `of_word` gets for each word of the section its token, `of_nested` for each option string and each word of
/// it the same.
struct TokenIndex {
  std::vector<std::uint32_t> of_word;
  std::vector<std::vector<std::uint32_t>> of_nested;
};
[[nodiscard]] TokenIndex describe_tokens(const SectionView& view, text::Dialect dialect,
                                         std::vector<Token>& tokens);

/// What the driver made of the words. Defaults are listed if `defaults`.
[[nodiscard]] DriverResult describe_driver(const Analysis& analysis, const SectionView& view,
                                           const TokenIndex& index, bool defaults);

/// One result for each option string.
[[nodiscard]] std::vector<BackendResult> describe_backend(const Analysis& analysis, const SectionView& view,
                                                          const TokenIndex& index, bool defaults);

/// How it ends: what the modelled compiler prints first, and its status. `error`: the section's first; null:
/// none.
[[nodiscard]] Verdict describe_verdict(const SectionView& view, const Section& section,
                                       const diag::Diagnostic* error);

}  // namespace flaglane::check

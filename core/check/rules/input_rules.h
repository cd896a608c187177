#pragma once

#include <span>
#include <string_view>

#include "check/rules.h"
#include "intake/reading.h"

namespace flaglane::check {

/// What one of intake's findings is called here.
struct InputRule {
  intake::FindingId id;
  const Rule* rule;
  std::string_view fix;  ///< title of the fix that intake's edits make; empty: it makes none
  bool safe;             ///< the rest of the text is checked as though the fix were applied
};

/// One for each finding that is told as it is. kLostQuotes is not here: rules/carriers.cpp tells it, with its
/// words.
[[nodiscard]] std::span<const InputRule> input_rules();

extern const Rule kLegacyCompiler;
extern const Rule kLegacyCall;
extern const Rule kNoFlags;

}  // namespace flaglane::check

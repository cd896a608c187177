#pragma once

#include <string_view>
#include <vector>

#include "diag/confidence.h"
#include "diag/diagnostic.h"

namespace flaglane::check {

/// One thing the checker can say, and its page. Fields are those of `Rule` in wasm/engine.d.ts.
struct Rule {
  std::string_view id = {};
  diag::Severity severity = diag::Severity::kError;  ///< the usual one; a finding may differ
  std::string_view title = {};
  std::string_view what = {};
  std::string_view why = {};
  std::string_view mend = {};
  std::string_view example = {};  ///< a paste that shows it; tests run it
  std::string_view mended = {};   ///< the same without it; empty: nothing to mend
  std::string_view evidence = {};
  diag::Confidence confidence = diag::Confidence::kHigh;
};

/// Every rule, family by family, in a fixed order.
[[nodiscard]] const std::vector<const Rule*>& rules();

}  // namespace flaglane::check

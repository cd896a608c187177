#pragma once

#include <span>
#include <string_view>

#include "diag/confidence.h"

namespace flaglane::check {

/// One thing that the specification, or a choice made where it is silent, holds the two lanes to.
struct Clause {
  std::string_view
      id;  ///< A: the page on the two parsers, B: the page on visibility, D: a decision, R: a finer choice
  std::string_view text;  ///< in our own words, for people
  diag::Confidence confidence = diag::Confidence::kInferred;
  std::string_view test;  ///< the GoogleTest that holds it, "Suite.Name"
};

/// Every clause, in the order of the pages and then of the numbers.
[[nodiscard]] std::span<const Clause> clauses();

}  // namespace flaglane::check

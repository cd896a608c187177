#pragma once

#include "json_lines.h"
#include "text/dialect.h"

namespace flaglane::lanes {

/// The outcome of a case of the backend lane.
[[nodiscard]] replay::Json backend_outcome(const replay::Json& spec, const replay::Json& test_case,
                                           text::Dialect dialect);

}  // namespace flaglane::lanes

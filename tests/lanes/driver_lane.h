#pragma once

#include "conformance/json.h"

namespace flaglane::lanes {

/// The outcome of a case of the driver lane.
[[nodiscard]] conformance::Json driver_outcome(const conformance::Json& spec,
                                               const conformance::Json& test_case,
                                               const conformance::Json& dialect);

}  // namespace flaglane::lanes

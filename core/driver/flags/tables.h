#pragma once

#include <span>

#include "driver/flag_row.h"

namespace flaglane::driver::flags {

using Rows = std::span<const FlagRow>;

/// Every registration of the driver, a span a file of this folder, in the order of registration.
[[nodiscard]] std::span<const Rows> all();

/// Names that a registered action makes and that the catalogue lists on their own.
[[nodiscard]] std::span<const CompanionRow> companions();

}  // namespace flaglane::driver::flags

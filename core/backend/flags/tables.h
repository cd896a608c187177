#pragma once

#include <span>

#include "backend/flag_row.h"

namespace flaglane::backend::flags {

using Rows = std::span<const FlagRow>;

/// Every registration of the backend, a span a file of this folder, in the order of registration.
[[nodiscard]] std::span<const Rows> all();

}  // namespace flaglane::backend::flags

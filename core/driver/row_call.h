#pragma once

#include "argparse/pool.h"
#include "driver/argument_call.h"
#include "driver/flag_row.h"
#include "text/dialect.h"

namespace flaglane::driver {

/// The add_argument call that a row stands for. What the row leaves out is left out of the call. Values that
/// are made (numbers, lists) live in `pool`.
[[nodiscard]] ArgumentCall to_call(const FlagRow& row, argparse::Pool& pool, text::Dialect dialect);

}  // namespace flaglane::driver

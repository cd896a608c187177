#pragma once

#include "intake/seamed.h"

// What stands before each line where people copy from. Each takes it off, and is true where it did.
namespace flaglane::intake {

/// What `set -x` prints, and what the commands printed between. A diff has other signs too.
bool take_trace(Seamed& text);
/// A diff, or one as a page shows it: line numbers on lines of their own, `+` and `-` in the first column.
bool take_diff(Seamed& text);
/// Line numbers of a page or an editor: before each line, counting up.
bool take_line_numbers(Seamed& text);
/// `path/train.sh:12:` or `train.py:`, as grep writes them.
bool take_found_in(Seamed& text);

}  // namespace flaglane::intake

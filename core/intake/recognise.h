#pragma once

#include "intake/reading.h"

namespace flaglane::intake {

/// The form of a text whose surroundings are off (undress()), from its signs alone. Shell and Python texts
/// are told apart finer once they are read.
[[nodiscard]] Form recognise(const Seamed& text, const Names& names);

}  // namespace flaglane::intake

#pragma once

#include <string_view>
#include <vector>

#include "diag/diagnostic.h"

namespace flaglane::check {

/// Takes out the findings that are not wanted, and answers how many went. `ignored` lists rule ids, parted by
/// commas or blanks. In the text, `flaglane-ignore` with rule ids behind it (none: every rule) speaks of its
/// own line, or of the next one where nothing but a comment sign stands before it.
std::uint32_t suppress(std::vector<diag::Diagnostic>& diagnostics, std::string_view pasted,
                       std::string_view ignored);

}  // namespace flaglane::check

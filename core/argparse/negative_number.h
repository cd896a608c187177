#pragma once

#include <string_view>

#include "text/dialect.h"

namespace flaglane::argparse {

/// re.match(r'^-\d+$|^-\d*\.\d+$', text): digits of any script, and `$` lets one newline follow.
[[nodiscard]] bool is_negative_number(std::string_view text, text::Dialect dialect);

}  // namespace flaglane::argparse

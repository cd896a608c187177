#pragma once

#include <string>
#include <string_view>

#include "text/dialect.h"

namespace flaglane::text {

/// str.upper(), with the mappings of one character to several ('ß' to 'SS').
[[nodiscard]] std::string upper(std::string_view text, Dialect dialect);

}  // namespace flaglane::text

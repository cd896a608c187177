#pragma once

#include <string_view>

#include "check/analysis.h"
#include "check/check.h"

namespace flaglane::check {

/// Reads and analyses a text as the options ask.
[[nodiscard]] Analysis ask(std::string_view pasted, const CheckOptions& options);

/// py310 unless another is named.
[[nodiscard]] text::Dialect dialect_of(std::string_view python);

}  // namespace flaglane::check

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "check/check.h"

namespace flaglane::check {

/// The words of the first section with flags, written again: "shell", "python-list", "python-string", "json",
/// "dockerfile" or "yaml", quoted as that language wants it. Nothing where there is nothing to convert, or
/// the target is unknown. Checking the answer gives the same words, values and module suffix.
[[nodiscard]] std::optional<std::string> convert(std::string_view pasted, std::string_view target,
                                                 const CheckOptions& options);

}  // namespace flaglane::check

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "check/check.h"

namespace flaglane::check {

struct Converted {
  std::optional<std::string>
      text;          ///< nothing where there is nothing to convert, or a part cannot be written
  std::string note;  ///< one sentence on why a part cannot be written; empty: nothing to say
};

/// The words of a section, written again: "shell", "python-list", "python-string", "json", "dockerfile" or
/// "yaml", quoted as that language wants it. `section` is an index into the report's; without one it is the
/// first with flags. A part that is filled in later stays one, as the language writes it: `${NAME}`, an
/// f-string's field. An unknown target or section gives nothing. Checking the answer gives the same words,
/// values and module suffix.
[[nodiscard]] Converted convert(std::string_view pasted, std::string_view target, const CheckOptions& options,
                                std::optional<std::uint32_t> section = std::nullopt);

}  // namespace flaglane::check

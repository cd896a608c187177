#pragma once

#include <string_view>

namespace flaglane::intake {

/// Files whose `name = "value"` reads as Python's and is none: "toml" by its [tables], "blocks" by the `name
/// {` of Terraform's language and of Jenkins'; empty for any other text.
[[nodiscard]] std::string_view settings_file(std::string_view text);

}  // namespace flaglane::intake

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flaglane::intake {

/// MD5 of some bytes, 32 lower-case hexadecimal digits.
[[nodiscard]] std::string md5_hex(std::string_view bytes);

/// The suffix of MODULE_<id>+<suffix>, newer wrappers: of json.dumps(flags).
[[nodiscard]] std::string suffix_of_json(const std::vector<std::string>& flags);

/// The same, older wrappers: of " ".join(flags).
[[nodiscard]] std::string suffix_of_joined(const std::vector<std::string>& flags);

}  // namespace flaglane::intake

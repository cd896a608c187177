#pragma once

#include <string>
#include <string_view>

namespace flaglane::check {

/// MD5 of the bytes as 32 lower-case hexadecimal digits (RFC 1321). It names cache entries here and guards nothing.
[[nodiscard]] std::string md5_hex(std::string_view bytes);

}  // namespace flaglane::check

#pragma once

#include <string_view>

namespace flaglane::text {

/// text.lower() == ascii, where `ascii` is in lower case ASCII. The only character beyond ASCII that lowers
/// to ASCII is U+212A, the Kelvin sign ('k'); 'İ' lowers to two characters, of which one is not ASCII.
[[nodiscard]] bool lower_equals(std::string_view text, std::string_view ascii);

}  // namespace flaglane::text

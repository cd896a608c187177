#pragma once

#include <cstdint>
#include <string_view>

namespace flaglane::intake {

/// Length of a prompt at the line's beginning: `$ `, `>>> `, `In [1]: `, `user@host:~$ `, `(env) $ `,
/// `PS C:\work> `; 0 if there is none.
[[nodiscard]] std::uint32_t prompt_size(std::string_view line);

}  // namespace flaglane::intake

#pragma once

#include <string_view>

namespace flaglane::intake {

/// A word of running English that no command line has ("and", "fails"). Punctuation behind it does not count.
[[nodiscard]] bool is_prose_word(std::string_view word);

/// `command` begins with the compiler's name. The bytes of it that are the command: running text may follow
/// on its line, the punctuation before it goes too. 0: the compiler is only spoken of. `told`: running text
/// stands before it.
[[nodiscard]] std::size_t told_command_size(std::string_view command, bool told);

}  // namespace flaglane::intake

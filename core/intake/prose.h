#pragma once

#include <string_view>

namespace flaglane::intake {

/// A word of running English that no command line has ("and", "fails"). Punctuation behind it does not count.
[[nodiscard]] bool is_prose_word(std::string_view word);

/// True when `rest` begins with such a word and is running text. One alone can be a file's name, or the value
/// of the word `before` it.
[[nodiscard]] bool goes_on_as_prose(std::string_view rest, std::string_view before);

/// `command` begins with the compiler's name. The bytes of it that are the command: running text may follow
/// on its line, the punctuation before it goes too. 0: the compiler is only spoken of. `told`: running text
/// stands before it.
[[nodiscard]] std::size_t told_command_size(std::string_view command, bool told);

}  // namespace flaglane::intake

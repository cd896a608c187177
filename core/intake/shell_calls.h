#pragma once

#include "intake/shell_statement.h"

namespace flaglane::intake {

/// The compiler's call that begins at word `begin`: makes a section of it, and gives the word behind its last
/// one; `begin` where the compiler is only spoken of. Running text behind the call is no part of it.
[[nodiscard]] std::size_t read_call(const ShellStatement& statement, std::size_t begin, bool told);

/// Words [begin, end) are a call.
void add_call(const ShellStatement& statement, std::size_t begin, std::size_t end, Program program);

}  // namespace flaglane::intake

#pragma once

#include "intake/context.h"
#include "intake/shell_words.h"

namespace flaglane::intake {

/// Assignments that are none of a POSIX shell's and that people paste in the same places: make's and INI's
/// `NAME := value`, a line of an .env file, `set` of Windows' cmd and of fish, IPython's %env. `words` are a
/// command's, and it begins at the one with number `first`. True when it was one of these.
[[nodiscard]] bool read_setting(const Seamed& script, const std::vector<ShellWord>& words, std::size_t first,
                                Context& context);

/// Words [first, last] are NAME=--a, unquoted, and what is meant to be its value too: reads all of it, and
/// tells of the quotes that are missing.
void read_unquoted(const Seamed& script, const std::vector<ShellWord>& words, std::size_t first,
                   std::size_t last, Context& context);

/// NEURON_CC_FLAGS, compiler_args and their like.
[[nodiscard]] bool is_for_compiler(std::string_view name);

}  // namespace flaglane::intake

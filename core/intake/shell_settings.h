#pragma once

#include "intake/context.h"
#include "intake/shell_words.h"

namespace flaglane::intake {

/// Assignments that are none of a POSIX shell's and that people paste in the same places: make's and INI's
/// `NAME := value`, a line of an .env file, `set` of Windows' cmd and of fish, IPython's %env. `words` are a
/// command's, and it begins at the one with number `first`. True when it was one of these.
[[nodiscard]] bool read_setting(const Seamed& script, const std::vector<ShellWord>& words, std::size_t first,
                                Context& context);

}  // namespace flaglane::intake

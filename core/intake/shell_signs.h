#pragma once

#include <string_view>

#include "text/span.h"

namespace flaglane::intake {

/// A line that Python does not have: NAME := --flag, NAME = --flag, FLAGS=(--a), $env:NAME, set NAME, python
/// -c.
[[nodiscard]] bool is_shell_line(std::string_view text, text::Span line);
/// Signs that any of a shell's texts may have.
[[nodiscard]] bool has_shell_signs(std::string_view text);

}  // namespace flaglane::intake

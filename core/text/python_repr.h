#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "text/dialect.h"

namespace flaglane::text {

/// repr() of a str: single quotes unless only those occur inside; \t \n \r \\ by letter, what isprintable()
/// denies as \xhh, \uhhhh or \Uhhhhhhhh. An invalid byte is shown as U+FFFD.
[[nodiscard]] std::string repr(std::string_view text, Dialect dialect);

/// repr() appended to `out`.
void append_repr(std::string& out, std::string_view text, Dialect dialect);

/// ascii() of an object whose repr() is given: every non-ASCII character escaped.
[[nodiscard]] std::string ascii_from_repr(std::string_view repr_text);

/// The first `max_code_points` of the text, C's "%.200R".
[[nodiscard]] std::string_view truncated(std::string_view text, std::size_t max_code_points);

}  // namespace flaglane::text

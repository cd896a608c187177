#pragma once

#include <string_view>

#include "intake/seamed.h"

namespace flaglane::intake {

/// True when a value or an item begins with an escaped quote though no string is open there: NAME=\"...,
/// [\"...
[[nodiscard]] bool is_escaped(std::string_view text);
/// One layer of backslashes less.
[[nodiscard]] Seamed unescaped(const Seamed& text);
/// Takes HTML off: entities (&quot;, &#45;) and the tags that code stands in. True when there were some.
bool take_html(Seamed& text);

}  // namespace flaglane::intake

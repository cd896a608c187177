#pragma once

#include <cstdint>

namespace flaglane::text {

/// Which Python answers. In this layer it chooses the Unicode version (13.0, 14.0, 15.0), which decides what
/// repr() escapes, what int() takes for a digit and what textwrap takes for a letter.
enum class Dialect : std::uint8_t { py310, py311, py312 };

}  // namespace flaglane::text

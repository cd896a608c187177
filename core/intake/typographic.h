#pragma once

#include <cstdint>

#include "intake/context.h"

namespace flaglane::intake {

/// Adds a finding for each typographic character in the section's words: dashes, curly quotes, spaces of no
/// ASCII kind, full-width forms; each with the plain character as its edit.
void find_typographic(Context& context, const Section& section, std::uint32_t index);

}  // namespace flaglane::intake

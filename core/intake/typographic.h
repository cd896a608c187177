#pragma once

#include <cstdint>

#include "intake/context.h"

namespace flaglane::intake {

/// Adds a finding for each typographic character in the section's words: dashes, curly quotes, spaces of no
/// ASCII kind, full-width forms; each with the plain character as its edit.
void find_typographic(Context& context, const Section& section, std::uint32_t index);

/// Reads blanks that are none and signs of no width as what they look like, where they part or indent: those
/// inside a flag stay, as a program would see them. Each is a finding.
[[nodiscard]] Seamed with_plain_blanks(const Seamed& pasted, Context& context);

}  // namespace flaglane::intake

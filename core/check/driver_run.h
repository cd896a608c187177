#pragma once

#include "check/analysis.h"

namespace flaglane::check {

/// Parses the section's words as the driver would get them: the framework's words around them, the wrapper's
/// taken out. Words that nobody here can judge (Fate) are set aside and the rest parsed again.
void run_driver(SectionView& view, text::Dialect dialect);

/// Which errors of a parse count: those that do not hang on unknown text.
[[nodiscard]] bool hangs_on_hole(const intake::Seamed& text, const argparse::ErrorRecord& error);

}  // namespace flaglane::check

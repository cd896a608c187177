#pragma once

#include "intake/context.h"

namespace flaglane::intake {

/// The text without what surrounds it where people copy from: Markdown fences, prompts, quote marks of mail,
/// a diff's columns, a table's bars, comment signs before every line, escapes of a string it stood in. Names
/// what it took off in context.layers.
[[nodiscard]] Seamed undress(const Seamed& pasted, Context& context);

/// The lines of a text, without their ends; positions in bytes.
[[nodiscard]] std::vector<text::Span> lines_of(std::string_view text);

}  // namespace flaglane::intake

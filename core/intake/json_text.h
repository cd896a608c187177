#pragma once

#include "intake/argv.h"

namespace flaglane::intake {

/// What a JSON string means (RFC 8259, 7); `body` is what stands between its quotes. A surrogate pair makes
/// one character, a lone surrogate stays. An escape that JSON does not know keeps its backslash.
[[nodiscard]] Seamed json_string_value(const Seamed& code, text::Span body);

/// The end of the string whose opening quote is at `offset`: the closing quote, or the text's size.
[[nodiscard]] std::uint32_t json_string_end(std::string_view text, std::uint32_t offset);

/// A JSON list that a Dockerfile has behind the instruction `key`; its words go to `argv`.
void read_json_list(const Seamed& code, std::string_view key, Argv& argv, Context& context);

}  // namespace flaglane::intake

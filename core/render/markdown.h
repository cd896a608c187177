#pragma once

#include <string>
#include <string_view>

#include "check/report.h"

namespace flaglane::render {

/// The report as Markdown, for an issue or a chat: the text in a fenced block, the verdict, and a list of
/// findings.
[[nodiscard]] std::string markdown(const check::Report& report, std::string_view pasted);

}  // namespace flaglane::render

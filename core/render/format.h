#pragma once

#include <string>
#include <string_view>

#include "check/check.h"

namespace flaglane::render {

/// How the report of a text is asked for in a form other than its JSON.
struct FormatOptions {
  std::string_view format =
      "text";  ///< "text", "markdown", "sarif" or "github"; anything else counts as "text"
  std::string_view name = "input";  ///< the file the text is, or what to call it
  bool colour = false;              ///< of "text": ANSI escapes
};

/// Checks the text and writes the report in the format.
[[nodiscard]] std::string formatted_report(std::string_view pasted, const FormatOptions& format,
                                           const check::CheckOptions& options);

}  // namespace flaglane::render

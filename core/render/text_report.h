#pragma once

#include <string>
#include <string_view>

#include "check/report.h"

namespace flaglane::render {

/// How the text for people is dressed.
struct TextStyle {
  std::string_view name = "input";  ///< what the places are places in: a file's path
  bool colour = false;              ///< ANSI escapes, for a terminal
};

/// The report as text for a terminal: each finding with its line, carets below it, notes and fixes, then a
/// line of counts. Control characters of the pasted text are shown as "?", so that a paste cannot steer the
/// terminal.
[[nodiscard]] std::string text_report(const check::Report& report, std::string_view pasted,
                                      const TextStyle& style);

}  // namespace flaglane::render

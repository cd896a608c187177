#pragma once

#include <string>
#include <string_view>

#include "check/report.h"

namespace flaglane::render {

/// The report as a SARIF 2.1.0 log with one run, columns in UTF-16 units. `uri` names the file the text is,
/// relative and not empty. Safe fixes come as SARIF fixes; the others stay out, since tools apply them
/// unasked.
[[nodiscard]] std::string sarif(const check::Report& report, std::string_view pasted, std::string_view uri);

}  // namespace flaglane::render

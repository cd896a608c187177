#pragma once

#include <string>
#include <string_view>

#include "check/report.h"

namespace flaglane::render {

/// The report as the JSON of `Report` in wasm/engine.d.ts. `pasted` is the text that was checked: the spans
/// of the report are bytes of it and come out as UTF-16 ranges. Here, and nowhere else, the one becomes the
/// other.
[[nodiscard]] std::string report_json(const check::Report& report, std::string_view pasted);

}  // namespace flaglane::render

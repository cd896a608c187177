#pragma once

#include <string>
#include <string_view>

#include "check/report.h"

namespace flaglane::render {

/// One workflow command of GitHub Actions a finding, `::error file=...,line=...::message`, so that it shows
/// beside the line in a review. `path` is relative to the repository's root.
[[nodiscard]] std::string github(const check::Report& report, std::string_view pasted, std::string_view path);

}  // namespace flaglane::render

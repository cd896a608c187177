#pragma once

#include <span>
#include <string_view>

#include "check/name_row.h"

namespace flaglane::check::names {

using Rows = std::span<const NameRow>;

/// Every known name of the sub-tools and of the wrapper, a span a file of this folder.
[[nodiscard]] std::span<const Rows> all();

/// What is true of a whole lane, so that rows need not repeat it.
struct LaneInfo {
  std::string_view name = {};      ///< "hlo2tensorizer", "walrus", "wrapper"
  std::string_view carrier = {};   ///< the driver flag, or the variable, through which its names arrive
  std::string_view job = {};       ///< the pipeline job that runs the tool; empty: none
  std::string_view job_note = {};  ///< on what that rests
};

[[nodiscard]] const LaneInfo& info(NameLane lane);

}  // namespace flaglane::check::names

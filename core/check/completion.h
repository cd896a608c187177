#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "check/check.h"
#include "check/report.h"
#include "text/span.h"

namespace flaglane::check {

/// One thing that could stand at the cursor. Fields are those of `Completion` in wasm/engine.d.ts.
struct Completion {
  enum class What : std::uint8_t { kOption, kValue, kSubcommand };
  std::string insert;  ///< replaces `span`
  text::Span span;     ///< bytes of the pasted text
  std::string label;
  std::string detail;
  std::optional<Lane> lane;
  std::string_view kind = {};
  What what = What::kOption;
};

/// What could stand at byte `at` of the pasted text: options of the lane the cursor is in, values of the
/// option it follows. PUBLIC names only in the driver lane, unless `all`.
[[nodiscard]] std::vector<Completion> complete(std::string_view pasted, std::uint32_t at, bool all,
                                               const CheckOptions& options);

}  // namespace flaglane::check

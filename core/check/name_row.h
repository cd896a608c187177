#pragma once

#include <cstdint>
#include <string_view>

#include "diag/facts.h"
#include "text/fixed_list.h"

namespace flaglane::check {

/// Where a name that neither parser takes belongs. These lanes have no ArgKind and no parser of ours (D25).
enum class NameLane : std::uint8_t { kHlo2Tensorizer, kWalrus, kWrapper };

/// What kind of value the name was seen with.
enum class ValueShape : std::uint8_t { kSwitch, kInteger, kFloat, kText, kChoice, kList };

/// One known name of a sub-tool (hlo2penguin, walrus_driver) or of the framework's wrapper.
struct NameRow {
  std::string_view name = {};  ///< as typed, with dashes
  text::FixedList<std::string_view, 3> aliases = {};
  NameLane lane = NameLane::kWalrus;
  std::string_view command = {};  ///< the flag or command that takes it; empty: the lane's carrier
  std::string_view job = {};      ///< empty: the lane's job (names::info)
  ValueShape value = ValueShape::kText;
  text::FixedList<std::string_view, 12> choices = {};
  diag::Facts facts = {};
};

}  // namespace flaglane::check

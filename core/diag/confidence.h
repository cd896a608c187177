#pragma once

#include <cstdint>
#include <string_view>

namespace flaglane::diag {

/// How sure a fact is, strongest first: the marks of the two specification pages.
enum class Confidence : std::uint8_t { kConfirmed, kHigh, kStrong, kInferred, kLow };

/// The mark as it is printed, "CONFIRMED" to "LOW".
[[nodiscard]] constexpr std::string_view name(Confidence confidence) {
  constexpr std::string_view kNames[] = {"CONFIRMED", "HIGH", "STRONG", "INFERRED", "LOW"};
  return kNames[static_cast<std::uint8_t>(confidence)];
}

}  // namespace flaglane::diag

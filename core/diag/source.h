#pragma once

#include <cstdint>

namespace flaglane::diag {

/// Where evidence comes from. The texts stand once, in source.cpp, for every lane.
enum class Source : std::uint8_t {
  kGuide,
};

}  // namespace flaglane::diag

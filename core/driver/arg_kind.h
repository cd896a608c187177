#pragma once

#include <cstdint>
#include <string_view>

namespace flaglane::driver {

/// The visibility tier of a driver argument. The five members, spelled as in the build's string pool and
/// ordered from the most to the least stable. Harg is LOW: present in the pool, not known to be reached.
enum class ArgKind : std::uint8_t { PUBLIC, HIDDEN, INTERNAL, EARG, Harg };

/// The member's name, as the help rows print it.
[[nodiscard]] constexpr std::string_view name(ArgKind kind) {
  constexpr std::string_view kNames[] = {"PUBLIC", "HIDDEN", "INTERNAL", "EARG", "Harg"};
  return kNames[static_cast<std::uint8_t>(kind)];
}

}  // namespace flaglane::driver

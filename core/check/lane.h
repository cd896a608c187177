#pragma once

#include <cstdint>
#include <string_view>

namespace flaglane::check {

enum class Lane : std::uint8_t { kDriver, kPenguin, kHlo2Tensorizer, kWalrus, kWrapper };

/// The lane's id as reports write it.
[[nodiscard]] std::string_view id(Lane lane);
/// "Penguin", "hlo2penguin", "walrus_driver", "the driver", "the framework's wrapper"
[[nodiscard]] std::string_view spoken(Lane lane);
/// The option whose value, an option string, reaches the lane; of the driver and the wrapper, their variable.
[[nodiscard]] std::string_view carrier_of(Lane lane);

}  // namespace flaglane::check

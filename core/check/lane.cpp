#include "check/lane.h"

namespace flaglane::check {

std::string_view id(Lane lane) {
  constexpr std::string_view kIds[] = {"driver", "penguin", "hlo2tensorizer", "walrus", "wrapper"};
  return kIds[static_cast<std::size_t>(lane)];
}

std::string_view spoken(Lane lane) {
  constexpr std::string_view kNames[] = {"the driver", "Penguin", "hlo2penguin", "walrus_driver",
                                         "the framework's wrapper"};
  return kNames[static_cast<std::size_t>(lane)];
}

std::string_view carrier_of(Lane lane) {
  switch (lane) {
    case Lane::kPenguin:
      return "--tensorizer-options";
    case Lane::kHlo2Tensorizer:
      return "--internal-hlo2tensorizer-options";
    case Lane::kWalrus:
      return "--internal-backend-options";
    default:
      return "NEURON_CC_FLAGS";
  }
}

}  // namespace flaglane::check

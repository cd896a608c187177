#include "check/names/tables.h"

#include <iterator>

#include "check/names/hlo_checks.h"
#include "check/names/hlo_kernels.h"
#include "check/names/hlo_modules.h"
#include "check/names/hlo_rewrites.h"
#include "check/names/packing.h"
#include "check/names/walrus_checks.h"
#include "check/names/walrus_code.h"
#include "check/names/walrus_dma.h"
#include "check/names/walrus_memory.h"
#include "check/names/walrus_schedule.h"
#include "check/names/wrapper.h"

namespace flaglane::check::names {
namespace {

constexpr Rows kAll[] = {
    kHloModules,     kHloRewrites,  kHloKernels, kHloChecks,    kWalrusCode,
    kWalrusSchedule, kWalrusMemory, kWalrusDma,  kWalrusChecks, kWrapper,
};
static_assert(all_differ(kAll, NameLane::kHlo2Tensorizer), "a name of hlo2penguin stands twice");
static_assert(all_differ(kAll, NameLane::kWalrus), "a name of walrus_driver stands twice");
static_assert(all_differ(kAll, NameLane::kWrapper), "a name of the wrapper stands twice");

constexpr auto kPacked = diag::pack<diag::packed_size<NameRow>(kAll)>(kAll);

constexpr LaneInfo kLanes[] = {
    {"hlo2tensorizer", "--internal-hlo2tensorizer-options", "HLOToTensorizer",
     "The job runs hlo2penguin with these options; before 2.22 the Frontend job did."},
    {"walrus", "--internal-backend-options", "WalrusDriver",
     "The job runs walrus_driver with these options."},
    {"wrapper", "NEURON_CC_FLAGS", "", ""},
};

}  // namespace

std::span<const Rows> all() {
  static const diag::Unpacked<NameRow, std::size(kAll)> tables(kPacked);
  return tables.files();
}

const LaneInfo& info(NameLane lane) { return kLanes[static_cast<std::size_t>(lane)]; }

}  // namespace flaglane::check::names

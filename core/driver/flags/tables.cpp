#include "driver/flags/tables.h"

#include <iterator>

#include "driver/flags/accuracy.h"
#include "driver/flags/allocation.h"
#include "driver/flags/back_end.h"
#include "driver/flags/carriers.h"
#include "driver/flags/collectives.h"
#include "driver/flags/companions.h"
#include "driver/flags/debugging.h"
#include "driver/flags/dma.h"
#include "driver/flags/experimental.h"
#include "driver/flags/front_end.h"
#include "driver/flags/general.h"
#include "driver/flags/inputs.h"
#include "driver/flags/misplaced.h"
#include "driver/flags/optimisation.h"
#include "driver/flags/packing.h"
#include "driver/flags/pipeline.h"
#include "driver/flags/simulation.h"
#include "driver/flags/target.h"

namespace flaglane::driver::flags {
namespace {

constexpr Rows kAll[] = {
    kInputs,      kGeneral, kTarget,  kAccuracy,   kOptimisation, kCarriers, kMisplaced,    kFrontEnd,
    kCollectives, kDma,     kBackEnd, kAllocation, kDebugging,    kPipeline, kExperimental, kSimulation,
};

constexpr bool unique_in(Command command) { return names_of(kAll, command).unique(); }
static_assert(unique_in(Command::kTop), "an option string is registered twice on the top-level parser");
static_assert(unique_in(Command::kCompile), "an option string is registered twice on compile");
static_assert(unique_in(Command::kListOperators), "an option string is registered twice on list-operators");

constexpr bool companions_are_made() {
  const NameSet made = names_of(kAll, Command::kCompile);
  for (const CompanionRow& row : kCompanions) {
    if (!made.has(row.name) || !made.has(row.of)) return false;
  }
  return true;
}
static_assert(companions_are_made(), "a companion that no row's action makes");

constexpr auto kPacked = diag::pack<diag::packed_size<FlagRow>(kAll)>(kAll);

constexpr std::span<const CompanionRow> kAllCompanions[] = {kCompanions};
constexpr auto kPackedCompanions =
    diag::pack<diag::packed_size<CompanionRow>(kAllCompanions)>(kAllCompanions);

}  // namespace

std::span<const Rows> all() {
  static const diag::Unpacked<FlagRow, std::size(kAll)> tables(kPacked);
  return tables.files();
}

std::span<const CompanionRow> companions() {
  static const diag::Unpacked<CompanionRow, 1> table(kPackedCompanions);
  return table.files()[0];
}

}  // namespace flaglane::driver::flags

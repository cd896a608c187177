#include "backend/flags/tables.h"

#include <iterator>

#include "backend/flags/collectives.h"
#include "backend/flags/debugging.h"
#include "backend/flags/layout.h"
#include "backend/flags/numbers.h"
#include "backend/flags/packing.h"
#include "backend/flags/transfers.h"

namespace flaglane::backend::flags {
namespace {

constexpr Rows kAll[] = {
    kDebugging, kLayout, kNumbers, kTransfers, kCollectives,
};
static_assert(all_differ(kAll), "an option string is registered twice");

constexpr auto kPacked = diag::pack<diag::packed_size<FlagRow>(kAll)>(kAll);

}  // namespace

std::span<const Rows> all() {
  static const diag::Unpacked<FlagRow, std::size(kAll)> tables(kPacked);
  return tables.files();
}

}  // namespace flaglane::backend::flags

#include "backend/flags/tables.h"

#include "backend/flags/collectives.h"
#include "backend/flags/debugging.h"
#include "backend/flags/layout.h"
#include "backend/flags/numbers.h"
#include "backend/flags/transfers.h"

namespace flaglane::backend::flags {
namespace {

constexpr Rows kAll[] = {
    kDebugging, kLayout, kNumbers, kTransfers, kCollectives,
};
static_assert(all_differ(kAll), "an option string is registered twice");

}  // namespace

std::span<const Rows> all() { return kAll; }

}  // namespace flaglane::backend::flags

#pragma once

#include <span>
#include <string_view>

#include "argparse/parser.h"

namespace flaglane::replay {

/// Properties that hold for every parse: `outcome` is what the strict one gave. Each word's ranges lie inside
/// it, do not overlap and together cover what was consumed; tolerant mode's first error is strict mode's.
/// Prints what does not hold on stderr and counts it; broken_checks() gives the count.
void check_parse(argparse::ArgumentParser& parser, std::span<const std::string_view> argv,
                 const argparse::ParseOptions& options, bool known, const argparse::Outcome& outcome);
int broken_checks();

}  // namespace flaglane::replay

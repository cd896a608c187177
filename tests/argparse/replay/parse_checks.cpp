#include "parse_checks.h"
namespace flaglane::replay {
void check_parse(argparse::ArgumentParser&, std::span<const std::string_view>, const argparse::ParseOptions&,
                 bool, const argparse::Outcome&) {}
int broken_checks() { return 0; }
}  // namespace flaglane::replay

#include "driver/prefix_rule.h"

namespace flaglane::driver {

std::string_view normalize(std::string_view first_arg) {
  std::string_view name = first_arg;
  while (!name.empty() && name.front() == '-') name.remove_prefix(1);
  for (std::string_view prefix : {"enable-", "disable-", "no-"}) {
    if (name.substr(0, prefix.size()) == prefix) return name.substr(prefix.size());
  }
  return name;
}

ArgKind kind_of(std::string_view first_arg, ArgKind explicit_kind) {
  constexpr std::string_view kInternal = "internal-";
  return normalize(first_arg).substr(0, kInternal.size()) == kInternal ? ArgKind::INTERNAL : explicit_kind;
}

}  // namespace flaglane::driver

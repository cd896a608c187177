#include "check/rules.h"

#include "check/findings.h"

namespace flaglane::check {

const std::vector<const Rule*>& rules() {
  static const RuleList all = [] {
    RuleList list;
    list_input(list);
    list_overwritten(list);
    list_leftovers(list);
    list_driver_errors(list);
    list_silent(list);
    list_standing(list);
    list_lanes(list);
    list_carriers(list);
    list_backend(list);
    list_wrapper(list);
    list_targets(list);
    list_meaning(list);
    list_cache(list);
    return list;
  }();
  return all;
}

}  // namespace flaglane::check

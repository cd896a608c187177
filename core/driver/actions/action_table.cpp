#include "driver/actions/action_table.h"

#include "driver/actions/deprecated.h"
#include "driver/actions/enable_disable.h"
#include "driver/actions/extend.h"
#include "driver/actions/help.h"
#include "driver/actions/noable.h"
#include "driver/actions/record_used.h"
#include "driver/actions/set_arguments.h"

namespace flaglane::driver {
namespace {

struct Named {
  std::string_view name;
  const argparse::ActionClass* action_class;
};

constexpr Named kActions[] = {
    {"noable", &kNoableArgumentAction},
    {"enable_disable", &kEnableDisableArgumentAction},
    {"deprecated", &kDeprecatedArgumentAction},
    {"deprecated_store_true", &kDeprecatedStoreTrueArgumentAction},
    {"extend", &kExtendAction},
    {"record_used", &kRecordUsedAction},
    {"set_arguments", &kSetArgumentsAction},
    {"help", &kHelpAction},
    {"help_hidden", &kHelpHiddenAction},
    {"help_hidden_list", &kHelpHiddenListAction},
};

}  // namespace

const argparse::ActionClass* find_driver_action(std::string_view name) {
  for (const Named& action : kActions) {
    if (action.name == name) return action.action_class;
  }
  return nullptr;
}

void derive_dest(argparse::ArgumentSpec& spec, argparse::Pool& pool) {
  if (spec.action != "enable_disable" || (spec.dest && !spec.dest->is_none())) return;
  const std::string dest = enable_disable_dest(spec.flags);
  if (!dest.empty()) spec.dest = pool.str(dest);
}

void configure(argparse::Action& action, const ArgumentCall& call, argparse::Pool& pool) {
  // The names are those find_driver_action made the actions from.
  if (call.spec.action == "set_arguments") static_cast<SetArgumentsAction&>(action).sets = call.sets;
  if (!call.replacement) return;
  if (call.spec.action == "deprecated" || call.spec.action == "deprecated_store_true") {
    static_cast<DeprecatedAction&>(action).replacement = pool.copy(*call.replacement);
  }
}

}  // namespace flaglane::driver

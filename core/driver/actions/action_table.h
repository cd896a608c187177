#pragma once

#include <string_view>

#include "argparse/action.h"
#include "argparse/pool.h"
#include "driver/argument_call.h"

namespace flaglane::driver {

/// The driver's own action classes by name: noable, enable_disable, deprecated, deprecated_store_true,
/// extend, record_used, set_arguments, help, help_hidden, help_hidden_list. Null for any other name. `extend`
/// and `help` stand before the library's.
[[nodiscard]] const argparse::ActionClass* find_driver_action(std::string_view name);

/// Settles the dest that an action derives in a way of its own (enable_disable, D10), before the parser looks
/// up defaults by it.
void derive_dest(argparse::ArgumentSpec& spec, argparse::Pool& pool);

/// Gives a registered action the keywords that the library has no place for: replacement and sets.
void configure(argparse::Action& action, const ArgumentCall& call, argparse::Pool& pool);

}  // namespace flaglane::driver

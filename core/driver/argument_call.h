#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "argparse/container.h"
#include "argparse/spec.h"
#include "driver/arg_kind.h"

// The add_* calls as the driver makes them. They have types of their own, so that a call cannot reach the
// library's method past the interception by mistake.
namespace flaglane::driver {

/// add_argument(*flags, kind=..., job=..., **keywords).
struct ArgumentCall {
  argparse::ArgumentSpec spec;
  ArgKind kind = ArgKind::PUBLIC;
  std::optional<std::string_view> job;          ///< owning pipeline Job; empty: None
  std::optional<std::string_view> replacement;  ///< of the deprecated actions: a dest (R6)
  std::vector<argparse::DefaultEntry> sets;     ///< of set_arguments; its values must outlive the parser
};

/// add_argument_group(title, description).
struct GroupCall {
  argparse::GroupSpec spec;
};

/// add_mutually_exclusive_group(required=...).
struct MutexCall {
  bool required = false;
};

}  // namespace flaglane::driver

#pragma once

#include <memory>

#include "argparse/action.h"

namespace flaglane::driver {

inline constexpr char kStore[] = "store";
inline constexpr char kAppend[] = "append";

/// Makes a T where the constructor of the library's action `name`, from which the Python class derives, would
/// accept the keywords; else that constructor's error ("nargs for store actions must be != 0 ...").
template <typename T, const char* name>
argparse::BuildResult<std::unique_ptr<argparse::Action>> make_if_library_would(
    const argparse::ActionInit& init) {
  auto made = argparse::find_standard_action(name, init.dialect)->make(init);
  if (made.ok()) made.value() = std::make_unique<T>(init);
  return made;
}

}  // namespace flaglane::driver

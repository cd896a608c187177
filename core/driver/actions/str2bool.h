#pragma once

#include "argparse/types.h"

namespace flaglane::driver {

/// str2bool (D16), the type= of --flag=true options: true t yes y 1 on, false f no n 0 off, in any case; a
/// bool is itself; else argparse says "argument --flag: Boolean value expected.". The same function serves
/// core/argparse's own tests, which is why it stands there.
inline constexpr const argparse::Type* kStr2Bool = &argparse::kTypeStr2Bool;

}  // namespace flaglane::driver

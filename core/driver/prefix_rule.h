#pragma once

#include <string_view>

#include "driver/arg_kind.h"

namespace flaglane::driver {

/// args[0] as the one automatic rule compares it (D2): the leading dashes off, then one leading "enable-",
/// "disable-" or "no-" off. Dashes inside stay dashes.
[[nodiscard]] std::string_view normalize(std::string_view first_arg);

/// The kind of a registration: INTERNAL where the normalised name starts with "internal-", whatever
/// `explicit_kind` says (D1); else `explicit_kind`. Without a first argument (empty: add_argument(dest=...))
/// there is no name to test (R13).
[[nodiscard]] ArgKind kind_of(std::string_view first_arg, ArgKind explicit_kind);

}  // namespace flaglane::driver

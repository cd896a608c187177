#pragma once

#include <string>

namespace flaglane::text {

/// '%.<precision><type>' % value for type e, E, f, F, g or G. `alternate` is the '#' flag. No sign but '-'.
/// The digits are those of the double's exact value, rounded half to even.
[[nodiscard]] std::string format_float(double value, char type, int precision, bool alternate);

}  // namespace flaglane::text

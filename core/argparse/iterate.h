#pragma once

#include <vector>

#include "argparse/value.h"

namespace flaglane::argparse {

/// True for what Python can iterate over.
[[nodiscard]] bool is_iterable(const Value& value);
/// list(value): the characters of a str, the items of a list, tuple or range, the keys of a dict; empty for
/// what is not iterable.
[[nodiscard]] std::vector<Value> iterate(const Value& value);

}  // namespace flaglane::argparse

#pragma once

#include <string_view>

#include "argparse/namespace.h"
#include "argparse/pool.h"
#include "argparse/value.h"
#include "conformance/json.h"

// The value codec of the record formats: null, true, false, strings and integers are themselves; all else is
// an object with one key, {"$float": "1.0"}, {"$tuple": [...]} and so on.
namespace flaglane::conformance {

/// The Value, living in `pool`.
[[nodiscard]] argparse::Value decode(const Json& json, argparse::Pool& pool);
[[nodiscard]] Json encode(const argparse::Value& value);

/// vars(namespace), in Python's order.
[[nodiscard]] Json encode(const argparse::Namespace& ns);

}  // namespace flaglane::conformance

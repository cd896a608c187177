#pragma once

#include <string>

#include "argparse/value.h"
#include "text/dialect.h"

namespace flaglane::argparse {

enum class Membership : unsigned char { kIn, kNotIn, kTypeError };

/// `value in choices`: by == in a sequence, as a substring in a str.
[[nodiscard]] Membership is_choice(const Value& choices, const Value& value);

/// The message of the TypeError that is_choice met.
[[nodiscard]] std::string membership_error(const Value& choices, const Value& value);

/// ', '.join(map(repr, choices))
[[nodiscard]] std::string choice_list(const Value& choices, text::Dialect dialect);

}  // namespace flaglane::argparse

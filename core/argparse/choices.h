#pragma once

#include <string>

#include "argparse/value.h"
#include "text/dialect.h"

namespace flaglane::argparse {

struct Membership {
  bool is_in = false;
  std::string error;  // of a TypeError; empty: none
};

/// `value in choices`: by == in a sequence, as a substring in a str.
[[nodiscard]] Membership is_choice(const Value& choices, const Value& value);

/// ', '.join(map(repr, choices))
[[nodiscard]] std::string choice_list(const Value& choices, text::Dialect dialect);

}  // namespace flaglane::argparse

#pragma once

#include <cstdint>

#include "argparse/value.h"

namespace flaglane::argparse {

/// nargs= as the matcher needs it.
struct Nargs {
  enum class Kind : std::uint8_t {
    kNone,        // one
    kOptional,    // '?'
    kZeroOrMore,  // '*'
    kOneOrMore,   // '+'
    kRemainder,   // '...'
    kParser,      // 'A...'
    kSuppress,    // '==SUPPRESS=='
    kCount,       // an int; below 0 matches as 0
    kInvalid,     // anything else: refused where argparse formats it
  };
  Kind kind = Kind::kNone;
  std::int64_t count = 0;  // of kCount, as given

  [[nodiscard]] bool is(Kind other) const { return kind == other; }
  /// nargs == 0, which makes an option a flag in usage and help.
  [[nodiscard]] bool is_zero() const { return kind == Kind::kCount && count == 0; }
};

/// Reads the value of nargs= (None, a str, an int or bool).
[[nodiscard]] Nargs read_nargs(const Value& value);

}  // namespace flaglane::argparse

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// Doubles and decimal digits, exactly: what float(), repr(), %-formatting and int/float comparison share.
namespace flaglane::text {

/// 0.d1d2d3... x 10^point: digits without leading or trailing zeros; empty for zero.
struct Decimal {
  std::string digits;
  int point = 0;
};

/// The fewest digits that read back as `value` (finite, sign ignored), nearest to it among those.
[[nodiscard]] Decimal shortest_decimal(double value);

/// All digits of `value` (finite, sign ignored); at most 767 of them.
[[nodiscard]] Decimal exact_decimal(double value);

/// Rounds to `count` digits (0 or less allowed), half to even, as correctly rounded output does.
void round_decimal(Decimal& decimal, std::int64_t count);

/// The double nearest to digits x 10^exponent, ties to even; infinity when too large. `digits` are ASCII
/// digits only, leading zeros allowed. Never negative.
[[nodiscard]] double nearest_double(std::string_view digits, std::int64_t exponent);

}  // namespace flaglane::text

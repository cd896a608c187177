#include "text/unicode.h"

#include <algorithm>
#include <vector>

#include "text/unicode_tables.h"

namespace flaglane::text {
namespace {

using Flips = std::vector<char32_t>;

Flips unpack(const PackedFlips& packed) {
  Flips flips;
  char32_t at = 0;
  char32_t distance = 0;
  unsigned shift = 0;
  for (std::size_t i = 0; i < packed.size; ++i) {
    distance |= (packed.bytes[i] & 0x7FU) << shift;
    shift += 7;
    if ((packed.bytes[i] & 0x80U) != 0) continue;
    at += distance;
    flips.push_back(at);
    distance = 0;
    shift = 0;
  }
  return flips;
}

struct Property {
  explicit Property(const PackedProperty& packed)
      : unicode15(unpack(packed.unicode15)),
        changed_since_14(unpack(packed.changed_since_14)),
        changed_since_13(unpack(packed.changed_since_13)) {}

  Flips unicode15;
  Flips changed_since_14;
  Flips changed_since_13;
};

/// Index of the first flip after `c`: odd means that c has the property, and flips[index - 1] starts its run.
std::size_t flips_until(const Flips& flips, char32_t c) {
  return static_cast<std::size_t>(std::upper_bound(flips.begin(), flips.end(), c) - flips.begin());
}

bool is_in(const Flips& flips, char32_t c) { return flips_until(flips, c) % 2 == 1; }

bool has(const Property& property, char32_t c, Dialect dialect) {
  bool answer = is_in(property.unicode15, c);
  if (dialect <= Dialect::py311) answer ^= is_in(property.changed_since_14, c);
  if (dialect <= Dialect::py310) answer ^= is_in(property.changed_since_13, c);
  return answer;
}

}  // namespace

bool is_printable(char32_t code_point, Dialect dialect) {
  if (code_point < 0x7F) return code_point >= 0x20;
  static const Property property(kPrintable);
  return has(property, code_point, dialect);
}

bool is_alnum(char32_t code_point, Dialect dialect) {
  if (code_point < 0x80) {
    const char32_t lower = code_point | 0x20U;
    return (code_point >= U'0' && code_point <= U'9') || (lower >= U'a' && lower <= U'z');
  }
  static const Property property(kAlnum);
  return has(property, code_point, dialect);
}

int decimal_digit(char32_t code_point, Dialect dialect) {
  if (code_point < 0x80) {
    return code_point >= U'0' && code_point <= U'9' ? static_cast<int>(code_point - U'0') : -1;
  }
  static const Property property(kDecimal);
  if (!has(property, code_point, dialect)) return -1;
  // Digits only ever came, never went, and a run of them is one or more times 0 to 9.
  const char32_t zero = property.unicode15[flips_until(property.unicode15, code_point) - 1];
  return static_cast<int>((code_point - zero) % 10);
}

}  // namespace flaglane::text

#pragma once

#include <cstddef>

namespace flaglane::text {

/// Code points at which a property flips, packed as make_unicode_tables.py says.
struct PackedFlips {
  const unsigned char* bytes;
  std::size_t size;
};

/// A property in Unicode 15.0, and where 14.0 and 13.0 answer otherwise than the version after them.
struct PackedProperty {
  PackedFlips unicode15;
  PackedFlips changed_since_14;
  PackedFlips changed_since_13;
};

extern const PackedProperty kPrintable;
extern const PackedProperty kAlnum;
extern const PackedProperty kDecimal;

}  // namespace flaglane::text

#pragma once

#include <cstdint>
#include <vector>

#include "intake/seamed.h"

namespace flaglane::intake {

/// Finds the holes of a text for a reader that walks over it from left to right.
class HoleCursor {
 public:
  explicit HoleCursor(const Seamed& text) : holes_(text.holes()) {}

  /// The end of the hole that begins at `offset`, or 0. Offsets must not descend.
  [[nodiscard]] std::uint32_t end_at(std::uint32_t offset) {
    while (next_ < holes_.size() && holes_[next_].span.begin < offset) ++next_;
    return next_ < holes_.size() && holes_[next_].span.begin == offset ? holes_[next_].span.end : 0;
  }

 private:
  std::vector<HoleAt> holes_;
  std::size_t next_ = 0;
};

}  // namespace flaglane::intake

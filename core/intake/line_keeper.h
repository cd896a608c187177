#pragma once

#include <algorithm>

#include "intake/seamed.h"

namespace flaglane::intake {

/// Keeps parts of lines, each with its line break.
class LineKeeper {
 public:
  explicit LineKeeper(const Seamed& from) : from_(from) {}
  void keep(text::Span part, text::Span line) {
    kept_.copy(from_, part);
    kept_.copy(from_, {line.end, std::min(line.end + 1, from_.size())});
    if (kept_.empty()) kept_.anchor(from_, part.begin);
  }
  [[nodiscard]] Seamed take() { return static_cast<Seamed&&>(kept_); }

 private:
  const Seamed& from_;
  Seamed kept_;
};

}  // namespace flaglane::intake

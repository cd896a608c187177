#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "argparse/value.h"

namespace flaglane::argparse {

/// Where texts, sequences and ranges of Values live. A parser tree has one; each Outcome has one. clear()
/// keeps the memory, so that a reused Outcome allocates nothing.
class Pool {
 public:
  Pool() = default;
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  Pool(Pool&&) = default;
  Pool& operator=(Pool&&) = default;

  /// A copy of the text that lives as long as the pool.
  std::string_view copy(std::string_view text);
  /// A new str object.
  Value str(std::string_view text) { return Value::str(copy(text)); }
  Value big_integer(std::string_view digits) { return Value::big_integer(copy(digits)); }
  /// A new empty sequence; for Value::list, tuple and dict.
  Sequence* sequence();
  Value list(std::vector<Value> items);
  Value tuple(std::vector<Value> items);
  Value range(RangeData range);

  /// Everything handed out so far becomes invalid; its memory is used again.
  void clear();

 private:
  struct Block {
    std::unique_ptr<char[]> bytes;
    std::size_t size = 0;
  };
  std::vector<Block> blocks_;
  std::size_t block_ = 0;  // index of the block in use
  std::size_t used_ = 0;   // bytes of it
  std::vector<std::unique_ptr<Sequence>> sequences_;
  std::size_t sequences_used_ = 0;
  std::vector<std::unique_ptr<RangeData>> ranges_;
};

}  // namespace flaglane::argparse

#include "argparse/pool.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace flaglane::argparse {
namespace {

constexpr std::size_t kBlockSize = 4096;

}  // namespace

std::string_view Pool::copy(std::string_view text) {
  if (text.empty()) return {};
  while (block_ < blocks_.size() && blocks_[block_].size - used_ < text.size()) {
    ++block_;
    used_ = 0;
  }
  if (block_ == blocks_.size()) {
    const std::size_t size = std::max(kBlockSize, text.size());
    Block block;
    block.bytes = std::make_unique<char[]>(size);
    block.size = size;
    blocks_.push_back(std::move(block));
  }
  char* place = blocks_[block_].bytes.get() + used_;
  std::memcpy(place, text.data(), text.size());
  used_ += text.size();
  return {place, text.size()};
}

Sequence* Pool::sequence() {
  if (sequences_used_ == sequences_.size()) sequences_.push_back(std::make_unique<Sequence>());
  Sequence& fresh = *sequences_[sequences_used_++];
  fresh.items.clear();
  fresh.growable = false;
  return &fresh;
}

Value Pool::list(std::vector<Value> items) {
  Sequence* fresh = sequence();
  fresh->items = std::move(items);
  return Value::list(fresh);
}

Value Pool::tuple(std::vector<Value> items) {
  Sequence* fresh = sequence();
  fresh->items = std::move(items);
  return Value::tuple(fresh);
}

Value Pool::range(RangeData range) {
  ranges_.push_back(std::make_unique<RangeData>(range));
  return Value::range(ranges_.back().get());
}

void Pool::clear() {
  block_ = 0;
  used_ = 0;
  sequences_used_ = 0;
  ranges_.clear();
}

}  // namespace flaglane::argparse

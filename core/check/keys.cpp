#include "check/keys.h"

#include "text/sort.h"

namespace flaglane::check {

std::uint32_t hash_of(std::string_view text, std::uint32_t seed) {
  // FNV-1a, 32 bits.
  std::uint32_t hash = 2166136261U ^ seed;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return hash;
}

void order_by(std::vector<std::uint32_t>& order, const std::vector<std::uint32_t>& values) {
  std::vector<std::uint64_t> keys;
  keys.reserve(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) keys.push_back((std::uint64_t{values[order[i]]} << 32U) | i);
  text::sort(keys);
  const std::vector<std::uint32_t> before = order;
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = before[static_cast<std::uint32_t>(keys[i])];
}

void HashIndex::sort() { text::sort(keys_); }

std::size_t HashIndex::first(std::uint32_t hash) const {
  std::size_t low = 0;
  std::size_t high = keys_.size();
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (keys_[middle] >> 32U < hash) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

}  // namespace flaglane::check

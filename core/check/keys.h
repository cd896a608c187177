#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

// Sorting and looking up by 64-bit keys: what is sorted by stands above, an index below. All of this layer's
// orders are made so, since each std::sort of another type is kilobytes of WebAssembly.
namespace flaglane::check {

/// Equal texts have equal numbers; `seed` makes another family of them.
[[nodiscard]] std::uint32_t hash_of(std::string_view text, std::uint32_t seed = 0);

/// Reorders the indexes in `order` by values[index], ascending; those of equal values stay in their order.
void order_by(std::vector<std::uint32_t>& order, const std::vector<std::uint32_t>& values);

/// Indexes by hash. Filled once, sorted, then asked.
class HashIndex {
 public:
  void add(std::uint32_t hash, std::size_t index) {
    keys_.push_back((std::uint64_t{hash} << 32U) | static_cast<std::uint32_t>(index));
  }
  void sort();
  /// The indexes added under `hash`, in order: each `at` with holds(at, hash), from first(hash) on.
  [[nodiscard]] std::size_t first(std::uint32_t hash) const;
  [[nodiscard]] bool holds(std::size_t at, std::uint32_t hash) const {
    return at < keys_.size() && keys_[at] >> 32U == hash;
  }
  [[nodiscard]] std::uint32_t index(std::size_t at) const { return static_cast<std::uint32_t>(keys_[at]); }

 private:
  std::vector<std::uint64_t> keys_;
};

}  // namespace flaglane::check

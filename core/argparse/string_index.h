#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace flaglane::argparse {

/// Text -> number, by hash, with open addressing. Keys are views that must stay valid.
class StringIndex {
 public:
  static constexpr std::uint32_t kNotFound = 0xFFFFFFFF;

  /// kNotFound when the key is not there. Inline: an option of argv is looked up here.
  [[nodiscard]] std::uint32_t find(std::string_view key) const {
    if (cells_.empty()) return kNotFound;
    const std::uint32_t wanted = hash(key);
    for (std::size_t at = wanted & mask_;; at = (at + 1) & mask_) {
      const Cell& cell = cells_[at];
      if (cell.entry == kNotFound) return kNotFound;
      if (cell.hash == wanted && keys_[cell.entry].text == key) return keys_[cell.entry].value;
    }
  }
  /// Enters the key, or gives it another number.
  void assign(std::string_view key, std::uint32_t value);
  /// find() gives kNotFound from now on.
  void erase(std::string_view key) { assign(key, kNotFound); }
  void reserve(std::size_t keys);

 private:
  struct Cell {
    std::uint32_t hash = 0;
    std::uint32_t entry = kNotFound;
  };
  struct Key {
    std::string_view text;
    std::uint32_t value;
  };

  static std::uint32_t hash(std::string_view key);
  void rehash(std::size_t cells);

  std::vector<Cell> cells_;  // a power of two, at most half full
  std::vector<Key> keys_;
  std::size_t mask_ = 0;
};

}  // namespace flaglane::argparse

#include "argparse/string_index.h"

#include <cstring>

namespace flaglane::argparse {

std::uint32_t StringIndex::hash(std::string_view key) {
  constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15U;
  std::uint64_t state = key.size() * kMultiplier;
  const char* at = key.data();
  std::size_t left = key.size();
  for (; left >= 8; left -= 8, at += 8) {
    std::uint64_t word;
    std::memcpy(&word, at, 8);
    state = (state ^ word) * kMultiplier;
    state ^= state >> 32;
  }
  std::uint64_t tail = 0;
  for (std::size_t i = 0; i < left; ++i) {
    tail |= static_cast<std::uint64_t>(static_cast<unsigned char>(at[i])) << (8 * i);
  }
  state = (state ^ tail) * kMultiplier;
  return static_cast<std::uint32_t>(state ^ (state >> 32));
}

void StringIndex::assign(std::string_view key, std::uint32_t value) {
  if ((keys_.size() + 1) * 2 > cells_.size()) rehash(cells_.empty() ? 16 : cells_.size() * 2);
  const std::uint32_t wanted = hash(key);
  for (std::size_t at = wanted & mask_;; at = (at + 1) & mask_) {
    Cell& cell = cells_[at];
    if (cell.entry == kNotFound) {
      cell.hash = wanted;
      cell.entry = static_cast<std::uint32_t>(keys_.size());
      keys_.push_back(Key{key, value});
      return;
    }
    if (cell.hash == wanted && keys_[cell.entry].text == key) {
      keys_[cell.entry].value = value;
      return;
    }
  }
}

void StringIndex::reserve(std::size_t keys) {
  std::size_t cells = 16;
  while (cells < keys * 2 + 2) cells *= 2;
  if (cells > cells_.size()) rehash(cells);
  keys_.reserve(keys);
}

void StringIndex::rehash(std::size_t cells) {
  cells_.assign(cells, Cell{});
  mask_ = cells - 1;
  for (std::size_t entry = 0; entry < keys_.size(); ++entry) {
    const std::uint32_t value = hash(keys_[entry].text);
    std::size_t at = value & mask_;
    while (cells_[at].entry != kNotFound) at = (at + 1) & mask_;
    cells_[at].hash = value;
    cells_[at].entry = static_cast<std::uint32_t>(entry);
  }
}

}  // namespace flaglane::argparse

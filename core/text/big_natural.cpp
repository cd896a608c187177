#include "text/big_natural.h"

namespace flaglane::text {

BigNatural::BigNatural(std::uint64_t value) {
  words_[0] = static_cast<std::uint32_t>(value);
  words_[1] = static_cast<std::uint32_t>(value >> 32);
  size_ = 2;
  trim();
}

void BigNatural::trim() {
  while (size_ > 0 && words_[size_ - 1] == 0) --size_;
}

void BigNatural::multiply_add(std::uint32_t factor, std::uint32_t addend) {
  std::uint64_t carry = addend;
  for (std::size_t i = 0; i < size_; ++i) {
    carry += std::uint64_t{words_[i]} * factor;
    words_[i] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  push(static_cast<std::uint32_t>(carry));
}

void BigNatural::multiply_power_of_5(unsigned exponent) {
  for (; exponent >= 13; exponent -= 13) multiply_add(1220703125, 0);
  std::uint32_t rest = 1;
  for (; exponent > 0; --exponent) rest *= 5;
  multiply_add(rest, 0);
}

void BigNatural::multiply_power_of_10(unsigned exponent) {
  multiply_power_of_5(exponent);
  shift_left(exponent);
}

void BigNatural::shift_left(unsigned bits) {
  if (size_ == 0 || bits == 0) return;
  const std::size_t words = bits / 32;
  const unsigned rest = bits % 32;
  const std::size_t old_size = size_;
  size_ += words;
  if (rest != 0) push(words_[old_size - 1] >> (32 - rest));
  for (std::size_t i = old_size; i-- > 0;) {
    const std::uint32_t low = rest == 0 || i == 0 ? 0 : words_[i - 1] >> (32 - rest);
    words_[i + words] = (words_[i] << rest) | low;
  }
  for (std::size_t i = 0; i < words; ++i) words_[i] = 0;
}

std::uint32_t BigNatural::divide(std::uint32_t divisor) {
  std::uint64_t remainder = 0;
  for (std::size_t i = size_; i-- > 0;) {
    remainder = (remainder << 32) | words_[i];
    words_[i] = static_cast<std::uint32_t>(remainder / divisor);
    remainder %= divisor;
  }
  trim();
  return static_cast<std::uint32_t>(remainder);
}

void BigNatural::add(const BigNatural& other) {
  while (size_ < other.size_) words_[size_++] = 0;
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    carry += std::uint64_t{words_[i]} + (i < other.size_ ? other.words_[i] : 0);
    words_[i] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  push(static_cast<std::uint32_t>(carry));
}

void BigNatural::subtract(const BigNatural& other) {
  std::uint64_t borrow = 0;
  for (std::size_t i = 0; i < size_; ++i) {
    const std::uint64_t taken = borrow + (i < other.size_ ? other.words_[i] : 0);
    borrow = words_[i] < taken ? 1 : 0;
    words_[i] -= static_cast<std::uint32_t>(taken);
  }
  trim();
}

unsigned BigNatural::bit_length() const {
  if (size_ == 0) return 0;
  unsigned bits = static_cast<unsigned>(size_ - 1) * 32;
  for (std::uint32_t top = words_[size_ - 1]; top != 0; top >>= 1) ++bits;
  return bits;
}

int BigNatural::compare(const BigNatural& a, const BigNatural& b) {
  if (a.size_ != b.size_) return a.size_ < b.size_ ? -1 : 1;
  for (std::size_t i = a.size_; i-- > 0;) {
    if (a.words_[i] != b.words_[i]) return a.words_[i] < b.words_[i] ? -1 : 1;
  }
  return 0;
}

}  // namespace flaglane::text

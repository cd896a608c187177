#pragma once

#include <cstddef>
#include <cstdint>

namespace flaglane::text {

/// A natural number of at most 4,096 bits, which is what exact work on doubles needs (10^1100 has 3,655).
/// Operations do not check for overflow: decimal.cpp bounds its inputs.
class BigNatural {
 public:
  BigNatural() = default;
  explicit BigNatural(std::uint64_t value);

  void multiply_add(std::uint32_t factor, std::uint32_t addend);
  void multiply_power_of_10(unsigned exponent);
  void multiply_power_of_5(unsigned exponent);
  void shift_left(unsigned bits);
  /// Divides by `divisor` and returns the remainder.
  std::uint32_t divide(std::uint32_t divisor);
  void add(const BigNatural& other);
  /// `other` must not be larger.
  void subtract(const BigNatural& other);

  [[nodiscard]] bool is_zero() const { return size_ == 0; }
  /// Position of the highest set bit, counted from 1; 0 for zero.
  [[nodiscard]] unsigned bit_length() const;
  /// Negative, zero or positive as a is less than, equal to or greater than b.
  [[nodiscard]] static int compare(const BigNatural& a, const BigNatural& b);

 private:
  static constexpr std::size_t kWords = 128;

  void push(std::uint32_t word) {
    if (word != 0) words_[size_++] = word;
  }
  void trim();

  std::size_t size_ = 0;  // words in use; the highest one is not 0
  std::uint32_t words_[kWords] = {};
};

}  // namespace flaglane::text

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flaglane::intake {

/// Numbers names in the order they are first seen: open addressing, since the standard's hash tables are
/// large in WebAssembly.
class NameIndex {
 public:
  static constexpr std::uint32_t kAbsent = 0xFFFFFFFFU;

  /// The name's number, or kAbsent.
  [[nodiscard]] std::uint32_t find(std::string_view name) const;
  /// The name's number, a new one if it has none.
  std::uint32_t add(std::string_view name);
  [[nodiscard]] const std::string& name(std::uint32_t number) const { return names_[number]; }

 private:
  [[nodiscard]] std::size_t slot(std::string_view name) const;
  void grow();

  std::vector<std::string> names_;
  std::vector<std::uint32_t> slots_;  ///< a power of two of them; kAbsent where empty
};

}  // namespace flaglane::intake

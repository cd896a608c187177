#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "intake/reading.h"
#include "intake/seamed.h"

namespace flaglane::intake {

/// What the statements of a paste have set so far, for append chains and for `X="$Y --a"`.
class Variables {
 public:
  /// The value; null if it is not known.
  [[nodiscard]] const Seamed* find(std::string_view name) {
    const auto found = index_.find(std::string(name));
    if (found == index_.end()) return nullptr;
    const Seamed& value = values_[found->second].value;
    // Chains such as X="$X$X" double at each step: what is copied in all is bounded.
    if (value.size() > budget_) return nullptr;
    budget_ -= value.size();
    return &value;
  }
  void set(std::string_view name, Seamed value) {
    const auto [place, fresh] = index_.emplace(std::string(name), values_.size());
    if (fresh) values_.emplace_back();
    values_[place->second].value = static_cast<Seamed&&>(value);
  }
  void forget(std::string_view name) { index_.erase(std::string(name)); }
  /// Index into Reading::sections of the section that shows the value; kNoSection if none does.
  [[nodiscard]] std::uint32_t section(std::string_view name) const {
    const auto found = index_.find(std::string(name));
    return found == index_.end() ? kNoSection : values_[found->second].section;
  }
  void show(std::string_view name, std::uint32_t section) {
    const auto found = index_.find(std::string(name));
    if (found != index_.end()) values_[found->second].section = section;
  }

 private:
  struct Entry {
    Seamed value;
    std::uint32_t section = kNoSection;
  };
  std::unordered_map<std::string, std::size_t> index_;
  std::vector<Entry> values_;
  std::uint32_t budget_ = 1U << 20U;  // bytes
};

}  // namespace flaglane::intake

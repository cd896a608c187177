#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "intake/blocks.h"
#include "intake/name_index.h"
#include "intake/reading.h"

namespace flaglane::intake {

/// A section shows what another branch gave a name.
struct OtherValue {
  std::uint32_t name;  ///< its number
  std::uint32_t section;
};

/// Which value a name has, and what shows it. What changes in a branch can be taken back. The values are kept
/// by whoever knows what they are, by number.
class BranchedNames {
 public:
  static constexpr std::uint32_t kUnknown = 0xFFFFFFFFU;
  struct Entry {
    std::uint32_t value = kUnknown;
    std::uint32_t section = kNoSection;  ///< of Reading::sections: the one that shows the value
    std::uint32_t saved = 0;             ///< how many changes there were with its last one
  };

  Blocks blocks;
  std::vector<OtherValue> others;

  [[nodiscard]] std::uint32_t value(std::string_view name) const;
  Entry& entry(std::string_view name);
  [[nodiscard]] std::uint32_t number(const Entry& entry) const {
    return static_cast<std::uint32_t>(&entry - entries_.data());
  }
  /// To be called before an entry or its value changes. True when its value, of about `size` bytes, must stay
  /// for other branches: then the entry is to get another one.
  [[nodiscard]] bool save(Entry& entry, std::size_t size);
  /// A section shows what the name would be had another branch been taken.
  void add_other(std::uint32_t number, std::uint32_t section);
  [[nodiscard]] std::uint32_t changes() const { return gone_ + static_cast<std::uint32_t>(changes_.size()); }
  /// The name whose change is to be taken back for a new branch; null when all is as it was.
  [[nodiscard]] const std::string* changed() const;
  Entry& take_back();
  /// A section shows the value from now on.
  void show(Entry& entry, std::uint32_t section);

 private:
  struct Change {
    std::uint32_t name;
    Entry entry;
  };
  NameIndex index_;
  std::vector<Entry> entries_;
  std::vector<Change> changes_;       ///< those that may be taken back
  std::uint32_t gone_ = 0;            ///< how many more there have been
  std::uint32_t budget_ = 1U << 20U;  ///< bytes that may stay in all
};

}  // namespace flaglane::intake

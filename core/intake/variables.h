#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "intake/name_index.h"
#include "intake/reading.h"
#include "intake/seamed.h"

namespace flaglane::intake {

/// What the statements of a paste have set so far, for append chains and for `X="$Y --a"`.
class Variables {
 public:
  /// The value; null if it is not known.
  [[nodiscard]] const Seamed* find(std::string_view name);
  void set(std::string_view name, Seamed value);
  void forget(std::string_view name);
  /// Index into Reading::sections of the section that shows the value; kNoSection if none does.
  [[nodiscard]] std::uint32_t section(std::string_view name) const;
  void show(std::string_view name, std::uint32_t section);

 private:
  struct Entry {
    Seamed value;
    bool known = false;
    std::uint32_t section = kNoSection;
  };
  NameIndex index_;
  std::vector<Entry> entries_;
  std::uint32_t budget_ =
      1U << 20U;  ///< bytes that find() may hand out in all: X="$X$X" doubles at each step
};

}  // namespace flaglane::intake

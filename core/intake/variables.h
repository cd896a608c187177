#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "intake/name_index.h"
#include "intake/reading.h"
#include "intake/seamed.h"

namespace flaglane::intake {

/// Where a word was written that is used elsewhere.
struct Written {
  text::Span source;   ///< in the pasted text, quotes included
  Layers around = {};  ///< the quotings around the whole word
  bool first = false;  ///< the first one of its value, or between its brackets
};

/// One word of a shell's array.
struct ArrayItem {
  Seamed text;
  Written written;
};

/// What the statements of a paste have set so far, for append chains and for `X="$Y --a"`.
class Variables {
 public:
  /// The value, of an array its first item; null if it is not known.
  [[nodiscard]] const Seamed* find(std::string_view name);
  void set(std::string_view name, Seamed value);
  /// The items of an array; null if the name has none.
  [[nodiscard]] const std::vector<ArrayItem>* find_array(std::string_view name);
  /// NAME=(...), or NAME+=(...) where it `appends`.
  void set_array(std::string_view name, std::vector<ArrayItem> items, bool appends);
  void forget(std::string_view name);
  /// Index into Reading::sections of the section that shows the value; kNoSection if none does.
  [[nodiscard]] std::uint32_t section(std::string_view name) const;
  void show(std::string_view name, std::uint32_t section);
  /// if, else, fi; case, ;;, esac: what a branch sets is not there in the next one. An `if` in a branch ends
  /// its care.
  void begin_branches();
  void next_branch();
  void end_branches() { branching_ = false; }

 private:
  struct Entry {
    Seamed value;
    std::vector<ArrayItem> items;
    bool known = false;  ///< the value is
    bool array = false;
    std::uint32_t section = kNoSection;
  };
  Entry& entry(std::string_view name);
  struct Before {
    std::uint32_t index;
    Entry entry;
  };
  void remember(std::uint32_t index);
  NameIndex index_;
  std::vector<Entry> entries_;
  std::vector<Before> before_;  ///< the branches: what they have set since, as it was
  bool branching_ = false;
  std::uint32_t budget_ =
      1U << 20U;  ///< bytes that find() may hand out in all: X="$X$X" doubles at each step
};

}  // namespace flaglane::intake

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "intake/branched_names.h"
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
  [[nodiscard]] std::uint32_t section(std::string_view name) { return names_.entry(name).section; }
  void show(std::string_view name, std::uint32_t section) { names_.show(names_.entry(name), section); }
  /// The sections that show what other branches gave names.
  [[nodiscard]] const std::vector<OtherValue>& others() const { return names_.others; }
  [[nodiscard]] std::uint32_t number(std::string_view name) { return names_.number(names_.entry(name)); }
  /// A word where a command begins, or `;;`: it may end a branch, and what that has set is not there in the
  /// next one.
  void pass(std::string_view word);
  /// True where a statement with branches is open.
  [[nodiscard]] bool is_branch() const { return names_.blocks.is_branch(); }

 private:
  struct Value {
    Seamed text;
    std::vector<ArrayItem> items;
    bool array = false;
  };
  [[nodiscard]] const Value* value(std::string_view name) const;
  Value& change(std::string_view name);
  BranchedNames names_;
  std::vector<Value> values_;
  std::uint32_t budget_ =
      1U << 20U;  ///< bytes that find() may hand out in all: X="$X$X" doubles at each step
};

}  // namespace flaglane::intake

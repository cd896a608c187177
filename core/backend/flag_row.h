#pragma once

#include <cstdint>
#include <string_view>

#include "diag/facts.h"
#include "text/fixed_list.h"

namespace flaglane::backend {

/// The call that registers a backend option.
enum class Call : std::uint8_t {
  kClOptString,
  kClOptInteger,
  kClOptFloat,
  kClOptBool,
  kAddBoolOption,
  kAddOption
};

/// The default argument of that call.
enum class DefaultKind : std::uint8_t { kNone, kTrue, kFalse, kText, kInt, kFloat };
struct RowDefault {
  DefaultKind kind = DefaultKind::kNone;
  std::string_view text = {};  ///< the text of kText, the decimal digits of kInt, the repr of kFloat
};

/// One registration of a Penguin pass, as data. `name` is without dashes, as the factories take it; with
/// trim_prefix it is the untrimmed name ("disable-vectorize-dge-dma" registers --vectorize-dge-dma).
struct FlagRow {
  std::string_view name = {};
  Call call = Call::kClOptString;
  RowDefault default_value = {};
  bool trim_prefix = false;
  std::string_view action = {};  ///< of kAddOption: "store", "append", "extend", "store_true"
  std::string_view nargs = {};   ///< of kAddOption
  text::FixedList<std::string_view, 12> choices = {};  ///< of kAddOption
  diag::Facts facts = {};                              ///< facts.summary is also the help text
};

}  // namespace flaglane::backend

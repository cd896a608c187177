#pragma once

#include <concepts>
#include <type_traits>

#include "backend/flag_row.h"
#include "diag/packing.h"

namespace flaglane::backend {

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, RowDefault>
constexpr void fields(Stream& stream, Record& value) {
  stream.small(value.kind);
  stream.text(value.text);
}

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, FlagRow>
constexpr void fields(Stream& stream, Record& row) {
  stream.text(row.name);
  stream.small(row.call);
  stream.record(row.default_value);
  stream.small(row.trim_prefix);
  stream.text(row.action);
  stream.text(row.nargs);
  stream.texts(row.choices);
  stream.record(row.facts);
}

}  // namespace flaglane::backend

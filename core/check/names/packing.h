#pragma once

#include <concepts>
#include <type_traits>

#include "check/name_row.h"
#include "diag/packing.h"

namespace flaglane::check {

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, NameRow>
constexpr void fields(Stream& stream, Record& row) {
  stream.text(row.name);
  stream.texts(row.aliases);
  stream.small(row.lane);
  stream.text(row.command);
  stream.text(row.job);
  stream.small(row.value);
  stream.texts(row.choices);
  stream.record(row.facts);
}

}  // namespace flaglane::check

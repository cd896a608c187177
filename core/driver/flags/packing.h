#pragma once

#include <concepts>
#include <type_traits>

#include "diag/packing.h"
#include "driver/flag_row.h"

namespace flaglane::driver {

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, RowDefault>
constexpr void fields(Stream& stream, Record& value) {
  stream.small(value.kind);
  stream.text(value.text);
}

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, FlagRow>
constexpr void fields(Stream& stream, Record& row) {
  stream.texts(row.flags);
  stream.small(row.command);
  stream.small(row.kind);
  stream.text(row.job);
  stream.small(row.action);
  stream.text(row.dest);
  stream.text(row.nargs);
  stream.small(row.type);
  stream.record(row.default_value);
  stream.texts(row.choices);
  stream.text(row.metavar);
  stream.small(row.required);
  stream.text(row.group);
  stream.text(row.replacement_dest);
  stream.text(row.sets);
  stream.text(row.version);
  stream.small(row.silent);
  stream.small(row.carries);
  stream.record(row.facts);
}

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, CompanionRow>
constexpr void fields(Stream& stream, Record& row) {
  stream.text(row.name);
  stream.text(row.of);
  stream.small(row.kind);
  stream.text(row.job);
  stream.record(row.facts);
}

}  // namespace flaglane::driver

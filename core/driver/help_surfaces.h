#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "driver/arg_kind.h"
#include "driver/argument_registry.h"
#include "text/dialect.h"

namespace flaglane::driver {

enum class RowDefaults : std::uint8_t { kNone, kShown };

/// First column: the title of the record's section if it has one, else the dest (D4, R1).
[[nodiscard]] std::string group_or_dest(const ArgumentRecord& record, text::Dialect dialect);

/// Third column, as the action stands now: its first long option string without dashes, else the first one,
/// else the dest (D4, R3, R15).
[[nodiscard]] std::string flag_column(const ArgumentRecord& record, text::Dialect dialect);

/// "%-15s %-8s --%s: %s" and a newline; with kShown " (default: <repr>)" before it (D5). Nothing is cut,
/// wrapped or expanded (R14).
void append_row(std::string& out, const ArgumentRecord& record, RowDefaults defaults, text::Dialect dialect);

/// The rows of all records of these kinds, context by context.
void append_rows(std::string& out, const ArgumentRegistry& registry, std::initializer_list<ArgKind> kinds,
                 RowDefaults defaults, text::Dialect dialect);

}  // namespace flaglane::driver

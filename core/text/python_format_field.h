#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "text/dialect.h"
#include "text/python_error.h"
#include "text/python_format.h"

namespace flaglane::text {

/// One conversion of a %-format: what stands between '%' and its letter.
struct FieldSpec {
  bool left_adjust = false;     // '-'
  bool sign = false;            // '+'
  bool blank = false;           // ' '
  bool alternate = false;       // '#'
  bool zero = false;            // '0'
  std::int64_t width = -1;      // characters; -1: none given
  std::int64_t precision = -1;  // -1: none given
  char32_t letter = 0;
  std::size_t index = 0;  // of the letter in the format, in code points
};

/// Appends `value` as the conversion shows it. False when it cannot: then `error` says why.
/// (unicodeobject.c: unicode_format_arg_format, unicode_format_arg_output)
[[nodiscard]] bool append_field(std::string& out, PythonError& error, const FieldSpec& spec,
                                const FormatValue& value, Dialect dialect);

/// Fills in `error` and answers false.
bool fail(PythonError& error, std::string_view type, std::string_view message);

}  // namespace flaglane::text

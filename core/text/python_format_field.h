#pragma once

#include <cstdint>
#include <optional>
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
};

/// Appends `value` as the conversion shows it, or answers why it cannot. `index` is the letter's position in
/// the format in code points, for the message about an unknown letter. (unicodeobject.c:
/// unicode_format_arg_format, unicode_format_arg_output)
[[nodiscard]] std::optional<PythonError> append_field(std::string& out, const FieldSpec& spec,
                                                      const FormatValue& value, std::size_t index,
                                                      Dialect dialect);

}  // namespace flaglane::text

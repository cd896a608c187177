#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "text/dialect.h"
#include "text/python_error.h"
#include "text/python_int.h"
#include "text/result.h"

namespace flaglane::text {

/// What %-formatting may ask of one Python object.
struct FormatValue {
  enum class Kind : std::uint8_t {
    other,    // no number: %d raises TypeError
    string,   // a str; `str` is its text
    integer,  // an int or a bool: `integer` is its value
    real,     // a float: `real` is its value
  };
  Kind kind = Kind::other;
  std::string str;        // str(object), for %s
  std::string repr;       // repr(object), for %r and %a
  std::string type_name;  // type(object).__name__: "str", "NoneType", "list"
  PythonInt integer;
  double real = 0;
};

/// The right-hand side of `text % mapping`, a dict.
class FormatMapping {
 public:
  virtual ~FormatMapping() = default;
  /// mapping[key]; nothing when the key is missing (KeyError).
  [[nodiscard]] virtual std::optional<FormatValue> lookup(std::string_view key) const = 0;
  /// The dict itself as a value: what a conversion without a key takes ('50% of' is an %o of the dict).
  [[nodiscard]] virtual FormatValue whole() const = 0;
};

/// text % mapping. Errors are Python's own, index counted in code points: ValueError (unsupported format
/// character, incomplete format, incomplete format key, width or precision too big, 4,300 digits), TypeError,
/// KeyError, OverflowError, and MemoryError where widths would make more than kMaxFormattedSize characters.
[[nodiscard]] Result<std::string, PythonError> format(std::string_view text, const FormatMapping& mapping,
                                                      Dialect dialect);

inline constexpr std::size_t kMaxFormattedSize = std::size_t{1} << 24;

}  // namespace flaglane::text

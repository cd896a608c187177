#pragma once

#include <string>
#include <string_view>

#include "text/dialect.h"
#include "text/python_error.h"
#include "text/python_int.h"
#include "text/result.h"

namespace flaglane::text {

/// float(text): white space around, sign, digits of any script, '.', exponent, single underscores between
/// digits, inf, infinity, nan in any case. Correctly rounded; too large gives inf. Error: ValueError "could
/// not convert string to float: <repr>".
[[nodiscard]] Result<double, PythonError> parse_float(std::string_view text, Dialect dialect);

/// repr() of a float: the shortest digits that read back as the same double; 1e+16, 1e-05, 1.0, -0.0, inf,
/// nan.
[[nodiscard]] std::string repr(double value);

/// int == float as Python compares them: exactly, whatever the size. NaN equals nothing.
[[nodiscard]] bool int_equals_float(const PythonInt& integer, double real);

/// float(int): rounded half to even.
/// Error: OverflowError "int too large to convert to float".
[[nodiscard]] Result<double, PythonError> int_to_float(const PythonInt& value);

/// int(float): cut towards zero, exact.
/// Errors: OverflowError "cannot convert float infinity to integer", ValueError "cannot convert float NaN to
/// integer".
[[nodiscard]] Result<PythonInt, PythonError> float_to_int(double value);

}  // namespace flaglane::text

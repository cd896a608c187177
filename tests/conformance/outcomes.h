#pragma once

#include "argparse/build_error.h"
#include "argparse/outcome.h"
#include "conformance/json.h"
#include "text/python_error.h"

// Outcomes as the record formats have them.
namespace flaglane::conformance {

/// ok, error, exit or raise. `known`: with the extras. What actions wrote on stderr is left to the caller.
[[nodiscard]] Json outcome_json(const argparse::Outcome& outcome, bool known);
/// A registration that failed; `building`: the case is about that ("raise"), else "build-raise",
/// "build-error".
[[nodiscard]] Json build_error_json(const argparse::BuildError& error, bool building);
[[nodiscard]] Json raise_json(const text::PythonError& error);

}  // namespace flaglane::conformance

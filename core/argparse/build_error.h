#pragma once

#include <string>
#include <string_view>

#include "text/result.h"

namespace flaglane::argparse {

/// A registration call that failed: the exception Python raises, or (add_subparsers called twice) the exit
/// of parser.error().
struct BuildError {
  std::string_view type;    // "ValueError", "ArgumentError" ...; "SystemExit" for an exit. A literal.
  std::string message;      // str(exception), or the message of error()
  std::string prog;         // of an exit
  std::string stderr_text;  // of an exit: usage and message; the status is 2

  [[nodiscard]] bool exits() const { return type == "SystemExit"; }
};

/// Nothing to return when all is well.
struct Done {};

template <typename T>
using BuildResult = text::Result<T, BuildError>;

}  // namespace flaglane::argparse

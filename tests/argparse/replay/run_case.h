#pragma once

#include "argparse/outcome.h"
#include "json_lines.h"
#include "text/dialect.h"

namespace flaglane::replay {

/// Builds the parser of argparse-conformance/1, runs the case and gives its outcome object.
Json run_case(const Json& spec, const Json& case_, text::Dialect dialect);

/// An outcome of parse_args (or, with extras, of parse_known_args) as the format writes it.
Json encode_outcome(const argparse::Outcome& outcome, bool with_extras);

}  // namespace flaglane::replay

#pragma once

#include "argparse/build_error.h"
#include "argparse/outcome.h"
#include "argparse/parser.h"
#include "json_lines.h"
#include "text/dialect.h"

namespace flaglane::replay {

/// Builds the parser of argparse-conformance/1, runs the case and gives its outcome object.
Json run_case(const Json& spec, const Json& case_, text::Dialect dialect);

/// An outcome of parse_args (or, with extras, of parse_known_args) as the format writes it.
Json encode_outcome(const argparse::Outcome& outcome, bool with_extras);
/// A registration that failed. `is_build`: the case is about that.
Json build_failure(const argparse::BuildError& error, bool is_build);
/// An exception that came out.
Json raised(std::string_view type, std::string_view message);
/// A text, or the exception that making it raised.
Json text_outcome(const argparse::TextResult& made);

}  // namespace flaglane::replay

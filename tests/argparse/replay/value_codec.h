#pragma once

#include "argparse/pool.h"
#include "argparse/value.h"
#include "json_lines.h"

// The value encoding of argparse-conformance/1: JSON scalars and lists are themselves, everything else is an
// object with one key ($float, $int, $tuple, $range, $set, $dict, $suppress, $opaque).
namespace flaglane::replay {

/// Thrown for what the tool does not serve.
struct Unsupported {
  std::string what;
};

/// A new object in `pool`, with an identity of its own as json.loads gives it.
argparse::Value decode(const Json& json, argparse::Pool& pool);
Json encode(const argparse::Value& value);

}  // namespace flaglane::replay

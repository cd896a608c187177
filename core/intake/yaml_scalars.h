#pragma once

#include "intake/seamed.h"

namespace flaglane::intake {

/// A scalar and where it ends.
struct YamlScalar {
  Seamed text;
  std::uint32_t end = 0;  ///< bytes of the document, behind the closing quote or the last line
  bool closed = true;     ///< false: a quote was never closed
};

/// "..." whose opening quote is at `offset` (YAML 1.2, 7.3.1): escapes, and lines folded.
[[nodiscard]] YamlScalar yaml_double_quoted(const Seamed& document, std::uint32_t offset);

/// '...' whose opening quote is at `offset` (7.3.2).
[[nodiscard]] YamlScalar yaml_single_quoted(const Seamed& document, std::uint32_t offset);

/// A plain scalar on one line (7.3.3), up to ` #`, `: ` or the line's end; in a flow collection also up to ,
/// ] and }.
[[nodiscard]] YamlScalar yaml_plain(const Seamed& document, std::uint32_t offset, bool flow);

/// A block scalar whose | or > is at `offset` (8.1); `indent` is that of the line its key stands on.
[[nodiscard]] YamlScalar yaml_block(const Seamed& document, std::uint32_t offset, std::uint32_t indent);

}  // namespace flaglane::intake

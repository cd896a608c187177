#pragma once

#include <string_view>

#include "check/report.h"

namespace flaglane::check {

/// What a check is asked with; each value is an id of wasm/engine.d.ts. An id that is not known counts as the
/// default.
struct CheckOptions {
  std::string_view form = "auto";    ///< a form, or "auto"
  std::string_view python = "3.10";  ///< "3.10", "3.11" or "3.12"
  std::string_view place = "auto";   ///< "command", "torch-neuronx", "jax", or "auto": guessed from the form
  std::string_view version =
      "build";                   ///< an SDK documentation version, or "build": the specification's 2.24.5133
  std::string_view ignore = {};  ///< rule ids to leave out, parted by commas
};

/// One pasted text -> one report. Any bytes at all get one; its spans are in bytes of `pasted`, inside it, on
/// code point borders. Time grows linearly with the text; parsers are built once per dialect and kept.
[[nodiscard]] Report check(std::string_view pasted, const CheckOptions& options);

}  // namespace flaglane::check

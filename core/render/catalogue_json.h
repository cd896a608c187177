#pragma once

#include <span>
#include <string>

#include "check/catalogue.h"

namespace flaglane::render {

/// The entries as the JSON of `Flag[]` in wasm/engine.d.ts, one entry a line: the golden file is this text,
/// so that a change to a flag reads as a change to a line.
[[nodiscard]] std::string catalogue_json(std::span<const check::Flag> flags);

}  // namespace flaglane::render

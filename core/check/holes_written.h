#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "intake/convert.h"
#include "intake/seamed.h"

namespace flaglane::check {

/// How another language fills in what is not known yet.
struct WrittenHole {
  std::string text;       ///< in its string
  std::string item = {};  ///< as an item of a list of its own, which may be several words; empty: as a string
  bool in_fstring = false;  ///< its string is an f-string
};

/// A hole, as it was pasted, written in the target's language; nothing where that has no way to.
[[nodiscard]] std::optional<WrittenHole> write_hole(intake::Hole kind, std::string_view pasted,
                                                    intake::Target target);

/// The literal `"..."` as an f-string: braces that are there already are doubled.
[[nodiscard]] std::string as_fstring(std::string_view literal);

}  // namespace flaglane::check

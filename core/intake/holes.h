#pragma once

#include "intake/seamed.h"

namespace flaglane::intake {

/// Which signs for something unknown a text may hold beside <placeholders>.
struct HoleSyntax {
  bool dollar = false;        ///< ${X}, $X, $(...)
  bool mustache = false;      ///< {{ ... }}
  bool braces = false;        ///< {name} of str.format
  bool percent = false;       ///< %s
  bool windows = false;       ///< %NAME%
  std::string_view own = {};  ///< the name that the text is given to: it stands for the value it had before
};

/// The same text with those signs as holes. Holes that are there stay.
[[nodiscard]] Seamed with_holes(const Seamed& text, HoleSyntax syntax);

}  // namespace flaglane::intake

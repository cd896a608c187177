#pragma once

#include "check/rules.h"

/// A namespace of their own: enumerators of check/ go by some of these names.
namespace flaglane::check::leftover_rules {

extern const Rule kUnrecognized;
extern const Rule kStray;
extern const Rule kOfCompile;
extern const Rule kDashes;
extern const Rule kHelpSpelling;
extern const Rule kValueAsOption;
extern const Rule kLegacyName;
extern const Rule kUncatalogued;

}  // namespace flaglane::check::leftover_rules

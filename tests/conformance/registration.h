#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "argparse/container.h"
#include "argparse/pool.h"
#include "argparse/spec.h"
#include "conformance/json.h"
#include "text/dialect.h"

// Keywords of the record formats as core/argparse's registration calls take them. Texts live in the pool.
namespace flaglane::conformance {

/// "3.10", "3.11" or "3.12".
[[nodiscard]] text::Dialect dialect_of(const Json& name);

/// add_argument's flags and keywords. `own` names keywords that are another's and are left out.
[[nodiscard]] argparse::ArgumentSpec argument_spec(const Json& flags, const Json& kw, argparse::Pool& pool,
                                                   text::Dialect dialect,
                                                   std::initializer_list<std::string_view> own = {});
[[nodiscard]] argparse::GroupSpec group_spec(const Json& kw, argparse::Pool& pool);
[[nodiscard]] argparse::SubparsersSpec subparsers_spec(const Json& kw, argparse::Pool& pool);
[[nodiscard]] argparse::SubparserSpec subparser_spec(const Json& name, const Json& kw, argparse::Pool& pool);
/// Keywords of the parser but for parents.
[[nodiscard]] argparse::ParserInit parser_init(const Json& kw, argparse::Pool& pool, text::Dialect dialect);
[[nodiscard]] std::vector<argparse::DefaultEntry> default_entries(const Json& kw, argparse::Pool& pool);

}  // namespace flaglane::conformance

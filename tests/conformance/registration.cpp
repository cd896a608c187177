#include "conformance/registration.h"

#include <algorithm>

#include "argparse/action.h"
#include "argparse/parser.h"
#include "argparse/types.h"
#include "conformance/values.h"

namespace flaglane::conformance {
namespace {

using argparse::Pool;
using argparse::Value;

std::string_view text_in(const Json& json, Pool& pool) { return pool.copy(to_text(json)); }

const argparse::Type* type_of(const Json& json) {
  return json.is_null() ? nullptr : argparse::find_type(to_text(json));
}

argparse::FormatterClass formatter_of(const Json& json) {
  const std::string name = to_text(json);
  if (name == "RawDescriptionHelpFormatter") return argparse::FormatterClass::kRawDescription;
  if (name == "RawTextHelpFormatter") return argparse::FormatterClass::kRawText;
  if (name == "ArgumentDefaultsHelpFormatter") return argparse::FormatterClass::kArgumentDefaults;
  if (name == "MetavarTypeHelpFormatter") return argparse::FormatterClass::kMetavarType;
  return argparse::FormatterClass::kHelp;
}

}  // namespace

text::Dialect dialect_of(const Json& name) {
  const std::string text = to_text(name);
  if (text == "3.12") return text::Dialect::py312;
  return text == "3.11" ? text::Dialect::py311 : text::Dialect::py310;
}

argparse::ArgumentSpec argument_spec(const Json& flags, const Json& kw, Pool& pool, text::Dialect dialect,
                                     std::initializer_list<std::string_view> own) {
  argparse::ArgumentSpec spec;
  for (const Json& flag : flags) spec.flags.push_back(text_in(flag, pool));
  for (const auto& [key, body] : kw.items()) {
    if (std::find(own.begin(), own.end(), key) != own.end()) continue;
    spec.order.push_back(pool.copy(key));
    if (key == "action") {
      if (body.is_null()) continue;
      const std::string_view name = text_in(body, pool);
      if (name == "BooleanOptionalAction") {
        spec.action_class = argparse::find_standard_action(name, dialect);
      } else {
        spec.action = name;
      }
    } else if (key == "type") {
      spec.type = type_of(body);
    } else {
      const Value value = decode(body, pool);
      if (key == "dest") spec.dest = value;
      if (key == "nargs") spec.nargs = value;
      if (key == "const") spec.const_value = value;
      if (key == "default") spec.default_value = value;
      if (key == "choices") spec.choices = value;
      if (key == "required") spec.required = value;
      if (key == "help") spec.help = value;
      if (key == "metavar") spec.metavar = value;
      if (key == "version") spec.version = value;
    }
  }
  return spec;
}

argparse::GroupSpec group_spec(const Json& kw, Pool& pool) {
  argparse::GroupSpec spec;
  for (const auto& [key, body] : kw.items()) {
    if (key == "title") spec.title = decode(body, pool);
    if (key == "description") spec.description = decode(body, pool);
    if (key == "prefix_chars") spec.prefix_chars = text_in(body, pool);
    if (key == "conflict_handler") spec.conflict_handler = text_in(body, pool);
    if (key == "argument_default") spec.argument_default = decode(body, pool);
  }
  return spec;
}

argparse::SubparsersSpec subparsers_spec(const Json& kw, Pool& pool) {
  argparse::SubparsersSpec spec;
  for (const auto& [key, body] : kw.items()) {
    if (key == "title") spec.title = decode(body, pool);
    if (key == "description") spec.description = decode(body, pool);
    if (key == "prog") spec.prog = decode(body, pool);
    if (key == "dest") spec.dest = decode(body, pool);
    if (key == "required") spec.required = decode(body, pool);
    if (key == "help") spec.help = decode(body, pool);
    if (key == "metavar") spec.metavar = decode(body, pool);
  }
  return spec;
}

argparse::ParserInit parser_init(const Json& kw, Pool& pool, text::Dialect dialect) {
  argparse::ParserInit init;
  init.dialect = dialect;
  for (const auto& [key, body] : kw.items()) {
    if (key == "prog") init.prog = decode(body, pool);
    if (key == "usage") init.usage = decode(body, pool);
    if (key == "description") init.description = decode(body, pool);
    if (key == "epilog") init.epilog = decode(body, pool);
    if (key == "formatter_class") init.formatter_class = formatter_of(body);
    if (key == "prefix_chars") init.prefix_chars = text_in(body, pool);
    if (key == "fromfile_prefix_chars" && !body.is_null()) init.fromfile_prefix_chars = text_in(body, pool);
    if (key == "argument_default") init.argument_default = decode(body, pool);
    if (key == "conflict_handler") init.conflict_handler = text_in(body, pool);
    if (key == "add_help") init.add_help = decode(body, pool).truth();
    if (key == "allow_abbrev") init.allow_abbrev = decode(body, pool).truth();
    if (key == "exit_on_error") init.exit_on_error = decode(body, pool).truth();
  }
  return init;
}

argparse::SubparserSpec subparser_spec(const Json& name, const Json& kw, Pool& pool) {
  argparse::SubparserSpec spec;
  spec.name = text_in(name, pool);
  spec.init = parser_init(kw, pool, text::Dialect::py310);  // a subparser's dialect is its parent's
  if (kw.contains("help")) spec.help = decode(kw["help"], pool);
  if (kw.contains("aliases")) {
    for (const Json& alias : kw["aliases"]) spec.aliases.push_back(text_in(alias, pool));
  }
  return spec;
}

std::vector<argparse::DefaultEntry> default_entries(const Json& kw, Pool& pool) {
  std::vector<argparse::DefaultEntry> entries;
  for (const auto& [key, body] : kw.items())
    entries.push_back({text_in(Json(key), pool), decode(body, pool)});
  return entries;
}

}  // namespace flaglane::conformance

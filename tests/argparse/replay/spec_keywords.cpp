#include "spec_builder.h"
#include "value_codec.h"

namespace flaglane::replay {
namespace {

using argparse::BuildError;
using argparse::FormatterClass;
using argparse::Pool;
using argparse::Value;

BuildError unexpected(const std::string& callee, const std::string& keyword) {
  return {"TypeError", callee + "() got an unexpected keyword argument '" + keyword + "'", {}, {}};
}

void refuse(BuildError& error, const std::string& callee, const std::string& keyword) {
  if (error.type.empty()) error = unexpected(callee, keyword);
}

FormatterClass read_formatter(const Json& name) {
  const std::string text = name.get<std::string>();
  if (text == "HelpFormatter") return FormatterClass::kHelp;
  if (text == "RawDescriptionHelpFormatter") return FormatterClass::kRawDescription;
  if (text == "RawTextHelpFormatter") return FormatterClass::kRawText;
  if (text == "ArgumentDefaultsHelpFormatter") return FormatterClass::kArgumentDefaults;
  if (text == "MetavarTypeHelpFormatter") return FormatterClass::kMetavarType;
  throw Unsupported{"formatter_class " + text};
}

const argparse::Type* read_type(const Json& name) {
  if (name.is_null()) return nullptr;
  const argparse::Type* type = argparse::find_type(name.get<std::string>());
  if (type == nullptr) throw Unsupported{"type " + name.dump()};
  return type;
}

}  // namespace

text::Dialect read_dialect(const std::string& name) {
  if (name == "3.10") return text::Dialect::py310;
  if (name == "3.11") return text::Dialect::py311;
  if (name == "3.12") return text::Dialect::py312;
  throw Unsupported{"dialect " + name};
}

argparse::ArgumentSpec read_argument(const Json& flags, const Json& kw, Pool& pool) {
  argparse::ArgumentSpec spec;
  for (const Json& flag : flags) spec.flags.push_back(pool.copy(to_text(flag)));
  for (const auto& [key, json] : kw.items()) {
    spec.order.push_back(pool.copy(key));
    if (key == "action") {
      spec.action = json.is_null() ? std::string_view() : pool.copy(to_text(json));
    } else if (key == "type") {
      spec.type = read_type(json);
    } else if (key == "dest") {
      spec.dest = decode(json, pool);
    } else if (key == "nargs") {
      spec.nargs = decode(json, pool);
    } else if (key == "const") {
      spec.const_value = decode(json, pool);
    } else if (key == "default") {
      spec.default_value = decode(json, pool);
    } else if (key == "choices") {
      spec.choices = decode(json, pool);
    } else if (key == "required") {
      spec.required = decode(json, pool);
    } else if (key == "help") {
      spec.help = decode(json, pool);
    } else if (key == "metavar") {
      spec.metavar = decode(json, pool);
    } else if (key == "version") {
      spec.version = decode(json, pool);
    }
  }
  return spec;
}

argparse::ParserInit read_init(const Json& kw, Pool& pool, text::Dialect dialect, std::uint32_t columns,
                               BuildError& error) {
  argparse::ParserInit init;
  init.dialect = dialect;
  init.columns = columns;
  for (const auto& [key, json] : kw.items()) {
    if (key == "prog") {
      init.prog = decode(json, pool);
    } else if (key == "usage") {
      init.usage = decode(json, pool);
    } else if (key == "description") {
      init.description = decode(json, pool);
    } else if (key == "epilog") {
      init.epilog = decode(json, pool);
    } else if (key == "parents") {
      for (const Json& parent : json) {
        Built built = build(parent, dialect, columns);
        if (built.failed) {  // parents are made before the call is
          error = built.error;
          return init;
        }
        init.parents.push_back(std::move(built.root));
      }
    } else if (key == "formatter_class") {
      init.formatter_class = read_formatter(json);
    } else if (key == "prefix_chars") {
      init.prefix_chars = pool.copy(to_text(json));
    } else if (key == "fromfile_prefix_chars") {
      if (!json.is_null()) init.fromfile_prefix_chars = pool.copy(to_text(json));
    } else if (key == "argument_default") {
      init.argument_default = decode(json, pool);
    } else if (key == "conflict_handler") {
      init.conflict_handler = pool.copy(to_text(json));
    } else if (key == "add_help") {
      init.add_help = decode(json, pool).truth();
    } else if (key == "allow_abbrev") {
      init.allow_abbrev = decode(json, pool).truth();
    } else if (key == "exit_on_error") {
      init.exit_on_error = decode(json, pool).truth();
    } else {
      refuse(error, "ArgumentParser.__init__", key);
    }
  }
  return init;
}

argparse::GroupSpec read_group(const Json& kw, Pool& pool, BuildError& error) {
  argparse::GroupSpec spec;
  for (const auto& [key, json] : kw.items()) {
    if (key == "title") {
      spec.title = decode(json, pool);
    } else if (key == "description") {
      spec.description = decode(json, pool);
    } else if (key == "prefix_chars") {
      spec.prefix_chars = pool.copy(to_text(json));
    } else if (key == "conflict_handler") {
      spec.conflict_handler = pool.copy(to_text(json));
    } else if (key == "argument_default") {
      spec.argument_default = decode(json, pool);
    } else {
      refuse(error, "_ActionsContainer.__init__", key);
    }
  }
  return spec;
}

argparse::SubparsersSpec read_subparsers(const Json& kw, Pool& pool, BuildError& error) {
  argparse::SubparsersSpec spec;
  for (const auto& [key, json] : kw.items()) {
    if (key == "title") {
      spec.title = decode(json, pool);
    } else if (key == "description") {
      spec.description = decode(json, pool);
    } else if (key == "prog") {
      spec.prog = decode(json, pool);
    } else if (key == "dest") {
      spec.dest = decode(json, pool);
    } else if (key == "required") {
      spec.required = decode(json, pool);
    } else if (key == "help") {
      spec.help = decode(json, pool);
    } else if (key == "metavar") {
      spec.metavar = decode(json, pool);
    } else if (key != "parser_class" && key != "action") {
      refuse(error, "_SubParsersAction.__init__", key);
    }
  }
  return spec;
}

std::vector<argparse::DefaultEntry> read_defaults(const Json& kw, Pool& pool) {
  std::vector<argparse::DefaultEntry> defaults;
  for (const auto& [key, json] : kw.items()) {
    defaults.push_back({pool.copy(to_text(Json(key))), decode(json, pool)});
  }
  return defaults;
}

}  // namespace flaglane::replay

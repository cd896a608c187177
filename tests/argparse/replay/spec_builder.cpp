#include "spec_builder.h"

#include "value_codec.h"

namespace flaglane::replay {
namespace {

using argparse::BuildError;

class Builder {
 public:
  Builder(Built& built, text::Dialect dialect, std::uint32_t columns)
      : built_(built), dialect_(dialect), columns_(columns) {}

  void run(const Json& spec) {
    built_.root = std::make_unique<argparse::ArgumentParser>();
    Json kw = spec.at("init");
    if (kw.contains("prog") && kw["prog"].is_null()) kw["prog"] = "prog.py";  // basename(sys.argv[0])
    BuildError error;
    argparse::ParserInit init = read_init(kw, built_.root->pool(), dialect_, columns_, error);
    if (failed(error)) return;
    if (auto ready = built_.root->init(std::move(init)); !ready) return fail(ready.error());
    built_.objects.push_back({built_.root.get(), built_.root.get(), nullptr, nullptr});
    for (const Json& op : spec.at("ops")) {
      call(op);
      if (built_.failed) return;
    }
  }

 private:
  bool failed(const BuildError& error) {
    if (!error.type.empty()) fail(error);
    return built_.failed;
  }
  void fail(const BuildError& error) {
    built_.failed = true;
    built_.error = error;
  }

  void call(const Json& op) {
    const Object on = built_.objects.at(op.at("on").get<std::size_t>());
    const std::string name = op.at("op");
    argparse::Pool& pool = built_.root->pool();
    BuildError error;
    if (name == "setattr") return set_attribute(on, op.at("name"), op.at("value"));
    const Json& kw = op.at("kw");
    if (name == "add_argument") {
      auto made = on.container->add_argument(read_argument(op.at("flags"), kw, pool));
      if (!made) return fail(made.error());
      built_.objects.push_back({nullptr, nullptr, made.value(), nullptr});
    } else if (name == "add_argument_group") {
      const argparse::GroupSpec spec = read_group(kw, pool, error);
      if (failed(error)) return;
      auto made = on.container->add_argument_group(spec);
      if (!made) return fail(made.error());
      built_.objects.push_back({made.value(), nullptr, nullptr, nullptr});
    } else if (name == "add_mutually_exclusive_group") {
      bool required = false;
      for (const auto& [key, json] : kw.items()) {
        if (key != "required") {
          return fail({"TypeError",
                       "_MutuallyExclusiveGroup.__init__() got an unexpected keyword argument '" + key + "'",
                       {},
                       {}});
        }
        required = decode(json, pool).truth();
      }
      auto made = on.container->add_mutually_exclusive_group(required);
      if (!made) return fail(made.error());
      built_.objects.push_back({made.value(), nullptr, nullptr, nullptr});
    } else if (name == "add_subparsers") {
      // An unknown keyword only matters once the usage is made, so what the call itself says goes first.
      auto made = on.parser->add_subparsers(read_subparsers(kw, pool, error));
      if (!made) return fail(made.error());
      if (failed(error)) return;
      built_.objects.push_back({nullptr, nullptr, made.value(), made.value()});
    } else if (name == "add_parser") {
      add_parser(on, op);
    } else if (name == "set_defaults") {
      on.container->set_defaults(read_defaults(kw, pool));
    } else {
      throw Unsupported{"op " + name};
    }
  }

  void add_parser(const Object& on, const Json& op) {
    argparse::Pool& pool = built_.root->pool();
    argparse::SubparserSpec spec;
    spec.name = pool.copy(to_text(op.at("name")));
    Json kw = op.at("kw");
    if (kw.contains("help")) spec.help = decode(kw["help"], pool);
    if (kw.contains("aliases")) {
      for (const Json& alias : kw["aliases"]) spec.aliases.push_back(pool.copy(to_text(alias)));
    }
    kw.erase("help");
    kw.erase("aliases");
    BuildError error;
    spec.init = read_init(kw, pool, dialect_, columns_, error);
    if (failed(error)) return;
    auto made = on.subparsers->add_parser(std::move(spec));
    if (!made) return fail(made.error());
    built_.objects.push_back({made.value(), made.value(), nullptr, nullptr});
  }

  void set_attribute(const Object& on, const std::string& name, const Json& json) {
    argparse::Pool& pool = built_.root->pool();
    Json kw;
    kw[name] = json;
    BuildError ignored;
    if (on.action != nullptr) {
      set_on_action(*on.action, name, kw);
    } else if (on.parser != nullptr) {
      set_on_parser(*on.parser, name, read_init(kw, pool, dialect_, columns_, ignored));
    } else {
      set_on_group(static_cast<argparse::ArgumentGroup&>(*on.container), name, json);
    }
    for (const Object& object : built_.objects) {
      if (object.parser != nullptr) object.parser->invalidate();
    }
  }

  void set_on_action(argparse::Action& action, const std::string& name, const Json& kw) {
    const argparse::ArgumentSpec spec = read_argument(Json::array(), kw, built_.root->pool());
    if (name == "nargs") {
      action.set_nargs(*spec.nargs);
    } else if (name == "required") {
      action.set_required(*spec.required);
    } else if (name == "const") {
      action.const_value = *spec.const_value;
    } else if (name == "default") {
      action.default_value = *spec.default_value;
    } else if (name == "type") {
      action.type = *spec.type;
    } else if (name == "choices") {
      action.choices = *spec.choices;
    } else if (name == "help") {
      action.help = *spec.help;
    } else if (name == "metavar") {
      action.metavar = *spec.metavar;
    } else if (name == "dest") {
      action.dest = *spec.dest;
    } else if (name == "version") {
      action.version = *spec.version;
    } else {
      throw Unsupported{"setattr " + name};
    }
  }

  void set_on_parser(argparse::ArgumentParser& parser, const std::string& name, argparse::ParserInit init) {
    if (name == "prog") {
      parser.prog = *init.prog;
    } else if (name == "usage") {
      parser.usage = init.usage;
    } else if (name == "description") {
      parser.description = init.description;
    } else if (name == "epilog") {
      parser.epilog = init.epilog;
    } else if (name == "formatter_class") {
      parser.formatter_class = init.formatter_class;
    } else if (name == "prefix_chars") {
      parser.prefix_chars = std::string(init.prefix_chars);
    } else if (name == "fromfile_prefix_chars") {
      parser.has_fromfile = init.fromfile_prefix_chars.has_value();
      parser.fromfile_prefix_chars = std::string(init.fromfile_prefix_chars.value_or(""));
    } else if (name == "argument_default") {
      parser.argument_default = init.argument_default;
    } else if (name == "conflict_handler") {
      parser.conflict_handler = std::string(init.conflict_handler);
    } else if (name == "allow_abbrev") {
      parser.allow_abbrev = init.allow_abbrev;
    } else if (name == "exit_on_error") {
      parser.exit_on_error = init.exit_on_error;
    } else if (name != "add_help") {  // only read by __init__
      throw Unsupported{"setattr " + name};
    }
  }

  void set_on_group(argparse::ArgumentGroup& group, const std::string& name, const Json& json) {
    argparse::Pool& pool = built_.root->pool();
    if (name == "required") {
      // An argument group gets an attribute that nobody reads.
      if (auto* mutex = dynamic_cast<argparse::MutuallyExclusiveGroup*>(&group)) {
        mutex->required = decode(json, pool).truth();
      }
    } else if (name == "title") {
      group.title = decode(json, pool);
    } else if (name == "description") {
      group.description = decode(json, pool);
    } else if (name == "prefix_chars") {
      group.prefix_chars = to_text(json);
    } else if (name == "conflict_handler") {
      group.conflict_handler = to_text(json);
    } else if (name == "argument_default") {
      group.argument_default = decode(json, pool);
    } else {
      throw Unsupported{"setattr " + name};
    }
  }

  Built& built_;
  text::Dialect dialect_;
  std::uint32_t columns_;
};

}  // namespace

Built build(const Json& spec, text::Dialect dialect, std::uint32_t columns) {
  Built built;
  Builder(built, dialect, columns).run(spec);
  return built;
}

}  // namespace flaglane::replay

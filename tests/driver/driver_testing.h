#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "driver/intercepting_argument_parser.h"

// Short words for building small drivers and asking them.
namespace flaglane::driver::testing {

using argparse::Value;

/// An add_argument call, keyword by keyword.
struct Flag : ArgumentCall {
  Flag(std::initializer_list<std::string_view> flags) { spec.flags = flags; }
  Flag&& with_kind(ArgKind value) && { return kind = value, std::move(*this); }
  Flag&& with_job(std::string_view value) && { return job = value, std::move(*this); }
  Flag&& action(std::string_view value) && { return spec.action = value, std::move(*this); }
  Flag&& help(std::string_view value) && { return spec.help = Value::str(value), std::move(*this); }
  Flag&& help(Value value) && { return spec.help = value, std::move(*this); }
  Flag&& dest(std::string_view value) && { return spec.dest = Value::str(value), std::move(*this); }
  Flag&& nargs(std::string_view value) && { return spec.nargs = Value::str(value), std::move(*this); }
  Flag&& nargs(std::int64_t value) && { return spec.nargs = Value::integer(value), std::move(*this); }
  Flag&& by_default(Value value) && { return spec.default_value = value, std::move(*this); }
  Flag&& constant(Value value) && { return spec.const_value = value, std::move(*this); }
  Flag&& type(const argparse::Type& value) && { return spec.type = &value, std::move(*this); }
  Flag&& choices(Value value) && { return spec.choices = value, std::move(*this); }
  Flag&& required() && { return spec.required = Value::boolean(true), std::move(*this); }
  Flag&& replaced_by(std::string_view value) && { return replacement = value, std::move(*this); }
  Flag&& set(std::string_view dest, Value value) && {
    return sets.push_back({dest, value}), std::move(*this);
  }
};

/// A driver named neuronx-cc, and its last parse.
class Driver {
 public:
  explicit Driver(argparse::ParserInit init = {}) {
    if (!init.prog) init.prog = Value::str("neuronx-cc");
    EXPECT_TRUE(parser.init(std::move(init)).ok());
  }

  /// Works for the parser, its groups and its subcommands.
  template <typename Target>
  argparse::Action& add(Target& target, const ArgumentCall& call) {
    auto added = target.add_argument(call);
    EXPECT_TRUE(added.ok()) << added.error().type << ": " << added.error().message;
    return *added.value();
  }
  argparse::Action& add(const ArgumentCall& call) { return add(parser, call); }
  argparse::Action& add(std::initializer_list<std::string_view> flags) { return add(parser, Flag(flags)); }

  template <typename Target>
  AddArgumentCallInterceptor& group(Target& target, std::string_view title) {
    GroupCall call;
    call.spec.title = Value::str(title);
    return *target.add_argument_group(call).value();
  }

  InterceptingArgumentParser& command(std::string_view name) {
    if (parser.subparsers() == nullptr) {
      argparse::SubparsersSpec spec;
      spec.dest = Value::str("command");
      EXPECT_TRUE(parser.add_subparsers(spec).ok());
    }
    argparse::SubparserSpec spec;
    spec.name = name;
    return *parser.add_parser(std::move(spec)).value();
  }

  argparse::Outcome& parse(std::initializer_list<std::string_view> argv) {
    const std::vector<std::string_view> words(argv);
    parser.parse_args(words, {}, outcome);
    return outcome;
  }
  argparse::Outcome& parse_known(std::initializer_list<std::string_view> argv) {
    const std::vector<std::string_view> words(argv);
    parser.parse_known_args(words, {}, outcome);
    return outcome;
  }

  /// repr of an attribute of the last parse; "absent" when there is none.
  std::string value(std::string_view dest) const {
    const Value* found = outcome.ns.find(dest);
    return found != nullptr ? argparse::repr(*found, parser.dialect()) : "absent";
  }

  std::string help() { return parser.print_help(80).value(); }
  std::string hidden() { return parser.print_help_hidden(80).value(); }
  /// --help-hidden without the usage and the blank line.
  std::string hidden_rows() {
    const std::string text = hidden();
    return text.substr(text.find("\n\n") + 2);
  }
  std::string list() { return parser.print_help_hidden_list().value(); }

  const ArgumentRecord& last_record(std::string_view context = "") const {
    return parser.registry().get_args_for_context(context).back();
  }

  InterceptingArgumentParser parser;
  argparse::Outcome outcome;
};

inline std::string joined(const std::vector<std::string_view>& words) {
  std::string out;
  for (std::string_view word : words) out += (out.empty() ? "" : " ") + std::string(word);
  return out;
}

}  // namespace flaglane::driver::testing

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "argparse/parser.h"
#include "argparse/subparsers_action.h"
#include "json_lines.h"

// Parsers from the specs of argparse-conformance/1: {"init": keywords, "ops": calls}.
namespace flaglane::replay {

/// What a call made; ops refer to it by its number. One of the pointers is set (a subparsers action has two).
struct Object {
  argparse::ArgumentContainer* container = nullptr;  // a parser or group
  argparse::ArgumentParser* parser = nullptr;        // when it is a parser
  argparse::Action* action = nullptr;
  argparse::SubparsersAction* subparsers = nullptr;
};

struct Built {
  std::unique_ptr<argparse::ArgumentParser> root;
  std::vector<Object> objects;  // 0 is the root
  bool failed = false;
  argparse::BuildError error;
};

/// Makes the calls until one fails. `columns` is COLUMNS meanwhile.
Built build(const Json& spec, text::Dialect dialect, std::uint32_t columns);

/// Pieces for tools whose specs say more:

/// "3.10", "3.11", "3.12"
text::Dialect read_dialect(const std::string& name);
/// add_argument's flags and standard keywords. The texts live in `pool`. Keywords it does not know go into
/// `order` only.
argparse::ArgumentSpec read_argument(const Json& flags, const Json& kw, argparse::Pool& pool);
/// ArgumentParser's keywords; `error` gets the TypeError of an unknown one.
argparse::ParserInit read_init(const Json& kw, argparse::Pool& pool, text::Dialect dialect,
                               std::uint32_t columns, argparse::BuildError& error);
argparse::GroupSpec read_group(const Json& kw, argparse::Pool& pool, argparse::BuildError& error);
argparse::SubparsersSpec read_subparsers(const Json& kw, argparse::Pool& pool, argparse::BuildError& error);
std::vector<argparse::DefaultEntry> read_defaults(const Json& kw, argparse::Pool& pool);

}  // namespace flaglane::replay

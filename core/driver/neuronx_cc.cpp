#include "driver/neuronx_cc.h"

#include <utility>

#include "driver/flags/tables.h"
#include "driver/row_call.h"

namespace flaglane::driver {
namespace {

using argparse::Action;
using argparse::BuildResult;
using argparse::Value;

InterceptingArgumentParser* add_command(InterceptingArgumentParser& root, std::string_view name,
                                        std::string_view help) {
  argparse::SubparserSpec spec;
  spec.name = name;
  spec.help = Value::str(help);
  return root.add_parser(std::move(spec)).value();
}

}  // namespace

NeuronxCc::NeuronxCc(text::Dialect dialect) : NeuronxCc(dialect, flags::all()) {}

NeuronxCc::NeuronxCc(text::Dialect dialect, std::span<const std::span<const FlagRow>> tables) {
  // The parsers themselves cannot be refused: fixed names on empty parsers.
  argparse::ParserInit init;
  init.dialect = dialect;
  init.prog = Value::str("neuronx-cc");
  static_cast<void>(root_.init(std::move(init)));
  argparse::SubparsersSpec commands;
  commands.dest = Value::str("subcommand");
  static_cast<void>(root_.add_subparsers(commands));
  compile_ = add_command(root_, "compile", "Compile a model into a NEFF");
  list_operators_ = add_command(root_, "list-operators", "List the operators that the compiler supports");

  for (const auto& table : tables) {
    for (const FlagRow& row : table) {
      if (row.action == RowAction::kHelp) continue;  // add_help has registered -h and --help
      const bool every = row.command == Command::kEvery;
      if (every || row.command == Command::kTop) add(root_, row);
      if (every || row.command == Command::kCompile) add(*compile_, row);
      if (every || row.command == Command::kListOperators) add(*list_operators_, row);
    }
  }
}

void NeuronxCc::add(InterceptingArgumentParser& parser, const FlagRow& row) {
  const ArgumentCall call = to_call(row, parser.pool(), parser.dialect());
  BuildResult<Action*> added =
      row.group.empty() ? parser.add_argument(call) : section(parser, row.group)->add_argument(call);
  if (added.ok()) {
    added.value()->made_from = &row;
  } else {
    refusals_.push_back({&row, added.error()});
  }
}

AddArgumentCallInterceptor* NeuronxCc::section(InterceptingArgumentParser& parser, std::string_view title) {
  for (const Section& known : sections_) {
    if (known.parser == &parser && known.title == title) return known.group;
  }
  GroupCall call;
  call.spec.title = Value::str(title);
  sections_.push_back({&parser, title, parser.add_argument_group(call).value()});
  return sections_.back().group;
}

InterceptingArgumentParser* NeuronxCc::find(std::string_view command) {
  if (command.empty()) return &root_;
  if (command == "compile") return compile_;
  return command == "list-operators" ? list_operators_ : nullptr;
}

const FlagRow* NeuronxCc::row_of(const Action* action) const {
  return static_cast<const FlagRow*>(action->made_from);
}

}  // namespace flaglane::driver

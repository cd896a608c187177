#include "backend/penguin.h"

#include <utility>

#include "backend/cl_opt.h"
#include "backend/flags/tables.h"
#include "text/python_float.h"
#include "text/python_int.h"

namespace flaglane::backend {
namespace {

using argparse::Action;
using argparse::BuildResult;
using argparse::Value;

Value default_of(const RowDefault& given, argparse::Pool& pool, text::Dialect dialect) {
  switch (given.kind) {
    case DefaultKind::kTrue:
      return Value::boolean(true);
    case DefaultKind::kFalse:
      return Value::boolean(false);
    case DefaultKind::kText:
      return Value::str(given.text);
    case DefaultKind::kInt: {
      const text::PythonInt number = text::int_from_decimal(given.text);
      return number.is_big() ? pool.big_integer(number.big) : Value::integer(number.small);
    }
    case DefaultKind::kFloat: {
      const auto number = text::parse_float(given.text, dialect);
      return Value::real(number.ok() ? number.value() : 0.0);
    }
    case DefaultKind::kNone:
      break;
  }
  return Value::none();
}

BuildResult<CLOption*> add_option(CommandLineParser& parser, const FlagRow& row, const Value& default_value,
                                  std::optional<Value> help) {
  const std::string flag = "--" + std::string(row.name);
  argparse::ArgumentSpec spec;
  spec.flags = {flag};
  spec.action = row.action;
  if (row.default_value.kind != DefaultKind::kNone) spec.default_value = default_value;
  spec.help = help;
  if (!row.nargs.empty()) {
    const bool number = row.nargs.find_first_not_of("0123456789") == std::string_view::npos;
    spec.nargs = number ? Value::integer(text::int_from_decimal(row.nargs).small) : Value::str(row.nargs);
  }
  if (!row.choices.empty()) {
    std::vector<Value> choices;
    for (std::string_view choice : row.choices) choices.push_back(Value::str(choice));
    spec.choices = parser.cl_parser().pool().list(std::move(choices));
  }
  return parser.addOption(spec);
}

}  // namespace

Penguin::Penguin(text::Dialect dialect) : Penguin(dialect, flags::all()) {}

Penguin::Penguin(text::Dialect dialect, std::span<const std::span<const FlagRow>> tables)
    : parser_("penguin", dialect) {
  for (const auto& table : tables) {
    for (const FlagRow& row : table) {
      BuildResult<CLOption*> added = add(row, dialect);
      if (added.ok()) {
        options_.push_back({&row, added.value()});
        note_actions(row);
      } else {
        refusals_.push_back({&row, added.error()});
      }
    }
  }
}

BuildResult<CLOption*> Penguin::add(const FlagRow& row, text::Dialect dialect) {
  const Value default_value = default_of(row.default_value, parser_.cl_parser().pool(), dialect);
  std::optional<Value> help;
  if (!row.facts.summary.empty()) help = Value::str(row.facts.summary);
  switch (row.call) {
    case Call::kClOptString:
      return clOptString(parser_, row.name, default_value, help);
    case Call::kClOptInteger:
      return clOptInteger(parser_, row.name, default_value, help);
    case Call::kClOptFloat:
      return clOptFloat(parser_, row.name, default_value, help);
    case Call::kClOptBool:
      return clOptBool(parser_, row.name, default_value, help);
    case Call::kAddBoolOption:
      return parser_.addBoolOption(row.name, default_value, row.trim_prefix, help);
    case Call::kAddOption:
      break;
  }
  return add_option(parser_, row, default_value, help);
}

// A call registers one or two actions, at the end of the parser's list.
void Penguin::note_actions(const FlagRow& row) {
  const std::vector<Action*>& actions = parser_.cl_parser().actions();
  for (std::size_t i = actions.size(); i > 0 && row_of(actions[i - 1]) == nullptr; --i) {
    if (actions[i - 1]->default_value.is_suppress()) break;  // -h
    actions[i - 1]->made_from = &row;
  }
}

const FlagRow* Penguin::row_of(const Action* action) const {
  return static_cast<const FlagRow*>(action->made_from);
}

const CLOption* Penguin::option_of(const FlagRow& row) const {
  for (const Option& known : options_) {
    if (known.row == &row) return known.option;
  }
  return nullptr;
}

}  // namespace flaglane::backend

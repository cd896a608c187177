#include "driver/row_call.h"

#include <utility>
#include <vector>

#include "driver/actions/str2bool.h"
#include "text/python_float.h"
#include "text/python_int.h"

namespace flaglane::driver {
namespace {

using argparse::Value;

std::string_view action_name(RowAction action) {
  switch (action) {
    case RowAction::kStore:
      return {};
    case RowAction::kStoreTrue:
      return "store_true";
    case RowAction::kStoreFalse:
      return "store_false";
    case RowAction::kStoreConst:
      return "store_const";
    case RowAction::kAppend:
      return "append";
    case RowAction::kCount:
      return "count";
    case RowAction::kVersion:
      return "version";
    case RowAction::kHelp:
      return "help";
    case RowAction::kNoable:
      return "noable";
    case RowAction::kEnableDisable:
      return "enable_disable";
    case RowAction::kDeprecated:
      return "deprecated";
    case RowAction::kDeprecatedStoreTrue:
      return "deprecated_store_true";
    case RowAction::kExtend:
      return "extend";
    case RowAction::kRecordUsed:
      return "record_used";
    case RowAction::kSetArguments:
      return "set_arguments";
    case RowAction::kHelpHidden:
      return "help_hidden";
    case RowAction::kHelpHiddenList:
      return "help_hidden_list";
  }
  return {};
}

const argparse::Type* type_of(RowType type) {
  switch (type) {
    case RowType::kInt:
      return &argparse::kTypeInt;
    case RowType::kFloat:
      return &argparse::kTypeFloat;
    case RowType::kStr2Bool:
      return kStr2Bool;
    case RowType::kNone:
      break;
  }
  return nullptr;
}

Value int_value(std::string_view digits, argparse::Pool& pool) {
  const text::PythonInt number = text::int_from_decimal(digits);
  return number.is_big() ? pool.big_integer(number.big) : Value::integer(number.small);
}

Value float_value(std::string_view text, text::Dialect dialect) {
  const auto number = text::parse_float(text, dialect);
  return Value::real(number.ok() ? number.value() : 0.0);
}

Value default_of(const RowDefault& given, argparse::Pool& pool, text::Dialect dialect) {
  switch (given.kind) {
    case RowDefaultKind::kTrue:
      return Value::boolean(true);
    case RowDefaultKind::kFalse:
      return Value::boolean(false);
    case RowDefaultKind::kText:
      return Value::str(given.text);
    case RowDefaultKind::kInt:
      return int_value(given.text, pool);
    case RowDefaultKind::kFloat:
      return float_value(given.text, dialect);
    case RowDefaultKind::kNone:
    case RowDefaultKind::kAbsent:
      break;
  }
  return Value::none();
}

Value choices_of(const FlagRow& row, argparse::Pool& pool, text::Dialect dialect) {
  std::vector<Value> values;
  for (std::string_view choice : row.choices) {
    if (row.type == RowType::kInt) {
      values.push_back(int_value(choice, pool));
    } else if (row.type == RowType::kFloat) {
      values.push_back(float_value(choice, dialect));
    } else {
      values.push_back(Value::str(choice));
    }
  }
  return pool.list(std::move(values));
}

Value nargs_of(std::string_view nargs) {
  const bool number = nargs.find_first_not_of("0123456789") == std::string_view::npos;
  return number ? Value::integer(text::int_from_decimal(nargs).small) : Value::str(nargs);
}

}  // namespace

ArgumentCall to_call(const FlagRow& row, argparse::Pool& pool, text::Dialect dialect) {
  ArgumentCall call;
  call.kind = row.kind;
  if (!row.job.empty()) call.job = row.job;
  if (!row.replacement_dest.empty()) call.replacement = row.replacement_dest;
  if (const std::size_t equals = row.sets.find('='); equals != std::string_view::npos) {
    call.sets.push_back({row.sets.substr(0, equals), Value::str(row.sets.substr(equals + 1))});
  }
  argparse::ArgumentSpec& spec = call.spec;
  spec.flags.assign(row.flags.begin(), row.flags.end());
  spec.action = action_name(row.action);
  if (!row.dest.empty()) spec.dest = Value::str(row.dest);
  if (!row.nargs.empty()) spec.nargs = nargs_of(row.nargs);
  if (row.type != RowType::kNone) spec.type = type_of(row.type);
  if (row.default_value.kind != RowDefaultKind::kAbsent) {
    spec.default_value = default_of(row.default_value, pool, dialect);
  }
  if (!row.choices.empty()) spec.choices = choices_of(row, pool, dialect);
  if (!row.metavar.empty()) spec.metavar = Value::str(row.metavar);
  if (row.required) spec.required = Value::boolean(true);
  if (!row.version.empty()) spec.version = Value::str(row.version);
  if (!row.silent && !row.facts.summary.empty()) spec.help = Value::str(row.facts.summary);
  return call;
}

}  // namespace flaglane::driver

#include "argparse/help_params.h"

#include <utility>

#include "argparse/formatter.h"
#include "argparse/iterate.h"
#include "text/python_repr.h"

namespace flaglane::argparse {
namespace {

text::FormatValue to_format(const Value& value, text::Dialect dialect) {
  text::FormatValue made;
  made.str = str(value, dialect);
  made.repr = repr(value, dialect);
  made.type_name = std::string(type_name(value));
  switch (value.kind()) {
    case ValueKind::kStr:
    case ValueKind::kSuppress:
      made.kind = text::FormatValue::Kind::string;
      break;
    case ValueKind::kBool:
    case ValueKind::kInt:
      made.kind = text::FormatValue::Kind::integer;
      made.integer = {value.as_int(), {}};
      break;
    case ValueKind::kBigInt:
      made.kind = text::FormatValue::Kind::integer;
      made.integer = {0, std::string(value.text())};
      break;
    case ValueKind::kFloat:
      made.kind = text::FormatValue::Kind::real;
      made.real = value.as_real();
      break;
    case ValueKind::kType:  // anything with a __name__ is shown by it
      return to_format(Value::str(value.text()), dialect);
    default:
      break;
  }
  return made;
}

text::FormatValue text_value(std::string_view text, text::Dialect dialect) {
  return to_format(Value::str(text), dialect);
}

text::FormatValue dict_value(std::string repr) {
  text::FormatValue made;
  made.str = repr;
  made.repr = std::move(repr);
  made.type_name = "dict";
  return made;
}

std::optional<text::FormatValue> unless_suppressed(const Value& value, text::Dialect dialect) {
  if (value.is_suppress()) return std::nullopt;
  return to_format(value, dialect);
}

std::string join_choices(const Value& choices, text::Dialect dialect) {
  std::string joined;
  bool first = true;
  for (const Value& choice : iterate(choices)) {
    if (!first) joined += ", ";
    first = false;
    joined += str(choice, dialect);
  }
  return joined;
}

}  // namespace

std::optional<text::FormatValue> HelpParams::lookup(std::string_view key) const {
  if (key == "prog") return text_value(prog_, dialect_);
  if (key == "option_strings") {
    Sequence strings;
    for (const std::string_view option : action_.option_strings) strings.items.push_back(Value::str(option));
    return to_format(Value::list(&strings), dialect_);
  }
  if (key == "dest") return unless_suppressed(action_.dest, dialect_);
  if (key == "nargs") return unless_suppressed(action_.nargs_value, dialect_);
  if (key == "const") return unless_suppressed(action_.const_value, dialect_);
  if (key == "default") return unless_suppressed(action_.default_value, dialect_);
  if (key == "required") return unless_suppressed(action_.required_value, dialect_);
  if (key == "help") return unless_suppressed(action_.help, dialect_);
  if (key == "metavar") return unless_suppressed(action_.metavar, dialect_);
  if (key == "version" && !action_.version.is_none()) return unless_suppressed(action_.version, dialect_);
  if (key == "type") {
    if (action_.type == nullptr) return to_format(Value::none(), dialect_);
    return text_value(action_.type->name, dialect_);
  }
  if (key == "choices") {
    if (action_.choices.is_none()) return to_format(Value::none(), dialect_);
    return text_value(join_choices(action_.choices, dialect_), dialect_);
  }
  return std::nullopt;
}

// Only the type matters to a conversion without a key: the dict itself would show memory addresses.
text::FormatValue HelpParams::whole() const { return dict_value("{}"); }

std::optional<text::FormatValue> ProgParams::lookup(std::string_view key) const {
  if (key != "prog") return std::nullopt;
  return text_value(prog_, dialect_);
}

text::FormatValue ProgParams::whole() const {
  return dict_value("{'prog': " + text::repr(prog_, dialect_) + "}");
}

TextResult format_prog(std::string_view text, std::string_view prog, text::Dialect dialect) {
  return text::format(text, ProgParams(prog, dialect), dialect);
}

}  // namespace flaglane::argparse

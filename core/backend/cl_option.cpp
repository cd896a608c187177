#include "backend/cl_option.h"

#include <string>
#include <utility>

#include "text/python_float.h"
#include "text/python_int.h"

namespace flaglane::backend {
namespace {

using argparse::Value;
using argparse::ValueKind;
using text::PythonError;

Value to_value(const text::PythonInt& number, argparse::Pool& pool) {
  return number.is_big() ? pool.big_integer(number.big) : Value::new_integer(number.small);
}

text::PythonInt to_python_int(const Value& value) {
  if (value.kind() == ValueKind::kBigInt) return text::int_from_decimal(value.text());
  return {value.as_int(), {}};
}

PythonError wrong_type(std::string_view expected, const Value& value) {
  return {"TypeError", std::string(expected) + ", not '" + std::string(argparse::type_name(value)) + "'"};
}

ValueResult to_integer(const Value& value, argparse::Pool& pool, text::Dialect dialect) {
  switch (value.kind()) {
    case ValueKind::kStr:
    case ValueKind::kSuppress: {
      auto number = text::parse_int(value.text(), dialect);
      if (!number.ok()) return number.error();
      return to_value(number.value(), pool);
    }
    case ValueKind::kFloat: {
      auto number = text::float_to_int(value.as_real());
      if (!number.ok()) return number.error();
      return to_value(number.value(), pool);
    }
    case ValueKind::kBool:
      return Value::integer(value.as_int());
    case ValueKind::kInt:
    case ValueKind::kBigInt:
      return value;
    default:
      return wrong_type("int() argument must be a string, a bytes-like object or a real number", value);
  }
}

ValueResult to_float(const Value& value, text::Dialect dialect) {
  switch (value.kind()) {
    case ValueKind::kStr:
    case ValueKind::kSuppress: {
      auto number = text::parse_float(value.text(), dialect);
      if (!number.ok()) return number.error();
      return Value::new_real(number.value());
    }
    case ValueKind::kBool:
    case ValueKind::kInt:
    case ValueKind::kBigInt: {
      auto number = text::int_to_float(to_python_int(value));
      if (!number.ok()) return number.error();
      return Value::new_real(number.value());
    }
    case ValueKind::kFloat:
      return value;
    default:
      return wrong_type("float() argument must be a string or a real number", value);
  }
}

bool same_dest(const argparse::Action& a, const argparse::Action& b) { return a.dest.equals(b.dest); }

}  // namespace

ValueResult coerce(const Value& value, Coercion coercion, argparse::Pool& pool, text::Dialect dialect) {
  switch (coercion) {
    case Coercion::kString:
      return value.is_str() ? value : pool.str(argparse::str(value, dialect));
    case Coercion::kInteger:
      return to_integer(value, pool, dialect);
    case Coercion::kFloat:
      return to_float(value, dialect);
    case Coercion::kNone:
      break;
  }
  return value;
}

bool CLOption::seen(const argparse::Outcome& parsed) const {
  for (const argparse::Use& use : parsed.uses) {
    if (same_dest(*use.action, *action_)) return true;
  }
  return false;
}

ValueResult CLOption::value(argparse::Outcome* parsed, text::Dialect dialect) const {
  if (parsed == nullptr || !seen(*parsed)) return default_value_;
  const Value* held = parsed->ns.find(action_->dest.text());
  return coerce(held != nullptr ? *held : Value::none(), coercion_, parsed->pool, dialect);
}

}  // namespace flaglane::backend

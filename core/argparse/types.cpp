#include "argparse/types.h"

#include <cstdint>

#include "text/python_float.h"
#include "text/python_int.h"
#include "text/python_lower.h"

namespace flaglane::argparse {
namespace {

Conversion ok(Value value) { return {Conversion::Status::kOk, value, {}}; }
Conversion value_error() { return {Conversion::Status::kValueError, {}, {}}; }

// Nothing but a few ASCII digits, as nearly all numbers are: the same answer without text::parse_int's care.
bool is_plain_number(std::string_view text) {
  constexpr std::size_t kSafeDigits = 18;  // below 2^63
  if (text.empty() || text.size() > kSafeDigits) return false;
  for (const char c : text) {
    if (c < '0' || c > '9') return false;
  }
  return true;
}

Conversion convert_int(std::string_view text, Value, Pool& pool, text::Dialect dialect) {
  if (is_plain_number(text)) {
    std::int64_t value = 0;
    for (const char c : text) value = value * 10 + (c - '0');
    return ok(Value::new_integer(value));
  }
  auto parsed = text::parse_int(text, dialect);
  if (!parsed) return value_error();
  if (parsed.value().is_big()) return ok(pool.big_integer(parsed.value().big));
  return ok(Value::new_integer(parsed.value().small));
}

Conversion convert_float(std::string_view text, Value, Pool&, text::Dialect dialect) {
  auto parsed = text::parse_float(text, dialect);
  if (!parsed) return value_error();
  return ok(Value::new_real(parsed.value()));
}

// str(text) is the same object, so a default that comes back is still the default.
Conversion convert_str(std::string_view, Value original, Pool&, text::Dialect) { return ok(original); }

Conversion convert_bool(std::string_view text, Value, Pool&, text::Dialect) {
  return ok(Value::boolean(!text.empty()));
}

Conversion convert_str2bool(std::string_view text, Value, Pool&, text::Dialect) {
  for (std::string_view word : {"true", "t", "yes", "y", "1", "on"}) {
    if (text::lower_equals(text, word)) return ok(Value::boolean(true));
  }
  for (std::string_view word : {"false", "f", "no", "n", "0", "off"}) {
    if (text::lower_equals(text, word)) return ok(Value::boolean(false));
  }
  return {Conversion::Status::kTypeError, {}, "Boolean value expected."};
}

}  // namespace

const Type kTypeInt = {"int", convert_int};
const Type kTypeFloat = {"float", convert_float};
const Type kTypeStr = {"str", convert_str};
const Type kTypeBool = {"bool", convert_bool};
const Type kTypeStr2Bool = {"str2bool", convert_str2bool};

const Type* find_type(std::string_view name) {
  for (const Type* type : {&kTypeInt, &kTypeFloat, &kTypeStr, &kTypeBool, &kTypeStr2Bool}) {
    if (type->name == name) return type;
  }
  return nullptr;
}

}  // namespace flaglane::argparse

#pragma once

#include <string>
#include <string_view>

#include "argparse/pool.h"
#include "argparse/value.h"
#include "text/dialect.h"

namespace flaglane::argparse {

/// What a type= callable answers: a value, or one of the two ways it may fail.
struct Conversion {
  enum class Status : unsigned char {
    kOk,
    kValueError,  // TypeError or ValueError: "invalid <name> value: <repr>"
    kTypeError,   // ArgumentTypeError: `message` as it is
  };
  Status status = Status::kOk;
  Value value;
  std::string_view message = {};  // a literal
};

/// A type= callable. No type at all (None) is a null pointer: the str itself.
struct Type {
  std::string_view name;  // __name__
  Conversion (*convert)(std::string_view text, Value original, Pool& pool, text::Dialect dialect);
};

extern const Type kTypeInt;
extern const Type kTypeFloat;
extern const Type kTypeStr;
extern const Type kTypeBool;  // bool(text): true unless empty
extern const Type
    kTypeStr2Bool;  // true/t/yes/y/1/on, false/f/no/n/0/off, any case; "Boolean value expected."

/// int, float, str, bool, str2bool by name; null for any other.
[[nodiscard]] const Type* find_type(std::string_view name);

}  // namespace flaglane::argparse

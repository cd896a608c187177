#pragma once

#include <cstdint>

#include "argparse/action.h"
#include "argparse/outcome.h"
#include "argparse/value.h"
#include "text/dialect.h"
#include "text/python_error.h"
#include "text/result.h"

namespace flaglane::backend {

/// What CLOption.value makes of the text. kNone: the parsed value as it is.
enum class Coercion : std::uint8_t { kNone, kString, kInteger, kFloat };

using ValueResult = text::Result<argparse::Value, text::PythonError>;

/// CLOption: a registered option and how to read it. Options are parsed as plain strings; the type comes in
/// when the value is read (D20).
class CLOption {
 public:
  CLOption(const argparse::Action& action, const argparse::Value& default_value, Coercion coercion)
      : action_(&action), default_value_(default_value), coercion_(coercion) {}

  /// True when `parsed` took an action of this option's dest, this one or another's (R11).
  [[nodiscard]] bool seen(const argparse::Outcome& parsed) const;

  /// The value after a parse that went well: seen, the dest's value coerced by this option's type; else this
  /// option's own default as it was given. `parsed` null: nothing was parsed yet. What is made lives in
  /// `parsed`. Errors: int()'s and float()'s.
  [[nodiscard]] ValueResult value(argparse::Outcome* parsed, text::Dialect dialect) const;

  [[nodiscard]] const argparse::Action& action() const { return *action_; }
  [[nodiscard]] const argparse::Value& default_value() const { return default_value_; }
  [[nodiscard]] Coercion coercion() const { return coercion_; }

 private:
  const argparse::Action* action_;
  argparse::Value default_value_;
  Coercion coercion_;
};

/// str(value), int(value) or float(value) as Python has them; kNone: the value itself.
/// Errors: ValueError, TypeError and OverflowError in Python's words.
[[nodiscard]] ValueResult coerce(const argparse::Value& value, Coercion coercion, argparse::Pool& pool,
                                 text::Dialect dialect);

}  // namespace flaglane::backend

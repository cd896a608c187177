#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "argparse/action.h"
#include "argparse/outcome.h"

namespace flaglane::argparse {

class Engine;

/// The arguments of Action.__call__ and what it may do to the parse.
class Call {
 public:
  Call(Engine& engine, const Action& action, std::uint32_t slot, const Value& values, std::uint32_t use)
      : engine_(engine), action_(action), slot_(slot), values_(values), use_(use) {}

  [[nodiscard]] ArgumentParser& parser() const;
  [[nodiscard]] const Action& action() const { return action_; }
  /// A value, a list of values, or [] for an option that takes nothing.
  [[nodiscard]] const Value& values() const { return values_; }
  /// The option string as registered (an abbreviation is seen in full); empty for a positional.
  [[nodiscard]] std::string_view option_string() const;
  [[nodiscard]] std::uint32_t use_index() const { return use_; }
  [[nodiscard]] Outcome& outcome() const;
  /// For values that the action makes.
  [[nodiscard]] Pool& pool() const;
  [[nodiscard]] text::Dialect dialect() const;
  [[nodiscard]] std::uint32_t columns() const;

  /// setattr(namespace, self.dest, value)
  void store(const Value& value);
  /// getattr(namespace, self.dest, None); null when the attribute is not there.
  [[nodiscard]] const Value* stored() const;
  /// setattr(namespace, name, value); `name` must outlive the outcome.
  void set(std::string_view name, const Value& value);
  /// getattr(namespace, name); null when the attribute is not there.
  [[nodiscard]] const Value* get(std::string_view name) const;

  /// A line on stderr, with its newline. The parse goes on.
  void write_stderr(std::string text);
  /// parser.exit(status) after printing on stdout.
  void exit(int status, std::string stdout_text);
  /// raise ArgumentError(self, message)
  void argument_error(ErrorCode code, std::string_view message);
  /// raise type(message); `type` is a literal.
  void raise(std::string_view type, std::string message);

  /// The list behind self.dest that may be appended to in place: a copy of what was there (_copy_items), made
  /// once in a parse, already stored. Null when what is there has no such method ("append", "extend");
  /// AttributeError has then been raised.
  Sequence* growing_list(std::string_view method);
  /// The same test without the copy.
  bool can_grow(std::string_view method);

  /// _SubParsersAction.__call__: parses the words after the name with `parser`, over this namespace.
  void parse_subcommand(ArgumentParser& parser);

 private:
  [[nodiscard]] Origin origin() const;

  Engine& engine_;
  const Action& action_;
  std::uint32_t slot_;
  const Value& values_;
  std::uint32_t use_;
};

}  // namespace flaglane::argparse

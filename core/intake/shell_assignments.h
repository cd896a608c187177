#pragma once

#include "intake/shell_statement.h"

namespace flaglane::intake {

/// What a command gives to names: NAME=value, NAME+=value, NAME=(...), --name=value, : ${NAME:=value}.
class ShellAssignments {
 public:
  explicit ShellAssignments(const ShellStatement& statement)
      : script_(statement.script), statement_(statement), context_(statement.context) {}

  void assign_word(const ShellWord& word);
  /// setenv NAME value
  void assign_value(const ShellWord& name, const ShellWord& value);
  /// : "${NAME:=value}"
  void assign_default(const ShellWord& word);
  /// A word with the compiler's variable, or a call of it, somewhere inside: --env=NAME=value, -eNAME=value,
  /// --export=ALL,NAME=value, --env-json='{...}', or a script of its own.
  void read_inside(const ShellWord& word, bool sets);
  /// `--compiler-args "..."`, `--compiler-args="..."`. True when it took the word behind it too.
  [[nodiscard]] bool read_option(const ShellWord& word, const ShellWord* next);

 private:
  void assign_array(const ShellWord& word);
  void fill(Assignment& assignment, const ShellWord& word, std::uint32_t name_at, std::uint32_t value_at);
  [[nodiscard]] Seamed value_of(const ShellWord& word, std::uint32_t value_at) const;
  void note_merged(const ShellWord& word, std::string_view own);

  const Seamed& script_;
  const ShellStatement& statement_;
  Context& context_;
};

}  // namespace flaglane::intake

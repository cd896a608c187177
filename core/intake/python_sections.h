#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "intake/context.h"
#include "intake/python_values.h"

namespace flaglane::intake {

/// What a value is given to.
struct PythonTarget {
  std::string key;          ///< of PythonNames
  std::string name;         ///< as shown
  text::Span at;            ///< the name's place in the code
  std::uint32_t first = 0;  ///< the statement's first token
};

/// Makes sections of the values that names are given, and goes on with them where a value goes on.
class PythonSections {
 public:
  PythonSections(const Seamed& code, const std::vector<Token>& tokens, PythonNames& names, Context& context)
      : code_(code), tokens_(tokens), names_(names), context_(context) {}

  /// The value that a statement up to token `end` gives: remembered, and shown if it holds flags.
  void show(const PythonTarget& target, PythonValue value, std::uint32_t end);
  /// The target's value goes on from one that is not known.
  void inherit(const PythonTarget& target);
  /// Reads the command that the name's string holds, if one waits there for its end.
  void read_command(const std::string& key);
  /// Another branch begins: the names get their values of before the first one back, and what shows those of
  /// this one is done with.
  void next_branch();
  /// What waited for the end of the code.
  void finish();

 private:
  void merge_used(const PythonValue& value, const PythonTarget& target);
  void show_otherwise(const PythonTarget& target, const PythonValue& value, std::uint32_t index);
  void show_command(const PythonTarget& target, PythonValue value, bool goes_on);
  void settle(const std::string& key);
  void fill(Section& section, std::uint32_t index, const PythonTarget& target, const PythonValue& value,
            std::uint32_t end);
  void joint(const PythonValue& value);

  const Seamed& code_;
  const std::vector<Token>& tokens_;
  PythonNames& names_;
  Context& context_;
  std::vector<std::string> commands_;  ///< keys that have had a command in a string
  std::vector<std::string> shown_;     ///< keys that have had a section
};

/// True when the text calls the compiler.
[[nodiscard]] bool names_compiler_call(std::string_view text);

}  // namespace flaglane::intake

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "intake/branched_names.h"
#include "intake/context.h"
#include "intake/python_tokens.h"

namespace flaglane::intake {

/// What an expression is, as far as its literals tell.
struct PythonValue {
  enum class Kind : std::uint8_t { kUnknown, kString, kList };

  Kind kind = Kind::kUnknown;
  bool literal = false;                 ///< some of it is written out here
  Seamed text;                          ///< kString
  std::vector<Word> items;              ///< kList
  WordStyle style = WordStyle::kShlex;  ///< kString: how what gets it splits it
  text::Span at;                        ///< in the code
  std::vector<std::string> used;        ///< variables that became part of it
  bool goes_on = false;                 ///< the target's own earlier value is part of it
  bool inherits = false;                ///< ... and is not known here
  std::uint32_t joint = 0;              ///< kString: length of the known earlier value in front
  std::vector<std::uint32_t>
      glued;  ///< kString: in the pasted text, where a literal's option sticks to the word before
  std::size_t old_items = 0;                ///< kList: how many items the known earlier value had
  std::vector<PythonValue> otherwise = {};  ///< `x if y else z`: z
};

/// In place of a section: the name's string is a command that is still to be read.
inline constexpr std::uint32_t kCommand = kNoSection - 1;

/// Variables of a piece of Python; environment variables are kept as "$NAME".
class PythonNames : public BranchedNames {
 public:
  /// Null if the value is not known.
  [[nodiscard]] PythonValue* find(std::string_view name);
  void set(std::string_view name, PythonValue value);
  /// A section's index for a name; kNoSection if none shows it.
  std::uint32_t& section(std::string_view name) { return entry(name).section; }
  /// To be called before a name is set.
  void remember(std::string_view name);

 private:
  std::vector<PythonValue> values_;
};

/// Evaluates what literals there are in expressions: strings, lists, + and %, join, split, known names.
class PythonExpressions : private FieldValues {
 public:
  PythonExpressions(const Seamed& code, const std::vector<Token>& tokens, PythonNames& names)
      : code_(code), tokens_(tokens), names_(names) {}

  /// The expression that begins at token `index`, which is moved behind it (by one token at least, but for
  /// kEnd). `target`: the name it is given to, whose earlier value it may go on from.
  [[nodiscard]] PythonValue evaluate(std::uint32_t& index, std::string_view target);

  /// The items of a list whose brackets were not pasted.
  [[nodiscard]] PythonValue pieces(std::uint32_t& index) { return list(index, false); }

  void add_item(PythonValue& list, PythonValue item) const;

  /// The dotted name at `index`, "os.environ" or "self.args", moved behind it; empty if there is none.
  [[nodiscard]] std::string dotted(std::uint32_t& index) const;
  [[nodiscard]] bool is_operator(std::uint32_t index, std::string_view text) const;
  [[nodiscard]] bool is_name(std::uint32_t index, std::string_view text) const;
  [[nodiscard]] std::string_view text_of(std::uint32_t index) const {
    return tokens_[index].at.of(code_.text());
  }
  /// A string token's text, holes and all.
  [[nodiscard]] Seamed string_at(std::uint32_t index) { return python_string(code_, tokens_[index], this); }

 private:
  [[nodiscard]] PythonValue sum(std::uint32_t& index);
  [[nodiscard]] PythonValue term(std::uint32_t& index);
  [[nodiscard]] PythonValue strings(std::uint32_t& index);
  [[nodiscard]] PythonValue list(std::uint32_t& index, bool opened = true);
  [[nodiscard]] PythonValue name(std::uint32_t& index);
  [[nodiscard]] PythonValue call(const std::string& function, std::uint32_t begin, std::uint32_t& index);
  [[nodiscard]] PythonValue environment(std::string_view variable, text::Span at, PythonValue fallback);
  void postfix(PythonValue& value, std::uint32_t& index);
  [[nodiscard]] PythonValue joined(const PythonValue& separator, PythonValue items) const;
  void add(PythonValue& left, PythonValue right) const;
  void as_hole(PythonValue& value) const;
  void skip_bracket(std::uint32_t& index) const;
  [[nodiscard]] PythonValue known(std::string_view name, text::Span at);
  const Seamed* value_of(std::string_view expression) override;

  static constexpr std::uint32_t kDeepestExpression = 24;

  const Seamed& code_;
  const std::vector<Token>& tokens_;
  PythonNames& names_;
  std::string target_;
  std::uint32_t depth_ = 0;
  std::uint32_t unclosed_ = 16;      ///< lists without a closing bracket that may still be read
  std::vector<std::string> fields_;  ///< variables that f-strings took
  std::uint32_t budget_ =
      1U << 20U;  ///< bytes that known names may add in all: a chain may double at each step
};

}  // namespace flaglane::intake

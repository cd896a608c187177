#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "intake/reading.h"
#include "intake/seamed.h"

namespace flaglane::intake {

enum class PythonToken : std::uint8_t { kName, kNumber, kString, kOperator, kNewline, kEnd };

/// One token of Python source (Language Reference, 2). Comments and blanks are left out, and so are line ends
/// in brackets.
struct Token {
  PythonToken kind = PythonToken::kEnd;
  text::Span at;           ///< bytes of the code
  std::uint32_t mate = 0;  ///< of a bracket: index of the token that closes or opens it; 0 if there is none
  // Strings only:
  text::Span body;  ///< between the quotes
  char quote = '"';
  bool triple = false;
  bool raw = false;
  bool formatted = false;  ///< an f-string
};

/// Tokens of any text; the last one is kEnd. Never fails: an unclosed string ends with its line, an unknown
/// character is an operator. Curly quotes open and close strings like straight ones. Input problems go to
/// `findings`.
[[nodiscard]] std::vector<Token> python_tokens(const Seamed& code, std::vector<Finding>& findings);

/// Gives the text of an f-string's field `{name}`, or null where it is not known.
class FieldValues {
 public:
  virtual const Seamed* value_of(std::string_view expression) = 0;

 protected:
  ~FieldValues() = default;
};

/// What a string literal means (2.4.1, 2.4.2). An f-string's fields are holes, but for those that `values`
/// knows.
[[nodiscard]] Seamed python_string(const Seamed& code, const Token& token, FieldValues* values = nullptr);

}  // namespace flaglane::intake

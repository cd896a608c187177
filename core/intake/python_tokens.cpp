#include "intake/python_tokens.h"

#include <algorithm>

#include "intake/ascii.h"
#include "text/utf8.h"

namespace flaglane::intake {
namespace {

using text::Span;

class Lexer {
 public:
  Lexer(const Seamed& code, std::vector<Finding>& findings)
      : code_(code), text_(code.text()), size_(code.size()), findings_(findings) {}

  std::vector<Token> run() {
    while (at_ < size_) step();
    Token end;
    end.at = {size_, size_};
    tokens_.push_back(end);
    return static_cast<std::vector<Token>&&>(tokens_);
  }

 private:
  [[nodiscard]] char peek(std::uint32_t offset) const { return offset < size_ ? text_[offset] : '\0'; }

  void step() {
    const char c = text_[at_];
    if (c == ' ' || c == '\t' || c == '\r' || c == '\f') {
      ++at_;
    } else if (c == '\n') {
      if (open_.empty()) push(PythonToken::kNewline, at_ + 1);
      ++at_;
    } else if (c == '#') {
      skip_comment();
    } else if (c == '\\' && (peek(at_ + 1) == '\n' || (peek(at_ + 1) == '\r' && peek(at_ + 2) == '\n'))) {
      at_ += peek(at_ + 1) == '\n' ? 2U : 3U;
    } else if (is_letter(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80) {
      name_or_string();
    } else if (c == '"' || c == '\'') {
      string(at_, false, false);
    } else if (is_digit(c)) {
      std::uint32_t end = at_;
      while (end < size_ && (is_name_character(text_[end]) || text_[end] == '.')) ++end;
      push(PythonToken::kNumber, end);
      at_ = end;
    } else {
      operation();
    }
  }

  Token& push(PythonToken kind, std::uint32_t end) {
    Token token;
    token.kind = kind;
    token.at = {at_, end};
    tokens_.push_back(token);
    return tokens_.back();
  }

  void skip_comment() {
    std::uint32_t end = at_;
    while (end < size_ && text_[end] != '\n') ++end;
    const std::string_view comment = text_.substr(at_, end - at_);
    if (holds_flag(comment)) {
      Finding finding;
      finding.id = FindingId::kCommentedOut;
      finding.span = code_.source({at_, end});
      finding.text = comment;
      findings_.push_back(static_cast<Finding&&>(finding));
    }
    at_ = end;
  }

  void name_or_string() {
    if (curly_quote()) return;
    std::uint32_t end = at_;
    while (end < size_ && (is_name_character(text_[end]) || static_cast<unsigned char>(text_[end]) >= 0x80))
      ++end;
    if (end == at_) end = at_ + 1;
    const char next = peek(end);
    if ((next == '"' || next == '\'') && end - at_ <= 2) {
      bool raw = false;
      bool formatted = false;
      bool prefix = true;
      for (const char c : text_.substr(at_, end - at_)) {
        raw = raw || c == 'r' || c == 'R';
        formatted = formatted || c == 'f' || c == 'F';
        prefix = prefix && is_in(c, "rRbBuUfF");
      }
      if (prefix) {
        string(end, raw, formatted);
        return;
      }
    }
    push(PythonToken::kName, end);
    at_ = end;
  }

  /// A word processor's quotes: Python refuses them, but what was meant is plain.
  bool curly_quote() {
    const text::CodePoint open = text::decode(text_, at_);
    const bool twice = open.value == 0x201C || open.value == 0x201D;
    const bool single = open.value == 0x2018 || open.value == 0x2019;
    if (!twice && !single) return false;
    const std::uint32_t begin = at_ + open.size;
    std::uint32_t end = begin;
    while (end < size_ && text_[end] != '\n') {
      const text::CodePoint point = text::decode(text_, end);
      if (twice ? point.value == 0x201C || point.value == 0x201D
                : point.value == 0x2018 || point.value == 0x2019)
        break;
      end += point.size;
    }
    const bool closed = end < size_ && text_[end] != '\n';
    curly(at_, begin, twice);
    if (closed) curly(end, end + 3, twice);
    Token& token = push(PythonToken::kString, closed ? end + 3 : end);
    token.body = {begin, end};
    token.quote = twice ? '"' : '\'';
    at_ = token.at.end;
    return true;
  }

  void curly(std::uint32_t begin, std::uint32_t end, bool twice) {
    Finding finding;
    finding.id = FindingId::kTypographicCharacter;
    finding.span = code_.source({begin, end});
    finding.text = twice ? "\"" : "'";
    finding.edits.push_back(diag::Edit{finding.span, finding.text});
    findings_.push_back(static_cast<Finding&&>(finding));
  }

  void string(std::uint32_t quote_at, bool raw, bool formatted) {
    const char quote = text_[quote_at];
    const bool triple = peek(quote_at + 1) == quote && peek(quote_at + 2) == quote;
    const std::uint32_t width = triple ? 3 : 1;
    std::uint32_t end = quote_at + width;
    bool closed = false;
    while (end < size_ && !closed) {
      if (text_[end] == '\\' && end + 1 < size_) {
        end += text_[end + 1] == '\r' && peek(end + 2) == '\n' ? 3U : 2U;
      } else if (text_[end] == '\n' && !triple) {
        break;
      } else if (text_[end] == quote && (!triple || (peek(end + 1) == quote && peek(end + 2) == quote))) {
        closed = true;
      } else {
        ++end;
      }
    }
    end = std::min(end, size_);
    if (!closed) {
      Finding finding;
      finding.id = FindingId::kUnclosedQuote;
      finding.span = code_.source({quote_at, quote_at + width});
      finding.text = std::string(1, quote);
      findings_.push_back(static_cast<Finding&&>(finding));
    }
    Token& token = push(PythonToken::kString, closed ? end + width : end);
    token.body = {quote_at + width, end};
    token.quote = quote;
    token.triple = triple;
    token.raw = raw;
    token.formatted = formatted;
    at_ = token.at.end;
  }

  void operation() {
    const char c = text_[at_];
    std::uint32_t end = at_ + 1;
    const char next = peek(end);
    const bool doubled =
        (next == '=' && is_in(c, "=+-*/%!<>|&^:@")) || (c == '*' && next == '*') || (c == '-' && next == '>');
    if (doubled) ++end;
    Token& token = push(PythonToken::kOperator, end);
    const auto index = static_cast<std::uint32_t>(tokens_.size() - 1);
    if (c == '(' || c == '[' || c == '{') {
      open_.push_back(index);
    } else if ((c == ')' || c == ']' || c == '}') && !open_.empty()) {
      const char opener = text_[tokens_[open_.back()].at.begin];
      const bool fits =
          (opener == '(' && c == ')') || (opener == '[' && c == ']') || (opener == '{' && c == '}');
      if (fits) {
        token.mate = open_.back();
        tokens_[open_.back()].mate = index;
        open_.pop_back();
      }
    }
    at_ = end;
  }

  const Seamed& code_;
  std::string_view text_;
  std::uint32_t size_;
  std::vector<Finding>& findings_;
  std::uint32_t at_ = 0;
  std::vector<Token> tokens_;
  std::vector<std::uint32_t> open_;
};

Quoting quoting_of(const Token& token) {
  if (token.raw) return Quoting::kPythonRaw;
  if (token.quote == '"') return token.triple ? Quoting::kPythonTripleDouble : Quoting::kPythonDouble;
  return token.triple ? Quoting::kPythonTripleSingle : Quoting::kPythonSingle;
}

/// A backslash escape of Python's; `offset` is at the backslash, which is not the last byte.
BackslashEscape python_escape(std::string_view text, std::uint32_t offset) {
  BackslashEscape result;
  const char c = text[offset + 1];
  if (c == '\n') {
    result.end = offset + 2;
  } else if (c == '\r' && offset + 2 < text.size() && text[offset + 2] == '\n') {
    result.end = offset + 3;
  } else if (is_in(c, "abfnrtv\\'\"01234567")) {
    result = ansi_c_escape(text, offset);
    if (is_digit(c)) {  // code points, not bytes; three digits at most
      std::uint32_t value = 0;
      for (std::uint32_t i = offset + 1; i < result.end; ++i)
        value = value * 8 + static_cast<std::uint32_t>(text[i] - '0');
      result.cooked.clear();
      text::append_code_point(result.cooked, value);
    }
  } else if (c == 'x' || c == 'u' || c == 'U') {
    const std::uint32_t digits = c == 'x' ? 2 : c == 'u' ? 4 : 8;
    std::uint32_t value = 0;
    std::uint32_t at = offset + 2;
    for (; at < offset + 2 + digits && at < text.size() && hex_value(text[at]) >= 0; ++at) {
      value = value * 16 + static_cast<std::uint32_t>(hex_value(text[at]));
    }
    if (at == offset + 2 + digits) {
      text::append_code_point(result.cooked, value);
      result.end = at;
    }
  }
  if (result.end == 0) {  // an unknown escape keeps its backslash
    result.end = offset + 1 + text::decode(text, offset + 1).size;
    result.cooked = std::string(text.substr(offset, result.end - offset));
  }
  return result;
}

/// The end of the field that begins at `offset`, braces included; the body's end if it is never closed.
std::uint32_t field_end(std::string_view text, std::uint32_t offset, std::uint32_t end) {
  std::uint32_t depth = 0;
  char quote = '\0';
  for (std::uint32_t at = offset; at < end; ++at) {
    const char c = text[at];
    if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '{' || c == '[' || c == '(') {
      ++depth;
    } else if ((c == '}' || c == ']' || c == ')') && --depth == 0) {
      return at + 1;
    }
  }
  return end;
}

}  // namespace

std::vector<Token> python_tokens(const Seamed& code, std::vector<Finding>& findings) {
  return Lexer(code, findings).run();
}

Seamed python_string(const Seamed& code, const Token& token, FieldValues* values) {
  const std::string_view text = std::string_view(code.text()).substr(0, token.body.end);
  const Quoting quoting = quoting_of(token);
  Seamed result;
  result.anchor(code, token.body.begin, quoting);
  const auto copy = [&](Span range) {
    if (!token.formatted) return result.copy(code, range, quoting);
    Seamed piece;
    piece.copy(code, range, quoting);
    result.copy(piece, {0, piece.size()}, Quoting::kPythonBraces);
  };
  for (std::uint32_t at = token.body.begin; at < token.body.end;) {
    std::uint32_t run = at;
    while (run < token.body.end && text[run] != '\\' &&
           !(token.formatted && (text[run] == '{' || text[run] == '}')) && text[run] != '\r') {
      ++run;
    }
    copy({at, run});
    at = run;
    if (at >= token.body.end) break;
    if (text[at] == '\r') {  // a literal's line ends are all \n
      const bool pair = at + 1 < token.body.end && text[at + 1] == '\n';
      result.put("\n", code, {at, at + (pair ? 2U : 1U)}, quoting);
      at += pair ? 2U : 1U;
    } else if (text[at] == '\\') {
      if (token.raw || at + 1 >= token.body.end) {
        copy({at, at + 1});
        ++at;
        continue;
      }
      const BackslashEscape escape = python_escape(text, at);
      result.put(escape.cooked, code, {at, escape.end}, quoting);
      at = escape.end;
    } else if (at + 1 < token.body.end && text[at + 1] == text[at]) {
      result.put(text.substr(at, 1), code, {at, at + 2}, quoting);
      at += 2;
    } else if (text[at] == '}') {
      copy({at, at + 1});
      ++at;
    } else {
      const std::uint32_t end = field_end(text, at, token.body.end);
      const std::string_view field = text.substr(at, end - at);
      const Seamed* value = values == nullptr || field.size() < 3
                                ? nullptr
                                : values->value_of(field.substr(1, field.size() - 2));
      if (value != nullptr) {
        result.append(*value);
      } else {
        result.put_hole(Hole::kFormat, field, code, {at, end}, quoting);
      }
      at = end;
    }
  }
  return result;
}

}  // namespace flaglane::intake

#include "text/python_format.h"

#include <algorithm>
#include <utility>

#include "text/python_format_field.h"
#include "text/python_repr.h"
#include "text/utf8.h"

namespace flaglane::text {
namespace {

constexpr std::int64_t kSsizeMax = 9223372036854775807;
constexpr std::int64_t kIntMax = 2147483647;

/// One pass over a format (unicodeobject.c: PyUnicode_Format). A conversion takes the value of its key, or
/// without a key the mapping itself, which can be taken once, and only before the first key.
/// Each step answers false when it filled in error_.
class Formatter {
 public:
  Formatter(std::string_view text, const FormatMapping& mapping, Dialect dialect)
      : text_(text), mapping_(mapping), dialect_(dialect) {}

  Result<std::string, PythonError> run() {
    while (byte_ < text_.size()) {
      const std::size_t percent = std::min(text_.find('%', byte_), text_.size());
      const std::string_view plain = text_.substr(byte_, percent - byte_);
      out_ += plain;
      index_ += code_point_count(plain);
      byte_ = percent;
      if (byte_ == text_.size()) break;
      next();
      if (!conversion()) return std::move(error_);
    }
    return std::move(out_);
  }

 private:
  bool value_error(std::string_view message) { return fail(error_, "ValueError", message); }
  bool type_error(std::string_view message) { return fail(error_, "TypeError", message); }

  /// Reads one character into letter_; at the end letter_ stays what it was.
  void next() {
    ended_ = byte_ >= text_.size();
    if (ended_) return;
    const CodePoint c = decode(text_, byte_);
    letter_ = c.value;
    byte_ += c.size;
    ++index_;
  }

  bool conversion() {
    if (byte_ < text_.size() && text_[byte_] == '%') {
      next();
      out_.push_back('%');
      return true;
    }
    FieldSpec spec;
    if (!key()) return false;
    flags(spec);
    if (!width(spec)) return false;
    if (!precision(spec)) return false;
    if (!ended_ && (letter_ == U'h' || letter_ == U'l' || letter_ == U'L')) next();
    if (ended_) return value_error("incomplete format");
    spec.letter = letter_;
    // '%%' alone is a percent sign; in '%5%' and '%(dest)%' the second '%' is an unknown letter.
    if (!take()) return false;
    spec.index = index_ - 1;
    return append_field(out_, error_, spec, *current_, dialect_);
  }

  /// "(name)", with balanced parentheses inside; leaves the next character to read.
  bool key() {
    if (byte_ >= text_.size() || text_[byte_] != '(') return true;
    next();
    const std::size_t start = byte_;
    for (std::size_t depth = 1; depth > 0;) {
      next();
      if (ended_) return value_error("incomplete format key");
      if (letter_ == U'(') ++depth;
      if (letter_ == U')') --depth;
    }
    const std::string_view name = text_.substr(start, byte_ - 1 - start);
    current_ = mapping_.lookup(name);
    if (!current_) return fail(error_, "KeyError", repr(name, dialect_));
    untaken_ = true;
    return true;
  }

  void flags(FieldSpec& spec) {
    for (next(); !ended_; next()) {
      switch (letter_) {
        case U'-':
          spec.left_adjust = true;
          break;
        case U'+':
          spec.sign = true;
          break;
        case U' ':
          spec.blank = true;
          break;
        case U'#':
          spec.alternate = true;
          break;
        case U'0':
          spec.zero = true;
          break;
        default:
          return;
      }
    }
  }

  /// Digits from letter_ on; false when the number would pass `largest`.
  bool number(std::int64_t& value, std::int64_t largest) {
    value = 0;
    while (!ended_ && letter_ >= U'0' && letter_ <= U'9') {
      const auto digit = static_cast<std::int64_t>(letter_ - U'0');
      if (value > (largest - digit) / 10) return false;
      value = value * 10 + digit;
      next();
    }
    return true;
  }

  bool width(FieldSpec& spec) {
    if (ended_) return true;
    if (letter_ == U'*') {
      if (!star(spec.width, kSsizeMax, "Python int too large to convert to C ssize_t")) return false;
      if (spec.width < 0) {
        spec.left_adjust = true;
        spec.width = -std::max(spec.width, -kSsizeMax);
      }
      next();
    } else if (letter_ >= U'0' && letter_ <= U'9' && !number(spec.width, kSsizeMax)) {
      return value_error("width too big");
    }
    return true;
  }

  bool precision(FieldSpec& spec) {
    if (ended_ || letter_ != U'.') return true;
    spec.precision = 0;
    next();
    if (ended_) return true;
    if (letter_ == U'*') {
      if (!star(spec.precision, kIntMax, "Python int too large to convert to C int")) return false;
      if (spec.precision < 0) spec.precision = 0;
      next();
    } else if (!number(spec.precision, kIntMax)) {
      return value_error("precision too big");
    }
    return true;
  }

  /// '*': the number is the next argument.
  bool star(std::int64_t& value, std::int64_t largest, const char* too_large) {
    if (!take()) return false;
    if (current_->kind != FormatValue::Kind::integer) return type_error("* wants int");
    const PythonInt& number = current_->integer;
    if (number.is_big() || number.small > largest || number.small < -largest - 1) {
      return fail(error_, "OverflowError", too_large);
    }
    value = number.small;
    return true;
  }

  bool take() {
    if (!untaken_) return type_error("not enough arguments for format string");
    untaken_ = false;
    if (!current_) current_ = mapping_.whole();
    return true;
  }

  std::string_view text_;
  const FormatMapping& mapping_;
  Dialect dialect_;
  std::size_t byte_ = 0;                // of text_, next to read
  std::size_t index_ = 0;               // the same in code points
  char32_t letter_ = 0;                 // last read
  bool ended_ = false;                  // next() found nothing more
  std::optional<FormatValue> current_;  // what the next conversion takes; nothing yet: the mapping
  bool untaken_ = true;
  std::string out_;
  PythonError error_;
};

}  // namespace

Result<std::string, PythonError> format(std::string_view text, const FormatMapping& mapping,
                                        Dialect dialect) {
  return Formatter(text, mapping, dialect).run();
}

}  // namespace flaglane::text

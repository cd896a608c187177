#include "argparse/negative_number.h"

#include "text/unicode.h"
#include "text/utf8.h"

namespace flaglane::argparse {
namespace {

std::size_t skip_digits(std::string_view text, std::size_t at, text::Dialect dialect) {
  while (at < text.size()) {
    const text::CodePoint next = text::decode(text, at);
    if (text::decimal_digit(next.value, dialect) < 0) break;
    at += next.size;
  }
  return at;
}

bool at_end(std::string_view text, std::size_t at) {
  return at == text.size() || (at + 1 == text.size() && text[at] == '\n');
}

}  // namespace

bool is_negative_number(std::string_view text, text::Dialect dialect) {
  if (text.empty() || text[0] != '-') return false;
  const std::size_t whole = skip_digits(text, 1, dialect);
  if (whole > 1 && at_end(text, whole)) return true;
  if (whole >= text.size() || text[whole] != '.') return false;
  const std::size_t fraction = skip_digits(text, whole + 1, dialect);
  return fraction > whole + 1 && at_end(text, fraction);
}

}  // namespace flaglane::argparse

#include "text/python_lower.h"

#include "text/utf8.h"

namespace flaglane::text {
namespace {

constexpr char32_t kKelvinSign = 0x212A;

}  // namespace

bool lower_equals(std::string_view text, std::string_view ascii) {
  std::size_t i = 0;
  for (const char expected : ascii) {
    if (i >= text.size()) return false;
    const CodePoint c = decode(text, i);
    i += c.size;
    char32_t lower = c.value;
    if (lower >= U'A' && lower <= U'Z') lower += U'a' - U'A';
    if (lower == kKelvinSign) lower = U'k';
    if (lower != static_cast<unsigned char>(expected)) return false;
  }
  return i == text.size();
}

}  // namespace flaglane::text

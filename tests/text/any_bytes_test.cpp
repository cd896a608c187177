// Whatever bytes come, every piece of the layer answers, and spans stay inside the text.

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "text/edit_distance.h"
#include "text/python_float.h"
#include "text/python_format.h"
#include "text/python_int.h"
#include "text/python_repr.h"
#include "text/python_space.h"
#include "text/python_textwrap.h"
#include "text/utf8.h"

namespace flaglane::text {
namespace {

class NoKeys : public FormatMapping {
 public:
  std::optional<FormatValue> lookup(std::string_view) const override { return std::nullopt; }
  FormatValue whole() const override { return {}; }
};

/// Bytes drawn from all 256, or mostly from those that the grammars look at.
std::string random_bytes(std::mt19937& random) {
  static constexpr std::string_view kTelling =
      "-- %(a)sd*.0123456789_+e\t\n\"'\\\xC3\xA9\xE2\x80\x83\xED\xA0\x80\xF0\x9F";
  std::string bytes(random() % 60, '\0');
  const bool any = random() % 4 == 0;
  for (char& byte : bytes) byte = any ? static_cast<char>(random()) : kTelling[random() % kTelling.size()];
  return bytes;
}

TEST(AnyBytes, AreAnswered) {
  std::mt19937 random(4);
  for (int round = 0; round < 20000; ++round) {
    const std::string text = random_bytes(random);
    const std::string shown = repr(text, Dialect::py312);
    ASSERT_TRUE(is_valid_utf8(shown));
    ASSERT_TRUE(is_ascii(ascii_from_repr(shown)));
    std::uint32_t last = 0;
    for (const Span piece : split_spans(text)) {
      ASSERT_LE(last, piece.begin);
      ASSERT_LT(piece.begin, piece.end);
      last = piece.end;
    }
    ASSERT_LE(last, text.size());
    std::string whole;
    for (const std::string_view line : split_lines(text, true)) whole += line;
    ASSERT_EQ(whole, text);
    const std::string munged = munge_whitespace(text);
    whole.clear();
    for (const std::string_view chunk : split_chunks(munged, Dialect::py311)) whole += chunk;
    ASSERT_EQ(whole, munged);
    const std::size_t width = 1 + random() % 20;
    for (const std::string& line : wrap(text, {width}, Dialect::py310))
      ASSERT_LE(code_point_count(line), width);
    const auto number = parse_int(text, Dialect::py310);
    ASSERT_NE(number.ok(), number.error().type == "ValueError");
    const auto real = parse_float(text, Dialect::py310);
    ASSERT_NE(real.ok(), real.error().type == "ValueError");
    const auto formatted = format(text, NoKeys(), Dialect::py310);
    ASSERT_NE(formatted.ok(), !formatted.error().type.empty());
    ASSERT_LE(edit_distance(text, shown, 4), 5U);
  }
}

}  // namespace
}  // namespace flaglane::text

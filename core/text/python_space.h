#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/span.h"

// White space as Python has it: three different sets.
namespace flaglane::text {

/// str.isspace() of one character, `\s` of a str pattern: 29 characters, the same in all three dialects.
[[nodiscard]] bool is_space(char32_t code_point);

/// Py_ISSPACE, `\s` with re.ASCII, string.whitespace: space, \t \n \v \f \r. (str.isspace also has \x1c to
/// \x1f.)
[[nodiscard]] constexpr bool is_c_space(char32_t code_point) {
  return code_point == U' ' || (code_point >= U'\t' && code_point <= U'\r');
}

/// str.split(): the pieces between runs of white space, in order, none empty.
[[nodiscard]] std::vector<Span> split_spans(std::string_view text);

/// str.split(), as views into `text`.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text);

/// str.strip(), as a span of `text`; of blank text an empty span at its end.
[[nodiscard]] Span strip_span(std::string_view text);

/// str.strip(), as a view into `text`.
[[nodiscard]] std::string_view strip(std::string_view text);

/// not str.strip(): empty, or white space only.
[[nodiscard]] bool is_blank(std::string_view text);

/// str.splitlines(): the lines without their ends, as views; "\r\n" is one end, and so are \v \f \x1c \x1d
/// \x1e U+0085 U+2028 U+2029. With `keep_ends`, each line with its end.
[[nodiscard]] std::vector<std::string_view> split_lines(std::string_view text, bool keep_ends = false);

/// re.compile(r'\s+', re.ASCII).sub(' ', text), which argparse does to every help text before it wraps it.
[[nodiscard]] std::string collapse_c_space(std::string_view text);

}  // namespace flaglane::text

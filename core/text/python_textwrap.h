#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/dialect.h"

// textwrap with its default options (break_long_words, break_on_hyphens, expand_tabs, drop_whitespace), as
// argparse's HelpFormatter calls it. Widths are code points.
namespace flaglane::text {

struct WrapOptions {
  std::size_t width = 70;  // code points, indent included; at least 1 (Python raises ValueError for less)
  std::string_view initial_indent = {};
  std::string_view subsequent_indent = {};
};

/// textwrap.wrap(): the lines without line ends; none for blank text.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, const WrapOptions& options,
                                            Dialect dialect);

/// textwrap.fill(): the lines of wrap() joined by newlines.
[[nodiscard]] std::string fill(std::string_view text, const WrapOptions& options, Dialect dialect);

/// TextWrapper()._split(): the pieces that wrapping never parts (words, parts of hyphenated words, em dashes,
/// runs of white space). `text` must have been through munge_whitespace. Joined they are the text again.
[[nodiscard]] std::vector<std::string_view> split_chunks(std::string_view text, Dialect dialect);

/// TextWrapper()._munge_whitespace(): tabs expanded to multiples of 8 columns, then each C white space a
/// space.
[[nodiscard]] std::string munge_whitespace(std::string_view text);

/// RawDescriptionHelpFormatter._fill_text: `indent` before each line of split_lines(text, true).
[[nodiscard]] std::string indent_lines(std::string_view text, std::string_view indent);

}  // namespace flaglane::text

#include <algorithm>

#include "intake/convert.h"
#include "intake/reading.h"

namespace flaglane::intake {
namespace {

using text::Span;

Edits one_edit(Span span, Layers layers, std::string_view text) {
  diag::Edit edit;
  edit.span = span;
  if (!escape(layers, text, edit.text)) return std::nullopt;
  return std::vector<diag::Edit>{edit};
}

bool is_split_string(const Section& section) {
  return section.value.has_value() &&
         (section.style == WordStyle::kShlex || section.style == WordStyle::kSpace);
}

/// str.split() knows no quotes, so a word with a blank in it cannot be written there.
bool fits(const Section& section, std::string_view text) {
  return section.style != WordStyle::kSpace || text.find_first_of(" \t\n\r\v\f") == std::string_view::npos;
}

std::string written(const Section& section, std::string_view text) {
  return section.style == WordStyle::kSpace ? std::string(text) : quote_word(text);
}

/// A list item in the quotes that its neighbour has; nothing for an item without.
std::optional<std::string> item(char quote, std::string_view text) {
  if (quote == '\0') return std::nullopt;
  std::string out(1, quote);
  if (!escape(quote == '"' ? Quoting::kJson : Quoting::kPythonSingle, text, out)) return std::nullopt;
  out += quote;
  return out;
}

/// True when words [first, last] begin a line (or what looks like one: more than a blank is before them, and
/// one is behind), so that they go with the blank behind them and the next word keeps the line's begin.
bool begin_line(const std::vector<Word>& words, std::size_t first, std::size_t last) {
  if (first == 0 || words[first].apart || last + 1 >= words.size() || words[last + 1].apart) return false;
  const std::uint32_t before = words[first - 1].source.end;
  const std::uint32_t behind = words[last].source.end;
  return words[first].source.begin > before + 1 && words[last + 1].source.begin == behind + 1;
}

/// Words [first, last] with the blanks that part them from one neighbour; `place` tells where a word stands.
Span with_blanks(const std::vector<Word>& words, std::size_t first, std::size_t last, Span Word::*place) {
  Span range = {(words[first].*place).begin, (words[last].*place).end};
  if (first > 0 && !words[first].apart && !begin_line(words, first, last)) {
    range.begin = (words[first - 1].*place).end;
  } else if (last + 1 < words.size() && !words[last + 1].apart) {
    range.end = (words[last + 1].*place).begin;
  }
  return range;
}

}  // namespace

Edits replace_word(const Section& section, std::size_t index, std::string_view text) {
  if (index >= section.words.size() || !fits(section, text)) return std::nullopt;
  const Word& word = section.words[index];
  if (is_split_string(section)) return replace(*section.value, word.in_value, written(section, text));
  if (section.style != WordStyle::kList) return one_edit(word.source, word.around, quote_word(text));
  const std::optional<std::string> replacement = item(word.quote, text);
  if (!replacement) return replace(word.text, {0, word.text.size()}, text);
  return one_edit(word.source, word.around, *replacement);
}

Edits insert_word(const Section& section, std::size_t index, std::string_view text) {
  if (!fits(section, text)) return std::nullopt;
  const std::vector<Word>& words = section.words;
  const bool last = index >= words.size();
  if (is_split_string(section)) {
    if (words.empty()) return replace(*section.value, {0, 0}, written(section, text));
    const std::uint32_t at = last ? words.back().in_value.end : words[index].in_value.begin;
    return replace(*section.value, {at, at},
                   last ? " " + written(section, text) : written(section, text) + " ");
  }
  if (words.empty()) return std::nullopt;
  const Word& neighbour = last ? words.back() : words[index];
  const std::uint32_t at = last ? neighbour.source.end : neighbour.source.begin;
  std::optional<std::string> added;
  if (section.style == WordStyle::kList) {
    added = item(neighbour.quote, text);
    if (added) added = last ? ", " + *added : *added + ", ";
  } else {
    added = last ? " " + quote_word(text) : quote_word(text) + " ";
  }
  if (!added) return std::nullopt;
  return one_edit({at, at}, neighbour.around, *added);
}

Edits remove_words(const Section& section, std::size_t first, std::size_t count) {
  const std::vector<Word>& words = section.words;
  if (first >= words.size() || count == 0) return std::nullopt;
  const std::size_t last = std::min(words.size(), first + count) - 1;
  if (is_split_string(section))
    return replace(*section.value, with_blanks(words, first, last, &Word::in_value), "");
  if (section.style != WordStyle::kList) {
    for (std::size_t index = first + 1; index <= last; ++index) {
      if (words[index].apart) return std::nullopt;
    }
    const Span range = with_blanks(words, first, last, &Word::source);
    if (range.begin > range.end) return std::nullopt;
    return one_edit(range, {}, "");
  }
  std::vector<diag::Edit> edits;
  for (std::size_t index = first; index <= last; ++index) {
    const Span removal = words[index].removal;
    if (removal.empty()) return std::nullopt;
    if (!edits.empty() && removal.begin <= edits.back().span.end) {
      if (removal.begin < edits.back().span.begin) return std::nullopt;
      edits.back().span = text::cover(edits.back().span, removal);
    } else {
      edits.push_back(diag::Edit{removal, ""});
    }
  }
  return edits;
}

}  // namespace flaglane::intake

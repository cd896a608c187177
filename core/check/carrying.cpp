#include "check/carrying.h"

#include "check/findings.h"

namespace flaglane::check {
namespace {

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::uint32_t size_of(std::string_view text) { return static_cast<std::uint32_t>(text.size()); }

/// The string of the lane's carrier that counts; null: none.
const OptionString* string_of(const SectionView& view, Lane lane) {
  const OptionString* found = nullptr;
  for (const OptionString& string : view.strings) {
    if (string.lane == lane && string.carrier != nullptr && string.lost_to == kNone) found = &string;
  }
  return found;
}

/// True when text with blanks can be written into the string where it stands.
bool holds_blanks(const SectionView& view, const OptionString& string) {
  if (string.carrier == nullptr) return true;
  return view.section->style == intake::WordStyle::kList || view.section->words[string.value_word].quoted;
}

/// The carrier's words with another string.
intake::Edits rewrite_word(const SectionView& view, const OptionString& string, std::string_view text) {
  if (view.section->words[string.value_word].text.has_hole()) return std::nullopt;
  const std::string_view word = view.text_of(string.value_word);
  return intake::replace_word(*view.section, string.value_word,
                              cat({word.substr(0, string.value.begin), text}));
}

intake::Edits append_to(const SectionView& view, const OptionString& string, std::string_view text) {
  const std::string& old = string.text.text();
  const std::string added = cat({old.empty() || is_blank(old.back()) ? "" : " ", text});
  if (!holds_blanks(view, string)) return rewrite_word(view, string, old + added);
  return intake::replace(string.text, {size_of(old), size_of(old)}, added);
}

std::string words_text(const SectionView& view, const Misplaced& words) {
  std::string text(view.text_of(words.word));
  // `--x 3` is one piece and one blank to str.split(), but `--x=-3` only holds together with the =.
  for (std::uint32_t i = 1; i < words.count; ++i)
    text += cat({i == 1 && text.find('=') == text.npos ? "=" : " ", view.text_of(words.word + i)});
  return text;
}

}  // namespace

intake::Edits move_into_carrier(const SectionView& view, Lane lane, const std::vector<Misplaced>& words) {
  if (words.empty()) return std::nullopt;
  std::string text;
  for (const Misplaced& each : words) {
    for (std::uint32_t i = 0; i < each.count; ++i) {
      if (view.section->words[each.word + i].text.has_hole()) return std::nullopt;
    }
    text += cat({text.empty() ? "" : " ", words_text(view, each)});
  }
  const OptionString* target = string_of(view, lane);
  intake::Edits edits = target != nullptr ? append_to(view, *target, text)
                                          : intake::replace_word(*view.section, words[0].word,
                                                                 cat({carrier_of(lane), "=", text}));
  for (std::size_t i = 0; i < words.size();) {
    // The first option's place is taken by a new carrier; the values behind it go. Neighbours go together.
    const std::uint32_t first = words[i].word + (target == nullptr && i == 0 ? 1U : 0U);
    std::uint32_t end = words[i].word + words[i].count;
    for (++i; i < words.size() && words[i].word == end; ++i) end += words[i].count;
    if (first < end) edits = both(edits, intake::remove_words(*view.section, first, end - first));
  }
  return edits;
}

intake::Edits rewrite_string(const SectionView& view, const OptionString& string, std::string_view text) {
  if (string.text.has_hole()) return std::nullopt;
  if (!holds_blanks(view, string)) return rewrite_word(view, string, text);
  return intake::replace(string.text, {0, size_of(string.text.text())}, text);
}

namespace {

/// The string without its word `index`, and the blanks in front of it (or behind it, if it is the first).
intake::Edits cut(const SectionView& view, const OptionString& string, std::uint32_t index) {
  if (string.words.size() == 1) {
    const std::uint32_t count = string.value_word - string.carrier_word + 1;
    return intake::remove_words(*view.section, string.carrier_word, count);
  }
  text::Span range = string.words[index].in_value;
  if (index > 0) {
    range.begin = string.words[index - 1].in_value.end;
  } else {
    range.end = string.words[1].in_value.begin;
  }
  return intake::replace(string.text, range, "");
}

}  // namespace

intake::Edits move_out_of_carrier(const SectionView& view, const OptionString& string, std::uint32_t index) {
  if (string.carrier == nullptr || string.words[index].text.has_hole()) return std::nullopt;
  return both(cut(view, string, index),
              intake::insert_word(*view.section, string.value_word + 1, string.words[index].text.text()));
}

intake::Edits move_between_carriers(const SectionView& view, const OptionString& string, std::uint32_t index,
                                    Lane lane) {
  if (string.carrier == nullptr || string.words[index].text.has_hole()) return std::nullopt;
  const std::string& text = string.words[index].text.text();
  const OptionString* target = string_of(view, lane);
  if (target != nullptr) return both(cut(view, string, index), append_to(view, *target, text));
  return both(cut(view, string, index),
              intake::insert_word(*view.section, string.value_word + 1, cat({carrier_of(lane), "=", text})));
}

intake::Edits take_in(const SectionView& view, const OptionString& string, std::uint32_t count) {
  std::string text = string.text.text();
  for (std::uint32_t i = 1; i <= count; ++i) {
    const intake::Word& word = view.section->words[string.value_word + i];
    if (word.text.has_hole()) return std::nullopt;
    text += cat({" ", word.text.text()});
  }
  return both(rewrite_word(view, string, text),
              intake::remove_words(*view.section, string.value_word + 1, count));
}

intake::Edits merge_strings(const SectionView& view, const OptionString& first, const OptionString& second) {
  const std::uint32_t count = first.value_word - first.carrier_word + 1;
  intake::Edits gone = intake::remove_words(*view.section, first.carrier_word, count);
  if (first.words.empty()) return gone;
  if (first.text.has_hole()) return std::nullopt;
  std::string text;
  for (const intake::SplitWord& word : first.words) text += cat({text.empty() ? "" : " ", word.text.text()});
  const std::string& old = second.text.text();
  if (!old.empty() && !is_blank(old[0])) text += ' ';
  if (!holds_blanks(view, second)) return both(gone, rewrite_word(view, second, text + old));
  return both(gone, intake::replace(second.text, {0, 0}, text));
}

std::uint32_t split_off_count(const SectionView& view, Lane lane, std::uint32_t value_word) {
  const intake::Section& section = *view.section;
  if (section.words[value_word].quoted && section.style != intake::WordStyle::kList) return 0;
  std::uint32_t sure = 0;
  for (std::uint32_t word = value_word + 1; word < section.words.size(); ++word) {
    const std::string_view text = view.text_of(word);
    if (text.size() < 3 || text[0] != '-' || section.words[word].text.has_hole()) break;
    if (find_flag(lane, option_name(text)) == nullptr) break;
    const Flag* driver = find_driver_flag(option_name(text), "compile");
    // A name that both lanes have says nothing by itself, unless the line is known to have lost its quotes.
    if (driver == nullptr || section.quotes_lost) sure = word - value_word;
  }
  return sure;
}

}  // namespace flaglane::check

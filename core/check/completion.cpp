#include "check/completion.h"

#include <algorithm>
#include <utility>

#include "check/ask.h"
#include "check/findings.h"

namespace flaglane::check {
namespace {

/// The word the cursor is in or behind, of a section or of an option string.
struct Spot {
  const SectionView* view = nullptr;
  const OptionString* string = nullptr;  // null: the section's own words
  const intake::Seamed* text = nullptr;  // null: between words
  std::uint32_t word = kNone;            // index into the words; of a gap: the word before it
  std::uint32_t offset = 0;              // bytes of the word in front of the cursor
};

std::uint32_t offset_in(const intake::Seamed& text, std::uint32_t at) {
  // The largest prefix whose source ends at or before the cursor.
  std::uint32_t low = 0;
  std::uint32_t high = text.size();
  while (low < high) {
    const std::uint32_t middle = (low + high + 1) / 2;
    if (text.source({0, middle}).end <= at) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

bool touches(text::Span span, std::uint32_t at) { return span.begin < at && at <= span.end; }

/// The cursor is in a section, or behind it with nothing but blanks between.
bool holds(const intake::Section& section, std::string_view pasted, std::uint32_t at) {
  if (section.words.empty() || section.words.front().source.begin > at) return false;
  const std::uint32_t end = std::max(section.span.end, section.words.back().source.end);
  return at <= end || pasted.substr(end, at - end).find_first_not_of(" \t") == pasted.npos;
}

Spot spot_at(const Analysis& analysis, std::string_view pasted, std::uint32_t at) {
  Spot spot;
  for (const SectionView& view : analysis.sections) {
    const std::vector<intake::Word>& words = view.section->words;
    if (!holds(*view.section, pasted, at)) continue;
    spot.view = &view;
    for (std::uint32_t word = 0; word < words.size(); ++word) {
      if (words[word].source.begin >= at) break;
      spot.word = word;
      spot.text = touches(words[word].source, at) ? &words[word].text : nullptr;
    }
  }
  if (spot.view == nullptr) return spot;
  for (const OptionString& string : spot.view->strings) {
    const text::Span place = string.text.source();
    if (!(place.begin <= at && at <= place.end)) continue;
    spot.string = &string;
    spot.text = nullptr;
    spot.word = kNone;
    for (std::uint32_t word = 0; word < string.words.size(); ++word) {
      const text::Span source = string.words[word].text.source();
      if (source.begin >= at) break;
      spot.word = word;
      spot.text = touches(source, at) ? &string.words[word].text : nullptr;
    }
  }
  if (spot.text != nullptr) spot.offset = offset_in(*spot.text, at);
  return spot;
}

std::string detail_of(const Flag& flag) {
  const std::string_view summary = flag.facts->summary;
  const std::size_t stop = summary.find(". ");
  return std::string(stop == summary.npos ? summary : summary.substr(0, stop + 1));
}

void add_options(Lane lane, std::string_view command, std::string_view prefix, bool all, text::Span span,
                 std::vector<Completion>& out) {
  for (const Flag& flag : catalogue()) {
    const bool hidden = flag.lane == Lane::kDriver && flag.kind != "PUBLIC";
    if (flag.lane != lane || flag.positional || (hidden && !all)) continue;
    if (lane == Lane::kDriver && flag.command != command && flag.command != "*") continue;
    for (const std::string& spelling : flag.spellings) {
      if (spelling.size() < 3 || spelling.compare(0, prefix.size(), prefix) != 0) continue;
      bool told = false;
      for (const Completion& other : out) told = told || other.label == spelling;
      if (told) continue;
      Completion completion;
      // Sub-tools want =true written out; everywhere else a switch is a word and a value goes behind =.
      completion.insert = flag.type == "bool" || !flag.nargs.empty() ? spelling : spelling + "=";
      completion.span = span;
      completion.label = spelling;
      completion.detail = detail_of(flag);
      completion.lane = lane;
      completion.kind = flag.kind;
      out.push_back(std::move(completion));
    }
  }
}

void add_values(const Flag& flag, std::string_view prefix, text::Span span, std::vector<Completion>& out) {
  for (const std::string_view choice : flag.choices) {
    if (choice.substr(0, prefix.size()) != prefix) continue;
    Completion completion;
    completion.insert = std::string(choice);
    completion.span = span;
    completion.label = std::string(choice);
    completion.detail = cat({"a value of ", flag.name});
    completion.lane = flag.lane;
    completion.kind = flag.kind;
    completion.what = Completion::What::kValue;
    out.push_back(std::move(completion));
  }
}

void add_subcommands(std::string_view prefix, text::Span span, std::vector<Completion>& out) {
  for (const std::string_view name : {"compile", "list-operators"}) {
    if (name.substr(0, prefix.size()) != prefix) continue;
    Completion completion;
    completion.insert = std::string(name);
    completion.span = span;
    completion.label = std::string(name);
    completion.what = Completion::What::kSubcommand;
    out.push_back(std::move(completion));
  }
}

}  // namespace

std::vector<Completion> complete(std::string_view pasted, std::uint32_t at, bool all,
                                 const CheckOptions& options) {
  std::vector<Completion> out;
  if (at > pasted.size()) return out;
  const Analysis analysis = ask(pasted, options);
  const Spot spot = spot_at(analysis, pasted, at);
  const Lane lane = spot.string != nullptr ? spot.string->lane : Lane::kDriver;
  const std::string_view command = spot.view != nullptr ? spot.view->command : std::string_view("compile");
  const auto lookup = [lane, command](std::string_view name) {
    return lane == Lane::kDriver ? find_driver_flag(name, command) : find_flag(lane, name);
  };
  const std::string_view text =
      spot.text != nullptr ? std::string_view(spot.text->text()) : std::string_view();
  const std::string_view front = text.substr(0, spot.offset);
  const bool option = !front.empty() && front[0] == '-';
  const std::size_t equals = front.find('=');
  if (option && equals != front.npos) {
    const std::uint32_t begin = static_cast<std::uint32_t>(equals) + 1;
    const Flag* flag = lookup(front.substr(0, equals));
    if (flag != nullptr)
      add_values(*flag, front.substr(begin),
                 {spot.text->source({begin, spot.offset}).begin, spot.text->source().end}, out);
    return out;
  }
  text::Span whole = {at, at};
  if (spot.text != nullptr) whole = {spot.text->source({0, spot.offset}).begin, spot.text->source().end};
  const std::uint32_t before =
      spot.text != nullptr ? spot.word - 1 : spot.word;  // kNone in front of the first
  if (!option && spot.string == nullptr && spot.view != nullptr && before != kNone) {
    if (before == 0 && spot.view->section->kind == intake::SectionKind::kCommand)
      add_subcommands(front, whole, out);
    // What is behind an option that takes a value is that, whatever it looks like.
    const Flag* flag = lookup(spot.view->text_of(before));
    if (flag != nullptr && flag->type != "bool") {
      add_values(*flag, front, whole, out);
      if (flag->nargs.empty()) return out;
    }
  }
  if (!option && !front.empty()) return out;
  const std::size_t end = std::min(text.find('='), text.size());
  if (spot.text != nullptr) whole.end = spot.text->source({0, static_cast<std::uint32_t>(end)}).end;
  add_options(lane, command, option ? front : "-", all, whole, out);
  if (end < text.size()) {
    for (Completion& each : out) {
      if (!each.insert.empty() && each.insert.back() == '=') each.insert.pop_back();
    }
  }
  return out;
}

}  // namespace flaglane::check

#include <algorithm>
#include <utility>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/prose.h"
#include "text/python_space.h"

namespace flaglane::intake {
namespace {

using text::Span;

/// Flags in running text. Those that stand side by side, with their values, are read as flags: a run. Names
/// that stand alone are only named.
class MentionReader {
 public:
  MentionReader(const Seamed& prose, Context& context)
      : prose_(prose), text_(prose.text()), context_(context), words_(text::split_spans(text_)) {
    bare_ = looks_like_bare_flags(prose);
    ours_ = bare_ || contains(text_, "neuron") || contains(text_, "NEURON");
  }

  /// True when it found flags to be read.
  bool read_runs() {
    const std::size_t before = context_.reading.sections.size();
    for (std::size_t i = 0; i < words_.size(); ++i) read_word(i);
    end_run();
    return context_.reading.sections.size() > before;
  }

  void show_alone() {
    if (alone_.empty()) return;
    Section& shown = add_section(context_, SectionKind::kMentions, Rank::kCompiler);
    shown.words = static_cast<std::vector<Word>&&>(alone_);
    shown.style = WordStyle::kShell;
    shown.span = text::cover(shown.words.front().source, shown.words.back().source);
  }

 private:
  void read_word(std::size_t& index) {
    Span word = bare(words_[index]);
    if (word.empty() || is_one_of(word.of(text_), "- + \u2022")) return;  // a list's sign
    if (dash_size(text_, word.begin) == 0 || !holds_flag(word.of(text_))) return end_run();
    const std::size_t equals = word.of(text_).find('=');
    if (equals != std::string_view::npos) word = with_quotes(index, word, equals + 1);
    const std::string_view shown = word.of(text_);
    const std::string_view name = shown.substr(0, equals);
    bool whole = equals != std::string_view::npos;
    if (!whole && is(context_.names.takes_value, name) && name.substr(0, 2) != "-O") {
      const Span value = index + 1 < words_.size() ? bare(words_[index + 1]) : Span();
      const std::string_view told = value.of(text_);
      whole = word.end == words_[index].end && !told.empty() && value.begin == words_[index + 1].begin &&
              dash_size(told, 0) == 0 && !is_prose_word(told);
      if (whole) word.end = bare(words_[++index]).end;
      if (!whole) return name_alone(word);
    }
    if (contains(word.of(text_), "|")) return name_alone(word);  // --flag a|b: which values there are
    const bool known = is(context_.names.is_driver_name, name) || is(context_.names.is_backend_name, name);
    const bool meant = context_.spoken_of && equals != std::string_view::npos && !contains(shown, "/");
    const bool telling =
        known && (ours_ || contains(name.substr(std::min<std::size_t>(2, name.size())), "-"));
    ours_in_run_ = ours_in_run_ || telling || meant;
    whole_ = whole_ || whole;
    run_.push_back(word);
    // What ends a sentence, or a bracket, ends the run.
    if (is_in(text_[words_[index].end - 1], ".;)]?!")) end_run();
  }

  /// Without the marks of a text around it.
  [[nodiscard]] Span bare(Span word) const {
    static constexpr std::string_view kAround = "`'\"()[]{},;:!?.*";
    while (word.begin < word.end && is_in(text_[word.begin], kAround)) ++word.begin;
    while (word.begin < word.end && is_in(text_[word.end - 1], kAround)) --word.end;
    return word;
  }

  /// --flag="--a --b": up to the closing quote.
  Span with_quotes(std::size_t& index, Span word, std::size_t value) const {
    const std::size_t open = word.begin + value;
    if (open >= text_.size() || !is_in(text_[open], "\"'")) return word;
    const std::size_t close = text_.find(text_[open], open + 1);
    if (close == std::string_view::npos || contains(text_.substr(open, close - open), "\n")) return word;
    word.end = static_cast<std::uint32_t>(close + 1);
    while (index + 1 < words_.size() && words_[index].end < word.end) ++index;
    return word;
  }

  [[nodiscard]] static bool is(bool (*known)(std::string_view), std::string_view name) {
    return known != nullptr && known(name);
  }

  /// The flag that `word` begins with, without a value behind a blank.
  void note(Span word) {
    const std::size_t blank = word.of(text_).find_first_of(" \t\n");
    if (blank != std::string_view::npos && !contains(word.of(text_), "="))
      word.end = word.begin + static_cast<std::uint32_t>(blank);
    Word found;
    found.text = prose_.slice(word);
    found.source = prose_.source(word);
    found.around = prose_.layers_at(word.begin + 1);
    alone_.push_back(static_cast<Word&&>(found));
  }

  void name_alone(Span word) {
    end_run();
    note(word);
  }

  /// A run is the compiler's where one of its names is in it, and the text speaks of the compiler or the name
  /// is telling; or where --flag=value is told beside the compiler's name.
  void end_run() {
    if (ours_in_run_ && (whole_ || bare_ || run_.size() > 1)) {
      Seamed flags;
      for (std::size_t i = 0; i < run_.size(); ++i) {
        if (i > 0) flags.put(" ", prose_, {run_[i - 1].end, run_[i].begin}, Quoting::kFixed);
        flags.copy(prose_, run_[i]);
      }
      if (is_backend_string(flags, context_.names)) {
        read_backend_string(flags, context_);
      } else {
        read_bare_flags(flags, context_);
      }
    } else {
      for (const Span word : run_) note(word);
    }
    run_.clear();
    whole_ = false;
    ours_in_run_ = false;
  }

  const Seamed& prose_;
  std::string_view text_;
  Context& context_;
  std::vector<Span> words_;
  bool bare_ = false;  ///< the text begins with a flag
  bool ours_ = false;  ///< the text speaks of the compiler
  std::vector<Span> run_;
  bool whole_ = false;  ///< some flag of the run has a value
  bool ours_in_run_ = false;
  std::vector<Word> alone_;
};

/// True when words of running text stand between flags or behind them.
bool is_running_text(std::string_view flags) {
  bool comment = false;
  std::uint32_t end = 0;
  std::string_view last;
  char quote = '\0';
  for (const Span word : text::split_spans(flags)) {
    const std::string_view shown = word.of(flags);
    comment = (comment && !contains(flags.substr(end, word.begin - end), "\n")) || shown[0] == '#';
    const std::string_view before = std::exchange(last, shown);
    end = word.end;
    if (comment) continue;
    if (quote == '\0' && goes_on_as_prose(flags.substr(word.begin), before)) return true;
    for (const char c : shown) {
      if (quote == '\0' ? is_in(c, "\"'") : c == quote) quote = quote == '\0' ? c : '\0';
    }
  }
  return false;
}

}  // namespace

bool read_told_flags(const Seamed& prose, Context& context) {
  return is_running_text(prose.text()) && MentionReader(prose, context).read_runs();
}

void read_mentions(const Seamed& prose, Context& context) {
  MentionReader reader(prose, context);
  if (!reader.read_runs()) reader.show_alone();
}

}  // namespace flaglane::intake

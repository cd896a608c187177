#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "check/analysis.h"
#include "check/rules.h"
#include "diag/diagnostic.h"

namespace flaglane::check {

/// A piece of a sentence. Sentences are joined from pieces where they are kept: that is less code than
/// strings of their own at every place that says something.
struct Part {
  std::string_view text;
  bool code = false;  ///< in backticks

  Part(std::string_view piece) : text(piece) {}
  Part(const char* piece) : text(piece) {}
  Part(const std::string& piece) : text(piece) {}
};
using Parts = std::initializer_list<Part>;

/// Literal text, in backticks as every sentence here writes it.
[[nodiscard]] Part code(std::string_view text);
/// The pieces joined: cat({"a", b, code(c)}).
[[nodiscard]] std::string cat(Parts parts);

/// Collects diagnostics. Of one rule no more than kMost are kept in one section, and kMostInAll in all: a
/// paste of a thousand wrong words needs no thousand sentences.
class Findings {
 public:
  static constexpr std::size_t kMost = 40;
  static constexpr std::size_t kMostInAll = 200;

  /// kCount: nothing is kept but how many there are of each rule, so what only says more need not be made.
  enum class Keep : std::uint8_t { kAll, kCount };
  explicit Findings(Keep keep = Keep::kAll) : keep_(keep) {}

  /// A finding of `rule`, with its severity and confidence; `title` is also the message until say() gives the
  /// program's own. The reference is good until the next add().
  diag::Diagnostic& add(const Rule& rule, std::uint32_t section, text::Span span, Parts title);
  diag::Diagnostic& add(const Rule& rule, std::uint32_t section, text::Span span, std::string_view title);
  diag::Diagnostic& add(const Rule& rule, const SectionView& view, text::Span span, Parts title);
  diag::Diagnostic& add(const Rule& rule, const SectionView& view, text::Span span, std::string_view title);

  [[nodiscard]] std::vector<diag::Diagnostic>& all() { return all_; }
  [[nodiscard]] bool empty() const { return counts_.empty(); }
  /// False where notes and fixes are for nobody.
  [[nodiscard]] bool keeps() const { return keep_ == Keep::kAll; }

  struct Count {
    const Rule* rule;
    std::uint32_t section;
    std::size_t in_section;
    std::size_t in_all;
  };
  [[nodiscard]] const std::vector<Count>& counts() const { return counts_; }

 private:
  Keep keep_;
  std::vector<diag::Diagnostic> all_;
  std::vector<Count> counts_;
  diag::Diagnostic surplus_;  // what is beyond kMost is written here and forgotten
};

/// The program's own text, letter for letter.
void say(diag::Diagnostic& found, std::string_view message);
/// One more sentence.
void note(diag::Diagnostic& found, Parts parts);
void note(diag::Diagnostic& found, std::string_view text);
/// Whom it is about.
void about(diag::Diagnostic& found, Lane lane, const Flag* flag);
/// A fix, unless some layer of the text cannot hold it. An unsafe one gets its "?".
void offer(diag::Diagnostic& found, Parts title, bool safe, const intake::Edits& edits);
void offer(diag::Diagnostic& found, std::string_view title, bool safe, const intake::Edits& edits);
/// Two sets of edits as one; nothing if either is, or they overlap.
[[nodiscard]] intake::Edits both(const intake::Edits& a, const intake::Edits& b);
/// The edits of the input findings whose mend is plain (a typographic dash, a missing blank): the rest is
/// said of the text as it reads with them.
[[nodiscard]] std::vector<diag::Edit> mended_first(const Analysis& analysis);
/// True for the rules of such findings.
[[nodiscard]] bool is_mended_first(std::string_view rule);

// One function a family: what it finds in the analysis. The rules' texts stand beside them in rules/.
void find_input(const Analysis& analysis, Findings& findings);
void find_overwritten(const Analysis& analysis, Findings& findings);
void find_leftovers(const Analysis& analysis, Findings& findings);
void find_driver_errors(const Analysis& analysis, Findings& findings);
void find_silent(const Analysis& analysis, Findings& findings);
void find_standing(const Analysis& analysis, Findings& findings);
void find_lanes(const Analysis& analysis, Findings& findings);
void find_carriers(const Analysis& analysis, Findings& findings);
void find_backend(const Analysis& analysis, Findings& findings);
void find_wrapper(const Analysis& analysis, Findings& findings);
void find_targets(const Analysis& analysis, Findings& findings);
void find_meaning(const Analysis& analysis, Findings& findings);
void find_cache(const Analysis& analysis, Findings& findings);

using RuleList = std::vector<const Rule*>;
void list_input(RuleList& list);
void list_overwritten(RuleList& list);
void list_leftovers(RuleList& list);
void list_driver_errors(RuleList& list);
void list_silent(RuleList& list);
void list_standing(RuleList& list);
void list_lanes(RuleList& list);
void list_carriers(RuleList& list);
void list_backend(RuleList& list);
void list_wrapper(RuleList& list);
void list_targets(RuleList& list);
void list_meaning(RuleList& list);
void list_cache(RuleList& list);

}  // namespace flaglane::check

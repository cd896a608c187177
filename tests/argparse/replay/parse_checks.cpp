#include "parse_checks.h"

#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

#include "argparse/outcome.h"

namespace flaglane::replay {
namespace {

using argparse::Decision;
using argparse::ErrorCode;
using argparse::kNoIndex;
using argparse::Outcome;
using argparse::Role;
using argparse::Use;

int broken = 0;

class Checker {
 public:
  Checker(std::span<const std::string_view> argv, const Outcome& outcome) : argv_(argv), outcome_(outcome) {}

  void expect(bool holds, const char* property, std::uint32_t word = kNoIndex) {
    if (holds) return;
    ++broken;
    std::cerr << "broken: " << property;
    if (word != kNoIndex) std::cerr << " at word " << word;
    std::cerr << " in";
    for (const std::string_view text : argv_) std::cerr << " [" << text << ']';
    std::cerr << '\n';
  }

  // `owners_` counts, for each byte of each word, how many names and values claim it.
  void check_positions(bool complete) {
    owners_.clear();
    for (const std::string_view word : outcome_.words) owners_.emplace_back(word.size(), 0);
    for (std::uint32_t i = 0; i < outcome_.words.size(); ++i) claim_names(i);
    for (const argparse::ClusterPart& part : outcome_.cluster) claim(part.token, part.span);
    for (const Use& use : outcome_.uses) claim_values(use);
    for (std::uint32_t i = 0; i < outcome_.words.size(); ++i) check_word(i, complete);
    for (const argparse::ErrorRecord& error : outcome_.errors) {
      if (error.token == kNoIndex) continue;
      expect(error.token < outcome_.words.size() && error.span.begin <= error.span.end &&
                 error.span.end <= outcome_.words[error.token].size(),
             "an error lies inside its word", error.token);
    }
  }

 private:
  void claim(std::uint32_t word, text::Span span) {
    const bool inside = word < owners_.size() && span.begin <= span.end && span.end <= owners_[word].size();
    expect(inside, "a range lies inside its word", word);
    if (!inside) return;
    for (std::uint32_t at = span.begin; at < span.end; ++at) ++owners_[word][at];
  }

  void claim_names(std::uint32_t index) {
    const Decision& decision = outcome_.decisions[index];
    if (decision.role != Role::kOption) return;
    claim(index, {0, decision.name_end});
    // The '=' belongs to nobody.
    const bool has_equals =
        decision.name_end < outcome_.words[index].size() && outcome_.words[index][decision.name_end] == '=';
    using argparse::Match;
    const bool split = decision.match == Match::kEquals || decision.match == Match::kPrefixEquals ||
                       decision.match == Match::kCluster;
    if (decision.value_dropped) {
      for (std::uint32_t at = decision.value_begin; at < outcome_.words[index].size(); ++at) {
        separators_.push_back({index, {at, at + 1}});
      }
    }
    if (split && has_equals && owners_[index][decision.name_end] == 0) {
      separators_.push_back({index, {decision.name_end, decision.name_end + 1}});
    }
  }

  void claim_values(const Use& use) {
    for (std::uint32_t i = 0; i < use.range_count; ++i) {
      const argparse::TokenRange& range = outcome_.ranges[use.first_range + i];
      claim(range.token, range.span);
    }
    if (use.range_count != 1 || !use.converted || use.action->type != nullptr || !use.value.is_str()) return;
    const argparse::TokenRange& range = outcome_.ranges[use.first_range];
    expect(outcome_.words[range.token].substr(range.span.begin, range.span.size()) == use.value.text(),
           "a text is the bytes it came from", range.token);
  }

  [[nodiscard]] bool is_separator(std::uint32_t word, std::uint32_t at) const {
    for (const argparse::TokenRange& one : separators_) {
      if (one.token == word && one.span.begin == at) return true;
    }
    return false;
  }

  void check_word(std::uint32_t index, bool complete) {
    const Decision& decision = outcome_.decisions[index];
    if (complete && outcome_.origins.empty()) {
      expect(decision.role != Role::kUnreached, "every word is decided", index);
    }
    const bool owned = decision.role == Role::kOption || decision.role == Role::kValue ||
                       decision.role == Role::kPositional || decision.role == Role::kSubcommand;
    if (!complete && owned) {
      for (const int owners : owners_[index]) expect(owners <= 1, "ranges do not overlap", index);
      return;
    }
    // `--foo=--`: an action's values lose their first `--`, this one too.
    const bool dropped =
        decision.has_value && outcome_.words[index].substr(decision.value_begin) == std::string_view("--");
    for (std::uint32_t at = 0; at < owners_[index].size(); ++at) {
      const int owners = owners_[index][at];
      if (dropped && owners == 0 && at >= decision.value_begin) continue;
      if (!owned) {
        expect(owners == 0, "what was not consumed belongs to nobody", index);
      } else if (owners != 1) {
        expect(owners == 0 && is_separator(index, at), "ranges cover a consumed word once", index);
      }
    }
  }

  std::span<const std::string_view> argv_;
  const Outcome& outcome_;
  std::vector<std::vector<int>> owners_;
  std::vector<argparse::TokenRange> separators_;
};

void check_tolerant(Checker& checker, const Outcome& strict, const Outcome& tolerant) {
  if (strict.errors.empty()) {
    checker.expect(tolerant.errors.empty(), "tolerant mode finds nothing where strict mode finds nothing");
    const auto a = strict.ns.attributes();
    const auto b = tolerant.ns.attributes();
    bool same = a.size() == b.size();
    for (std::size_t i = 0; same && i < a.size(); ++i) {
      const bool nan =
          a[i].value.kind() == argparse::ValueKind::kFloat && a[i].value.as_real() != a[i].value.as_real();
      same = a[i].name == b[i].name && (nan || a[i].value.equals(b[i].value) ||
                                        argparse::repr(a[i].value, text::Dialect::py310) ==
                                            argparse::repr(b[i].value, text::Dialect::py310));
    }
    checker.expect(same, "tolerant mode's namespace is strict mode's");
    return;
  }
  if (tolerant.errors.empty()) {
    checker.expect(false, "tolerant mode finds strict mode's error");
    return;
  }
  const argparse::ErrorRecord& a = strict.errors[0];
  const argparse::ErrorRecord& b = tolerant.errors[0];
  checker.expect(strict.errors.size() == 1, "strict mode stops at the first error");
  checker.expect(a.code == b.code && a.message == b.message && a.action == b.action && a.token == b.token &&
                     a.span == b.span,
                 "the first error is strict mode's");
  checker.expect(strict.kind == tolerant.kind && strict.status == tolerant.status &&
                     strict.stderr_text == tolerant.stderr_text &&
                     strict.stdout_text == tolerant.stdout_text && strict.message == tolerant.message &&
                     strict.prog == tolerant.prog && strict.raised_message == tolerant.raised_message,
                 "the outcome is strict mode's");
}

}  // namespace

void check_parse(argparse::ArgumentParser& parser, std::span<const std::string_view> argv,
                 const argparse::ParseOptions& options, bool known, const Outcome& outcome) {
  Checker checker(argv, outcome);
  checker.check_positions(outcome.kind == argparse::OutcomeKind::kParsed);
  // The second parse goes over the first one's scratch memory: this also tests that nothing of it is left.
  argparse::ParseOptions tolerant = options;
  tolerant.tolerant = true;
  Outcome all;
  for (int round = 0; round < 2; ++round) {  // the second time into used memory
    if (known) {
      parser.parse_known_args(argv, tolerant, all);
    } else {
      parser.parse_args(argv, tolerant, all);
    }
    Checker(argv, all).check_positions(false);
    check_tolerant(checker, outcome, all);
  }
}

int broken_checks() { return broken; }

}  // namespace flaglane::replay

#include "argparse/match_nargs.h"

#include <algorithm>
#include <limits>

namespace flaglane::argparse {
namespace {

constexpr std::uint32_t kUnlimited = std::numeric_limits<std::uint32_t>::max();

std::uint32_t wanted(const Nargs& nargs) {
  if (nargs.count <= 0) return 0;  // 'A' * -1 is no letter
  return static_cast<std::uint32_t>(std::min<std::int64_t>(nargs.count, kUnlimited - 1));
}

// How many A a pattern needs, and may take; a wildcard goes on over O.
struct Bounds {
  std::uint32_t least = 0;
  std::uint32_t most = 0;
  bool wildcard = false;
};

Bounds bounds(const Nargs& nargs) {
  switch (nargs.kind) {
    case Nargs::Kind::kNone:
      return {1, 1, false};
    case Nargs::Kind::kOptional:
      return {0, 1, false};
    case Nargs::Kind::kZeroOrMore:
      return {0, kUnlimited, false};
    case Nargs::Kind::kOneOrMore:
      return {1, kUnlimited, false};
    case Nargs::Kind::kRemainder:
      return {0, kUnlimited, true};
    case Nargs::Kind::kParser:
      return {1, kUnlimited, true};
    case Nargs::Kind::kCount:
      return {wanted(nargs), wanted(nargs), false};
    case Nargs::Kind::kSuppress:
    case Nargs::Kind::kInvalid:
      return {0, 0, false};
  }
  return {};
}

class Matcher {
 public:
  Matcher(const std::vector<PlanAction>& actions, const std::uint32_t* positionals, const Pattern& pattern)
      : actions_(actions), positionals_(positionals), pattern_(pattern) {}

  // The longest prefix of the positionals that matches from `start`; its counts.
  void run(std::size_t positional_count, std::uint32_t start, std::vector<std::uint32_t>& counts) {
    std::size_t tried = longest_without_wildcards(positional_count, start);
    if (tried < positional_count && of(tried).wildcard) {
      for (std::size_t longer = positional_count; longer > tried; --longer) {
        if (fits(0, longer, start)) {
          tried = longer;
          break;
        }
      }
    }
    assign(tried, start, counts);
  }

 private:
  [[nodiscard]] Bounds of(std::size_t index) const {
    return bounds(actions_[positionals_[index]].action->nargs);
  }

  // A in the run of A and - that begins at `from` and ends before `limit` or the next O; no more than
  // `enough`.
  [[nodiscard]] std::uint32_t words_in_run(std::uint32_t from, std::uint32_t limit,
                                           std::uint64_t enough) const {
    std::uint32_t words = 0;
    for (std::uint32_t at = from; at < limit && words < enough; ++at) {
      const char kind = pattern_.at(at);
      if (kind == 'O') break;
      if (kind == 'A') ++words;
    }
    return words;
  }

  // The number of leading positionals up to the first wildcard whose needs the run at `start` covers.
  [[nodiscard]] std::size_t longest_without_wildcards(std::size_t count, std::uint32_t start) const {
    std::uint32_t at = start;
    std::size_t index = 0;
    for (; index < count; ++index) {
      const Bounds need = of(index);
      if (need.wildcard) break;
      std::uint32_t missing = need.least;
      while (missing > 0 && at < pattern_.size && pattern_.at(at) != 'O') {
        if (pattern_.at(at) == 'A') --missing;
        ++at;
      }
      if (missing > 0) break;
    }
    return index;
  }

  [[nodiscard]] std::size_t next_wildcard(std::size_t from, std::size_t end) const {
    while (from < end && !of(from).wildcard) ++from;
    return from;
  }

  // What the patterns [from, end) need before the first wildcard has what it needs.
  [[nodiscard]] std::uint64_t needs(std::size_t from, std::size_t end) const {
    std::uint64_t sum = 0;
    const std::size_t wildcard = next_wildcard(from, end);
    for (std::size_t i = from; i < wildcard; ++i) sum += of(i).least;
    if (wildcard < end) sum += of(wildcard).least;
    return sum;
  }

  // The last position from which the patterns [from, end) match, at most `limit`; kNoMatch: none. A wildcard
  // before them can reach any position, so the last one is where greed takes it.
  [[nodiscard]] std::uint32_t last_start(std::size_t from, std::size_t end) const {
    if (from == end) return pattern_.size;
    const std::size_t wildcard = next_wildcard(from, end);
    std::uint32_t limit = pattern_.size;
    if (wildcard < end) {
      limit = last_start_after(wildcard, end);
      if (limit == kNoMatch) return kNoMatch;
    }
    const std::uint64_t need = needs(from, end);
    if (need == 0) return limit;
    std::uint64_t words = 0;
    for (std::uint32_t at = limit; at > 0; --at) {
      const char kind = pattern_.at(at - 1);
      if (kind == 'O') words = 0;
      if (kind == 'A' && ++words == need) return at - 1;
    }
    return kNoMatch;
  }

  [[nodiscard]] std::uint32_t last_start_after(std::size_t wildcard, std::size_t end) const {
    return last_start(wildcard + 1, end);
  }

  [[nodiscard]] bool fits(std::size_t from, std::size_t end, std::uint32_t start) const {
    const std::size_t wildcard = next_wildcard(from, end);
    std::uint32_t limit = pattern_.size;
    if (wildcard < end) {
      limit = last_start_after(wildcard, end);
      if (limit == kNoMatch || limit < start) return false;
    }
    const std::uint64_t need = needs(from, end);
    return words_in_run(start, limit, need) >= need;
  }

  void assign(std::size_t count, std::uint32_t start, std::vector<std::uint32_t>& counts) const {
    std::uint32_t at = start;
    std::uint32_t limit = pattern_.size;
    std::uint64_t reserve = 0;  // needs of the patterns behind, up to and with the next wildcard
    std::uint64_t spare = 0;    // A in the run beyond all that is needed
    std::size_t segment_end = 0;
    for (std::size_t i = 0; i < count; ++i) {
      if (i == segment_end) {  // a new stretch of patterns, up to and with a wildcard
        segment_end = std::min(next_wildcard(i, count) + 1, count);
        const bool ends_in_wildcard = of(segment_end - 1).wildcard;
        limit = ends_in_wildcard ? last_start(segment_end, count) : pattern_.size;
        reserve = needs(i, count);
        std::uint64_t most = 0;
        for (std::size_t k = i; k < segment_end; ++k) most += of(k).most;
        spare = words_in_run(at, limit, most) - reserve;
      }
      const Bounds bound = of(i);
      if (bound.wildcard) {
        counts.push_back(limit - at);
        at = limit;
        continue;
      }
      const std::uint64_t extra = std::min<std::uint64_t>(bound.most - bound.least, spare);
      spare -= extra;
      at = take(at, bound.least + extra, counts);
    }
  }

  // One group: its A, and every - before, between and right behind them.
  [[nodiscard]] std::uint32_t take(std::uint32_t at, std::uint64_t words,
                                   std::vector<std::uint32_t>& counts) const {
    const std::uint32_t begin = at;
    while (at < pattern_.size) {
      const char kind = pattern_.at(at);
      if (kind == 'O' || (kind == 'A' && words == 0)) break;
      if (kind == 'A') --words;
      ++at;
    }
    counts.push_back(at - begin);
    return at;
  }

  const std::vector<PlanAction>& actions_;
  const std::uint32_t* positionals_;
  const Pattern& pattern_;
};

}  // namespace

// For options the patterns have no room for '--': it ends their words like an option does.
std::uint32_t match_optional(const Nargs& nargs, const Pattern& pattern, std::uint32_t start) {
  const Bounds bound = bounds(nargs);
  std::uint32_t at = start;
  std::uint32_t taken = 0;
  while (at < pattern.size && taken < bound.most) {
    const char kind = pattern.at(at);
    if (kind == '-' || (kind == 'O' && (!bound.wildcard || taken < bound.least))) break;
    ++at;
    ++taken;
  }
  return taken < bound.least ? kNoMatch : taken;
}

std::uint32_t match_explicit(const Nargs& nargs) {
  const Bounds bound = bounds(nargs);
  if (bound.least > 1) return kNoMatch;
  return bound.most == 0 ? 0 : 1;
}

void match_positionals(const std::vector<PlanAction>& actions, const std::uint32_t* positionals,
                       std::size_t positional_count, const Pattern& pattern, std::uint32_t start,
                       std::vector<std::uint32_t>& counts) {
  counts.clear();
  if (positional_count == 0) return;
  Matcher(actions, positionals, pattern).run(positional_count, start, counts);
}

}  // namespace flaglane::argparse

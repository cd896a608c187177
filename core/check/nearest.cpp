#include "check/nearest.h"

#include <algorithm>
#include <string>

#include "text/edit_distance.h"

namespace flaglane::check {
namespace {

constexpr std::size_t kMost = 3;
constexpr std::size_t kLongestName = 80;  // longer words are no slip of a name

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string_view without_dashes(std::string_view name) {
  while (!name.empty() && (name[0] == '-' || name[0] == '_')) name.remove_prefix(1);
  return name;
}

std::vector<std::string> words_of(std::string_view name) {
  std::vector<std::string> words(1);
  for (const char c : without_dashes(name)) {
    if (c == '-' || c == '_') {
      if (!words.back().empty()) words.emplace_back();
    } else {
      words.back() += lower(c);
    }
  }
  if (words.back().empty() && words.size() > 1) words.pop_back();
  return words;
}

bool is_particle(const std::string& word) {
  return word == "enable" || word == "disable" || word == "no" || word == "internal" ||
         word == "experimental";
}

/// True when the name is made of the first letters of the written words, in order: "optlevel" of
/// "optimization level".
bool of_word_starts(const std::vector<std::string>& written, const std::string& name) {
  std::size_t at = 0;
  for (const std::string& word : written) {
    std::size_t length = 0;
    while (length < word.size() && at + length < name.size() && word[length] == name[at + length]) ++length;
    if (length == 0) return false;
    at += length;
  }
  return at == name.size() && written.size() > 1;
}

struct Written {
  std::string fold;
  std::vector<std::string> words;
  std::vector<std::string> sorted;
  std::vector<std::string> core;  // without particles, sorted
};

std::vector<std::string> core_of(const std::vector<std::string>& words) {
  std::vector<std::string> core;
  for (const std::string& word : words) {
    if (!is_particle(word)) core.push_back(word);
  }
  std::sort(core.begin(), core.end());
  return core;
}

std::size_t distance(const Written& written, std::string_view spelling, std::size_t bound) {
  const std::string fold = folded(spelling);
  if (fold == written.fold) return 0;
  const std::vector<std::string> words = words_of(spelling);
  // A prefix counts where it is long enough to say something, and ends where a word ends.
  if (written.fold.size() >= 3 && fold.compare(0, written.fold.size(), written.fold) == 0) return 1;
  if (fold.size() >= 3 && written.fold.compare(0, fold.size(), fold) == 0 &&
      written.words.size() > words.size())
    return 1;
  std::vector<std::string> sorted = words;
  std::sort(sorted.begin(), sorted.end());
  if (sorted == written.sorted) return 1;
  const std::vector<std::string> core = core_of(words);
  if (!core.empty() && core == written.core) return 1;
  if (of_word_starts(written.words, fold)) return 1;
  const std::size_t slips = text::edit_distance(written.fold, fold, bound);
  return slips > bound ? kLongestName : 1 + slips;
}

unsigned tier(const Flag& flag) {
  if (flag.kind.empty() || flag.kind == "PUBLIC") return 0;
  return flag.kind == "HIDDEN" ? 1 : 2;
}

}  // namespace

std::string folded(std::string_view name) {
  std::string result;
  for (const char c : name) {
    if (c != '-' && c != '_') result += lower(c);
  }
  return result;
}

std::vector<Near> nearest(std::string_view written, Lane lane) {
  std::vector<Near> found;
  const std::string_view bare = without_dashes(written);
  if (bare.empty() || bare.size() > kLongestName) return found;
  Written view;
  view.fold = folded(written);
  view.words = words_of(written);
  view.sorted = view.words;
  std::sort(view.sorted.begin(), view.sorted.end());
  view.core = core_of(view.words);
  const std::size_t bound = std::min<std::size_t>(4, std::max<std::size_t>(1, view.fold.size() / 4));

  for (const Flag& flag : catalogue()) {
    if (flag.positional) continue;
    Near best;
    best.distance = kLongestName;
    for (const std::string& spelling : flag.spellings) {
      if (without_dashes(spelling).size() < 2 && view.fold.size() > 1) continue;
      const std::size_t each = distance(view, spelling, bound);
      if (each < best.distance) {
        best.flag = &flag;
        best.spelling = spelling;
        best.distance = each;
      }
    }
    if (best.flag != nullptr) found.push_back(best);
  }
  std::stable_sort(found.begin(), found.end(), [lane](const Near& a, const Near& b) {
    if (a.distance != b.distance) return a.distance < b.distance;
    if (tier(*a.flag) != tier(*b.flag)) return tier(*a.flag) < tier(*b.flag);
    return (a.flag->lane == lane) > (b.flag->lane == lane);
  });
  // One line a name: a name that lives in several lanes is told once, for the best of them.
  std::vector<Near> result;
  for (const Near& near : found) {
    bool told = false;
    for (const Near& other : result) told = told || other.spelling == near.spelling;
    if (!told && result.size() < kMost) result.push_back(near);
  }
  return result;
}

std::string_view nearest_choice(std::string_view written, const std::vector<std::string_view>& choices) {
  if (written.empty() || written.size() > kLongestName) return {};
  const std::string fold = folded(written);
  std::string_view best;
  std::size_t least = kLongestName;
  for (const std::string_view choice : choices) {
    const std::string other = folded(choice);
    std::size_t each = kLongestName;
    if (other == fold) {
      each = 0;
    } else if (fold.size() >= 2 &&
               (other.compare(0, fold.size(), fold) == 0 || fold.compare(0, other.size(), other) == 0)) {
      each = 1;
    } else {
      const std::size_t bound = std::min<std::size_t>(2, fold.size() / 3);
      const std::size_t slips = text::edit_distance(fold, other, bound);
      if (slips <= bound) each = 1 + slips;
    }
    if (each < least) {
      least = each;
      best = choice;
    }
  }
  return best;
}

}  // namespace flaglane::check

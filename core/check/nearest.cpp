#include "check/nearest.h"

#include <algorithm>
#include <string>

#include "check/keys.h"
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

/// The words of a name, lower case: the largest pieces without dashes and underscores.
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

bool is_particle(std::string_view word) {
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

/// A name as names are compared. Sums and sets are of words and characters in any order, so that most names
/// are told apart by numbers.
struct Shape {
  std::string fold;
  std::size_t words = 0;
  std::uint32_t word_sum = 0;    // of the words' hashes
  std::uint32_t core_sum = 0;    // the same without particles; 0: there are no others
  std::uint32_t characters = 0;  // which ones there are, as a set of 32
};

Shape shape_of(std::string_view name, const std::vector<std::string>& words) {
  Shape shape;
  shape.fold = folded(name);
  shape.words = words.size();
  for (const std::string& word : words) {
    const std::uint32_t hash = hash_of(word);
    shape.word_sum += hash;
    if (!is_particle(word)) shape.core_sum += hash;
  }
  for (const char c : shape.fold) shape.characters |= 1U << (static_cast<unsigned char>(c) & 31U);
  return shape;
}

/// Every spelling of the catalogue, in its order.
struct Known {
  const Flag* flag;
  std::string_view spelling;
  Shape shape;
};

struct KnownNames {
  std::vector<Known> all;
  HashIndex folds;
};

const KnownNames& known_names() {
  static const KnownNames built = [] {
    KnownNames names;
    for (const Flag& flag : catalogue()) {
      if (flag.positional) continue;
      for (const std::string& spelling : flag.spellings) {
        names.all.push_back({&flag, spelling, shape_of(spelling, words_of(spelling))});
        names.folds.add(hash_of(names.all.back().shape.fold), names.all.size() - 1);
      }
    }
    names.folds.sort();
    return names;
  }();
  return built;
}

/// True when one name is the other and more, and the shorter is long enough to say something.
bool starts(std::string_view longer, std::string_view shorter) {
  return shorter.size() >= 3 && longer.substr(0, shorter.size()) == shorter;
}

unsigned count_bits(std::uint32_t bits) {
  unsigned count = 0;
  for (; bits != 0; bits &= bits - 1) ++count;
  return count;
}

std::size_t distance(const Shape& written, const std::vector<std::string>& words, const Shape& name,
                     std::size_t bound) {
  if (name.fold == written.fold) return 0;
  // A prefix counts where it ends where a word ends.
  if (starts(name.fold, written.fold)) return 1;
  if (written.words > name.words && starts(written.fold, name.fold)) return 1;
  if (name.word_sum == written.word_sum) return 1;
  if (name.core_sum != 0 && name.core_sum == written.core_sum) return 1;
  if (of_word_starts(words, name.fold)) return 1;
  // A slip brings at most one new character and takes at most one away.
  if (count_bits(name.characters ^ written.characters) > 2 * bound) return kLongestName;
  const std::size_t slips = text::edit_distance(written.fold, name.fold, bound);
  return slips > bound ? kLongestName : 1 + slips;
}

unsigned tier(const Flag& flag) {
  if (flag.kind.empty() || flag.kind == "PUBLIC") return 0;
  return flag.kind == "HIDDEN" ? 1 : 2;
}

/// What nearest names are ordered by.
std::size_t rank(const Near& near, Lane lane) {
  return near.distance * 8 + std::size_t{tier(*near.flag)} * 2 + (near.flag->lane == lane ? 0U : 1U);
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
  const std::vector<std::string> words = words_of(written);
  const Shape shape = shape_of(written, words);
  const std::size_t bound = std::min<std::size_t>(4, std::max<std::size_t>(1, shape.fold.size() / 4));

  const std::vector<Known>& all = known_names().all;
  for (std::size_t i = 0; i < all.size();) {
    Near best;
    best.distance = kLongestName;
    const Flag* flag = all[i].flag;
    for (; i < all.size() && all[i].flag == flag; ++i) {
      if (without_dashes(all[i].spelling).size() < 2 && shape.fold.size() > 1) continue;
      const std::size_t each = distance(shape, words, all[i].shape, bound);
      if (each < best.distance) best = {flag, all[i].spelling, each};
    }
    if (best.flag == nullptr) continue;
    std::size_t place = found.size();
    while (place > 0 && rank(best, lane) < rank(found[place - 1], lane)) --place;
    found.insert(found.begin() + static_cast<std::ptrdiff_t>(place), best);
  }
  // One line a name: a name that lives in several lanes is told once, for the best of them.
  std::vector<Near> result;
  for (const Near& near : found) {
    bool told = false;
    for (const Near& other : result) told = told || other.spelling == near.spelling;
    if (!told && result.size() < kMost) result.push_back(near);
  }
  return result;
}

Near same_but_for_dashes(std::string_view fold) {
  const KnownNames& names = known_names();
  const std::uint32_t hash = hash_of(fold);
  Near found;
  for (const Lane lane : {Lane::kWrapper, Lane::kDriver, Lane::kPenguin}) {
    for (std::size_t at = names.folds.first(hash); names.folds.holds(at, hash); ++at) {
      const Known& known = names.all[names.folds.index(at)];
      if (found.flag == nullptr && known.flag->lane == lane && known.shape.fold == fold)
        found = {known.flag, known.spelling, 0};
    }
  }
  return found;
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

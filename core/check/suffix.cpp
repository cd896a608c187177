#include "check/suffix.h"

#include <algorithm>

#include "check/driver_model.h"
#include "check/findings.h"
#include "intake/module_name.h"

namespace flaglane::check {
namespace {

constexpr std::size_t kMostTries = 4096;
constexpr std::uint32_t kMostGrouped = 24;
constexpr std::size_t kLongestFlags = 4000;  // bytes of flags that are worth so many checksums

/// True for words that a wrapper writes around the user's: the option (and its value) by name.
bool framework_word(const Flag* flag) {
  return flag != nullptr && (flag->name == "--framework" || flag->name == "--output");
}

}  // namespace

std::optional<std::vector<std::uint32_t>> suffix_words(const SectionView& view) {
  if (!view.run || view.section->words.empty()) return std::nullopt;
  const DriverRun& run = *view.run;
  const bool command = view.section->kind == intake::SectionKind::kCommand;
  if (command && view.command != "compile") return std::nullopt;
  const std::size_t count = view.section->words.size();
  std::vector<bool> out(count, false);
  std::uint32_t input = kNone;
  for (std::uint32_t word = 0; word < count; ++word) {
    const Fate fate = view.fates[word];
    if (fate == Fate::kElided || fate == Fate::kHole) return std::nullopt;
    if (fate == Fate::kProgram || fate == Fate::kWrapper) out[word] = true;
    const std::uint32_t arg = run.arg_of[word];
    if (arg == kNone || arg >= run.outcome.decisions.size() || !command) continue;
    const argparse::Role role = run.outcome.decisions[arg].role;
    if (role == argparse::Role::kSubcommand) out[word] = true;
    if (role == argparse::Role::kPositional) {
      out[word] = true;
      if (input == kNone) input = word;
    }
  }
  const bool verbose = command && view.text_of(static_cast<std::uint32_t>(count - 1)) == "--verbose=35";
  const bool wrapped = command && (verbose || view.section->module);  // a wrapper's command, not a person's
  for (const argparse::Use& use : run.outcome.uses) {
    const std::uint32_t word = use.option_token < run.word_of.size() ? run.word_of[use.option_token] : kNone;
    if (word == kNone) continue;
    const Flag* flag = flag_of(use.action);
    // Older wrappers put --target in front of the input, newer ones among the user's flags.
    const bool target = wrapped && flag != nullptr && flag->name == "--target" && word < input;
    if (!framework_word(flag) && !target) continue;
    if (!command && flag->name != "--framework") continue;
    out[word] = true;
    for (std::uint32_t i = 0; i < use.range_count; ++i) {
      const std::uint32_t value = run.word_of[run.outcome.ranges[use.first_range + i].token];
      if (value != kNone) out[value] = true;
    }
  }
  if (verbose) out[count - 1] = true;
  std::vector<std::uint32_t> words;
  for (std::uint32_t word = 0; word < count; ++word) {
    if (out[word]) continue;
    if (view.section->words[word].text.has_hole()) return std::nullopt;
    words.push_back(word);
  }
  return words;
}

std::optional<Suffix> suffix_of(const SectionView& view) {
  const std::optional<std::vector<std::uint32_t>> words = suffix_words(view);
  if (!words) return std::nullopt;
  Suffix suffix;
  for (const std::uint32_t word : *words) suffix.flags.emplace_back(view.text_of(word));
  suffix.json = intake::suffix_of_json(suffix.flags);
  suffix.joined = intake::suffix_of_joined(suffix.flags);
  if (view.section->module) {
    suffix.pasted = view.section->module->suffix;
    suffix.agrees = *suffix.pasted == suffix.json || *suffix.pasted == suffix.joined;
  }
  return suffix;
}

std::optional<Grouping> proven_grouping(const Analysis& analysis, const SectionView& view) {
  const std::optional<std::vector<std::uint32_t>> words = suffix_words(view);
  if (!words || words->empty() || !view.section->module) return std::nullopt;
  const std::string& wanted = view.section->module->suffix;
  std::size_t bytes = 0;
  for (const std::uint32_t word : *words) bytes += view.text_of(word).size() + 1;
  if (bytes > kLongestFlags) return std::nullopt;

  // How many blanks stand behind each word: one parts it from the next, the others were inside the quotes.
  const std::size_t count = words->size();
  std::vector<std::string> blanks(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t word = (*words)[i];
    if (word + 1 >= view.section->words.size()) continue;
    const text::Span gap = {view.section->words[word].source.end, view.section->words[word + 1].source.begin};
    const std::string_view between = gap.begin < gap.end ? gap.of(analysis.pasted) : std::string_view();
    if (!between.empty() && between.size() < 64 && between.find_first_not_of(' ') == between.npos)
      blanks[i] = between;
  }

  struct Slot {
    std::size_t at;    // index into words
    std::size_t most;  // words behind it that could belong to it
    std::size_t taken = 0;
  };
  std::vector<Slot> slots;
  std::size_t tries = 1;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view text = view.text_of((*words)[i]);
    const Flag* flag = find_driver_flag(option_name(text), "compile");
    if (flag == nullptr || !flag->carries || text.find('=') == text.npos) continue;
    std::size_t most = 0;
    while (i + most + 1 < count && most < kMostGrouped && (*words)[i + most + 1] == (*words)[i] + most + 1) {
      const std::string_view next = view.text_of((*words)[i + most + 1]);
      const Flag* other = find_driver_flag(option_name(next), "compile");
      if (next.empty() || (other != nullptr && other->carries)) break;
      ++most;
    }
    if (tries * (most + 1) > kMostTries) break;
    tries *= most + 1;
    slots.push_back({i, most});
  }
  if (slots.empty()) return std::nullopt;

  for (std::size_t turn = 0; turn < tries * 2; ++turn) {
    // A blank behind the last word of a group may have been inside the quotes, or the printer's own.
    const bool keep_blanks = turn % 2 == 0;
    std::size_t rest = turn / 2;
    for (Slot& slot : slots) {
      slot.taken = rest % (slot.most + 1);
      rest /= slot.most + 1;
    }
    std::vector<std::string> flags;
    Grouping grouping;
    std::size_t next_slot = 0;
    for (std::size_t i = 0; i < count; ++i) {
      std::string text(view.text_of((*words)[i]));
      if (next_slot < slots.size() && slots[next_slot].at == i) {
        const Slot& slot = slots[next_slot++];
        for (std::size_t k = 0; k < slot.taken; ++k) {
          text += blanks[i].empty() ? std::string(" ") : blanks[i];
          text += view.text_of((*words)[++i]);
        }
        if (keep_blanks && blanks[i].size() > 1) text.append(blanks[i], 1);
        grouping.groups.push_back({(*words)[slot.at], static_cast<std::uint32_t>(slot.taken), text});
      }
      flags.push_back(std::move(text));
    }
    if (intake::suffix_of_json(flags) != wanted) continue;
    std::size_t grouped = 0;
    for (const Grouping::Group& group : grouping.groups) grouped += group.count;
    if (grouped == 0) return std::nullopt;
    return grouping;
  }
  return std::nullopt;
}

intake::Edits quote_as_proven(const SectionView& view, const Grouping& grouping) {
  intake::Edits edits = std::vector<diag::Edit>();
  for (const Grouping::Group& group : grouping.groups) {
    if (group.count == 0) continue;
    edits = both(edits, both(intake::replace_word(*view.section, group.carrier, group.text),
                             intake::remove_words(*view.section, group.carrier + 1, group.count)));
  }
  return edits;
}

}  // namespace flaglane::check

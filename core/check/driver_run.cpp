#include "check/driver_run.h"

#include "check/driver_model.h"
#include "check/leftover.h"
#include "check/wrapper.h"
#include "text/sort.h"

namespace flaglane::check {
namespace {

constexpr int kMostRuns = 5;

bool is_help(std::string_view word) {
  return word == "--version" || word == "-V" || word == "-h" || word.substr(0, 6) == "--help";
}

/// The section's words in the order in which they go to the driver.
std::vector<std::uint32_t> order(SectionView& view, Model& models) {
  DriverRun& run = *view.run;
  const std::uint32_t count = static_cast<std::uint32_t>(view.fates.size());
  std::vector<std::uint32_t> words;
  run.before_subcommand.clear();
  if (view.section->kind != intake::SectionKind::kCommand) {
    for (std::uint32_t word = 0; word < count; ++word) {
      if (view.fates[word] == Fate::kDriver) words.push_back(word);
    }
    return words;
  }
  std::uint32_t subcommand = kNone;
  for (std::uint32_t word = 0; word < count && subcommand == kNone; ++word) {
    const std::string_view text = view.text_of(word);
    if (view.fates[word] != Fate::kDriver || (text != "compile" && text != "list-operators")) continue;
    subcommand = word;
    view.command = text == "compile" ? "compile" : "list-operators";
  }
  if (subcommand == kNone) view.command = "";
  // What stands before the subcommand and is not the top level's goes behind it: older wrappers wrote
  // --target there.
  std::vector<std::uint32_t> moved;
  bool moving = false;
  for (std::uint32_t word = 0; word < count; ++word) {
    if (view.fates[word] != Fate::kDriver) continue;
    const std::string_view text = view.text_of(word);
    if (subcommand == kNone || word >= subcommand) {
      words.push_back(word);
      if (word == subcommand) words.insert(words.end(), moved.begin(), moved.end());
      continue;
    }
    const bool option = text.size() > 1 && text[0] == '-';
    if (option) moving = !is_help(text) && models.driver.root().find_option(option_name(text)) == nullptr;
    if (option && !is_help(text)) run.before_subcommand.push_back(word);
    (moving ? moved : words).push_back(word);
  }
  return words;
}

void build_argv(SectionView& view, Model& models) {
  DriverRun& run = *view.run;
  const std::vector<std::uint32_t> words = order(view, models);
  run.texts.clear();
  run.argv.clear();
  run.word_of.clear();
  run.arg_of.assign(view.fates.size(), kNone);
  std::vector<std::string> behind;
  if (view.section->kind != intake::SectionKind::kCommand) {
    const Flag* target = find_driver_flag("--target", "compile");
    run.texts = words_before(target != nullptr && target->required);
    if (view.place != Place::kCommand) behind = words_after();
  }
  const std::size_t before = run.texts.size();
  run.texts.insert(run.texts.end(), behind.begin(), behind.end());
  for (std::size_t i = 0; i < before; ++i) {
    run.argv.push_back(run.texts[i]);
    run.word_of.push_back(kNone);
  }
  for (const std::uint32_t word : words) {
    run.arg_of[word] = static_cast<std::uint32_t>(run.argv.size());
    run.argv.push_back(view.text_of(word));
    run.word_of.push_back(word);
  }
  for (std::size_t i = before; i < run.texts.size(); ++i) {
    run.argv.push_back(run.texts[i]);
    run.word_of.push_back(kNone);
  }
  view.appended = behind;
}

/// The words left over, in the order of the section.
std::vector<std::uint32_t> left_over(const DriverRun& run) {
  std::vector<std::uint32_t> words;
  for (std::uint32_t token = 0; token < run.outcome.decisions.size(); ++token) {
    if (run.outcome.decisions[token].role == argparse::Role::kUnrecognized && run.word_of[token] != kNone) {
      words.push_back(run.word_of[token]);
    }
  }
  text::sort(words);
  return words;
}

/// The word `--` that ends the options; kNone: there is none.
std::uint32_t end_of_options(const DriverRun& run) {
  for (std::uint32_t token = 0; token < run.argv.size() && token < run.outcome.decisions.size(); ++token) {
    const argparse::Role role = run.outcome.decisions[token].role;
    if (run.argv[token] == "--" &&
        (role == argparse::Role::kUnrecognized || role == argparse::Role::kDoubleDash))
      return run.word_of[token];
  }
  return kNone;
}

/// Sorts the leftovers by why they are left over; true when some were set aside, so that the rest must be
/// parsed again.
bool sort_leftovers(SectionView& view) {
  DriverRun& run = *view.run;
  run.leftovers.clear();
  bool set_aside = false;
  const std::vector<std::uint32_t> words = left_over(run);
  const std::uint32_t end = words.empty() ? kNone : end_of_options(run);
  for (std::size_t i = 0; i < words.size(); ++i) {
    // Behind -- nothing is an option, whatever it looks like.
    const bool plain = words[i] >= end && !view.section->words[words[i]].text.has_hole();
    LeftoverWord left;
    if (plain) {
      left.kind = Leftover::kStray;
      left.word = words[i];
    } else {
      left = classify(view, words[i]);
    }
    // The plain words behind an option that nobody takes would have been its values; loose words go together.
    if (left.kind == Leftover::kStray || view.text_of(words[i]).find('=') == std::string_view::npos) {
      while (i + 1 < words.size() && words[i + 1] == words[i] + 1 &&
             (plain || !looks_like_option(view.text_of(words[i + 1])))) {
        ++left.followers;
        ++i;
      }
    }
    const Fate fate = left.kind == Leftover::kUncatalogued ? Fate::kUncatalogued
                      : left.kind == Leftover::kOther      ? Fate::kOther
                      : left.kind == Leftover::kHole       ? Fate::kHole
                                                           : Fate::kDriver;
    if (fate == Fate::kDriver) {
      run.leftovers.push_back(left);
      continue;
    }
    for (std::uint32_t k = 0; k <= left.followers; ++k) view.fates[left.word + k] = fate;
    set_aside = true;
  }
  return set_aside;
}

enum class Whole : std::uint8_t { kNo, kPerhaps, kYes };

/// Something that was left out, or is unknown, may be what a command lacks. Where all that is unknown is an
/// option's value or the one input file, it will hardly be more than that.
Whole is_whole(const SectionView& view) {
  const DriverRun& run = *view.run;
  std::size_t files = 0;
  std::size_t holes = 0;
  std::size_t file_holes = 0;
  for (std::size_t word = 0; word < view.fates.size(); ++word) {
    const std::uint32_t token = run.arg_of[word];
    const bool file = token < run.outcome.decisions.size() &&
                      run.outcome.decisions[token].role == argparse::Role::kPositional;
    const bool hole = view.section->words[word].only_hole;
    if (view.fates[word] == Fate::kElided || view.fates[word] == Fate::kHole ||
        view.fates[word] == Fate::kUncatalogued || (hole && token == kNone))
      return Whole::kNo;
    files += file ? 1 : 0;
    holes += hole ? 1 : 0;
    file_holes += hole && file ? 1 : 0;
  }
  if (view.section->inherits || (file_holes > 0 && files > 1)) return Whole::kNo;
  return holes > 0 ? Whole::kPerhaps : Whole::kYes;
}

/// Where more is missing than one argument, what is unknown is there to hold it.
bool is_one_missing(const argparse::ErrorRecord& error) {
  return error.code == argparse::ErrorCode::kRequiredGroup || error.others.size() == 1;
}

bool is_missing(const argparse::ErrorRecord& error) {
  return error.code == argparse::ErrorCode::kRequired || error.code == argparse::ErrorCode::kRequiredGroup;
}

bool counts(const SectionView& view, const argparse::ErrorRecord& error) {
  const DriverRun& run = *view.run;
  if (error.code == argparse::ErrorCode::kUnrecognized) return !run.leftovers.empty();
  const std::uint32_t word = error.token < run.word_of.size() ? run.word_of[error.token] : kNone;
  return word == kNone || !hangs_on_hole(view.section->words[word].text, error);
}

}  // namespace

bool hangs_on_hole(const intake::Seamed& text, const argparse::ErrorRecord& error) {
  if (!text.has_hole()) return false;
  const bool about_value = error.code == argparse::ErrorCode::kInvalidChoice ||
                           error.code == argparse::ErrorCode::kInvalidValue ||
                           error.code == argparse::ErrorCode::kAction;
  return about_value || error.span.empty() || text.has_hole(error.span);
}

void run_driver(SectionView& view, text::Dialect dialect) {
  view.run = std::make_unique<DriverRun>();
  Model& models = model(dialect);
  argparse::ParseOptions options;
  options.tolerant = true;
  for (int turn = 0; turn < kMostRuns; ++turn) {
    build_argv(view, models);
    models.driver.root().parse_args(view.run->argv, options, view.run->outcome);
    if (!sort_leftovers(view)) break;
  }
  view.run->leftover_message = leftover_text(view.run->outcome);
  view.run->errors.clear();
  for (std::uint32_t i = 0; i < view.run->outcome.errors.size(); ++i) {
    const argparse::ErrorRecord& error = view.run->outcome.errors[i];
    const Whole whole = is_missing(error) ? is_whole(view) : Whole::kYes;
    if (whole == Whole::kYes && counts(view, error)) view.run->errors.push_back(i);
    if (whole == Whole::kPerhaps && is_one_missing(error)) view.run->unsure = i;
    // Help and version end the run where they are met.
    if (view.run->outcome.errors[i].code == argparse::ErrorCode::kExit) break;
  }
}

}  // namespace flaglane::check

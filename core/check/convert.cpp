#include "check/convert.h"

#include <numeric>
#include <string>
#include <vector>

#include "check/ask.h"
#include "check/suffix.h"
#include "intake/convert.h"

namespace flaglane::check {
namespace {

using Words = std::optional<std::vector<std::string>>;

/// The words that stand for the user's flags in another language; nothing where text is not known yet. Of a
/// command they are those of the module's suffix: a wrapper writes the program, the files and what it appends
/// by itself.
Words flag_words(const SectionView& view) {
  const intake::Section& section = *view.section;
  const bool command = section.kind == intake::SectionKind::kCommand;
  std::vector<std::uint32_t> chosen(section.words.size());
  std::iota(chosen.begin(), chosen.end(), 0U);
  if (const std::optional<std::vector<std::uint32_t>> own = suffix_words(view); command && own) chosen = *own;
  std::vector<std::string> words;
  for (const std::uint32_t word : chosen) {
    const intake::Word& item = section.words[word];
    // Text that is not known yet cannot be written in another language, only the variable's own earlier
    // value dropped.
    if (item.only_hole && view.fates[word] == Fate::kHole && section.inherits) continue;
    if (item.text.has_hole()) return std::nullopt;
    const std::uint32_t arg = view.run ? view.run->arg_of[word] : kNone;
    const bool known = arg != kNone && arg < view.run->outcome.decisions.size();
    const argparse::Role role = known ? view.run->outcome.decisions[arg].role : argparse::Role::kOption;
    if (command && (view.fates[word] == Fate::kProgram || role == argparse::Role::kSubcommand ||
                    role == argparse::Role::kPositional))
      continue;
    words.emplace_back(view.text_of(word));
  }
  return words;
}

/// A bare option string is one word of a command line: behind its carrier.
std::string carried(const SectionView& view, const std::vector<std::string>& words) {
  std::string text = std::string(carrier_of(view.strings[0].lane)) + "=";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += ' ';
    text += words[i];
  }
  return text;
}

}  // namespace

std::optional<std::string> convert(std::string_view pasted, std::string_view target,
                                   const CheckOptions& options) {
  const std::optional<intake::Target> form = intake::target_from_id(target);
  if (!form) return std::nullopt;
  const Analysis analysis = ask(pasted, options);
  for (const SectionView& view : analysis.sections) {
    const intake::Section& section = *view.section;
    if (section.words.empty() || section.kind == intake::SectionKind::kMentions || view.legacy) continue;
    Words words = flag_words(view);
    if (!words) return std::nullopt;
    if (words->empty()) continue;
    const bool bare = section.kind == intake::SectionKind::kBackendString && !view.strings.empty();
    if (bare) words = {carried(view, *words)};
    return intake::convert(*words, *form);
  }
  return std::nullopt;
}

}  // namespace flaglane::check

#include "check/convert.h"

#include <string>
#include <vector>

#include "check/ask.h"
#include "intake/convert.h"

namespace flaglane::check {

std::optional<std::string> convert(std::string_view pasted, std::string_view target,
                                   const CheckOptions& options) {
  const std::optional<intake::Target> form = intake::target_from_id(target);
  if (!form) return std::nullopt;
  const Analysis analysis = ask(pasted, options);
  for (const SectionView& view : analysis.sections) {
    const intake::Section& section = *view.section;
    if (section.words.empty() || section.kind == intake::SectionKind::kMentions || view.legacy) continue;
    const bool command = section.kind == intake::SectionKind::kCommand;
    std::vector<std::string> words;
    for (std::uint32_t word = 0; word < section.words.size(); ++word) {
      const intake::Word& item = section.words[word];
      // Text that is not known yet cannot be written in another language, only the variable's own earlier
      // value dropped.
      if (item.only_hole && view.fates[word] == Fate::kHole && section.inherits) continue;
      if (item.text.has_hole()) return std::nullopt;
      const std::uint32_t arg = view.run ? view.run->arg_of[word] : kNone;
      const bool known = arg != kNone && arg < view.run->outcome.decisions.size();
      // A command's program, subcommand and files are no flags; the string forms set a variable that holds
      // flags only.
      const argparse::Role role = known ? view.run->outcome.decisions[arg].role : argparse::Role::kOption;
      if (command && (view.fates[word] == Fate::kProgram || role == argparse::Role::kSubcommand ||
                      role == argparse::Role::kPositional))
        continue;
      words.emplace_back(view.text_of(word));
    }
    if (!words.empty()) return intake::convert(words, *form);
  }
  return std::nullopt;
}

}  // namespace flaglane::check

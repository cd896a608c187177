#include "intake/prose.h"

#include <vector>

#include "intake/ascii.h"
#include "text/python_space.h"
#include "text/span.h"

namespace flaglane::intake {
namespace {

constexpr std::string_view kProse =
    "I We we you it It they is are was were has have had does Does did not and or but so then because "
    "although "
    "which that this the The with without to on in for from at as by of if when When while after before "
    "until "
    "use uses used using tried ran running invoked fails failed failing crashes crashed hangs works worked "
    "gives gave returns returned takes took needs supports support accepts rejects ignores complains says "
    "said "
    "should would could can cannot will won't can't doesn't my our your instead again anyway always never "
    "non-zero exited exits version versions";
constexpr std::string_view kPunctuation = ".,;:!?)";

std::string_view without_punctuation(std::string_view word) {
  return word.substr(0, word.find_last_not_of(kPunctuation) + 1);
}

/// "neuronx-cc 2.16", "neuronx-cc compile: error: ..." and "neuronx-cc with": no subcommand.
bool speaks_of(std::string_view next) {
  return is_prose_word(next) || next == "compile:" || next == "[-h]" ||
         (next.size() > 2 && is_digit(next[0]) && next[1] == '.');
}

}  // namespace

bool is_prose_word(std::string_view word) { return is_one_of(without_punctuation(word), kProse); }

std::size_t told_command_size(std::string_view command, bool told) {
  const std::vector<text::Span> words = text::split_spans(command);
  const std::string_view next = words.size() > 1 ? words[1].of(command) : std::string_view();
  if (speaks_of(next)) return 0;
  if (told && dash_size(next, 0) == 0 && !is_one_of(next, "compile list-operators")) return 0;
  if (words.size() > 2 && words[2].of(command) == "[-h]") return 0;  // what --help prints
  char quote = '\0';
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i].of(command);
    const std::string_view before = i > 1 ? words[i - 1].of(command) : std::string_view();
    const bool new_sentence = !before.empty() && is_in(before.back(), ".?!") && !ends_with(before, "..") &&
                              word[0] >= 'A' && word[0] <= 'Z';
    if (quote == '\0' && i > 1 && (new_sentence || is_prose_word(word))) {
      return without_punctuation(command.substr(0, words[i - 1].end)).size();
    }
    for (const char c : word) {
      if (quote == '\0' ? is_in(c, "\"'`") : c == quote) quote = quote == '\0' ? c : '\0';
    }
  }
  return told ? without_punctuation(command).size() : command.size();
}

}  // namespace flaglane::intake

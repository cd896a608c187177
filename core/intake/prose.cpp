#include "intake/prose.h"

#include <algorithm>

#include "intake/ascii.h"

namespace flaglane::intake {
namespace {

constexpr std::string_view kProse =
    "I We we you it It they is are was were has have had does Does did not and or but so then because "
    "although "
    "which that this the The with without to on in for from at as by of if when When while after before "
    "until "
    "use uses used using tried ran running invoked fails failed failing crashes crashed hangs work works "
    "worked "
    "gives gave returns returned takes took needs supports support accepts rejects ignores complains says "
    "said "
    "should would could can cannot will won't can't doesn't my our your instead again anyway always never "
    "non-zero exited exits version versions";
constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kPunctuation = ".,;:!?)";

std::string_view without_punctuation(std::string_view word) {
  return word.substr(0, word.find_last_not_of(kPunctuation) + 1);
}

/// "neuronx-cc 2.16", "neuronx-cc compile: error: ..." and "neuronx-cc with": no subcommand.
bool speaks_of(std::string_view next) {
  return is_prose_word(next) || next == "compile:" || next == "[-h]" ||
         (next.size() > 2 && is_digit(next[0]) && next[1] == '.');
}

/// A word behind an option without `=` may be its value.
bool may_be_value(std::string_view before) {
  return dash_size(before, 0) != 0 && !contains(before, "=") &&
         (before.substr(0, 2) == "--" || before.size() == 2);
}

constexpr int kLookedAt = 30;  // words: a text of one line tells by then

}  // namespace

bool is_prose_word(std::string_view word) { return is_one_of(without_punctuation(word), kProse); }

bool goes_on_as_prose(std::string_view rest, std::string_view before) {
  int prose = 0;
  bool options = false;
  std::size_t at = 0;
  for (int looked = 0; at < rest.size() && prose < 2 && looked < kLookedAt; ++looked) {
    const std::size_t end = std::min(rest.find_first_of(kBlanks, at), rest.size());
    const std::string_view word = rest.substr(at, end - at);
    const bool plain = is_prose_word(word);
    if (looked == 0 && !plain) return false;
    if (plain && !may_be_value(before)) ++prose;
    options = options || dash_size(word, 0) != 0;
    before = word;
    at = std::min(rest.find_first_not_of(kBlanks, end), rest.size());
  }
  return prose > 1 || (prose == 1 && !options);
}

std::size_t told_command_size(std::string_view command, bool told) {
  std::string_view before;
  std::size_t before_end = 0;
  char quote = '\0';
  std::size_t count = 0;
  for (std::size_t at = 0; at < command.size(); ++count) {
    const std::size_t end = std::min(command.find_first_of(kBlanks, at), command.size());
    const std::string_view word = command.substr(at, end - at);
    if (count == 1 && speaks_of(word)) return 0;
    const bool subcommand = dash_size(word, 0) != 0 || is_one_of(word, "compile list-operators");
    if (count == 1 && told && !subcommand) return 0;
    if (count == 2 && word == "[-h]") return 0;  // what --help prints
    const bool new_sentence = count > 1 && is_in(before.back(), ".?!") && !ends_with(before, "..") &&
                              word[0] >= 'A' && word[0] <= 'Z';
    if (quote == '\0' && count > 1 && (new_sentence || goes_on_as_prose(command.substr(at), before))) {
      if (count == 2) return 0;  // "neuronx-cc compile fails"
      return without_punctuation(command.substr(0, before_end)).size();
    }
    for (const char c : word) {
      if (quote == '\0' ? is_in(c, "\"'`") : c == quote) quote = quote == '\0' ? c : '\0';
    }
    before = word;
    before_end = end;
    at = std::min(command.find_first_not_of(kBlanks, end), command.size());
  }
  if (count == 1 && told) return 0;
  return told ? without_punctuation(command).size() : command.size();
}

}  // namespace flaglane::intake

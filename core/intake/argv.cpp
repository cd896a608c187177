#include "intake/argv.h"

#include <algorithm>

#include "intake/ascii.h"

namespace flaglane::intake {
namespace {

/// An item that is no word but a text to be read: a script for a shell, or NAME=value for a container engine.
bool read_text(const Word& word, bool script, std::string_view layer, Context& context) {
  const std::string& text = word.text.text();
  if (!script && assign_item(context, word.text, word.source)) return true;
  if (!contains(text, kVariableSet) && !contains(text, "neuronx-cc ")) return false;
  read_nested(word.text, context, layer);
  return true;
}

}  // namespace

std::uint32_t argv_part(std::string_view key) {
  if (is_one_of(key, "entrypoint entryPoint Entrypoint ENTRYPOINT")) return 0;
  if (is_one_of(key, "command Cmd CMD")) return 1;
  return key == "args" ? 2 : 3;
}

void read_word_list(WordList list, Context& context) {
  std::vector<Word>& words = list.words;
  bool texts = false;
  bool script = false;  // behind `sh -c`
  for (const Word& word : words) {
    texts = read_text(word, script, list.layer, context) || texts;
    const std::string& text = word.text.text();
    script = text.size() <= 4 && starts_with(text, "-") && ends_with(text, "c");
  }
  if (texts) return;
  std::size_t first = 0;
  while (first < words.size() && program_of(words[first].text.text()) == Program::kNone) ++first;
  const bool command = first < words.size();
  const bool flags = std::any_of(words.begin(), words.end(),
                                 [](const Word& word) { return looks_like_flag(word.text.text()); });
  // Another program's argv says nothing of the compiler.
  const bool other = argv_part(list.key) < 2 && !words.empty() && dash_size(words[0].text.text(), 0) == 0;
  if (!command && (!flags || other)) return;
  const bool sure = command || list.key.empty() || classify_name(list.key) == NameKind::kCompiler;
  Section& section = add_section(context, command ? SectionKind::kCommand : SectionKind::kFlags,
                                 sure ? Rank::kCompiler : Rank::kOther);
  section.style = WordStyle::kList;
  section.consumer = command ? Consumer::kCommandLine : Consumer::kCompilerArgs;
  section.name = command ? words[first].text.text() : list.key;
  section.name_span = command ? words[first].source : list.key_span;
  section.program = command ? program_of(words[first].text.text()) : Program::kNone;
  section.span = list.span;
  if (command) words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first));
  section.words = static_cast<std::vector<Word>&&>(words);
}

void Argv::add(WordList list, std::uint32_t depth) {
  if (list.words.empty()) return;
  const std::uint32_t part = argv_part(list.key);
  if (part == kParts) return read_word_list(static_cast<WordList&&>(list), context_);
  if (depth != depth_ || !parts_[part].words.empty()) flush();
  depth_ = depth;
  holds_ = true;
  parts_[part] = static_cast<WordList&&>(list);
}

bool Argv::waits(std::uint32_t depth) const {
  if (!holds_ || depth != depth_) return false;
  return std::any_of(parts_, parts_ + kParts, [](const WordList& part) {
    return !part.words.empty() && program_of(part.words[0].text.text()) != Program::kNone;
  });
}

void Argv::leave(std::uint32_t depth) {
  if (holds_ && depth < depth_) flush();
}

void Argv::flush() {
  if (!holds_) return;
  holds_ = false;
  WordList whole;
  for (WordList& part : parts_) {
    if (part.words.empty()) continue;
    if (whole.words.empty()) {
      whole = static_cast<WordList&&>(part);
    } else {
      whole.span = text::cover(whole.span, part.span);
      for (Word& word : part.words) whole.words.push_back(static_cast<Word&&>(word));
    }
    part = WordList();
  }
  read_word_list(static_cast<WordList&&>(whole), context_);
}

}  // namespace flaglane::intake

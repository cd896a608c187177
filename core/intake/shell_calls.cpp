#include "intake/shell_calls.h"

#include "intake/ascii.h"
#include "intake/prose.h"

namespace flaglane::intake {
namespace {

/// The word behind a call's last one; `begin` where the compiler is only spoken of.
std::size_t told_end(const ShellStatement& statement, std::size_t begin, bool told) {
  std::vector<ShellWord>& words = statement.words;
  const std::uint32_t place = words[begin].at.begin;
  const text::Span written = {place, words.back().at.end};
  const std::size_t size = told_command_size(written.of(statement.script.text()), told);
  bool& spoken_of = statement.context.spoken_of;
  spoken_of = spoken_of || size == 0;
  std::size_t end = begin;
  while (end < words.size() && words[end].at.begin < place + size) ++end;
  ShellWord& last = words[end - (end > begin ? 1 : 0)];
  if (size == 0 || last.at.end <= place + size) return end;
  const std::uint32_t cut = last.at.end - place - static_cast<std::uint32_t>(size);
  if (cut < last.text.size()) last.text = last.text.slice({0, last.text.size() - cut});
  last.at.end -= cut;
  return end;
}

/// [--flag <value>] of a usage line: the brackets are no part of the words.
void take_brackets(Section& section, Context& context) {
  bool open = false;
  for (Word& word : section.words) {
    const std::string text = word.text.text();
    const bool begins = starts_with(text, "[-");
    open = open || begins;
    const bool ends = open && text.size() > 1 && text.back() == ']';
    if (!begins && !ends) continue;
    const std::uint32_t from = begins ? 1 : 0;
    const std::uint32_t to = word.text.size() - (ends ? 1U : 0U);
    if (begins) add_finding(context, FindingId::kUsageBrackets, word.text.source({0, 1}), "[");
    if (ends) open = false;
    word.text = word.text.slice({from, to});
    word.source = word.text.source();
  }
}

}  // namespace

void add_call(const ShellStatement& statement, std::size_t begin, std::size_t end, Program program) {
  std::vector<ShellWord>& words = statement.words;
  const Seamed& script = statement.script;
  Section& section = add_section(statement.context, SectionKind::kCommand, Rank::kCompiler);
  section.program = program;
  section.consumer = Consumer::kCommandLine;
  section.name = words[begin].text.text();
  section.name_span = script.source(words[begin].at);
  section.span = text::cover(section.name_span, script.source(words[end - 1].at));
  for (std::size_t i = begin; i < end; ++i) {
    Word word;
    const Written place = statement.written(words[i]);
    word.source = place.source;
    word.around = place.around;
    word.apart = place.first || (i > begin && words[i].used_at != words[i - 1].used_at);
    word.quoted = words[i].quoted;
    for (const std::string& name : words[i].used)
      mark_merged(statement.context, name, Consumer::kCommandLine);
    word.text = static_cast<Seamed&&>(words[i].text);
    section.words.push_back(static_cast<Word&&>(word));
  }
  take_brackets(section, statement.context);
  for (const std::string& name : statement.vanished)
    mark_merged(statement.context, name, Consumer::kCommandLine);
}

std::size_t read_call(const ShellStatement& statement, std::size_t begin, bool told) {
  const std::vector<ShellWord>& words = statement.words;
  std::size_t end = told_end(statement, begin, told);
  // The `;` or `+` behind find's -exec is find's.
  for (std::size_t k = end; begin > 0 && starts_with(words[begin - 1].text.text(), "-exec") && k-- > begin;) {
    if (is_one_of(words[k].text.text(), "; +")) end = k;
  }
  for (std::size_t k = begin; k < end; ++k) {
    if (words[k].text.text() == ":::") end = k;  // of GNU parallel: what its {} stand for
  }
  if (end > begin) add_call(statement, begin, end, program_of(words[begin].text.text()));
  return end;
}

}  // namespace flaglane::intake

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/json_text.h"
#include "intake/shell_settings.h"
#include "intake/shell_words.h"
#include "intake/undress.h"

namespace flaglane::intake {
namespace {

using text::Span;

bool is_instruction(std::string_view line, std::string_view name) {
  if (line.size() <= name.size() || (line[name.size()] != ' ' && line[name.size()] != '\t')) return false;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char c = line[i] >= 'a' && line[i] <= 'z' ? static_cast<char>(line[i] - 'a' + 'A') : line[i];
    if (c != name[i]) return false;
  }
  return true;
}

void set(Context& context, const Seamed& line, std::string_view name, Span name_at, Span at, Seamed value) {
  Assignment assignment;
  assignment.name = name;
  assignment.name_span = line.source(name_at);
  assignment.span = line.source(at);
  assignment.value = static_cast<Seamed&&>(value);
  const Seamed* before = context.variables.find(name);
  assignment.goes_on =
      before != nullptr && !before->empty() && starts_with(assignment.value.text(), before->text());
  if (assignment.goes_on) assignment.joint = before->size();
  assign(context, static_cast<Assignment&&>(assignment));
}

/// ENV NAME=value ...  and  ENV NAME value (Dockerfile reference, ENV). `line` is what stands behind the word
/// ENV.
void read_env(const Seamed& line, Context& context) {
  const std::string_view text = line.text();
  std::uint32_t begin = 0;
  while (begin < text.size() && (text[begin] == ' ' || text[begin] == '\t')) ++begin;
  std::uint32_t end = begin;
  while (end < text.size() && is_name_character(text[end])) ++end;
  const bool old = end > begin && end < text.size() && (text[end] == ' ' || text[end] == '\t');
  std::vector<Finding>& findings = context.reading.findings;
  ShellCommand command;
  if (old) {
    const Seamed rest = line.slice({end, line.size()});
    ShellReader reader(rest, context.variables, findings, ShellReader::Mode::kOneWord);
    if (!reader.next(command)) return;
    set(context, line, text.substr(begin, end - begin), {begin, end}, {begin, line.size()},
        static_cast<Seamed&&>(command.words.front().text));
    return;
  }
  ShellReader reader(line, context.variables, findings, ShellReader::Mode::kWords);
  if (!reader.next(command)) return;
  const std::vector<ShellWord>& words = command.words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const ShellWord& word = words[i];
    if (word.assign_end == 0) continue;
    std::size_t last = i;
    while (last + 1 < words.size() && words[last + 1].assign_end == 0) ++last;
    if (last > i && !word.quoted && is_for_compiler(word.name())) {
      read_unquoted(line, words, i, last, context);
      continue;
    }
    const std::string name(word.name());
    const Span name_at = {word.at.begin, word.at.begin + static_cast<std::uint32_t>(name.size())};
    set(context, line, name, name_at, word.at, word.text.slice({word.assign_end, word.text.size()}));
  }
}

bool is_continued(std::string_view line) {
  const std::size_t last = line.find_last_not_of(" \t");
  return last != std::string_view::npos && line[last] == '\\';
}

bool is_comment(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first != std::string_view::npos && line[first] == '#';
}

void read_instruction(const Seamed& line, Argv& argv, Context& context) {
  const std::string_view text = line.text();
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return;
  const std::string_view shown = text.substr(begin);
  if (shown[0] == '#') {
    if (holds_flag(shown)) add_finding(context, FindingId::kCommentedOut, line.source(), shown);
    return;
  }
  const auto behind = [&](std::string_view name) {
    return line.slice({static_cast<std::uint32_t>(begin + name.size()), line.size()});
  };
  if (is_instruction(shown, "FROM")) argv.flush();
  if (is_instruction(shown, "ENV")) return read_env(behind("ENV"), context);
  if (is_instruction(shown, "ARG")) return read_env(behind("ARG"), context);
  for (const std::string_view name : {"RUN", "CMD", "ENTRYPOINT"}) {
    if (!is_instruction(shown, name)) continue;
    const Seamed rest = behind(name);
    const std::size_t first = rest.text().find_first_not_of(" \t");
    if (first != std::string::npos && rest.text()[first] == '[')
      return read_json_list(rest, name, argv, context);
    return read_shell(rest, context);
  }
  if (holds_flag(shown) || contains(shown, "NEURON_CC_FLAGS") || contains(shown, "[@]}"))
    read_shell(line, context);
}

}  // namespace

void read_dockerfile(const Seamed& file, Context& context) {
  const std::string_view text = file.text();
  const std::vector<Span> lines = lines_of(text);
  Argv argv(context);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Seamed whole;
    whole.copy(file, lines[i]);
    // A backslash at the end goes on with the next line that is no comment.
    while (i + 1 < lines.size() && is_continued(lines[i].of(text))) {
      whole.copy(file, {lines[i].end, lines[i + 1].begin});
      while (i + 2 < lines.size() && is_comment(lines[i + 1].of(text))) ++i;
      whole.copy(file, lines[++i]);
    }
    read_instruction(whole, argv, context);
  }
  argv.flush();
}

}  // namespace flaglane::intake

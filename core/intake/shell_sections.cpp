#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/prose.h"
#include "intake/shell_assignments.h"
#include "intake/shell_calls.h"
#include "intake/shell_settings.h"
#include "intake/shell_words.h"

namespace flaglane::intake {
namespace {

std::string_view base_name(std::string_view word) {
  const std::size_t slash = word.rfind('/');
  return slash == std::string_view::npos ? word : word.substr(slash + 1);
}

/// Programs that take NAME=value words for assignments of the program they start.
constexpr std::string_view kSetsEnvironment =
    "env sudo docker podman nerdctl kubectl make srun mpirun mpiexec ray eb docker-compose";
constexpr std::string_view kVariableOptions = "-e --env -x --build-arg --set-env --set --genv -genv";
/// Programs that get the compiler's name and call nothing.
constexpr std::string_view kFinders = "grep pgrep pkill which pip pip3 apt apt-get";
constexpr std::string_view kShells = "bash sh zsh dash ksh fish";

/// One command of a script: what each of its words is for.
class CommandReader {
 public:
  CommandReader(const Seamed& script, ShellCommand& command, Context& context)
      : statement_{script, command.words, command.vanished, context},
        script_(script),
        words_(command.words),
        context_(context),
        assignments_(statement_),
        first_(command.first) {}

  void read() {
    std::size_t first = first_;
    if (read_setting(script_, words_, first, context_)) return;
    while (first < words_.size() && words_[first].assign_end != 0) assignments_.assign_word(words_[first++]);
    if (first == words_.size()) return;
    const std::string_view program = base_name(words_[first].text.text());
    if (is_one_of(program, kDeclares)) {
      for (std::size_t i = first + 1; i < words_.size(); ++i) {
        if (words_[i].assign_end != 0) {
          assignments_.assign_word(words_[i]);
        } else if (holds_compiler(words_[i].text.text())) {
          assignments_.read_inside(words_[i], true);  // 'NAME=value', as a trace prints it
        }
      }
      if (program == "setenv" && first + 2 < words_.size())
        assignments_.assign_value(words_[first + 1], words_[first + 2]);
      return;
    }
    if (program == "unset") {
      for (std::size_t i = first + 1; i < words_.size(); ++i)
        context_.variables.forget(words_[i].text.text());
      return;
    }
    if (program == "env:") return;  // what IPython's %env answers
    if (program == ":" && first + 1 < words_.size()) return assignments_.assign_default(words_[first + 1]);
    if (program == "alias") {
      for (std::size_t i = first + 1; i < words_.size(); ++i) {
        read_nested(words_[i].text.slice({words_[i].assign_end, words_[i].text.size()}), context_, "alias");
      }
      return;
    }
    if (first == 0 && is_driver_flag(words_[0].text.text())) {
      // No program: a variable's value as a terminal shows it, or a line that lost the backslash before it.
      return read_bare_flags(script_.slice({words_.front().at.begin, words_.back().at.end}), context_);
    }
    read_arguments(first, program);
  }

 private:
  [[nodiscard]] bool is_driver_flag(std::string_view word) const {
    return looks_like_flag(word) && context_.names.is_driver_name != nullptr &&
           context_.names.is_driver_name(word.substr(0, word.find('=')));
  }

  [[nodiscard]] bool is_plain(std::size_t index, std::string_view set) const {
    return !words_[index].quoted && is_one_of(words_[index].text.text(), set);
  }

  void read_arguments(std::size_t first, std::string_view program) {
    if (read_alternatives(first)) return;
    bool sets = is_one_of(program, kSetsEnvironment) || dash_size(program, 0) != 0;
    bool shell = false;
    bool told = false;
    bool finds = false;
    for (std::size_t i = first; i < words_.size(); ++i) {
      ShellWord& word = words_[i];
      const std::string& text = word.text.text();
      finds = finds || is_one_of(base_name(text), kFinders);
      if (program_of(text) != Program::kNone) {
        if (finds) return;
        const std::size_t end = read_call(statement_, i, told);
        if (end == words_.size()) return;
        i = std::max(end, i + 1) - 1;
        told = true;
        continue;
      }
      told = told || (!word.quoted && is_prose_word(text));
      context_.spoken_of = context_.spoken_of || (told && contains(text, "neuronx-cc"));
      if (text == "-m" && i + 1 < words_.size() && starts_with(words_[i + 1].text.text(), "neuronxcc")) {
        add_call(statement_, i + 1, words_.size(), Program::kNeuronxCc);
        return;
      }
      shell = shell || is_one_of(base_name(text), kShells);
      const bool script = shell && text.size() > 1 && text[0] == '-' && text.back() == 'c' && text[1] != '-';
      if (script && i + 1 < words_.size() && context_.depth < kDeepest) {
        const LayerScope layer(context_, "shell string");
        read_shell(words_[i + 1].text, context_);
        ++i;
        continue;
      }
      // Running text sets a variable where it tells of it.
      const bool may_assign = told || (i > 0 && is_one_of(words_[i - 1].text.text(), kVariableOptions));
      if (word.assign_end != 0) {
        if (!sets && !may_assign && i > first && classify_name(word.name()) == NameKind::kEnvironment) {
          add_finding(context_, FindingId::kAssignmentPosition, script_.source(word.at), word.name());
        }
        std::size_t last = i;  // -e NAME=--a --b: the engine's own options have other names
        while (may_assign && last + 1 < words_.size() && is_driver_flag(words_[last + 1].text.text())) ++last;
        if (last > i && !word.quoted && is_for_compiler(word.name())) {
          read_unquoted(script_, words_, i, last, context_);
          i = last;
          continue;
        }
        if (sets || may_assign || classify_name(word.name()) == NameKind::kEnvironment)
          assignments_.assign_word(word);
      } else if (holds_compiler(text) || (word.quoted && text[0] == '{')) {
        assignments_.read_inside(word, sets || may_assign);
      } else if (starts_with(text, "--")) {
        if (assignments_.read_option(word, i + 1 < words_.size() ? &words_[i + 1] : nullptr)) ++i;
      }
      sets = sets || is_one_of(text, "set env");
    }
  }

  /// `NAME="--a" / "--b"`, `NAME="--a" or "--b"`: two values that someone tells of, each to be read. True
  /// when it was one of these.
  bool read_alternatives(std::size_t first) {
    if (first == 0 || !is_plain(first, "/ or and , vs vs. -> =>")) return false;
    const ShellWord& set = words_[first - 1];
    if (classify_name(set.name()) != NameKind::kEnvironment) return false;
    for (std::size_t i = first + 1; i < words_.size(); ++i) {
      if (words_[i].assign_end != 0) assignments_.assign_word(words_[i]);
      if (!words_[i].quoted || !looks_like_bare_flags(words_[i].text)) continue;
      Assignment assignment;
      assignment.name = set.name();
      assignment.name_span = set.text.source({0, static_cast<std::uint32_t>(set.name().size())});
      assignment.span = script_.source(words_[i].at);
      assignment.value = words_[i].text;
      assign(context_, static_cast<Assignment&&>(assignment));
    }
    return true;
  }

  ShellStatement statement_;
  const Seamed& script_;
  std::vector<ShellWord>& words_;
  Context& context_;
  ShellAssignments assignments_;
  std::size_t first_;
};

}  // namespace

void read_shell(const Seamed& script, Context& context) {
  ShellReader reader(script, context.variables, context.reading.findings);
  ShellCommand command;
  while (reader.next(command)) {
    CommandReader(script, command, context).read();
    for (const text::Span inside : command.substitutions) {
      if (context.depth >= kDeepest) break;
      const bool ticks = script.text()[inside.begin - 1] == '`';
      const LayerScope layer(context, ticks ? "backticks" : "command substitution");
      read_shell(script.slice(inside), context);
    }
  }
}

}  // namespace flaglane::intake

#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/shell_words.h"

namespace flaglane::intake {
namespace {

std::string_view base_name(std::string_view word) {
  const std::size_t slash = word.rfind('/');
  return slash == std::string_view::npos ? word : word.substr(slash + 1);
}

bool is_one_of(std::string_view word, std::string_view blank_parted) {
  std::size_t at = blank_parted.find(word);
  while (at != std::string_view::npos && !word.empty()) {
    const bool begins = at == 0 || blank_parted[at - 1] == ' ';
    const std::size_t end = at + word.size();
    if (begins && (end == blank_parted.size() || blank_parted[end] == ' ')) return true;
    at = blank_parted.find(word, at + 1);
  }
  return false;
}

static constexpr std::string_view kReserved =
    "if then elif else fi while until do done case esac { } ! time in";
constexpr std::string_view kDeclares = "export declare typeset readonly local setenv";
/// Programs that take NAME=value words for assignments of the program they start.
constexpr std::string_view kSetsEnvironment =
    "env sudo docker podman nerdctl kubectl make srun mpirun mpiexec ray eb docker-compose";
constexpr std::string_view kVariableOptions = "-e --env -x --build-arg --set-env --set --genv -genv";
constexpr std::string_view kShells = "bash sh zsh dash ksh";

/// One command of a script: what each of its words is for.
class CommandReader {
 public:
  CommandReader(const Seamed& script, ShellCommand& command, Context& context)
      : script_(script), words_(command.words), context_(context) {}

  void read() {
    std::size_t first = 0;
    while (first < words_.size() && is_plain(first, kReserved)) ++first;
    while (first < words_.size() && words_[first].assign_end != 0) assign_word(words_[first++]);
    if (first == words_.size()) return;
    const std::string_view program = base_name(words_[first].text.text());
    if (is_one_of(program, kDeclares)) {
      for (std::size_t i = first + 1; i < words_.size(); ++i) {
        if (words_[i].assign_end != 0) assign_word(words_[i]);
      }
      if (program == "setenv" && first + 2 < words_.size())
        assign_value(words_[first + 1], words_[first + 2]);
      return;
    }
    if (program == "unset") {
      for (std::size_t i = first + 1; i < words_.size(); ++i)
        context_.variables.forget(words_[i].text.text());
      return;
    }
    read_arguments(first, program);
  }

 private:
  [[nodiscard]] bool is_plain(std::size_t index, std::string_view set) const {
    return !words_[index].quoted && is_one_of(words_[index].text.text(), set);
  }

  void read_arguments(std::size_t first, std::string_view program) {
    const bool sets = is_one_of(program, kSetsEnvironment) || dash_size(program, 0) != 0;
    bool shell = false;
    for (std::size_t i = first; i < words_.size(); ++i) {
      ShellWord& word = words_[i];
      const std::string& text = word.text.text();
      if (program_of(text) != Program::kNone) {
        add_command(i, words_.size(), program_of(text));
        return;
      }
      if (text == "-m" && i + 1 < words_.size() && starts_with(words_[i + 1].text.text(), "neuronxcc")) {
        add_command(i + 1, words_.size(), Program::kNeuronxCc);
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
      const bool option_before = i > 0 && is_one_of(words_[i - 1].text.text(), kVariableOptions);
      if (word.assign_end != 0) {
        if (!sets && !option_before && i > first && classify_name(word.name()) == NameKind::kEnvironment) {
          add_finding(context_, FindingId::kAssignmentPosition, script_.source(word.at), word.name());
        }
        if (sets || option_before || classify_name(word.name()) == NameKind::kEnvironment) assign_word(word);
      } else if (starts_with(text, "--") || starts_with(text, "-e")) {
        read_option(i);
      } else if (word.quoted && is_one_of(program, "ssh") && i + 1 == words_.size() &&
                 context_.depth < kDeepest) {
        const LayerScope layer(context_, "shell string");
        read_shell(word.text, context_);
      }
    }
  }

  /// `--env=NAME=value`, `-eNAME=value`, `--compiler-args "..."`, `--compiler-args="..."`.
  void read_option(std::size_t& index) {
    ShellWord& word = words_[index];
    const std::string& text = word.text.text();
    const std::size_t equals = text.find('=');
    const std::string_view name = std::string_view(text).substr(0, equals);
    const std::size_t variable = text.find("NEURON_CC_FLAGS=");
    if (variable != std::string::npos && (name == "--env" || starts_with(name, "-e"))) {
      Assignment assignment;
      assignment.name = "NEURON_CC_FLAGS";
      fill(assignment, word, static_cast<std::uint32_t>(variable), static_cast<std::uint32_t>(variable) + 16);
      assign(context_, static_cast<Assignment&&>(assignment));
      return;
    }
    if (classify_name(name) != NameKind::kCompiler) return;
    if (equals != std::string::npos) {
      Assignment assignment;
      assignment.name = name;
      fill(assignment, word, 0, static_cast<std::uint32_t>(equals) + 1);
      if (holds_flag(assignment.value.text())) assign(context_, static_cast<Assignment&&>(assignment));
    } else if (index + 1 < words_.size() && holds_flag(words_[index + 1].text.text()) &&
               words_[index + 1].quoted) {
      assign_value(word, words_[index + 1]);
      ++index;
    }
  }

  /// `value_at` bytes of the word are name and `=`.
  void fill(Assignment& assignment, const ShellWord& word, std::uint32_t name_at, std::uint32_t value_at) {
    assignment.span = script_.source(word.at);
    if (words_.front().assign_end != 0 || is_one_of(words_.front().text.text(), kDeclares)) {
      assignment.span = text::cover(assignment.span, script_.source(words_.front().at));
    }
    assignment.name_span = word.text.source({name_at, value_at - 1});
    assignment.value = value_of(word, value_at);
  }

  /// The word behind its `=`; where nothing stands there, the place still knows its quotes.
  [[nodiscard]] Seamed value_of(const ShellWord& word, std::uint32_t value_at) const {
    if (value_at < word.text.size()) return word.text.slice({value_at, word.text.size()});
    Seamed empty;
    const bool in_quotes = word.quoted && word.at.size() >= 2;
    const std::uint32_t place = word.at.end - (in_quotes ? 1U : 0U);
    const char quote = in_quotes ? script_.text()[place] : 'a';
    empty.anchor(script_, place,
                 quote == '"'    ? Quoting::kShellDouble
                 : quote == '\'' ? Quoting::kShellSingle
                                 : Quoting::kShellBare);
    return empty;
  }

  void assign_word(const ShellWord& word) {
    Assignment assignment;
    const std::string name(word.name());
    assignment.name = name;
    fill(assignment, word, 0, word.assign_end);
    assignment.goes_on = word.inherits || word.appends;
    assignment.inherits = word.inherits && !word.self_known;
    if (assignment.goes_on) {
      const Seamed* before = context_.variables.find(name);
      if (word.appends) {
        Seamed value;
        if (before != nullptr) {
          value.append(*before);
        } else {
          assignment.inherits = true;
        }
        assignment.joint = value.size();
        value.append(assignment.value);
        assignment.value = static_cast<Seamed&&>(value);
      } else if (before != nullptr && starts_with(assignment.value.text(), before->text())) {
        assignment.joint = before->size();
      }
    }
    note_merged(word, name);
    assign(context_, static_cast<Assignment&&>(assignment));
  }

  /// Variables whose value this word took over are shown as part of it.
  void note_merged(const ShellWord& word, std::string_view own) {
    if (classify_name(own) == NameKind::kUnrelated) return;
    for (const std::string& name : word.used) {
      if (name != own) mark_merged(context_, name);
    }
  }

  void assign_value(const ShellWord& name, const ShellWord& value) {
    Assignment assignment;
    assignment.name = name.text.text();
    assignment.name_span = script_.source(name.at);
    assignment.span = text::cover(assignment.name_span, script_.source(value.at));
    assignment.value = value.text;
    assign(context_, static_cast<Assignment&&>(assignment));
  }

  void add_command(std::size_t begin, std::size_t end, Program program) {
    Section& section = add_section(context_, SectionKind::kCommand, Rank::kCompiler);
    section.program = program;
    section.consumer = Consumer::kCommandLine;
    section.name = words_[begin].text.text();
    section.name_span = script_.source(words_[begin].at);
    section.span = text::cover(section.name_span, script_.source(words_[end - 1].at));
    for (std::size_t i = begin; i < end; ++i) {
      Word word;
      word.source = script_.source(words_[i].at);
      word.around = script_.layers_at(words_[i].at.begin + 1);
      word.quoted = words_[i].quoted;
      word.text = static_cast<Seamed&&>(words_[i].text);
      section.words.push_back(static_cast<Word&&>(word));
    }
    take_brackets(section);
  }

  /// [--flag <value>] of a usage line: the brackets are no part of the words.
  void take_brackets(Section& section) {
    bool open = false;
    for (Word& word : section.words) {
      const std::string text = word.text.text();
      const bool begins = starts_with(text, "[-");
      open = open || begins;
      const bool ends = open && text.size() > 1 && text.back() == ']';
      if (!begins && !ends) continue;
      const std::uint32_t from = begins ? 1 : 0;
      const std::uint32_t to = word.text.size() - (ends ? 1U : 0U);
      if (begins) add_finding(context_, FindingId::kUsageBrackets, word.text.source({0, 1}), "[");
      if (ends) open = false;
      word.text = word.text.slice({from, to});
      word.source = word.text.source();
    }
  }

  const Seamed& script_;
  std::vector<ShellWord>& words_;
  Context& context_;
};

}  // namespace

void read_shell(const Seamed& script, Context& context) {
  ShellReader reader(script, context.variables, context.reading.findings);
  ShellCommand command;
  while (reader.next(command)) CommandReader(script, command, context).read();
}

}  // namespace flaglane::intake

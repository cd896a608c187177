#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/prose.h"
#include "intake/shell_settings.h"
#include "intake/shell_words.h"

namespace flaglane::intake {
namespace {

using text::Span;

std::string_view base_name(std::string_view word) {
  const std::size_t slash = word.rfind('/');
  return slash == std::string_view::npos ? word : word.substr(slash + 1);
}

static constexpr std::string_view kReserved =
    "if then elif else fi while until do done case esac { } ! time in or and not begin end";
constexpr std::string_view kDeclares = "export declare typeset readonly local setenv";
/// Programs that take NAME=value words for assignments of the program they start.
constexpr std::string_view kSetsEnvironment =
    "env sudo docker podman nerdctl kubectl make srun mpirun mpiexec ray eb docker-compose";
constexpr std::string_view kVariableOptions = "-e --env -x --build-arg --set-env --set --genv -genv";
constexpr std::string_view kShells = "bash sh zsh dash ksh fish";
constexpr std::string_view kVariableSet = "NEURON_CC_FLAGS=";

/// One command of a script: what each of its words is for.
class CommandReader {
 public:
  CommandReader(const Seamed& script, ShellCommand& command, Context& context)
      : script_(script), words_(command.words), context_(context), next_case_(command.next_case) {}

  void read() {
    std::size_t first = 0;
    if (next_case_ && words_[0].text.text() != "esac") context_.variables.next_branch();
    while (first < words_.size() && is_plain(first, kReserved)) {
      const std::string& word = words_[first++].text.text();
      if (word == "if" || word == "case") context_.variables.begin_branches();
      if (word == "else" || word == "elif") context_.variables.next_branch();
      if (word == "fi" || word == "esac") context_.variables.end_branches();
    }
    if (read_setting(script_, words_, first, context_)) return;
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
    if (program == ":" && first + 1 < words_.size()) return assign_default(words_[first + 1]);
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
    for (std::size_t i = first; i < words_.size(); ++i) {
      ShellWord& word = words_[i];
      const std::string& text = word.text.text();
      if (program_of(text) != Program::kNone) {
        std::size_t end = told_end(i, told);
        // The `;` or `+` behind find's -exec is find's.
        for (std::size_t k = end; i > 0 && starts_with(words_[i - 1].text.text(), "-exec") && k-- > i;) {
          if (is_one_of(words_[k].text.text(), "; +")) end = k;
        }
        if (end > i) add_command(i, end, program_of(text));
        if (end == words_.size()) return;
        i = std::max(end, i + 1) - 1;
        told = true;
        continue;
      }
      told = told || (!word.quoted && is_prose_word(text));
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
        if (sets || may_assign || classify_name(word.name()) == NameKind::kEnvironment) assign_word(word);
      } else if (holds_compiler(text)) {
        read_inside(word, sets || may_assign);
      } else if (starts_with(text, "--")) {
        read_option(i);
      }
      sets = sets || is_one_of(text, "set env");
    }
  }

  /// "NAME=--a --b" in quotes, with no program behind it.
  [[nodiscard]] static bool is_whole_value(const ShellWord& word) {
    const std::string_view value = std::string_view(word.text.text()).substr(kVariableSet.size());
    return word.quoted && looks_like_flag(value) && !contains(value, " python") &&
           !contains(value, " torchrun") && !contains(value, ";") && !contains(value, "&&");
  }

  /// A word with the compiler's variable, or a call of it, somewhere inside: --env=NAME=value, -eNAME=value,
  /// --export=ALL,NAME=value, --env-json='{...}', or a script of its own.
  void read_inside(const ShellWord& word, bool sets) {
    const std::string_view text = word.text.text();
    const std::size_t found = text.find(kVariableSet);
    const bool listed = found != std::string_view::npos && found > 0 && text[found - 1] == ',';
    if (found != std::string_view::npos &&
        (found == 0 ? sets || is_whole_value(word)
                    : listed || is_in(text[found - 1], "=.") || (found == 2 && text[0] == '-'))) {
      Assignment assignment;
      assignment.name = kVariableSet.substr(0, kVariableSet.size() - 1);
      const auto value_at = static_cast<std::uint32_t>(found + kVariableSet.size());
      note_merged(word, assignment.name);
      fill(assignment, word, static_cast<std::uint32_t>(found), value_at);
      const std::size_t next = text.find(',', value_at);
      if (next != std::string_view::npos && (listed || starts_with(text, "--export="))) {
        assignment.value = word.text.slice({value_at, static_cast<std::uint32_t>(next)});
      }
      assign(context_, static_cast<Assignment&&>(assignment));
    } else if (word.quoted && holds_flag(text)) {
      const std::size_t equals = starts_with(text, "--") ? text.find('=') + 1 : 0;
      read_nested(word.text.slice({static_cast<std::uint32_t>(equals), word.text.size()}), context_,
                  "shell string");
    }
  }

  /// `NAME="--a" / "--b"`, `NAME="--a" or "--b"`: two values that someone tells of, each to be read. True
  /// when it was one of these.
  bool read_alternatives(std::size_t first) {
    if (first == 0 || !is_plain(first, "/ or and , vs vs. -> =>")) return false;
    const ShellWord& set = words_[first - 1];
    if (classify_name(set.name()) != NameKind::kEnvironment) return false;
    for (std::size_t i = first + 1; i < words_.size(); ++i) {
      if (words_[i].assign_end != 0) assign_word(words_[i]);
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

  /// `--compiler-args "..."`, `--compiler-args="..."`.
  void read_option(std::size_t& index) {
    ShellWord& word = words_[index];
    const std::string& text = word.text.text();
    const std::size_t equals = text.find('=');
    const std::string_view name = std::string_view(text).substr(0, equals);
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

  /// FLAGS=(--a --b), FLAGS+=(--c).
  void assign_array(const ShellWord& word) {
    const std::string name(word.name());
    std::vector<ArrayItem> items;
    bool flags = false;
    bool goes_on = word.appends;
    for (const ShellWord& each : word.items) {
      items.push_back(ArrayItem{each.text, written(each)});
      items.back().written.first = items.size() == 1 || each.written.first;
      flags = flags || looks_like_flag(each.text.text());
      for (const std::string& used : each.used) goes_on = goes_on || used == name;
      note_merged(each, name);
    }
    const NameKind kind = classify_name(name);
    const bool sure = kind == NameKind::kEnvironment || kind == NameKind::kCompiler;
    std::uint32_t index = goes_on ? context_.variables.section(name) : kNoSection;
    if (index == kNoSection && (flags || sure)) {
      index = static_cast<std::uint32_t>(context_.reading.sections.size());
      Section& fresh = add_section(context_, SectionKind::kFlags, sure ? Rank::kCompiler : Rank::kOther);
      fresh.name = name;
      fresh.name_span = word.text.source({0, static_cast<std::uint32_t>(name.size())});
      fresh.span = script_.source(word.at);
      fresh.inherits = word.appends && context_.variables.find_array(name) == nullptr;
      if (kind == NameKind::kEnvironment) {
        fresh.consumer = Consumer::kEnvironment;
        add_finding(context_, FindingId::kArrayNotExported, fresh.span, name);
      }
    } else if (index != kNoSection) {
      ++context_.reading.sections[index].parts;
    }
    if (index != kNoSection) {
      Section& section = context_.reading.sections[index];
      section.span = text::cover(section.span, script_.source(word.at));
      if (!word.appends) section.words.clear();
      for (const ArrayItem& item : items) {
        Word shown;
        shown.text = item.text;
        shown.source = item.written.source;
        shown.around = item.written.around;
        shown.apart = item.written.first;
        shown.quoted = shown.source.size() != shown.text.size();
        section.words.push_back(static_cast<Word&&>(shown));
      }
    }
    context_.variables.set_array(name, static_cast<std::vector<ArrayItem>&&>(items), word.appends);
    context_.variables.show(name, index);
  }

  /// Where a word stands, or where the piece of a value was written that it is.
  [[nodiscard]] Written written(const ShellWord& word) const {
    if (word.used_at != 0) return word.written;
    return {script_.source(word.at), script_.layers_at(word.at.begin + 1), false};
  }

  void assign_word(const ShellWord& word) {
    if (word.array) return assign_array(word);
    const bool systemd = word.name() == "Environment";
    if (systemd && starts_with(std::string_view(word.text.text()).substr(word.assign_end), kVariableSet)) {
      return read_inside(word, true);
    }
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

  /// : "${NAME:=value}"
  void assign_default(const ShellWord& word) {
    const std::string_view text = script_.text();
    const std::size_t sign = word.at.of(text).find("${");
    if (sign == std::string_view::npos) return;
    const std::uint32_t begin = word.at.begin + static_cast<std::uint32_t>(sign) + 2;
    const std::uint32_t end = shell_name_end(text, begin);
    if (end >= word.at.end || !is_in(text[end], ":=")) return;
    Assignment assignment;
    assignment.name = text.substr(begin, end - begin);
    assignment.name_span = script_.source({begin, end});
    assignment.span = script_.source(word.at);
    assignment.value = word.text;
    assign(context_, static_cast<Assignment&&>(assignment));
  }

  void assign_value(const ShellWord& name, const ShellWord& value) {
    Assignment assignment;
    assignment.name = name.text.text();
    assignment.name_span = script_.source(name.at);
    assignment.span = text::cover(assignment.name_span, script_.source(value.at));
    assignment.value = value.text;
    assign(context_, static_cast<Assignment&&>(assignment));
  }

  /// The word behind a command's last one; `begin` where the compiler is only spoken of. Running text behind
  /// the command is no part of it.
  std::size_t told_end(std::size_t begin, bool told) {
    const std::uint32_t place = words_[begin].at.begin;
    const Span written = {place, words_.back().at.end};
    const std::size_t size = told_command_size(written.of(script_.text()), told);
    context_.spoken_of = context_.spoken_of || size == 0;
    std::size_t end = begin;
    while (end < words_.size() && words_[end].at.begin < place + size) ++end;
    ShellWord& last = words_[end - (end > begin ? 1 : 0)];
    if (size == 0 || last.at.end <= place + size) return end;
    const std::uint32_t cut = last.at.end - place - static_cast<std::uint32_t>(size);
    if (cut < last.text.size()) last.text = last.text.slice({0, last.text.size() - cut});
    last.at.end -= cut;
    return end;
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
      const Written place = written(words_[i]);
      word.source = place.source;
      word.around = place.around;
      word.apart = place.first || (i > begin && words_[i].used_at != words_[i - 1].used_at);
      word.quoted = words_[i].quoted;
      for (const std::string& name : words_[i].used) mark_merged(context_, name);
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
  bool next_case_;
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

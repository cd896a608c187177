#include "intake/shell_assignments.h"

#include "intake/ascii.h"

namespace flaglane::intake {
namespace {

/// "NAME=--a --b" in quotes, with no program behind it.
bool is_whole_value(const ShellWord& word) {
  const std::string_view value = std::string_view(word.text.text()).substr(kVariableSet.size());
  return word.quoted && looks_like_flag(value) && !contains(value, " python") &&
         !contains(value, " torchrun") && !contains(value, ";") && !contains(value, "&&");
}

}  // namespace

void ShellAssignments::read_inside(const ShellWord& word, bool sets) {
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

bool ShellAssignments::read_option(const ShellWord& word, const ShellWord* next) {
  const std::string& text = word.text.text();
  const std::size_t equals = text.find('=');
  const std::string_view name = std::string_view(text).substr(0, equals);
  if (classify_name(name) != NameKind::kCompiler) return false;
  if (equals != std::string::npos) {
    Assignment assignment;
    assignment.name = name;
    fill(assignment, word, 0, static_cast<std::uint32_t>(equals) + 1);
    if (holds_flag(assignment.value.text())) assign(context_, static_cast<Assignment&&>(assignment));
    return false;
  }
  if (next == nullptr || !next->quoted || !holds_flag(next->text.text())) return false;
  assign_value(word, *next);
  return true;
}

/// `value_at` bytes of the word are name and `=`.
void ShellAssignments::fill(Assignment& assignment, const ShellWord& word, std::uint32_t name_at,
                            std::uint32_t value_at) {
  assignment.span = script_.source(word.at);
  if (statement_.words.front().assign_end != 0 ||
      is_one_of(statement_.words.front().text.text(), kDeclares)) {
    assignment.span = text::cover(assignment.span, script_.source(statement_.words.front().at));
  }
  assignment.name_span = word.text.source({name_at, value_at - 1});
  assignment.value = value_of(word, value_at);
}

/// The word behind its `=`; where nothing stands there, the place still knows its quotes.
Seamed ShellAssignments::value_of(const ShellWord& word, std::uint32_t value_at) const {
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
void ShellAssignments::assign_array(const ShellWord& word) {
  const std::string name(word.name());
  std::vector<ArrayItem> items;
  bool flags = false;
  bool goes_on = word.appends;
  for (const ShellWord& each : word.items) {
    items.push_back(ArrayItem{each.text, statement_.written(each)});
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
    section.branched = section.branched || (goes_on && context_.variables.is_branch());
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

void ShellAssignments::assign_word(const ShellWord& word) {
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
void ShellAssignments::note_merged(const ShellWord& word, std::string_view own) {
  const NameKind kind = classify_name(own);
  if (kind == NameKind::kUnrelated) return;
  for (const std::string& name : word.used) {
    if (name != own) mark_merged(context_, name, consumer_of(kind));
  }
}

void ShellAssignments::assign_default(const ShellWord& word) {
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

void ShellAssignments::assign_value(const ShellWord& name, const ShellWord& value) {
  Assignment assignment;
  assignment.name = name.text.text();
  assignment.name_span = script_.source(name.at);
  assignment.span = text::cover(assignment.name_span, script_.source(value.at));
  assignment.value = value.text;
  assign(context_, static_cast<Assignment&&>(assignment));
}

}  // namespace flaglane::intake

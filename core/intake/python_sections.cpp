#include "intake/python_sections.h"

#include <algorithm>

#include "intake/ascii.h"

namespace flaglane::intake {

using Kind = PythonValue::Kind;

bool names_compiler_call(std::string_view text) {
  return contains(text, "neuronx-cc ") || contains(text, "neuron-cc ") || contains(text, kVariableSet);
}

namespace {

/// What a string has more than its earlier value, and a little before; long chains are looked at once.
std::string_view news(const PythonValue& value) {
  constexpr std::uint32_t kOverlap = 16;
  return std::string_view(value.text.text()).substr(value.joint > kOverlap ? value.joint - kOverlap : 0);
}

bool holds_flags(const PythonValue& value) {
  if (value.kind == Kind::kString) return holds_flag(news(value));
  const auto first = static_cast<std::ptrdiff_t>(std::min(value.old_items, value.items.size()));
  return std::any_of(value.items.begin() + first, value.items.end(), [](const Word& item) {
    return looks_like_flag(item.text.text()) || program_of(item.text.text()) != Program::kNone;
  });
}

bool is_command(const PythonValue& value) {
  return value.kind == Kind::kList && !value.items.empty() &&
         program_of(value.items.front().text.text()) != Program::kNone;
}

}  // namespace

void PythonSections::finish() {
  for (const std::string& key : shown_) settle(key);
  for (const std::string& key : commands_) read_command(key);
}

void PythonSections::next_branch() {
  while (const std::string* name = names_.changed()) {
    const std::string key = *name;
    read_command(key);
    settle(key);
    std::uint32_t& section = names_.take_back().section;
    if (section != kCommand) section = kNoSection;
  }
}

void PythonSections::inherit(const PythonTarget& target) {
  const std::uint32_t section = names_.section(target.key);
  if (section < kCommand) context_.reading.sections[section].inherits = true;
}

void PythonSections::merge_used(const PythonValue& value, const PythonTarget& target) {
  const bool called = is_command(value) || names_compiler_call(value.text.text());
  const Consumer consumer = called ? Consumer::kCommandLine : consumer_of(classify_name(target.name));
  for (const std::string& used : value.used) {
    if (used == target.key) continue;
    names_.remember(used);
    PythonNames::Entry& entry = names_.entry(used);
    show_others(context_, names_.others, names_.number(entry), consumer);
    std::uint32_t& section = entry.section;
    if (section == kCommand) section = kNoSection;
    if (section != kNoSection) context_.merged[section] = true;
  }
}

void PythonSections::show(const PythonTarget& target, PythonValue value, std::uint32_t end) {
  merge_used(value, target);
  for (std::size_t i = value.old_items; i < value.items.size(); ++i) {
    assign_item(context_, value.items[i].text, value.items[i].text.source());
  }
  if (target.key.empty() && starts_with(value.text.text(), "NEURON_CC_FLAGS=-")) {
    assign_item(context_, value.text, value.text.source());
    return;
  }
  if (value.kind == Kind::kString && context_.depth < kDeepest) {
    const bool more = value.goes_on && names_.section(target.key) == kCommand;
    if (more || names_compiler_call(news(value)))
      return show_command(target, static_cast<PythonValue&&>(value), more);
  }
  read_command(target.key);
  const NameKind kind = classify_name(target.name);
  const bool environment = kind == NameKind::kEnvironment;
  // A list for the compiler may have lost the dashes of its options.
  const bool list = kind == NameKind::kCompiler && !value.items.empty() && value.old_items == 0;
  const bool shown = environment ? value.kind == Kind::kString || holds_flags(value)
                                 : list || (kind != NameKind::kNeighbour && holds_flags(value));
  if (kind == NameKind::kNeighbour) {
    add_finding(context_, FindingId::kEnvironmentNotChecked, code_.source(target.at), target.name);
  }
  std::uint32_t index = value.goes_on && !target.key.empty() ? names_.section(target.key) : kNoSection;
  if (shown && index == kNoSection) {
    index = static_cast<std::uint32_t>(context_.reading.sections.size());
    const bool sure = environment || kind == NameKind::kCompiler || is_command(value);
    Section& fresh = add_section(context_, SectionKind::kFlags, sure ? Rank::kCompiler : Rank::kOther);
    fresh.name = target.name;
    if (!target.name.empty()) fresh.name_span = code_.source(target.at);
    fresh.span = code_.source({tokens_[target.first].at.begin, tokens_[end - 1].at.end});
    fresh.consumer = consumer_of(kind);
  } else if (index != kNoSection) {
    ++context_.reading.sections[index].parts;
  }
  if (index != kNoSection) {
    fill(context_.reading.sections[index], index, target, value, end);
    show_otherwise(target, value, index);
  }
  if (target.key.empty()) {
    if (index != kNoSection && value.kind == Kind::kString)
      context_.reading.sections[index].value = value.text;
    return;
  }
  const std::uint32_t section = names_.section(target.key);
  if (section != index) settle(target.key);
  if (index != kNoSection && section != index) shown_.push_back(target.key);
  names_.show(names_.entry(target.key), index);
  names_.set(target.key, static_cast<PythonValue&&>(value));
}

/// What section `index` has in place of a part of it where a condition does not hold.
void PythonSections::show_otherwise(const PythonTarget& target, const PythonValue& value,
                                    std::uint32_t index) {
  for (const PythonValue& other : value.otherwise) {
    if (!holds_flags(other)) continue;
    const auto number = static_cast<std::uint32_t>(context_.reading.sections.size());
    Section& section = add_section(context_, SectionKind::kFlags, context_.ranks[index]);
    const Section& main = context_.reading.sections[index];
    section.aside = true;
    section.name = main.name;
    section.name_span = main.name_span;
    section.consumer = main.consumer;
    section.span = code_.source(other.at);
    if (other.kind == Kind::kString) {
      section.style = other.style;
      section.value = other.text;
    } else {
      section.style = WordStyle::kList;
      section.words = other.items;
    }
    if (!target.key.empty()) names_.add_other(names_.number(names_.entry(target.key)), number);
  }
}

/// A command in a string: it may go on, so one that has a name is read at its end.
void PythonSections::show_command(const PythonTarget& target, PythonValue value, bool goes_on) {
  if (target.key.empty()) {
    const LayerScope layer(context_, "python string");
    read_shell(value.text, context_);
    return;
  }
  if (goes_on) {
    joint(value);
  } else {
    read_command(target.key);
    commands_.push_back(target.key);
    settle(target.key);
    names_.section(target.key) = kCommand;
  }
  names_.set(target.key, static_cast<PythonValue&&>(value));
}

void PythonSections::read_command(const std::string& key) {
  const PythonValue* value = names_.find(key);
  if (value == nullptr || names_.section(key) != kCommand) return;
  names_.section(key) = kNoSection;
  const LayerScope layer(context_, "python string");
  read_shell(value->text, context_);
}

/// Gives the section of a name the name's value: once, since a chain may have many links.
void PythonSections::settle(const std::string& key) {
  const std::uint32_t section = names_.section(key);
  const PythonValue* value = names_.find(key);
  if (section >= kCommand || value == nullptr || value->kind != Kind::kString) return;
  context_.reading.sections[section].value = value->text;
}

void PythonSections::fill(Section& section, std::uint32_t index, const PythonTarget& target,
                          const PythonValue& value, std::uint32_t end) {
  section.span =
      text::cover(section.span, code_.source({tokens_[target.first].at.begin, tokens_[end - 1].at.end}));
  section.inherits = section.inherits || value.inherits;
  section.branched = section.branched || (value.goes_on && names_.blocks.is_branch());
  if (value.kind == Kind::kString) {
    joint(value);
    for (const std::uint32_t at : value.glued) add_missing_space(context_, at);
    section.style = value.style;
    section.words.clear();
    return;
  }
  section.style = WordStyle::kList;
  section.value.reset();
  if (section.words.size() > value.items.size()) section.words.clear();
  for (std::size_t i = section.words.size(); i < value.items.size(); ++i)
    section.words.push_back(value.items[i]);
  if (is_command(value)) {
    section.kind = SectionKind::kCommand;
    section.program = program_of(value.items.front().text.text());
    section.consumer = Consumer::kCommandLine;
    if (section.name.empty()) section.name = value.items.front().text.text();
    context_.ranks[index] = Rank::kCompiler;
  }
}

/// "-O1" then "--lnc=2" with no blank between.
void PythonSections::joint(const PythonValue& value) {
  const std::string& text = value.text.text();
  if (value.joint == 0 || value.joint >= text.size() || text[value.joint - 1] == ' ') return;
  if (dash_size(text, value.joint) == 0) return;
  add_missing_space(context_, value.text.source({value.joint, value.joint + 1}).begin);
}

}  // namespace flaglane::intake

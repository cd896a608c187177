#include "intake/context.h"

#include "intake/ascii.h"

namespace flaglane::intake {

Section& add_section(Context& context, SectionKind kind, Rank rank) {
  Section section;
  section.kind = kind;
  section.form = context.form;
  section.layers = context.layers;
  context.reading.sections.push_back(static_cast<Section&&>(section));
  context.ranks.push_back(rank);
  context.merged.push_back(false);
  return context.reading.sections.back();
}

void add_finding(Context& context, FindingId id, text::Span pasted_span, std::string_view text) {
  Finding finding;
  finding.id = id;
  finding.span = pasted_span;
  finding.text = text;
  context.reading.findings.push_back(static_cast<Finding&&>(finding));
}

void add_edit(Context& context, text::Span pasted_span, std::string_view text) {
  context.reading.findings.back().edits.push_back({pasted_span, std::string(text)});
}

void add_missing_space(Context& context, std::uint32_t at) {
  add_finding(context, FindingId::kMissingSpace, {at, at});
  add_edit(context, {at, at}, " ");
}

namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == '-') c = '_';
  }
  return result;
}

}  // namespace

NameKind classify_name(std::string_view name) {
  static constexpr std::string_view kOtherFlags[] = {"xla_flags", "libtpu",   "cflags", "cxxflags",
                                                     "ldflags",   "cppflags", "nvcc"};
  static constexpr std::string_view kCompilerNames[] = {
      "cc_flag",           "compiler_arg", "compiler_flag", "compiler_option", "compiler_opt",
      "compile_arg",       "compile_flag", "compiler_cli",  "compiler_cmd",    "ccflags",
      "compiler_cli_args", "neuron_flag",  "neuron_opt",    "cc_arg",          "cc_opt"};
  static constexpr std::string_view kSuggestiveNames[] = {"arg", "flag", "opt", "cmd", "command", "req"};
  static constexpr std::string_view kNeighbours[] = {"NEURON_",     "XLA_", "JAX_",  "LIBTPU_", "FI_",
                                                     "NEURONCORE_", "TF_",  "PJRT_", "MALLOC_"};
  if (contains(name, "NEURON_CC_FLAGS")) return NameKind::kEnvironment;
  const std::string folded = lower(name);
  if (contains_any(folded, kOtherFlags)) {
    return starts_with(name, "XLA_") || starts_with(name, "LIBTPU_") ? NameKind::kNeighbour
                                                                     : NameKind::kUnrelated;
  }
  if (contains_any(folded, kCompilerNames)) return NameKind::kCompiler;
  for (const std::string_view prefix : kNeighbours) {
    if (starts_with(name, prefix)) return NameKind::kNeighbour;
  }
  return contains_any(folded, kSuggestiveNames) ? NameKind::kSuggestive : NameKind::kUnrelated;
}

Program program_of(std::string_view word) {
  const std::size_t slash = word.rfind('/');
  const std::string_view base = slash == std::string_view::npos ? word : word.substr(slash + 1);
  if (base == "neuronx-cc") return Program::kNeuronxCc;
  return base == "neuron-cc" ? Program::kNeuronCc : Program::kNone;
}

void mark_merged(Context& context, std::string_view name, Consumer consumer) {
  show_others(context, context.variables.others(), context.variables.number(name), consumer);
  const std::uint32_t section = context.variables.section(name);
  if (section != kNoSection && context.reading.sections[section].consumer != Consumer::kEnvironment) {
    context.merged[section] = true;
  }
}

void show_others(Context& context, const std::vector<OtherValue>& others, std::uint32_t name,
                 Consumer consumer) {
  if (consumer == Consumer::kUnknown) return;
  for (const OtherValue& other : others) {
    if (other.name != name || context.merged[other.section]) continue;
    context.ranks[other.section] = Rank::kCompiler;
    Section& section = context.reading.sections[other.section];
    section.aside = true;
    if (section.consumer == Consumer::kUnknown) section.consumer = consumer;
  }
}

Consumer consumer_of(NameKind kind) {
  return kind == NameKind::kEnvironment ? Consumer::kEnvironment
         : kind == NameKind::kCompiler  ? Consumer::kCompilerArgs
                                        : Consumer::kUnknown;
}

namespace {

/// A value that goes on right where the earlier one ends glues two words.
void check_joint(Context& context, const Assignment& assignment) {
  const std::string& text = assignment.value.text();
  const std::uint32_t joint = assignment.joint;
  if (joint == 0 || joint >= text.size()) return;
  if (text[joint - 1] == ' ' || text[joint] == ' ' || text[joint] == '\t' || text[joint - 1] == '\t') return;
  if (dash_size(text, joint) == 0) return;
  add_missing_space(context, assignment.value.source({joint, joint + 1}).begin);
}

}  // namespace

void assign(Context& context, Assignment assignment) {
  const NameKind kind = classify_name(assignment.name);
  for (const HoleAt& hole : assignment.value.holes()) {
    assignment.inherits = assignment.inherits || hole.kind == Hole::kInherited;
  }
  check_joint(context, assignment);
  std::uint32_t index = assignment.goes_on ? context.variables.section(assignment.name) : kNoSection;
  const bool environment = kind == NameKind::kEnvironment;
  const bool shown =
      environment ||
      ((kind == NameKind::kCompiler || kind == NameKind::kSuggestive || kind == NameKind::kUnrelated) &&
       holds_flag(assignment.value.text()));
  context.variables.set(assignment.name, assignment.value);
  if (!shown && index == kNoSection) {
    context.variables.show(assignment.name, kNoSection);
    if (kind == NameKind::kNeighbour) {
      add_finding(context, FindingId::kEnvironmentNotChecked, assignment.name_span, assignment.name);
    }
    return;
  }
  if (index == kNoSection) {
    index = static_cast<std::uint32_t>(context.reading.sections.size());
    Section& fresh = add_section(context, SectionKind::kFlags,
                                 environment || kind == NameKind::kCompiler ? Rank::kCompiler : Rank::kOther);
    fresh.span = assignment.span;
    fresh.name = assignment.name;
    fresh.name_span = assignment.name_span;
    fresh.consumer = consumer_of(kind);
  } else {
    ++context.reading.sections[index].parts;
  }
  Section& section = context.reading.sections[index];
  section.span = text::cover(section.span, assignment.span);
  section.style = assignment.style;
  section.inherits = section.inherits || assignment.inherits;
  section.branched = section.branched || (assignment.goes_on && context.variables.is_branch());
  section.value = static_cast<Seamed&&>(assignment.value);
  context.variables.show(assignment.name, index);
}

bool assign_item(Context& context, const Seamed& item, text::Span span) {
  if (!starts_with(item.text(), kVariableSet)) return false;
  constexpr auto kSize = static_cast<std::uint32_t>(kVariableSet.size());
  Assignment assignment;
  assignment.name = kVariableSet.substr(0, kSize - 1);
  assignment.name_span = item.source({0, kSize - 1});
  assignment.span = span;
  assignment.value = item.slice({kSize, item.size()});
  assign(context, static_cast<Assignment&&>(assignment));
  return true;
}

}  // namespace flaglane::intake

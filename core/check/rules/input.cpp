// What the pasted text itself is like. Intake found it; here it is named.
#include "check/driver_model.h"
#include "check/findings.h"
#include "check/rules/input_rules.h"

namespace flaglane::check {
namespace {

using intake::FindingId;

const InputRule* named(FindingId id) {
  for (const InputRule& each : input_rules()) {
    if (each.id == id) return &each;
  }
  return nullptr;
}

std::string_view typographic_name(std::string_view character) {
  struct Name {
    std::string_view character;
    std::string_view name;
  };
  static constexpr Name kNames[] = {{"—", "an em dash"},
                                    {"–", "an en dash"},
                                    {"―", "a horizontal bar"},
                                    {"−", "a minus sign"},
                                    {"‐", "a typographic hyphen"},
                                    {"‑", "a no-break hyphen"},
                                    {"“", "a curly quote"},
                                    {"”", "a curly quote"},
                                    {"‘", "a curly quote"},
                                    {"’", "a curly quote"},
                                    {"\u00A0", "a no-break space"},
                                    {"\u200B", "a zero-width space"},
                                    {"\uFEFF", "a byte order mark"}};
  for (const Name& each : kNames) {
    if (character.substr(0, each.character.size()) == each.character) return each.name;
  }
  return "a typographic character";
}

/// The word of the section that a place is in; kNone: none.
std::uint32_t word_at(const SectionView& view, std::uint32_t place) {
  const std::vector<intake::Word>& words = view.section->words;
  std::size_t low = 0;
  std::size_t high = words.size();
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (words[middle].source.end <= place) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < words.size() && words[low].source.begin <= place ? static_cast<std::uint32_t>(low) : kNone;
}

void typographic(const Analysis& analysis, const intake::Finding& finding, diag::Diagnostic& found) {
  const std::string_view character = finding.span.of(analysis.pasted);
  const std::string_view name = typographic_name(character);
  found.title = cat({character.size() <= 12 ? code(character) : std::string("This"), " is ", name,
                     ", not the plain character"});
  if (finding.section < analysis.sections.size()) {
    const SectionView& view = analysis.sections[finding.section];
    const std::uint32_t word = word_at(view, finding.span.begin);
    const bool dash =
        name.find("dash") != name.npos || name.find("hyphen") != name.npos || name == "a minus sign";
    if (word != kNone && dash) {
      const bool first = view.section->words[word].source.begin == finding.span.begin;
      found.title = cat({code(view.text_of(word).substr(0, 80)), first ? " starts with " : " has ", name,
                         first ? ", so it is not an option" : " where a hyphen belongs"});
    }
    // The program's own words, where the driver is the one to stumble over it.
    if (view.run && !view.run->errors.empty()) {
      const argparse::ErrorRecord& first = view.run->outcome.errors[view.run->errors[0]];
      if (first.code == argparse::ErrorCode::kUnrecognized) say(found, view.run->leftover_message);
    }
  }
  if (!found.verbatim) found.message = found.title;
  const bool prose = finding.section >= analysis.sections.size() ||
                     analysis.sections[finding.section].section->kind == intake::SectionKind::kMentions;
  if (prose) found.severity = diag::Severity::kWarning;
}

/// Nothing but blanks stands behind the backslash: the paste was cut there.
bool ends_the_text(const Analysis& analysis, const intake::Finding& finding) {
  return analysis.pasted.find_first_not_of(" \t\r\n\\", finding.span.begin) == std::string_view::npos;
}

std::string title_of(const Analysis& analysis, const intake::Finding& finding, const Rule& rule) {
  const std::string_view written = finding.span.of(analysis.pasted).substr(0, 60);
  switch (finding.id) {
    case FindingId::kUnexpandedVariable:
      return cat({code(written), " is not known here"});
    case FindingId::kEnvironmentNotChecked:
      return cat({code(finding.text), " is not checked"});
    case FindingId::kLayersTakenOff:
      return cat({"Escaped quotes were taken off, ", finding.text, finding.text == "1" ? " layer" : " layers",
                  " deep"});
    case FindingId::kPlaceholder:
      return cat({code(written), " is a placeholder"});
    case FindingId::kDanglingContinuation:
      return std::string(ends_the_text(analysis, finding) ? "The text ends in a continuation" : rule.title);
    case FindingId::kResponseFile:
      return cat({code(written), " is an ordinary word, not a response file"});
    default:
      return std::string(rule.title);
  }
}

/// What can be said to a text without flags that speaks of the parser's ways.
struct Hint {
  std::string_view word;
  std::string_view note;
  bool at_start = false;  ///< only where the text begins with it
};
constexpr Hint kHints[] = {
    {"NEURON_CC_FLAGS",
     "The flags are part of a module's name in the compile cache (`MODULE_...+` and a checksum of them): "
     "another order, or a doubled flag, makes a new entry."},
    {"parse_known_args",
     "An unknown option takes no value: the word behind it would be taken for an input file."},
    {"allow_abbrev", "Names may be shortened here as long as one option begins that way."},
    {"invalid choice",
     "Python versions differ in how they quote the choices, and the driver shows the value bare: compare no "
     "such message letter for letter."},
    {"nargs", "Input files must stand together: one that comes after an option in between is left over."},
    {"with dash", "A value that begins with a dash cannot stand behind a blank: write `--option=-x`."},
    {"-1_0",
     "Write such a value with `=`, as in `--option=-1e5`: behind a blank it is one from Python 3.14 on."},
    {"-1e",
     "Write such a value with `=`, as in `--option=-1e5`: behind a blank it is one from Python 3.14 on."},
    {"-- ", "Everything behind `--` is an input file.", true},
};

/// Calls that hand their flags to the old compiler, whatever the flags are.
void legacy_calls(const Analysis& analysis, Findings& findings) {
  for (const std::string_view call : {"tfn.saved_model.compile", "torch.neuron.trace"}) {
    const std::size_t at = analysis.pasted.find(call);
    if (at == std::string_view::npos) continue;
    for (const SectionView& view : analysis.sections) {
      if (view.legacy || view.section->words.empty() || view.section->words[0].source.begin < at) continue;
      const std::uint32_t begin = static_cast<std::uint32_t>(at);
      diag::Diagnostic& found =
          findings.add(kLegacyCall, view, {begin, begin + static_cast<std::uint32_t>(call.size())},
                       {code(call), " runs neuron-cc, the compiler of Inferentia 1"});
      note(found, kLegacyCall.why);
      break;
    }
  }
}

}  // namespace

std::vector<diag::Edit> mended_first(const Analysis& analysis) {
  std::vector<diag::Edit> edits;
  for (const intake::Finding& finding : analysis.reading.findings) {
    const InputRule* rule = named(finding.id);
    if (rule != nullptr && rule->safe) edits.insert(edits.end(), finding.edits.begin(), finding.edits.end());
  }
  return edits;
}

bool is_mended_first(std::string_view id) {
  for (const InputRule& each : input_rules()) {
    if (each.rule->id == id) return each.safe && !each.fix.empty();
  }
  return false;
}

void find_input(const Analysis& analysis, Findings& findings) {
  std::vector<diag::Edit> characters;  // all typographic ones at once
  for (const intake::Finding& finding : analysis.reading.findings) {
    if (finding.id != FindingId::kTypographicCharacter) continue;
    characters.insert(characters.end(), finding.edits.begin(), finding.edits.end());
  }
  bool all_told = false;
  for (const intake::Finding& finding : analysis.reading.findings) {
    const InputRule* name = named(finding.id);
    if (name == nullptr) continue;
    const std::uint32_t section = finding.section == intake::kNoSection ? 0 : finding.section;
    diag::Diagnostic& found =
        findings.add(*name->rule, section, finding.span, title_of(analysis, finding, *name->rule));
    if (finding.id == FindingId::kTypographicCharacter) typographic(analysis, finding, found);
    if (finding.id == FindingId::kDanglingContinuation) {
      if (ends_the_text(analysis, finding)) {
        found.severity = diag::Severity::kInfo;
        note(found, "What stood behind it was not pasted.");
      } else {
        note(found, name->rule->why);
      }
    }
    if (finding.id == FindingId::kArrayNotExported && finding.text.empty())
      found.severity = diag::Severity::kError;
    if (finding.id == FindingId::kEnvironmentNotRead || finding.id == FindingId::kAssignmentPosition) {
      note(found, name->rule->why);
    }
    if (!name->rule->what.empty() && found.notes.empty()) note(found, name->rule->what);
    if (!finding.edits.empty()) offer(found, name->fix, name->safe, finding.edits);
    if (finding.id == FindingId::kTypographicCharacter && !all_told &&
        characters.size() > finding.edits.size()) {
      offer(found, "Use plain characters everywhere", true, characters);
      all_told = true;
    }
  }
  for (const SectionView& view : analysis.sections) {
    if (!view.legacy) continue;
    diag::Diagnostic& found = findings.add(
        kLegacyCompiler, view, view.section->name_span.empty() ? view.section->span : view.section->name_span,
        kLegacyCompiler.title);
    note(found, kLegacyCompiler.why);
    note(found, kLegacyCompiler.mend);
  }
  legacy_calls(analysis, findings);
  bool flags = false;
  for (const SectionView& view : analysis.sections) flags = flags || !view.section->words.empty();
  if (!flags && findings.empty()) {
    diag::Diagnostic& found = findings.add(kNoFlags, 0, {0, 0}, kNoFlags.title);
    note(found, kNoFlags.mend);
    for (const Hint& hint : kHints) {
      const std::size_t at = analysis.pasted.find(hint.word);
      if (at == 0 || (at != std::string_view::npos && !hint.at_start)) note(found, hint.note);
    }
  }
}

void list_input(RuleList& list) {
  for (const InputRule& each : input_rules()) list.push_back(each.rule);
  list.push_back(&kLegacyCompiler);
  list.push_back(&kLegacyCall);
  list.push_back(&kNoFlags);
}

}  // namespace flaglane::check

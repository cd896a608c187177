#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/holes.h"
#include "intake/shlex_split.h"
#include "intake/typographic.h"
#include "text/sort.h"

namespace flaglane::intake {
namespace {

void note_only_hole(Word& word) {
  const auto& segments = word.text.segments();
  word.only_hole = segments.size() == 1 && segments[0].hole != Hole::kNone;
}

/// A hole for the value that came before, with an option glued to it.
void find_glued(Context& context, const Section& section, std::uint32_t index) {
  const std::string& text = section.value->text();
  for (const HoleAt& hole : section.value->holes()) {
    if (hole.kind != Hole::kInherited || hole.span.end >= text.size()) continue;
    if (dash_size(text, hole.span.end) == 0) continue;
    add_missing_space(context, section.value->source({hole.span.end, hole.span.end + 1}).begin);
    context.reading.findings.back().section = index;
  }
}

void split(Context& context, Section& section, std::uint32_t index) {
  find_glued(context, section, index);
  section.value = with_holes(*section.value, {});
  ShlexSplit result;
  if (section.style == WordStyle::kSpace) {
    result.words = space_split(*section.value);
  } else {
    result = shlex_split(*section.value);
  }
  section.split_error = result.error;
  if (!result.error.empty()) {
    add_finding(context, FindingId::kUnclosedQuote, section.value->source(result.error_at), result.error);
    context.reading.findings.back().section = index;
  }
  for (SplitWord& split_word : result.words) {
    Word word;
    word.source = section.value->source(split_word.in_value);
    word.around = section.value->layers_at(split_word.in_value.begin + 1);
    word.in_value = split_word.in_value;
    word.quoted = split_word.quoted;
    word.text = static_cast<Seamed&&>(split_word.text);
    note_only_hole(word);
    section.words.push_back(static_cast<Word&&>(word));
  }
}

void find_in_words(Context& context, Section& section, std::uint32_t index) {
  for (Word& word : section.words) {
    note_only_hole(word);
    const std::string& text = word.text.text();
    if (text.size() > 1 && text[0] == '@') add_finding(context, FindingId::kResponseFile, word.source, text);
    if (text == "..." || text == "{...}" || text == "\u2026")
      add_finding(context, FindingId::kElided, word.source, text);
    for (const HoleAt& hole : word.text.holes()) {
      const bool placeholder = hole.kind == Hole::kPlaceholder;
      if (!placeholder && hole.kind != Hole::kVariable && hole.kind != Hole::kCommand) continue;
      add_finding(context, placeholder ? FindingId::kPlaceholder : FindingId::kUnexpandedVariable,
                  word.text.source(hole.span), hole.span.of(text));
    }
  }
  if (section.style != WordStyle::kList) return;
  for (std::size_t i = 0; i < section.words.size(); ++i) {
    const Word& word = section.words[i];
    const std::string& text = word.text.text();
    if (dash_size(text, 0) == 0) continue;
    const std::size_t blank = text.find_first_of(" \t");
    const std::size_t equals = text.find('=');
    Finding finding;
    finding.section = index;
    finding.span = word.source;
    if (blank != std::string::npos && (equals == std::string::npos || blank < equals)) {
      finding.id = FindingId::kItemHoldsFlagAndValue;
      const std::size_t rest = text.find_first_not_of(" \t", blank);
      if (rest != std::string::npos && !word.text.has_hole()) {
        const Edits first = replace_word(section, i, std::string_view(text).substr(0, blank));
        if (first && first->size() == 1 && word.quote != '\0') {
          diag::Edit edit = first->front();
          const Edits tail = replace_word(section, i, std::string_view(text).substr(rest));
          if (tail && tail->size() == 1) {
            edit.text += ", " + tail->front().text;
            finding.edits.push_back(edit);
          }
        }
      }
      context.reading.findings.push_back(static_cast<Finding&&>(finding));
    } else if (equals != std::string::npos && equals + 1 < text.size() &&
               (text[equals + 1] == '\'' || text[equals + 1] == '"') && text.back() == text[equals + 1]) {
      finding.id = FindingId::kItemHasQuotes;
      const std::string bare = text.substr(0, equals + 1) + text.substr(equals + 2, text.size() - equals - 3);
      const Edits edits = word.text.has_hole() ? std::nullopt : replace_word(section, i, bare);
      if (edits) finding.edits = *edits;
      context.reading.findings.push_back(static_cast<Finding&&>(finding));
    }
  }
}

/// MODULE_<id>+<8 hex>
void find_module(Section& section) {
  for (const Word& word : section.words) {
    const std::string& text = word.text.text();
    const std::size_t name = text.find("MODULE_");
    if (name == std::string::npos) continue;
    const std::size_t plus = text.find('+', name);
    if (plus == std::string::npos || plus + 9 > text.size()) continue;
    ModuleName module;
    for (std::size_t i = plus + 1; i < plus + 9; ++i) {
      const int value = hex_value(text[i]);
      if (value < 0) break;
      module.suffix += "0123456789abcdef"[value];
    }
    if (module.suffix.size() != 8) continue;
    module.id = text.substr(name + 7, plus - name - 7);
    module.suffix_span =
        word.text.source({static_cast<std::uint32_t>(plus + 1), static_cast<std::uint32_t>(plus + 9)});
    section.module = module;
    return;
  }
}

bool is_empty(const Section& section) {
  return section.words.empty() && section.split_error.empty() && !section.value.has_value();
}

/// What is not to be shown goes, and the findings' and variables' numbers with it.
void drop(Context& context) {
  const bool better = [&] {
    for (std::size_t i = 0; i < context.ranks.size(); ++i) {
      if (context.ranks[i] == Rank::kCompiler && !context.merged[i]) return true;
    }
    return false;
  }();
  std::vector<std::uint64_t> keys;
  for (std::size_t i = 0; i < context.ranks.size(); ++i) {
    if (context.merged[i] || (better && context.ranks[i] != Rank::kCompiler)) continue;
    keys.push_back((std::uint64_t{context.reading.sections[i].span.begin} << 32U) | i);
  }
  text::sort(keys);  // lists that wait for others come late
  std::vector<Section> kept;
  kept.reserve(keys.size());
  for (const std::uint64_t key : keys) {
    kept.push_back(static_cast<Section&&>(context.reading.sections[key & 0xFFFFFFFFU]));
  }
  context.reading.sections = static_cast<std::vector<Section>&&>(kept);
}

bool mentions_jax(std::string_view pasted) {
  return contains(pasted, "import jax") || contains(pasted, "axlearn") || contains(pasted, "JAX_") ||
         contains(pasted, "libneuronxla") || contains(pasted, "pip install jax");
}

/// By place; those of one place stay in their order.
void sort_findings(std::vector<Finding>& findings) {
  std::vector<std::uint64_t> keys;
  keys.reserve(findings.size());
  for (std::size_t i = 0; i < findings.size(); ++i) {
    keys.push_back((std::uint64_t{findings[i].span.begin} << 32U) | i);
  }
  text::sort(keys);
  std::vector<Finding> sorted;
  sorted.reserve(keys.size());
  for (const std::uint64_t key : keys) sorted.push_back(static_cast<Finding&&>(findings[key & 0xFFFFFFFFU]));
  findings = static_cast<std::vector<Finding>&&>(sorted);
}

/// Findings made while reading get the last section that begins before them and holds them.
void place_findings(Context& context) {
  const std::vector<Section>& sections = context.reading.sections;
  std::size_t next = 0;
  std::uint32_t last = kNoSection;
  for (Finding& finding : context.reading.findings) {
    while (next < sections.size() && sections[next].span.begin <= finding.span.begin) {
      last = static_cast<std::uint32_t>(next++);
    }
    if (finding.section != kNoSection || last == kNoSection) continue;
    if (sections[last].span.contains(finding.span)) finding.section = last;
  }
}

/// What two sections hold is found twice: its typographic characters, its continuations. Each is told once.
/// `findings` are in order of place.
void drop_repeated(std::vector<Finding>& findings) {
  std::uint32_t done[2] = {0, 0};  // where the last one of each kind ended
  const auto is_repeated = [&done](const Finding& finding) {
    const bool character = finding.id == FindingId::kTypographicCharacter;
    if (!character && finding.id != FindingId::kDanglingContinuation) return false;
    std::uint32_t& end = done[character ? 0 : 1];
    const bool repeated = finding.span.begin < end;
    end = std::max(end, finding.span.end);
    return repeated;
  };
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_repeated), findings.end());
}

}  // namespace

void finish(Context& context) {
  drop(context);
  std::vector<Section>& sections = context.reading.sections;
  const bool jax = mentions_jax(context.pasted);
  bool command = false;
  for (const Section& section : sections) command = command || section.kind == SectionKind::kCommand;
  for (std::size_t i = 0; i < sections.size(); ++i) {
    const auto index = static_cast<std::uint32_t>(i);
    Section& section = sections[i];
    if (section.value && section.words.empty()) split(context, section, index);
    find_in_words(context, section, index);
    find_typographic(context, section, index);
    find_module(section);
    if (section.consumer == Consumer::kEnvironment) {
      if (command) {
        add_finding(context, FindingId::kEnvironmentNotRead, section.name_span, section.name);
        context.reading.findings.back().section = index;
      }
      if (jax) section.consumer = Consumer::kJaxEnvironment;
    }
  }
  sections.erase(std::remove_if(sections.begin(), sections.end(), is_empty), sections.end());
  std::vector<Finding>& findings = context.reading.findings;
  sort_findings(findings);
  drop_repeated(findings);
  place_findings(context);
}

}  // namespace flaglane::intake

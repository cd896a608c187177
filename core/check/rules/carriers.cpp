// The options that carry another lane's string: how the string gets there whole.
#include "check/carrying.h"
#include "check/driver_model.h"
#include "check/findings.h"
#include "check/suffix.h"
#include "intake/convert.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

const Rule kTorn{
    .id = "carrier/torn-by-whitespace",
    .severity = Severity::kError,
    .title = "White space tears a quoted value",
    .what = "The backend cuts its string with str.split(): quotes mean nothing to it and stay in the pieces.",
    .why = "No shell and no shlex is at work there.",
    .mend = "Use a value without blanks; there is no way to quote one.",
    .example = "--tensorizer-options=\"--stats-file='a b'\"",
    .mended = "--tensorizer-options=\"--stats-file=a_b\"",
    .evidence = "The Two-Parser Architecture: parseOptions; D22.",
    .confidence = Confidence::kConfirmed};

const Rule kQuotes{
    .id = "carrier/quotes-in-string",
    .severity = Severity::kError,
    .title = "A quote character reaches the backend",
    .what =
        "Nothing takes quotes off inside an option string, so the word begins with a quote and names no "
        "option.",
    .why = "A quote that was escaped on its way, or written inside a list item, is an ordinary character.",
    .mend = "Take the quote characters out.",
    .example = "export NEURON_CC_FLAGS=\"--tensorizer-options=\\'--print-nki\\'\"",
    .mended = "export NEURON_CC_FLAGS=\"--tensorizer-options='--print-nki'\"",
    .evidence = "The Two-Parser Architecture: parseOptions; D22.",
    .confidence = Confidence::kConfirmed};

const Rule kUnquoted{
    .id = "carrier/unquoted",
    .severity = Severity::kError,
    .title = "The option string ends at the first blank",
    .what = "Without quotes only the first word belongs to the carrier; the others go to the driver.",
    .why =
        "A log that prints its arguments joined by blanks has lost the quotes. Words that the driver knows "
        "change lane without a word.",
    .mend = "Quote the whole string.",
    .example = "--tensorizer-options=--print-nki --vectorize-strided-dma",
    .mended = "--tensorizer-options='--print-nki --vectorize-strided-dma'",
    .evidence = "POSIX shell grammar; public logs.",
    .confidence = Confidence::kConfirmed};

const Rule kRepeatedCarrier{
    .id = "carrier/repeated",
    .severity = Severity::kWarning,
    .title = "The carrier is given twice",
    .what = "With a plain store the right-most string counts and the first is lost, all of it.",
    .why = "Whether this option stores or extends is not public; the guide says that the right-most wins.",
    .mend = "Write one string.",
    .example = "--tensorizer-options=--print-nki --tensorizer-options=--vectorize-strided-dma",
    .mended = "--tensorizer-options='--print-nki --vectorize-strided-dma'",
    .evidence = "The guide's rule for repeated options; public code has both.",
    .confidence = Confidence::kInferred};

const Rule kStyle{
    .id = "carrier/boolean-style",
    .severity = Severity::kWarning,
    .title = "The other lane's way to write a switch",
    .what =
        "Penguin switches are `--x` and `--no-x`; the sub-tools are LLVM style, `--x=true` and `--x=false`.",
    .why = "Penguin refuses a value on a switch; LLVM knows no `--no-x`.",
    .mend = "Write it the lane's way.",
    .example = "--internal-hlo2tensorizer-options=--no-verify-hlo",
    .mended = "--internal-hlo2tensorizer-options=--verify-hlo=false",
    .evidence = "addBoolOption; public scripts for the sub-tools.",
    .confidence = Confidence::kStrong};

const Rule kSpaceForm{
    .id = "carrier/space-form",
    .severity = Severity::kWarning,
    .title = "An option string behind a blank",
    .what = "It is taken here only because it has a blank in it and no option of the driver begins it.",
    .why =
        "A word that begins with a dash is taken for an option first. A string of one word, or one that "
        "begins with a name the "
        "driver has, stops the compile with: expected one argument.",
    .mend = "Write it with `=`.",
    .example = "--tensorizer-options '--print-nki --dump-nki'",
    .mended = "--tensorizer-options='--print-nki --dump-nki'",
    .evidence = "argparse: _parse_optional.",
    .confidence = Confidence::kConfirmed};

const Rule kListForm{
    .id = "carrier/list-form",
    .severity = Severity::kInfo,
    .title = "As a list it needs no inner quotes",
    .what =
        "libneuronxla and torch_neuronx take the flags as a list too; there each item is one word, blanks "
        "and all.",
    .why = "A string is joined and split again on its way, which is where quotes get lost.",
    .mend = "Pass a list.",
    .example = "compiler_args = \"--lnc=1 --tensorizer-options='--print-nki --dump-nki'\"",
    .mended = "compiler_args = [\"--lnc=1\", \"--tensorizer-options=--print-nki --dump-nki\"]",
    .evidence = "A SyntaxWarning that libneuronxla prints.",
    .confidence = Confidence::kHigh};

bool has_quote(std::string_view word) { return word.find('\'') != word.npos || word.find('"') != word.npos; }

/// The word ends inside a quote that it opened, or did so before.
bool opens_quote(std::string_view word) {
  char open = '\0';
  for (const char c : word) {
    if (open == '\0' && (c == '\'' || c == '"')) {
      open = c;
    } else if (c == open) {
      open = '\0';
    }
  }
  return open != '\0';
}

std::string without_quotes(std::string_view text) {
  std::string plain;
  for (const char c : text) {
    if (c != '\'' && c != '"') plain += c;
  }
  return plain;
}

void torn(const SectionView& view, const OptionString& string, Findings& findings) {
  for (std::size_t i = 0; i < string.words.size(); ++i) {
    const intake::SplitWord& word = string.words[i];
    const std::string& text = word.text.text();
    if (!has_quote(text)) continue;
    const std::size_t equals = text.find('=');
    // A value in quotes that holds blanks is torn; quotes around one piece, or around all of them, are merely
    // there.
    std::size_t last = i;
    if (text[0] == '-' && equals != text.npos && opens_quote(text)) {
      std::string whole = text;
      while (last + 1 < string.words.size() && opens_quote(whole)) whole += string.words[++last].text.text();
    }
    if (last > i && string.words[i + 1].text.text()[0] != '-') {
      diag::Diagnostic& found =
          findings.add(kTorn, view, text::cover(word.text.source(), string.words[last].text.source()),
                       {code(option_name(text)), " is torn by white space"});
      about(found, string.lane, string.flags[i]);
      std::string pieces = "The pieces:";
      for (std::size_t k = i; k <= last; ++k) {
        pieces +=
            cat({k > i ? ", " : " ", code(std::string_view(string.words[k].text.text()).substr(0, 60))});
        found.labels.push_back({string.words[k].text.source(), "a piece"});
      }
      note(found, pieces + ".");
      note(found, "The backend splits on white space, not as a shell: the quotes stay in the pieces.");
      i = last;
      continue;
    }
    diag::Diagnostic& found = findings.add(
        kQuotes, view, word.text.source(),
        {code(std::string_view(text).substr(0, 60)), " holds a quote character when the backend gets it"});
    about(found, string.lane, string.flags[i]);
    note(found, kQuotes.what);
    offer(found, "Take the quotes out", true,
          rewrite_string(view, string, without_quotes(string.text.text())));
  }
}

void unquoted(const Analysis& analysis, const SectionView& view, Findings& findings) {
  std::optional<Grouping> grouping;
  bool looked = false;
  for (const OptionString& string : view.strings) {
    const std::uint32_t count = string.split_off;
    if (count == 0) continue;
    const std::uint32_t first = string.value_word + 1;
    const text::Span span =
        text::cover(view.section->words[first].source, view.section->words[first + count - 1].source);
    diag::Diagnostic& found = findings.add(kUnquoted, view, span,
                                           {"The string of ", code(string.carrier->name), " ends before ",
                                            code(view.text_of(first).substr(0, 60))});
    about(found, string.lane, string.carrier);
    bool changed = false;
    for (std::uint32_t i = 0; i < count; ++i) {
      changed = changed || find_driver_flag(option_name(view.text_of(first + i)), "compile") != nullptr;
    }
    if (view.section->quotes_lost) note(found, "This looks like a log line whose quotes were lost.");
    if (changed)
      note(found, "Some of these words are options of the driver too: they change lane without a word.");
    if (view.run && !view.run->leftovers.empty()) say(found, view.run->leftover_message);
    // Where the module's name tells how it was, blanks included, that is how it is written again.
    if (!looked) grouping = proven_grouping(analysis, view);
    looked = true;
    if (grouping) {
      offer(found, "Quote as the checksum proves", true, quote_as_proven(view, *grouping));
    } else {
      offer(found, "Quote the whole string", true, take_in(view, string, count));
    }
  }
}

void repeated(const SectionView& view, Findings& findings) {
  for (const OptionString& string : view.strings) {
    if (string.lost_to == kNone || string.carrier_word == kNone) continue;
    const OptionString& winner = view.strings[string.lost_to];
    diag::Diagnostic& found =
        findings.add(kRepeatedCarrier, view, view.section->words[string.carrier_word].source,
                     {"The first ", code(string.carrier->name), " string is lost"});
    about(found, Lane::kDriver, string.carrier);
    note(found, kRepeatedCarrier.what);
    note(found, kRepeatedCarrier.why);
    found.labels.push_back({view.section->words[winner.carrier_word].source, "this one counts"});
    offer(found, "Merge into one", true, merge_strings(view, string, winner));
  }
}

void space_form(const SectionView& view, Findings& findings) {
  for (const OptionString& string : view.strings) {
    if (string.carrier == nullptr || string.value_word == string.carrier_word || string.words.empty())
      continue;
    diag::Diagnostic& found = findings.add(kSpaceForm, view, view.section->words[string.value_word].source,
                                           {"Only the `=` form of ", code(string.carrier->name), " is safe"});
    about(found, Lane::kDriver, string.carrier);
    note(found, kSpaceForm.what);
    if (string.text.has_hole()) continue;
    const std::string whole = cat({view.text_of(string.carrier_word), "=", view.text_of(string.value_word)});
    offer(found, "Write it with `=`", true,
          both(intake::replace_word(*view.section, string.carrier_word, whole),
               intake::remove_words(*view.section, string.value_word, 1)));
  }
}

void list_form(const SectionView& view, Findings& findings) {
  const intake::Section& section = *view.section;
  const bool string_form =
      section.style == intake::WordStyle::kShlex && section.kind == intake::SectionKind::kFlags;
  if (!string_form ||
      (section.form != intake::Form::kLogLine && section.consumer != intake::Consumer::kCompilerArgs))
    return;
  for (const OptionString& string : view.strings) {
    // Told of a string that lost its quotes too, so that mending it brings nothing new.
    if (string.carrier_word == kNone || (string.words.size() < 2 && string.split_off == 0)) continue;
    diag::Diagnostic& found =
        findings.add(kListForm, view, section.words[string.carrier_word].source, kListForm.title);
    about(found, Lane::kDriver, string.carrier);
    note(found, {"As an item: ", code(intake::json_string(view.text_of(string.carrier_word))), "."});
    return;
  }
}

void style(const SectionView& view, const OptionString& string, Findings& findings) {
  for (std::size_t i = 0; i < string.words.size(); ++i) {
    const intake::SplitWord& word = string.words[i];
    const std::string& text = word.text.text();
    const std::size_t equals = text.find('=');
    const std::uint32_t size = static_cast<std::uint32_t>(text.size());
    if (string.lane != Lane::kPenguin && text.compare(0, 5, "--no-") == 0 && string.flags[i] == nullptr) {
      const std::string positive = cat({"--", std::string_view(text).substr(5)});
      const Flag* flag = find_flag(string.lane, positive);
      if (flag == nullptr) continue;
      diag::Diagnostic& found = findings.add(kStyle, view, word.text.source(),
                                             {code(text), " is written `", positive, "=false` here"});
      about(found, string.lane, flag);
      note(found, "The sub-tools are LLVM style: a switch is turned off with `=false`.");
      offer(found, {"Write `", positive, "=false`"}, true,
            intake::replace(word.text, {0, size}, positive + "=false"));
    } else if (string.lane == Lane::kPenguin && equals != text.npos) {
      const std::string name = text.substr(0, equals);
      const std::string value = text.substr(equals + 1);
      const Flag* flag = find_flag(Lane::kPenguin, name);
      const bool on = value == "true" || value == "True" || value == "1";
      const bool off = value == "false" || value == "False" || value == "0";
      if (flag == nullptr || flag->type != "bool" || (!on && !off)) continue;
      const std::string meant = on ? name : flag->negation;
      diag::Diagnostic& found =
          findings.add(kStyle, view, word.text.source(), {code(name), " takes no value in Penguin's lane"});
      found.severity = Severity::kError;
      about(found, string.lane, flag);
      if (string.outcome) {
        for (const std::uint32_t error : string.errors) {
          if (string.outcome->errors[error].token == i) say(found, string.outcome->errors[error].message);
        }
      }
      note(found, "Penguin's switches are `--x` and `--no-x`.");
      if (!meant.empty())
        offer(found, {"Write ", code(meant)}, true, intake::replace(word.text, {0, size}, meant));
    }
  }
}

}  // namespace

void find_carriers(const Analysis& analysis, Findings& findings) {
  for (const SectionView& view : analysis.sections) {
    unquoted(analysis, view, findings);
    repeated(view, findings);
    space_form(view, findings);
    list_form(view, findings);
    for (const OptionString& string : view.strings) {
      torn(view, string, findings);
      style(view, string, findings);
    }
  }
}

void list_carriers(RuleList& list) {
  list.insert(list.end(),
              {&kTorn, &kQuotes, &kUnquoted, &kRepeatedCarrier, &kSpaceForm, &kListForm, &kStyle});
}

}  // namespace flaglane::check

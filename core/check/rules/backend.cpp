// What a backend makes of its option string.
#include "check/carrying.h"
#include "check/driver_model.h"
#include "check/findings.h"
#include "check/nearest.h"

namespace flaglane::check {
namespace {

using argparse::ErrorCode;
using diag::Confidence;
using diag::Severity;

const Rule kUnknown{.id = "backend/unknown-option",
                    .severity = Severity::kWarning,
                    .title = "The backend's list does not have this option",
                    .what =
                        "Of Penguin's two ways in, parseOptions stops at an unknown option and "
                        "parseKnownOptions lets it pass.",
                    .why =
                        "The list is made from public sources and known to be partial, so this is an error "
                        "only where a known name is very near.",
                    .mend = "Look at the nearest names.",
                    .example = "--tensorizer-options=--some-pass-knob",
                    .mended = "",
                    .evidence = "The Two-Parser Architecture; D23.",
                    .confidence = Confidence::kHigh};

const Rule kInvalid{.id = "backend/invalid-value",
                    .severity = Severity::kError,
                    .title = "The value fails when a pass reads it",
                    .what = "The string parses; the text is made a number only when CLOption.value is read.",
                    .why = "The factories register plain strings and convert late.",
                    .mend = "Write a plain number.",
                    .example = "--tensorizer-options=--inst-count-limit=200k",
                    .mended = "--tensorizer-options=--inst-count-limit=200000",
                    .evidence = "The Two-Parser Architecture: CLOption.value; D20.",
                    .confidence = Confidence::kHigh};

const Rule kParse{
    .id = "backend/cannot-parse",
    .severity = Severity::kError,
    .title = "Penguin's parser stops",
    .what =
        "Penguin's own argparse refuses the string: an ambiguous beginning, a missing value, two that "
        "exclude each other.",
    .why =
        "The string goes through argparse like any command line, inside a pass, long after the driver has "
        "accepted it.",
    .mend = "See the message.",
    .example = "--tensorizer-options='--run-pg-layout-and-tiling --no-run-pg-layout-and-tiling'",
    .mended = "--tensorizer-options='--no-run-pg-layout-and-tiling'",
    .evidence = "argparse; D19.",
    .confidence = Confidence::kStrong};

const Rule kAbbreviated{.id = "backend/abbreviated-option",
                        .severity = Severity::kWarning,
                        .title = "A shortened backend name",
                        .what = "Penguin's parser takes a beginning that only one option has.",
                        .why = "Passes register options of their own, so the beginning may not stay unique.",
                        .mend = "Write the name in full.",
                        .example = "--tensorizer-options=--inst-count=200000",
                        .mended = "--tensorizer-options=--inst-count-limit=200000",
                        .evidence = "argparse: _get_option_tuples.",
                        .confidence = Confidence::kHigh};

const Rule kReRegistered{
    .id = "backend/re-registered",
    .severity = Severity::kInfo,
    .title = "This name is registered more than once",
    .what =
        "conflict_handler='resolve': the newer registration has the name, the older keeps what it has left.",
    .why = "Many passes share the one parser, and a name taken twice is no error there.",
    .mend = "Nothing to mend: know which registration answers.",
    .example = "",
    .mended = "",
    .evidence = "The Two-Parser Architecture; D21.",
    .confidence = Confidence::kConfirmed};

std::string meant_number(std::string_view value) {
  // "200k", "1_000", "64KB": digits and a unit.
  std::size_t digits = 0;
  while (digits < value.size() && value[digits] >= '0' && value[digits] <= '9') ++digits;
  const std::string unit = folded(value.substr(digits));
  if (digits == 0 || digits > 12 || unit.empty()) return {};
  const std::string_view zeros = unit == "k"   ? "000"
                                 : unit == "m" ? "000000"
                                 : unit == "g" ? "000000000"
                                               : "";
  return zeros.empty() ? std::string() : cat({value.substr(0, digits), zeros});
}

void unknown(const SectionView& view, const OptionString& string, std::uint32_t index, Findings& findings,
             bool search) {
  const intake::SplitWord& word = string.words[index];
  const std::string& text = word.text.text();
  const std::string_view name = option_name(text);
  diag::Diagnostic& found =
      findings.add(kUnknown, view, word.text.source({0, static_cast<std::uint32_t>(name.size())}),
                   {code(name.substr(0, 80)), " is not among ", spoken(string.lane), "'s known options"});
  about(found, string.lane, nullptr);
  if (string.lane == Lane::kPenguin) {
    say(found, cat({"unrecognized arguments: ", text.substr(0, 200)}));
    note(found,
         "parseOptions would stop here; parseKnownOptions lets it pass. Which one is called is not public.");
  } else {
    found.confidence = Confidence::kLow;
    note(found, "The sub-tools' names are known from public use only.");
  }
  if (!search || !findings.keeps()) return;
  const std::vector<Near> near = nearest(name, string.lane);
  for (const Near& each : near) {
    if (each.flag->lane != string.lane) continue;
    note(found, {"Nearest: ", code(each.spelling), "."});
    found.flag = each.flag->name;
    // One or two slips, or only dashes and underscores apart: a name that is meant, and missed.
    if (each.distance == 0 || each.distance == 2 || each.distance == 3) {
      if (string.lane == Lane::kPenguin) found.severity = Severity::kError;
      offer(found, {"Write ", code(each.spelling)}, each.distance == 0,
            intake::replace(word.text, {0, static_cast<std::uint32_t>(name.size())}, each.spelling));
    }
    break;
  }
}

bool is_option(std::string_view text) { return text.size() > 1 && text[0] == '-'; }

bool quoted(std::string_view text) { return text.find('\'') != text.npos || text.find('"') != text.npos; }

void table(const SectionView& view, const OptionString& string, Findings& findings, std::size_t& searches) {
  for (std::uint32_t i = 0; i < string.words.size(); ++i) {
    const std::string& text = string.words[i].text.text();
    const std::string_view name = option_name(text);
    if (string.flags[i] != nullptr || !is_option(text) || quoted(text) || string.words[i].text.has_hole())
      continue;
    if (name.substr(0, 5) == "--no-" && find_flag(string.lane, cat({"--", name.substr(5)})) != nullptr)
      continue;
    if (is_elsewhere(string.lane, name)) continue;
    unknown(view, string, i, findings, ++searches <= Findings::kMost);
  }
}

void penguin(const Analysis& analysis, const SectionView& view, const OptionString& string,
             Findings& findings, std::size_t& searches) {
  argparse::Outcome& outcome = *string.outcome;
  for (const std::uint32_t index : string.errors) {
    const argparse::ErrorRecord& error = outcome.errors[index];
    const std::uint32_t at = error.token;
    if (error.code == ErrorCode::kUnrecognized) {
      for (const std::uint32_t token : error.tokens) {
        const std::string& text = string.words[token].text.text();
        if (quoted(text) || string.words[token].text.has_hole() ||
            is_elsewhere(Lane::kPenguin, option_name(text)))
          continue;
        if (is_option(text)) unknown(view, string, token, findings, ++searches <= Findings::kMost);
      }
      continue;
    }
    const bool known = at < string.words.size();
    const text::Span span = !known               ? view.section->span
                            : error.span.empty() ? string.words[at].text.source()
                                                 : string.words[at].text.source(error.span);
    // A value on a switch is told by carrier/boolean-style, with its mend.
    if (known && error.code == ErrorCode::kIgnoredExplicitArgument) {
      const std::string& text = string.words[at].text.text();
      const std::string value = folded(text.substr(text.find('=') + 1));
      if (value == "true" || value == "false" || value == "1" || value == "0") continue;
    }
    diag::Diagnostic& found = findings.add(kParse, view, span, kParse.title);
    say(found, error.message);
    about(found, Lane::kPenguin, flag_of(error.action));
    if (!error.candidates.empty()) {
      std::string names = "Candidates:";
      for (std::size_t i = 0; i < error.candidates.size() && i < 12; ++i)
        names += cat({i > 0 ? ", " : " ", code(error.candidates[i])});
      note(found, {names, "."});
    }
  }
  for (std::uint32_t token = 0; token < outcome.decisions.size(); ++token) {
    const argparse::Decision& decision = outcome.decisions[token];
    if (decision.role != argparse::Role::kOption) continue;
    const Flag* flag = flag_of(decision.action);
    const intake::SplitWord& word = string.words[token];
    if (decision.match == argparse::Match::kPrefix || decision.match == argparse::Match::kPrefixEquals) {
      diag::Diagnostic& found =
          findings.add(kAbbreviated, view, word.text.source({0, decision.name_end}),
                       {code(std::string_view(word.text.text()).substr(0, decision.name_end)), " is read as ",
                        code(decision.option_string)});
      about(found, Lane::kPenguin, flag);
      const std::string_view written = std::string_view(word.text.text()).substr(0, decision.name_end);
      if (is_elsewhere(Lane::kPenguin, written)) {
        note(found, {"Another lane has an option of just this name, ", code(written), "."});
        if (find_driver_flag(written, "compile") != nullptr)
          offer(found, "Move out of the carrier", true, move_out_of_carrier(view, string, token));
      } else {
        offer(found, "Write it in full", true,
              intake::replace(word.text, {0, decision.name_end}, decision.option_string));
      }
    }
    if (is_re_registered(decision.option_string)) {
      diag::Diagnostic& found = findings.add(kReRegistered, view, word.text.source({0, decision.name_end}),
                                             {code(decision.option_string), " is registered more than once"});
      about(found, Lane::kPenguin, flag);
      note(found, kReRegistered.what);
    }
  }
  for (const ReadError& error : read_errors(analysis.dialect, outcome)) {
    const argparse::TokenRange range = error.range;
    if (range.token >= string.words.size() || string.words[range.token].text.has_hole(range.span)) continue;
    diag::Diagnostic& found =
        findings.add(kInvalid, view, string.words[range.token].text.source(range.span), error.message);
    say(found, error.message);
    about(found, Lane::kPenguin, error.flag);
    note(found,
         "Lane B keeps the text and converts it when a pass reads the value: the line parses, the compile "
         "fails later.");
    const std::string meant = meant_number(range.span.of(string.words[range.token].text.text()));
    if (!meant.empty())
      offer(found, {"Write ", code(meant)}, false,
            intake::replace(string.words[range.token].text, range.span, meant));
  }
}

}  // namespace

void find_backend(const Analysis& analysis, Findings& findings) {
  std::size_t searches = 0;
  for (const SectionView& view : analysis.sections) {
    for (const OptionString& string : view.strings) {
      if (string.outcome) {
        penguin(analysis, view, string, findings, searches);
      } else {
        table(view, string, findings, searches);
      }
    }
  }
}

void list_backend(RuleList& list) {
  list.insert(list.end(), {&kUnknown, &kInvalid, &kParse, &kAbbreviated, &kReRegistered});
}

}  // namespace flaglane::check

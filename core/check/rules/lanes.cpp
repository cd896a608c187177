// Right name, wrong lane: which lane has it, and how it gets there.
#include "check/carrying.h"
#include "check/driver_model.h"
#include "check/findings.h"

namespace flaglane::check {
namespace {

using diag::Confidence;
using diag::Severity;

const Rule kBackendInDriver{
    .id = "lane/backend-option-in-driver",
    .severity = Severity::kError,
    .title = "A Penguin option on the driver's command line",
    .what = "The driver does not know it. Penguin does, and only inside `--tensorizer-options`.",
    .why = "The two parsers share nothing; the driver hands the string on without looking into it.",
    .mend = "Move it into the option string.",
    .example = "-O1 --vectorize-strided-dma",
    .mended = "-O1 --tensorizer-options=--vectorize-strided-dma",
    .evidence = "The Two-Parser Architecture.",
    .confidence = Confidence::kConfirmed};

const Rule kSubtool{.id = "lane/subtool-option",
                    .severity = Severity::kError,
                    .title = "An option of a sub-tool in another lane",
                    .what =
                        "hlo2penguin takes it through `--internal-hlo2tensorizer-options`, walrus_driver "
                        "through `--internal-backend-options`.",
                    .why = "Each tool gets its own string.",
                    .mend = "Move it into the right option string.",
                    .example = "-O1 --verify-hlo=true",
                    .mended = "-O1 --internal-hlo2tensorizer-options=--verify-hlo=true",
                    .evidence = "Public scripts and logs; name tables, no parser (D25).",
                    .confidence = Confidence::kStrong};

const Rule kDriverInBackend{.id = "lane/driver-option-in-backend",
                            .severity = Severity::kError,
                            .title = "A driver option inside an option string",
                            .what = "The backend does not know it; the driver does, outside the string.",
                            .why = "The two parsers share nothing.",
                            .mend = "Move it out of the option string.",
                            .example = "--tensorizer-options='--print-nki --lnc=1'",
                            .mended = "--tensorizer-options='--print-nki' --lnc=1",
                            .evidence = "The Two-Parser Architecture.",
                            .confidence = Confidence::kHigh};

const Rule kContested{
    .id = "lane/two-homes",
    .severity = Severity::kWarning,
    .title = "Public code writes this in another lane",
    .what = "Notes list the name for the driver, but it is only seen to work inside an option string.",
    .why = "Builds were seen to refuse it on the command line (EARG002).",
    .mend = "Move it into the option string.",
    .example = "-O1 --experimental-unsafe-fp8e4m3fn-as-fp8e4m3",
    .mended = "-O1 --internal-hlo2tensorizer-options=--experimental-unsafe-fp8e4m3fn-as-fp8e4m3",
    .evidence = "The vendor's error text for EVRF051 names the flag bare; public code nests it.",
    .confidence = Confidence::kInferred};

/// All leftovers of the section that belong to `lane`, so that one fix moves them together.
std::vector<Misplaced> misplaced(const SectionView& view, Lane lane) {
  std::vector<Misplaced> words;
  for (const LeftoverWord& left : view.run->leftovers) {
    if (left.kind == Leftover::kOtherLane && left.flag->lane == lane && !view.split_off[left.word] &&
        words.size() < Findings::kMost) {
      words.push_back({left.word, 1 + left.followers});
    }
  }
  return words;
}

void in_driver(const SectionView& view, Findings& findings) {
  intake::Edits moves[3];  // of each backend lane, made when first wanted
  std::size_t counts[3] = {};
  for (const LeftoverWord& left : view.run->leftovers) {
    if (left.kind != Leftover::kOtherLane || view.split_off[left.word]) continue;
    const Lane lane = left.flag->lane;
    const std::string_view name = option_name(view.text_of(left.word));
    const Rule& rule = lane == Lane::kPenguin ? kBackendInDriver : kSubtool;
    diag::Diagnostic& found =
        findings.add(rule, view, view.place_of(left.word, {0, static_cast<std::uint32_t>(name.size())}),
                     {code(name), lane == Lane::kPenguin ? " is a lane B option; the driver does not know it"
                                                         : " is not the driver's option"});
    say(found, view.run->leftover_message);
    about(found, lane, left.flag);
    note(found, {"Right name, wrong lane. ", spoken(lane), " takes it, and only inside ",
                 code(carrier_of(lane)), "."});
    const std::size_t slot = static_cast<std::size_t>(lane) - static_cast<std::size_t>(Lane::kPenguin);
    if (counts[slot] == 0) {
      const std::vector<Misplaced> all = misplaced(view, lane);
      counts[slot] = all.size();
      moves[slot] = move_into_carrier(view, lane, all);
    }
    offer(found, counts[slot] > 1 ? "Move them into the carrier" : "Move into the carrier", true,
          moves[slot]);
  }
}

void contested(const SectionView& view, Findings& findings) {
  const DriverRun& run = *view.run;
  for (std::uint32_t token = 0; token < run.outcome.decisions.size(); ++token) {
    const argparse::Decision& decision = run.outcome.decisions[token];
    const std::uint32_t word = run.word_of[token];
    if (word == kNone || decision.role != argparse::Role::kOption) continue;
    const Flag* flag = flag_of(decision.action);
    if (flag == nullptr || flag->kind != "EARG") continue;
    const Flag* other = find_flag(Lane::kHlo2Tensorizer, flag->name);
    if (other == nullptr) continue;
    diag::Diagnostic& found =
        findings.add(kContested, view, view.place_of(word, {0, decision.name_end}),
                     {code(flag->name), " is seen to work only inside ", code(carrier_of(other->lane))});
    about(found, other->lane, other);
    note(found, {"Write `", carrier_of(other->lane), "=", flag->name, "`."});
    offer(found, "Move into the carrier", true, move_into_carrier(view, other->lane, {{word, 1}}));
  }
}

void in_backend(const SectionView& view, Findings& findings) {
  for (const OptionString& string : view.strings) {
    for (std::uint32_t i = 0; i < string.words.size(); ++i) {
      const std::string_view name = option_name(string.words[i].text.text());
      if (string.flags[i] != nullptr || name.size() < 3 || name.substr(0, 2) != "--") continue;
      const Flag* flag = nullptr;
      for (const Lane lane : {Lane::kPenguin, Lane::kHlo2Tensorizer, Lane::kWalrus}) {
        if (flag == nullptr && lane != string.lane) flag = find_flag(lane, name);
      }
      const bool driver = flag == nullptr;
      if (driver) flag = find_driver_flag(name, "compile");
      if (flag == nullptr || flag->lane == string.lane) continue;
      diag::Diagnostic& found =
          findings.add(driver ? kDriverInBackend : kSubtool, view,
                       string.words[i].text.source({0, static_cast<std::uint32_t>(name.size())}),
                       driver ? cat({code(name), " is the driver's option, not ", spoken(string.lane), "'s"})
                              : cat({code(name), " is not ", spoken(string.lane), "'s option but ",
                                     spoken(flag->lane), "'s"}));
      about(found, flag->lane, flag);
      // Names that only notes have are weak ground for an error, and the sub-tools' lists are partial.
      if (string.lane != Lane::kPenguin) found.severity = Severity::kWarning;
      note(found, driver ? "Right name, wrong lane: it stands outside the option string."
                         : cat({"Right name, wrong lane: it goes into ", code(carrier_of(flag->lane)), "."}));
      if (string.carrier != nullptr) {
        offer(found, driver ? "Move out of the carrier" : "Move into its carrier", true,
              driver ? move_out_of_carrier(view, string, i)
                     : move_between_carriers(view, string, i, flag->lane));
      }
    }
  }
}

}  // namespace

void find_lanes(const Analysis& analysis, Findings& findings) {
  for (const SectionView& view : analysis.sections) {
    if (view.run) {
      in_driver(view, findings);
      contested(view, findings);
    }
    in_backend(view, findings);
  }
}

void list_lanes(RuleList& list) {
  list.insert(list.end(), {&kBackendInDriver, &kSubtool, &kDriverInBackend, &kContested});
}

}  // namespace flaglane::check

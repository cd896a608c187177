#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/outcome.h"
#include "check/catalogue.h"
#include "check/report.h"
#include "check/versions.h"
#include "intake/reading.h"
#include "intake/shlex_split.h"
#include "text/dialect.h"

// What the rules look at: the paste as intake read it, with both lanes' parses laid over it. Nothing here is
// said to anybody yet.
namespace flaglane::check {

inline constexpr std::uint32_t kNone = 0xFFFFFFFFU;

/// What happens to a word of a section before the driver gets its argv.
enum class Fate : std::uint8_t {
  kDriver,        ///< it is in argv
  kProgram,       ///< the program's own name
  kWrapper,       ///< the framework's wrapper takes it out
  kOther,         ///< another framework's word, taken out there
  kUncatalogued,  ///< a developer's name that is not in the catalogue, or a value behind it: nobody here can
                  ///< say
  kHole,          ///< unknown text where no value is wanted: it may be any number of words, or none
  kElided,        ///< `...`
};

/// Why the driver leaves an option over.
enum class Leftover : std::uint8_t {
  kOtherLane,     ///< right name, wrong lane
  kOfCompile,     ///< an option of compile, where no subcommand is given
  kWrapper,       ///< a wrapper's word where there is no wrapper
  kFolds,         ///< a known name but for dashes, underscores or case
  kHelpSpelling,  ///< the way LLVM spells a help flag
  kValue,         ///< a value of some option, written as an option
  kLegacy,        ///< a name that only neuron-cc of Inf1 had
  kUnknown,       ///< none of these
  kStray,         ///< a plain word that nothing takes
  kUncatalogued,  ///< a developer's name: no error (see Fate)
  kOther,         ///< another framework's word
  kHole,          ///< unknown text
};

/// An option that the driver left over, with the plain words behind it that went down with it.
struct LeftoverWord {
  Leftover kind = Leftover::kUnknown;
  std::uint32_t word = 0;          ///< index into the section's words
  std::uint32_t followers = 0;     ///< plain words behind it that are left over too
  const Flag* flag = nullptr;      ///< what it is, or is near to
  std::string_view spelling = {};  ///< how that is spelled
};

/// One parse of the driver's words.
struct DriverRun {
  std::vector<std::string> texts;      ///< the framework's words; argv points into them
  std::vector<std::string_view> argv;  ///< without the program's name
  std::vector<std::uint32_t>
      word_of;  ///< for each element of argv: the section's word, or kNone: the framework's
  std::vector<std::uint32_t> arg_of;  ///< for each word of the section: the element of argv, or kNone
  argparse::Outcome outcome;          ///< tolerant
  std::vector<std::uint32_t> errors;  ///< indexes into outcome.errors: those that do not hang on unknown text
  std::uint32_t unsure = kNone;       ///< of outcome.errors: one that unknown text may keep from happening
  std::vector<LeftoverWord> leftovers;
  std::string leftover_message;  ///< what the driver prints about them, made once
  std::vector<std::uint32_t>
      before_subcommand;  ///< words that stand before the subcommand and are its options
};

/// One backend's option string, with its words.
struct OptionString {
  Lane lane = Lane::kPenguin;
  const Flag* carrier = nullptr;       ///< null: a bare option string
  std::uint32_t carrier_word = kNone;  ///< the section's word that names the carrier
  std::uint32_t value_word = kNone;    ///< the one that holds the string: the same, or the next
  text::Span value = {};               ///< where in that word's text; of a bare string in Section::value
  intake::Seamed text;
  std::vector<intake::SplitWord> words;
  std::vector<std::string_view> argv;          ///< the words' texts
  std::vector<const Flag*> flags;              ///< for each word: the option that it names, or null
  std::unique_ptr<argparse::Outcome> outcome;  ///< of Penguin's parseOptions; null in the name tables' lanes
  std::vector<std::uint32_t> errors;           ///< indexes into outcome->errors, as in DriverRun
  std::uint32_t lost_to = kNone;               ///< index into strings: a later one that takes its place
  std::uint32_t split_off = 0;                 ///< words behind it that were meant to be in it (carrying.h)
};

struct SectionView {
  std::uint32_t index = 0;
  const intake::Section* section = nullptr;
  Place place = Place::kCommand;
  bool legacy = false;  ///< for neuron-cc of Inf1: nothing is parsed
  std::string_view command = "compile";
  std::vector<Fate> fates;         ///< for each word
  std::unique_ptr<DriverRun> run;  ///< null: no driver here
  std::vector<OptionString> strings;
  std::vector<bool> split_off;        ///< for each word: it was meant to be in an option string
  std::vector<std::string> appended;  ///< what the framework adds behind the user's words
  std::vector<const Flag*> mentions;  ///< of running text: for each word the flag it names, or null

  /// Where bytes `range` of word `index` stand in the pasted text.
  [[nodiscard]] text::Span place_of(std::uint32_t word, text::Span range) const {
    return section->words[word].text.source(range);
  }
  [[nodiscard]] std::string_view text_of(std::uint32_t word) const {
    return section->words[word].text.text();
  }
};

struct Analysis {
  std::string_view pasted;
  intake::Reading reading;
  text::Dialect dialect = text::Dialect::py310;
  AtVersion version{std::string_view()};
  std::vector<SectionView> sections;
};

/// Lays the parses over what intake read. `place` "auto" is guessed section by section.
[[nodiscard]] Analysis analyse(std::string_view pasted, intake::Reading reading, text::Dialect dialect,
                               std::string_view place, std::string_view version);

/// The entry of the name that an option string (without `=value`) is, in one lane; null: none. Exact names
/// only.
[[nodiscard]] const Flag* find_flag(Lane lane, std::string_view option);
/// The same for the driver, names of `command` first.
[[nodiscard]] const Flag* find_driver_flag(std::string_view option, std::string_view command);
/// The entry of an action that a driver's or Penguin's parser has registered; null: none.
[[nodiscard]] const Flag* flag_of(const argparse::Action* action);
/// The text in front of the first `=`.
[[nodiscard]] std::string_view option_name(std::string_view word);

}  // namespace flaglane::check

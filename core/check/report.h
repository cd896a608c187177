#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "check/lane.h"
#include "diag/confidence.h"
#include "diag/diagnostic.h"
#include "text/span.h"

// The one report that a pasted text gets. Every span is in bytes of the pasted text; core/render turns them
// into UTF-16 when it writes JSON. The fields are those of wasm/engine.d.ts, which says what each means.
namespace flaglane::check {

enum class Place : std::uint8_t { kCommand, kTorchNeuronx, kJax };
enum class Role : std::uint8_t {
  kProgram,
  kSubcommand,
  kOption,
  kValue,
  kPositional,
  kSeparator,
  kConsumed,
  kUnrecognized,
  kSurrounding,
};
enum class Match : std::uint8_t { kExact, kPrefix, kEquals, kPrefixEquals, kJoined, kCluster };
enum class Origin : std::uint8_t { kDefault, kUser, kFramework };
enum class Outcome : std::uint8_t { kOk, kError, kExit, kKnown };

struct Token {
  text::Span span;
  std::string word;
  std::optional<Lane> lane;
  Role role = Role::kSurrounding;
  std::string_view flag = {};  ///< the catalogue's name; empty: not known
  std::uint32_t depth = 0;
  std::string_view kind = {};  ///< ArgKind's name; empty: none
  std::optional<Match> match;
  std::optional<text::Span> name;
  std::optional<text::Span> value;
  std::string dest;
  std::optional<std::uint32_t> dead_by;  ///< index into tokens; set: the word is dead
  std::uint32_t section = 0;
  std::string note;
};

struct DriverValue {
  std::string dest;
  std::string repr;
  Origin origin = Origin::kDefault;
  std::string_view kind = {};
  std::string_view job = {};
  std::string_view flag = {};
  std::vector<std::uint32_t> tokens;
  std::vector<std::string> lost;
};

struct DriverResult {
  Outcome outcome = Outcome::kOk;
  int exit_code = 0;
  std::string stdout_text;
  std::string stderr_text;
  std::vector<DriverValue> values;
};

struct BackendValue {
  std::string dest;
  std::string repr;
  Origin origin = Origin::kDefault;
  std::string_view flag = {};
  std::vector<std::uint32_t> tokens;
  std::optional<std::string> error;  ///< what reading the value fails with
};

struct BackendResult {
  std::string_view carrier = {};  ///< empty: a bare option string
  Lane lane = Lane::kPenguin;
  Outcome outcome = Outcome::kOk;
  std::string stderr_text;
  std::vector<BackendValue> values;
  std::vector<std::string> unknown;
  text::Span span;
  bool lost = false;
};

struct Suffix {
  std::string json;
  std::string joined;
  std::vector<std::string> flags;
  std::optional<std::string> pasted;
  bool agrees = false;  ///< only of meaning when `pasted` is set
};

struct Verdict {
  enum class Kind : std::uint8_t { kAccepted, kStops, kNothing, kAnotherCompiler };
  Kind kind = Kind::kNothing;
  std::optional<int> exit_code;
  std::string text;
  std::string note = "No flags were found.";
  diag::Confidence confidence = diag::Confidence::kConfirmed;
};

struct Section {
  text::Span span;
  std::string_view form = {};  ///< a form's id
  std::string title;
  Place place = Place::kCommand;
  std::vector<std::string> layers;
  Verdict verdict;
  std::optional<DriverResult> driver;
  std::vector<BackendResult> backend;
  std::optional<Suffix> suffix;
  std::vector<std::string> appended;
};

struct Report {
  std::string_view form = {};      ///< the form it was read as
  std::string_view detected = {};  ///< the form that was recognised
  std::vector<std::string> layers;
  std::vector<Token> tokens;
  std::vector<diag::Diagnostic> diagnostics;  ///< by severity, then by place
  std::vector<Section> sections;
  std::uint32_t ignored = 0;                  ///< findings left out as asked
  std::optional<std::uint32_t> main_section;  ///< the first section with flags
};

}  // namespace flaglane::check

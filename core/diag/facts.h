#pragma once

#include <cstdint>
#include <string_view>

#include "diag/confidence.h"
#include "diag/source.h"
#include "text/fixed_list.h"

namespace flaglane::diag {

/// One thing that a source says of a name.
struct Evidence {
  Source source = Source::kNotes;
  std::string_view fact = {};
};

/// On what a fact rests.
enum class Basis : std::uint8_t {
  kUnknown,            ///< nothing is known: shown as "not known", never guessed
  kDocumented,         ///< the vendor's guide or release notes
  kArchitecturePages,  ///< the two specification pages
  kPrefixRule,         ///< the one automatic rule, name.startswith("internal-")
  kPublicNotes,        ///< public notes on the build
  kObserved,           ///< seen in a public log or script: what was passed on, not a registered default
  kInferred,           ///< concluded from neighbours, names or use
};

/// What a change in a flag's life was about.
enum class Change : std::uint8_t {
  kDefault,
  kAdded,
  kRemoved,
  kChoiceAdded,
  kChoiceRemoved,
  kRenamed,
  kDeprecated,
  kNote
};

/// One dated change, oldest first in a row. `since` is the SDK documentation version from which it holds,
/// "2.27.0". kDefault: `value` is the default from then on. kChoiceAdded, kChoiceRemoved: `value` is one
/// choice, so the legal values of a version are those added and not removed up to it. kRenamed: `value` is
/// the spelling from then on.
struct History {
  std::string_view since = {};
  Change change = Change::kNote;
  std::string_view value = {};  ///< the new default, choice or name; empty for a note or a bare addition
  std::string_view note = {};   ///< for people; may be empty
};

/// What the explorer shows of a name beside what its parser needs. The same shape serves every lane, and
/// nothing in it takes part in parsing. Empty text means that nothing is known.
struct Facts {
  std::string_view summary = {};  ///< one or two sentences of our own
  Confidence confidence = Confidence::kLow;
  std::string_view default_text =
      {};  ///< default as Python's repr or in words, where the registration gives none
  Basis default_basis = Basis::kUnknown;
  std::string_view job_note = {};  ///< on what the job rests, when more is to say than job_basis does
  Basis job_basis = Basis::kUnknown;
  Basis kind_basis = Basis::kUnknown;
  Basis action_basis = Basis::kUnknown;
  std::string_view since = {};  ///< first SDK documentation version, "2.3.0"
  std::string_view until =
      {};  ///< last SDK documentation version that names it; a build may take it for longer
  bool deprecated = false;
  std::string_view replacement = {};       ///< what to write in place of a deprecated name, as typed
  std::string_view deprecated_since = {};  ///< in the source's words
  text::FixedList<std::string_view, 10> values = {};  ///< values known of a name that takes any text
  text::FixedList<History, 6> history = {};
  text::FixedList<Evidence, 7> evidence = {};
  text::FixedList<std::string_view, 4> related = {};  ///< names worth a look, in any lane
  std::string_view example = {};                      ///< one use, as typed
  std::string_view notes = {};                        ///< contradictions and caveats, in our words
};

}  // namespace flaglane::diag

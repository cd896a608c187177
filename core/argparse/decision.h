#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "argparse/value.h"
#include "text/span.h"

// What became of each element of argv. All spans are bytes inside that element.
namespace flaglane::argparse {

class Action;
class ArgumentParser;

inline constexpr std::uint32_t kNoIndex = 0xFFFFFFFF;

/// What an element was taken for.
enum class Role : std::uint8_t {
  kUnreached,     // the parse stopped before it
  kOption,        // an option string, perhaps with its value in the same element
  kValue,         // a value of an option
  kPositional,    // a value of a positional
  kSubcommand,    // the name of a subcommand
  kDoubleDash,    // a `--` that was taken out of its action's values
  kUnrecognized,  // left over
  kAmbiguous,     // an option string that several registered ones begin with (an error)
};

/// How an option string was found.
enum class Match : std::uint8_t {
  kNone,
  kExact,         // --foo, -f
  kPrefix,        // --fo
  kEquals,        // --foo=v, -f=v
  kPrefixEquals,  // --fo=v
  kJoined,        // -fv
  kCluster,       // -fgh: several flags, the last of which may have a value
};

/// Why an element that is no option was taken for an argument.
enum class Plain : std::uint8_t {
  kWord,            // does not start with a prefix character
  kEmpty,           // ''
  kSingleChar,      // '-'
  kNegativeNumber,  // -1, -.5, and no option looks like that
  kSpace,           // has a space inside and matched nothing
  kAfterDoubleDash,
};

/// One element of argv. In a cluster it speaks of the first flag; the others are in Outcome::cluster.
struct Decision {
  Role role = Role::kUnreached;
  Match match = Match::kNone;
  Plain plain = Plain::kWord;
  std::uint8_t depth = 0;               // how many subcommands deep the parser is that decided
  bool has_value = false;               // an option with its value in the same element: [value_begin, size)
  bool value_dropped = false;           // that value was `--` and was taken out (--foo=-- gives [])
  std::uint32_t name_end = 0;           // of an option: [0, name_end) is its name as written
  std::uint32_t value_begin = 0;        // of an option with has_value
  std::uint32_t use = kNoIndex;         // index into Outcome::uses
  std::uint32_t cluster = kNoIndex;     // index of its first part in Outcome::cluster
  const Action* action = nullptr;       // the option's, or whose value it is; null: none
  std::string_view option_string = {};  // of an option: the registered string
};

/// A further flag in a cluster, in order; parts of one element stand together.
struct ClusterPart {
  std::uint32_t token = 0;
  text::Span span;  // its letter
  const Action* action = nullptr;
  std::string_view option_string = {};
  std::uint32_t use = kNoIndex;
};

/// Part of an element that made a value.
struct TokenRange {
  std::uint32_t token = 0;
  text::Span span;
};

/// One time an action was taken: by an option, by positional words, or empty-handed (a `?` or `*`
/// positional).
struct Use {
  const Action* action = nullptr;
  const ArgumentParser* parser = nullptr;
  std::uint32_t option_token = kNoIndex;  // kNoIndex: a positional
  text::Span option_span;                 // the option string in it
  std::string_view option_string = {};    // as registered
  std::uint32_t first_range = 0;          // its values' places in Outcome::ranges, a `--` taken out left out
  std::uint32_t range_count = 0;
  Value value;                // after conversion; None when that failed
  bool converted = false;     // conversion and choices went well
  bool from_default = false;  // the value is the action's default or const: no words were given
};

}  // namespace flaglane::argparse

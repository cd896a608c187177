#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "argparse/action.h"
#include "argparse/decision.h"
#include "argparse/pool.h"
#include "argparse/string_index.h"

// A parser made ready to parse: everything that CPython works out anew in each parse by walking all its
// actions. Made by ArgumentParser::plan(), thrown away when the parser changes.
namespace flaglane::argparse {

class MutuallyExclusiveGroup;

/// The prefix characters, quick for ASCII.
class PrefixSet {
 public:
  explicit PrefixSet(std::string_view chars = {});
  /// True when the character that starts at text[offset] is one of them.
  [[nodiscard]] bool starts(std::string_view text, std::size_t offset = 0) const {
    const auto byte = static_cast<unsigned char>(text[offset]);
    if (byte < 0x80) return (ascii_[byte >> 6] >> (byte & 63) & 1) != 0;
    return others_ && starts_beyond_ascii(text, offset);
  }

 private:
  [[nodiscard]] bool starts_beyond_ascii(std::string_view text, std::size_t offset) const;
  std::uint64_t ascii_[2] = {0, 0};
  bool others_ = false;
  std::string_view chars_;
};

struct PlanOption {
  std::string_view text;
  std::uint32_t action = kNoIndex;  // index into Plan::actions
};

struct PlanAction {
  Action* action = nullptr;
  std::uint32_t slot = kNoIndex;  // of its dest; kNoIndex: SUPPRESS
  std::uint32_t first_group = 0;  // its mutually exclusive groups, in Plan::action_groups
  std::uint32_t group_count = 0;
  bool converts_default = false;  // a str default with a type: converted at the end unless it is required
};

/// A destination and what its attribute is when nothing is given.
struct Slot {
  std::string_view name;
  bool has_default = false;
  bool from_parser = false;               // by set_defaults only
  Value raw;                              // as registered
  Value converted;                        // after the string defaults went through their types
  std::vector<std::uint32_t> converters;  // actions whose default is converted, in order
};

struct PlanGroup {
  const MutuallyExclusiveGroup* group = nullptr;
  std::vector<std::uint32_t>
      members;  // indices of actions; kNoIndex: one that resolve took out of the parser
};

/// A word as the parser first sees it.
struct Cell {
  char kind = 'A';  // argparse's pattern letter: O, A or -
  Match match = Match::kNone;
  Plain plain = Plain::kWord;
  bool ambiguous = false;
  std::uint32_t option = kNoIndex;       // index into Plan::options; kNoIndex: no such option
  std::uint32_t value_begin = kNoIndex;  // where an explicit argument starts; kNoIndex: there is none
};

/// Memory of a parse, kept for the next. Marks are numbers of parses, so that nothing needs clearing.
struct Scratch {
  struct Mark {
    std::uint32_t epoch = 0;
    std::uint32_t value = 0;
  };
  std::uint32_t epoch = 0;
  std::vector<std::uint32_t> seen;          // by action
  std::vector<std::uint32_t> non_default;   // by action
  std::vector<Mark> group_used;             // by group: members that count as given
  std::vector<Mark> slot_entry;             // by slot: index of its entry in the namespace
  std::vector<std::uint32_t> slot_touched;  // by slot
  std::vector<std::uint32_t> touched;       // slots to convert by hand, in order of touching
  std::vector<std::uint32_t> positionals;   // the actions that positional words go to
  std::vector<std::uint32_t> counts;        // of match_positionals
  std::vector<Cell> cells;                  // of all levels of one parse; the root's scratch only

  void next_epoch();
};

class Plan {
 public:
  explicit Plan(ArgumentParser& parser);

  /// kNoIndex: no such destination.
  [[nodiscard]] std::uint32_t find_slot(std::string_view name) const { return slot_index.find(name); }
  [[nodiscard]] std::uint32_t find_option(std::string_view text) const { return option_index.find(text); }

  /// The options that start with `prefix`, as a range of `sorted`.
  struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;
    [[nodiscard]] std::size_t size() const { return end - begin; }
  };
  [[nodiscard]] Range starting_with(std::string_view prefix) const;

  PrefixSet prefixes;
  bool allow_abbrev = true;
  bool negative_number_options = false;
  std::vector<PlanOption> options;    // in dict order
  StringIndex option_index;           // into options
  std::vector<std::uint32_t> sorted;  // options by text
  std::vector<PlanAction> actions;    // in order of registration
  std::vector<std::uint32_t> positionals;
  std::vector<std::uint32_t> required;
  std::vector<Slot> slots;
  StringIndex slot_index;
  std::vector<std::uint32_t> default_order;  // slots with a default in the order Python sets them
  std::vector<std::uint32_t> converters;     // actions whose default is converted, of all slots
  std::vector<std::uint32_t> bad_defaults;   // actions whose string default their type refuses
  std::vector<PlanGroup> groups;
  std::vector<std::uint32_t> action_groups;    // see PlanAction
  std::vector<std::uint32_t> required_groups;  // indices of groups
  bool has_none_dest = false;                  // add_subparsers(dest=None): every parse raises
  bool has_invalid_nargs = false;              // of a positional
  Scratch scratch;

 private:
  void read_options(const ArgumentParser& parser);
  void read_actions(const ArgumentParser& parser);
  void read_groups(const ArgumentParser& parser);
  void read_defaults(const ArgumentParser& parser);
  void convert_defaults(text::Dialect dialect);
  std::uint32_t slot_for(std::string_view name);

  Pool pool_;  // of converted defaults
};

}  // namespace flaglane::argparse

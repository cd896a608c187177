#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/match_nargs.h"
#include "argparse/outcome.h"
#include "argparse/parser.h"
#include "argparse/plan.h"

namespace flaglane::argparse {

/// One parse. The stages are files: arg_files.cpp, classify.cpp, match_nargs.cpp, consume.cpp,
/// get_values.cpp, finish.cpp; errors.cpp says how it ends.
class Engine {
 public:
  Engine(const ParseOptions& options, Outcome& out) : options_(options), out_(out) {}

  /// parse_known_args on the root, and what parse_args adds when `known` is false.
  void run(ArgumentParser& parser, std::span<const std::string_view> argv, bool known);

 private:
  friend class Call;

  /// A parser at work on its part of the words: the root, or a subcommand inside it.
  struct Level {
    ArgumentParser& parser;
    Plan& plan;
    Namespace& ns;
    std::uint32_t begin;  // its first word
    std::uint32_t size;   // how many words it has
    std::uint8_t depth;
    const Level* outer;
    std::size_t first_cell = 0;                    // of its words, in cells_
    std::uint32_t first_positional = 0;            // of those left to match
    std::vector<std::uint32_t> extras = {};        // words left over
    std::vector<std::uint32_t> unrecognized = {};  // those of its subcommands
  };

  /// Words for an action: a stretch of the level's words, or the end of one (an explicit argument).
  struct Words {
    std::uint32_t first;  // index into words
    std::uint32_t count;
    std::uint32_t offset = 0;  // of an explicit argument: where it starts in its word
  };

  // parse.cpp
  void parse_known(Level& level);
  void start_namespace(Level& level);
  void parse_words(Level& level);
  void add_initial_extras();
  void parse_subcommand(const Level& outer, ArgumentParser& parser, std::uint32_t begin, std::uint32_t size);

  // arg_files.cpp
  bool expand_files(Level& level);
  bool expand_file(Level& level, std::uint32_t index, std::vector<std::string_view>& words,
                   std::vector<std::uint32_t>& origins);

  // classify.cpp
  bool classify(Level& level);
  bool classify_word(Level& level, std::uint32_t index, Cell& cell);
  bool classify_prefix(Level& level, std::uint32_t index, Cell& cell);
  bool ambiguous(Level& level, std::uint32_t index, const std::vector<std::uint32_t>& options, Cell& cell);

  // consume.cpp
  bool consume(Level& level);
  bool consume_optional(Level& level, std::uint32_t at, std::uint32_t& stop);
  bool consume_cluster(Level& level, std::uint32_t at, std::uint32_t& stop);
  bool consume_positionals(Level& level, std::uint32_t at, std::uint32_t& stop);
  bool skip_ambiguous(Level& level, std::uint32_t at, std::uint32_t& stop);
  void add_extra(Level& level, std::uint32_t at);
  bool take_action(Level& level, std::uint32_t index, const Words& words, const Use& given);
  bool check_conflicts(Level& level, std::uint32_t index, std::uint32_t use_index);
  bool invalid_nargs(Level& level, const Action& action);
  bool expected_arguments(Level& level, const Action& action, std::uint32_t index, text::Span span);

  // get_values.cpp; false from convert and check_value: an error is recorded
  bool get_values(Level& level, const Action& action, const Words& words, std::uint32_t use_index);
  bool convert(Level& level, const Action& action, const Value& text, std::uint32_t index, text::Span span,
               Value& out);
  bool check_value(Level& level, const Action& action, const Value& value, std::uint32_t index,
                   text::Span span);
  void mark_values(const Level& level, const Action& action, const Words& words, std::uint32_t dropped,
                   std::uint32_t use_index);
  void invalid_value(Level& level, ErrorCode code, const Action& action, const Conversion& made,
                     std::string_view text, std::uint32_t index, text::Span span);

  // finish.cpp
  void finish(Level& level);
  bool convert_defaults(Level& level);
  void touch_shadowed(Level& level);
  void convert_touched(Level& level, std::uint32_t slot, std::vector<std::uint32_t>& bad);
  bool check_required(Level& level);
  bool check_groups(Level& level);
  void finish_extras(Level& level);

  // namespace access, with the level's scratch
  [[nodiscard]] const Value* get(Level& level, std::uint32_t slot, std::string_view name);
  void set(Level& level, std::uint32_t slot, std::string_view name, const Value& value, Origin origin,
           std::uint32_t use);
  void touch(Level& level, std::uint32_t slot);

  // errors.cpp: each records the error; true: go on (tolerant mode).
  bool fail(const Level& level, ErrorRecord record);
  /// ArgumentError(action, message)
  bool argument_error(const Level& level, ErrorRecord record, const Action& action, std::string_view message,
                      std::uint32_t index, text::Span span);
  bool raise(const Level& level, const Action* action, std::string_view type, std::string message,
             std::uint32_t index, text::Span span);
  void settle(const Level& level, const ErrorRecord& record);
  void settle_stop(text::Result<Stop, text::PythonError> stop);
  /// Where an error about a use is shown: its option string, else its first word.
  struct Place {
    std::uint32_t word = kNoIndex;
    text::Span span;
  };
  [[nodiscard]] Place place_of(std::uint32_t use_index) const;

  [[nodiscard]] std::string_view word(std::uint32_t index) const { return out_.words[index]; }
  [[nodiscard]] text::Span whole(std::uint32_t index) const {
    return {0, static_cast<std::uint32_t>(out_.words[index].size())};
  }

  const ParseOptions& options_;
  Outcome& out_;
  std::vector<Cell>* cells_ = nullptr;
  Level* level_ = nullptr;  // the innermost, for Call
  bool stopped_ = false;
};

}  // namespace flaglane::argparse

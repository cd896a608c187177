#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/parser.h"

namespace flaglane::argparse {

/// HelpFormatter and its four variants: collects usage, texts and sections, then formats them. An error met
/// on the way (an exception of Python's) is kept and comes out of format_help().
class HelpFormatter {
 public:
  /// `columns` is COLUMNS; lines are two shorter.
  HelpFormatter(const ArgumentParser& parser, std::uint32_t columns);

  void add_usage(const Value& usage, std::vector<const Action*> actions,
                 std::vector<MutuallyExclusiveGroup*> groups, std::string_view prefix = "usage: ");
  void add_text(const Value& text);
  void start_section(const Value& heading);
  void add_arguments(const std::vector<Action*>& actions);
  void end_section();

  [[nodiscard]] TextResult format_help();

 private:
  struct Item {
    enum class Kind : std::uint8_t { kUsage, kText, kAction, kSectionStart, kSectionEnd };
    Kind kind;
    Value text;  // of usage, text, heading
    const Action* action = nullptr;
  };
  struct Usage {
    std::vector<const Action*> actions;
    std::vector<MutuallyExclusiveGroup*> groups;
    std::string_view prefix;
  };

  // format_usage.cpp
  [[nodiscard]] TextResult format_usage(const Value& usage);
  [[nodiscard]] TextResult format_actions_usage(const std::vector<const Action*>& actions);
  [[nodiscard]] TextResult format_usage_part(const Action& action, bool in_group);
  [[nodiscard]] TextResult wrap_usage(const std::string& prog, const std::vector<const Action*>& optionals,
                                      const std::vector<const Action*>& positionals);

  // format_help.cpp
  [[nodiscard]] TextResult format_text(const Value& text);
  [[nodiscard]] TextResult format_action(const Action& action);
  [[nodiscard]] TextResult format_invocation(const Action& action);
  [[nodiscard]] TextResult expand_help(const Action& action);
  [[nodiscard]] TextResult optional_metavar(const Action& action) const;
  [[nodiscard]] TextResult positional_metavar(const Action& action) const;
  [[nodiscard]] std::vector<std::string> split_lines(const std::string& text, std::size_t width) const;
  [[nodiscard]] std::string help_string(const Action& action) const;

  const ArgumentParser& parser_;
  text::Dialect dialect_;
  std::string prog_;
  std::int64_t width_;
  std::int64_t max_help_position_;
  std::int64_t indent_ = 0;
  std::int64_t longest_ = 0;  // _action_max_length
  std::vector<Item> items_;
  Usage usage_;
  text::PythonError error_;  // empty type: none
};

/// text % {'prog': prog}
[[nodiscard]] TextResult format_prog(std::string_view text, std::string_view prog, text::Dialect dialect);

}  // namespace flaglane::argparse

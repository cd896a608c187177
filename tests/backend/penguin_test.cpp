#include "backend/penguin.h"

#include <gtest/gtest.h>

#include <string>

#include "backend/flags/tables.h"

namespace flaglane::backend {
namespace {

using argparse::OutcomeKind;

TEST(Penguin, TakesEveryRow) {
  for (text::Dialect dialect : {text::Dialect::py310, text::Dialect::py311, text::Dialect::py312}) {
    Penguin penguin(dialect);
    for (const auto& refusal : penguin.refusals()) {
      ADD_FAILURE() << refusal.row->name << ": " << refusal.error.message;
    }
    EXPECT_TRUE(penguin.parser().cl_parser().format_help(80).ok());
  }
}

TEST(Penguin, KnowsTheRowOfEachAction) {
  Penguin penguin;
  for (const argparse::Action* action : penguin.parser().cl_parser().actions()) {
    if (action->option_strings[0] == "-h") {
      EXPECT_EQ(penguin.row_of(action), nullptr);
    } else {
      ASSERT_NE(penguin.row_of(action), nullptr) << action->option_strings[0];
    }
  }
  for (const auto& table : flags::all()) {
    for (const FlagRow& row : table) {
      ASSERT_NE(penguin.option_of(row), nullptr) << row.name;
      EXPECT_EQ(penguin.row_of(&penguin.option_of(row)->action()), &row);
    }
  }
}

TEST(Penguin, EveryOptionAtOnceIsKnown) {
  Penguin penguin;
  std::string options;
  for (const Penguin::Option& known : penguin.options()) {
    const argparse::Action& action = known.option->action();
    if (action.option_strings.empty()) continue;
    options += std::string(action.option_strings[0]);
    if (!action.nargs.is_zero()) {
      options += "=" + std::string(known.row->choices.empty() ? "1" : known.row->choices[0]);
    }
    options += ' ';
  }
  ParsedOptions parsed;
  penguin.parser().parseOptions(options, {}, parsed);
  EXPECT_EQ(parsed.outcome.kind, OutcomeKind::kParsed) << parsed.outcome.message;
}

TEST(Penguin, OtherTablesMayBeGiven) {
  static constexpr FlagRow kRows[] = {
      {.name = "size", .call = Call::kClOptInteger, .default_value = {DefaultKind::kInt, "4"}},
      {.name = "disable-x",
       .call = Call::kAddBoolOption,
       .default_value = {DefaultKind::kFalse},
       .trim_prefix = true},
      {.name = "y", .call = Call::kClOptBool},
      {.name = "mode", .call = Call::kAddOption, .choices = {"a", "b"}},
      {.name = "bare", .call = Call::kAddBoolOption, .trim_prefix = true},
  };
  static constexpr std::span<const FlagRow> kTables[] = {kRows};
  Penguin penguin(text::Dialect::py310, kTables);
  ASSERT_EQ(penguin.refusals().size(), 1u);
  EXPECT_EQ(penguin.refusals()[0].error.type, "IndexError");
  ParsedOptions parsed;
  const std::string_view options = "--size=7 --x --no-y --mode=c";
  penguin.parser().parseOptions(options, {}, parsed);
  EXPECT_EQ(parsed.outcome.message, "argument --mode: invalid choice: 'c' (choose from 'a', 'b')");
  penguin.parser().parseOptions("--size=7 --x --no-y", {}, parsed);
  EXPECT_EQ(penguin.option_of(kRows[0])->value(&parsed.outcome, text::Dialect::py310).value().as_int(), 7);
  EXPECT_EQ(penguin.row_of(penguin.parser().cl_parser().find_option("--no-y")), &kRows[2]);
}

}  // namespace
}  // namespace flaglane::backend

#include "driver/neuronx_cc.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "driver/flags/tables.h"

namespace flaglane::driver {
namespace {

using argparse::OutcomeKind;

constexpr text::Dialect kDialects[] = {text::Dialect::py310, text::Dialect::py311, text::Dialect::py312};

struct Line {
  std::vector<std::string_view> words;
  argparse::Outcome outcome;

  Line(NeuronxCc& driver, std::vector<std::string_view> argv) : words(std::move(argv)) {
    driver.root().parse_args(words, {}, outcome);
  }
  std::string value(std::string_view dest) const {
    const argparse::Value* found = outcome.ns.find(dest);
    return found != nullptr ? argparse::repr(*found, text::Dialect::py310) : "absent";
  }
};

TEST(NeuronxCc, TakesEveryRow) {
  for (text::Dialect dialect : kDialects) {
    NeuronxCc driver(dialect);
    for (const auto& refusal : driver.refusals()) {
      ADD_FAILURE() << refusal.row->flags[0] << ": " << refusal.error.message;
    }
  }
}

TEST(NeuronxCc, RegistersWhatTheRowsSay) {
  NeuronxCc driver;
  for (const auto& table : flags::all()) {
    for (const FlagRow& row : table) {
      if (row.action == RowAction::kHelp || row.flags[0].substr(0, 1) != "-") continue;
      InterceptingArgumentParser& parser = row.command == Command::kTop             ? driver.root()
                                           : row.command == Command::kListOperators ? driver.list_operators()
                                                                                    : driver.compile();
      // The first string may be gone: a bare --x made EnableDisable is the pair alone.
      const argparse::Action* action = nullptr;
      for (const argparse::Action* candidate : parser.actions()) {
        if (driver.row_of(candidate) == &row) action = candidate;
      }
      ASSERT_NE(action, nullptr) << row.flags[0];
      EXPECT_EQ(parser.find_option(action->option_strings[0]), action) << row.flags[0];
    }
  }
}

TEST(NeuronxCc, EverySurfaceCanBePrinted) {
  for (text::Dialect dialect : kDialects) {
    NeuronxCc driver(dialect);
    for (std::string_view command : {"", "compile", "list-operators"}) {
      InterceptingArgumentParser& parser = *driver.find(command);
      const auto help = parser.print_help(80);
      EXPECT_TRUE(help.ok()) << help.error().message;
      EXPECT_TRUE(parser.print_help_hidden(80).ok());
      EXPECT_TRUE(parser.print_help_hidden_list().ok());
    }
    EXPECT_EQ(driver.find("info"), nullptr);
  }
}

TEST(NeuronxCc, ReadsAUsualLine) {
  NeuronxCc driver;
  const Line line(driver, {"compile", "m.hlo", "--framework=XLA", "--target", "trn2", "--lnc=2", "-O1",
                           "--tensorizer-options=--disable-dge --x='a b'"});
  ASSERT_EQ(line.outcome.kind, OutcomeKind::kParsed) << line.outcome.stderr_text;
  EXPECT_EQ(line.value("target"), "'trn2'");
  EXPECT_EQ(line.value("tensorizer_options"), "\"--disable-dge --x='a b'\"");
}

TEST(NeuronxCc, IsGoodForManyParses) {
  NeuronxCc driver;
  const Line first(driver, {"compile", "m.hlo", "--framework=XLA", "--target=trn1", "--nope"});
  EXPECT_EQ(first.outcome.stderr_text,
            "[NCC_EARG002] Illegal argument(s) - the following argument(s) are unrecognized: --nope\n");
  const Line second(driver, {"compile", "m.hlo", "--framework=XLA", "--target=trn1"});
  EXPECT_EQ(second.outcome.kind, OutcomeKind::kParsed) << second.outcome.stderr_text;
}

TEST(NeuronxCc, OtherTablesMayBeGiven) {
  static constexpr FlagRow kRows[] = {
      {.flags = {"--size", "-s"},
       .type = RowType::kInt,
       .default_value = {RowDefaultKind::kInt, "4"},
       .choices = {"4", "8"},
       .group = "Sizes"},
      {.flags = {"--enable-x"}, .command = Command::kEvery, .action = RowAction::kEnableDisable},
      {.flags = {"--both"}, .action = RowAction::kSetArguments, .sets = "size=many"},
      {.flags = {"--size"}, .job = "twice"},
  };
  static constexpr std::span<const FlagRow> kTables[] = {kRows};
  NeuronxCc driver(text::Dialect::py310, kTables);
  ASSERT_EQ(driver.refusals().size(), 1u);
  EXPECT_EQ(driver.refusals()[0].row, &kRows[3]);
  EXPECT_EQ(driver.refusals()[0].error.message, "argument --size: conflicting option string: --size");
  EXPECT_EQ(Line(driver, {"compile", "-s=5"}).outcome.message,
            "argument --size/-s: invalid choice: 5 (choose from 4, 8)");
  EXPECT_EQ(Line(driver, {"compile"}).value("size"), "4");
  EXPECT_EQ(Line(driver, {"compile", "--both", "--disable-x"}).value("size"), "'many'");
  EXPECT_NE(driver.root().find_option("--disable-x"), nullptr);
  EXPECT_NE(driver.list_operators().find_option("--disable-x"), nullptr);
}

}  // namespace
}  // namespace flaglane::driver

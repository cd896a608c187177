#include "driver/actions/str2bool.h"
#include "driver_testing.h"

namespace flaglane::driver {
namespace {

using argparse::Value;
using testing::Driver;
using testing::Flag;
using testing::joined;

TEST(Spec, Noable_AddsTheNegation) {
  Driver driver;
  for (std::string_view name : {"--enable-tritium-loopfusion", "--internal-hlo-remat",
                                "--keep-remat-dma-transpose", "--run-pg-layout-and-tiling"}) {
    const argparse::Action& action = driver.add(Flag{name}.action("noable"));
    EXPECT_EQ(joined(action.option_strings), std::string(name) + " --no-" + std::string(name.substr(2)));
  }
}

TEST(Spec, Noable_LooksAtTheSpelling) {
  Driver driver;
  driver.add(Flag{"--keep"}.action("noable"));
  driver.parse({"--keep"});
  EXPECT_EQ(driver.value("keep"), "True");
  driver.parse({"--keep", "--no-keep"});
  EXPECT_EQ(driver.value("keep"), "False");
}

TEST(Spec, Noable_DefaultIsThatOfTheRegistration) {
  Driver driver;
  driver.add(Flag{"--a"}.action("noable"));
  driver.add(Flag{"--b"}.action("noable").by_default(Value::boolean(true)));
  EXPECT_TRUE(driver.last_record().default_value.same(Value::boolean(true)));
  driver.parse({});
  EXPECT_EQ(driver.value("a"), "None");
  EXPECT_EQ(driver.value("b"), "True");
}

TEST(Decision, D9_NoableStringsAndValue) {
  Driver driver;
  const argparse::Action& both = driver.add(Flag{"-t", "--tile"}.action("noable"));
  EXPECT_EQ(joined(both.option_strings), "-t --no-t --tile --no-tile");
  const argparse::Action& negative = driver.add(Flag{"--no-fork"}.action("noable"));
  EXPECT_EQ(joined(negative.option_strings), "--no-fork --no-no-fork");
  driver.parse({"--no-no-fork"});  // both spellings begin with --no-
  EXPECT_EQ(driver.value("no_fork"), "False");
  driver.parse({"-t", "--no-ti"});  // an abbreviation counts as the registered string
  EXPECT_EQ(driver.value("tile"), "False");
  driver.add(Flag{"-no-y"}.action("noable"));
  driver.parse({"-no-y"});  // one dash
  EXPECT_EQ(driver.value("no_y"), "True");
  EXPECT_EQ(driver.parse({"--tile=1"}).message,
            "argument -t/--no-t/--tile/--no-tile: ignored explicit argument '1'");
}

TEST(Noable, OtherKeywordsAreRefused) {
  Driver driver;
  const auto refused = driver.parser.add_argument(Flag{"--a"}.action("noable").type(argparse::kTypeInt));
  EXPECT_EQ(refused.error().type, "TypeError");
  EXPECT_EQ(refused.error().message,
            "NoableArgumentAction.__init__() got an unexpected keyword argument 'type'");
}

TEST(Spec, EnableDisable_IsAPair) {
  Driver driver;
  const argparse::Action& action = driver.add(Flag{"--enable-fast-loading"}.action("enable_disable"));
  EXPECT_EQ(joined(action.option_strings), "--enable-fast-loading --disable-fast-loading");
}

TEST(Spec, EnableDisable_LooksAtTheSpelling) {
  Driver driver;
  driver.add(Flag{"--enable-x"}.action("enable_disable"));
  driver.parse({"--enable-x"});
  EXPECT_EQ(driver.value("x"), "True");
  driver.parse({"--enable-x", "--disable-x"});
  EXPECT_EQ(driver.value("x"), "False");
  driver.parse({});
  EXPECT_EQ(driver.value("x"), "None");
}

TEST(Decision, D10_EnableDisablePairAndDest) {
  Driver driver;
  driver.parser.set_defaults({{"late_sums", Value::integer(5)}});
  const argparse::Action& bare = driver.add(Flag{"--saturate"}.action("enable_disable"));
  EXPECT_EQ(joined(bare.option_strings), "--enable-saturate --disable-saturate");
  EXPECT_EQ(driver.parse({"--saturate"}).status, 2);  // the bare string is gone
  driver.add(Flag{"--enable-late-sums"}.action("enable_disable"));
  EXPECT_TRUE(driver.last_record().default_value.equals(Value::integer(5)));  // the dest was known in time
  driver.add(Flag{"--enable-mixed"}.action("enable_disable").dest("enable_mixed"));
  driver.parse({"--enable-mixed", "--disable-sat"});
  EXPECT_EQ(driver.value("enable_mixed"), "True");
  EXPECT_EQ(driver.value("saturate"), "False");
  EXPECT_EQ(driver.value("late_sums"), "5");
}

TEST(Choice, R5_EnableDisableShortStrings) {
  Driver driver;
  const argparse::Action& action = driver.add(Flag{"-e", "--enable-ecc"}.action("enable_disable"));
  EXPECT_EQ(joined(action.option_strings), "-e --enable-ecc --disable-ecc");
  driver.parse({"-e"});
  EXPECT_EQ(driver.value("ecc"), "True");
  EXPECT_EQ(driver.parser.format_usage(80).value(), "usage: neuronx-cc [-h] [-e]\n");
  Driver noable;
  noable.add(Flag{"--keep", "-k"}.action("noable"));
  EXPECT_EQ(noable.parser.format_usage(80).value(), "usage: neuronx-cc [-h] [--keep]\n");
}

std::string str2bool(std::string_view word) {
  Driver driver;
  driver.add(Flag{"--flag"}.type(*kStr2Bool));
  const std::string argument = "--flag=" + std::string(word);
  const auto& outcome = driver.parse({argument});
  return outcome.kind == argparse::OutcomeKind::kParsed ? driver.value("flag") : outcome.message;
}

TEST(Spec, Str2Bool_TakesTheWords) {
  for (std::string_view word : {"true", "t", "yes", "y", "1", "on", "True", "YES", "oN"}) {
    EXPECT_EQ(str2bool(word), "True") << word;
  }
  for (std::string_view word : {"false", "f", "no", "n", "0", "off", "False", "NO", "oFF"}) {
    EXPECT_EQ(str2bool(word), "False") << word;
  }
}

TEST(Spec, Str2Bool_RefusesOtherWords) {
  for (std::string_view word : {"", "maybe", "2", " true", "disable", "none"}) {
    EXPECT_EQ(str2bool(word), "argument --flag: Boolean value expected.") << word;
  }
}

TEST(Spec, Str2Bool_LeavesABoolAlone) {
  Driver driver;
  driver.add(Flag{"--flag"}.type(*kStr2Bool).by_default(Value::boolean(true)));
  driver.parse({});
  EXPECT_EQ(driver.value("flag"), "True");
}

TEST(Decision, D16_Str2BoolsErrorIsArgparses) {
  Driver driver;
  driver.add(Flag{"--flag", "-f"}.type(*kStr2Bool).by_default(Value::str("nope")));
  EXPECT_EQ(driver.parse({"-f", "maybe"}).message, "argument --flag/-f: Boolean value expected.");
  EXPECT_EQ(driver.outcome.status, 2);
  // A default that is a string is converted when the flag is not seen.
  EXPECT_EQ(driver.parse({}).message, "argument --flag/-f: Boolean value expected.");
  driver.parse({"--flag", "no"});
  EXPECT_EQ(driver.value("flag"), "False");
}

}  // namespace
}  // namespace flaglane::driver

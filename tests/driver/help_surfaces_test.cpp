#include "driver/help_surfaces.h"

#include "driver_testing.h"

namespace flaglane::driver {
namespace {

using argparse::Value;
using testing::Driver;
using testing::Flag;

/// One flag of each kind, with the kind's name for a text.
void add_all_kinds(Driver& driver) {
  driver.add(Flag{"--p"}.help("public"));
  driver.add(Flag{"--h1"}.help("hidden").with_kind(ArgKind::HIDDEN).by_default(Value::integer(1)));
  driver.add(Flag{"--internal-i"}.help("internal").by_default(Value::str("it's")));
  driver.add(Flag{"--e"}.help("experimental").with_kind(ArgKind::EARG));
  driver.add(Flag{"--g"}.help("harg").with_kind(ArgKind::Harg));
}

TEST(Spec, HiddenFlags_AreSuppressedAndRecoverable) {
  Driver driver;
  add_all_kinds(driver);
  const std::string help = driver.help();
  EXPECT_EQ(help.find("--h1"), std::string::npos);
  EXPECT_EQ(help.find("--internal-i"), std::string::npos);
  EXPECT_NE(driver.hidden().find("--h1: hidden"), std::string::npos);
  EXPECT_NE(driver.list().find("--internal-i: internal"), std::string::npos);
  driver.parse({"--h1", "x"});  // and it parses like any other
  EXPECT_EQ(driver.value("h1"), "'x'");
}

TEST(Spec, Row_HasTheOneFormat) {
  Driver driver;
  driver.add(Flag{"--abc"}.help("Text").with_kind(ArgKind::EARG));
  driver.add(Flag{"--a-name-of-more-than-fifteen"}.help("Text").with_kind(ArgKind::HIDDEN));
  driver.add(driver.group(driver.parser, "日本"), Flag{"--x"}.help("Text").with_kind(ArgKind::HIDDEN));
  EXPECT_EQ(driver.hidden_rows(),
            "abc             EARG     --abc: Text\n"
            "a_name_of_more_than_fifteen HIDDEN   --a-name-of-more-than-fifteen: Text\n"
            "日本              HIDDEN   --x: Text\n");
}

TEST(Spec, MissingHelp_StandsForNoText) {
  Driver driver;
  driver.add(Flag{"--a"}.with_kind(ArgKind::HIDDEN));
  EXPECT_EQ(driver.hidden_rows(), "a               HIDDEN   --a: MISSING HELP\n");
}

TEST(Spec, Help_ShowsPublicOnly) {
  Driver driver;
  add_all_kinds(driver);
  EXPECT_EQ(driver.help(),
            "usage: neuronx-cc [-h] [--p P]\n\noptions:\n"
            "  -h, --help  show this help message and exit\n  --p P       public\n");
}

TEST(Spec, HelpHidden_ShowsHiddenAndExperimental) {
  Driver driver;
  add_all_kinds(driver);
  EXPECT_EQ(driver.hidden(),
            "usage: neuronx-cc [-h] [--p P]\n\n"
            "h1              HIDDEN   --h1: hidden\n"
            "e               EARG     --e: experimental\n");
}

TEST(Spec, HelpHiddenList_DumpsInternalWithDefaults) {
  Driver driver;
  add_all_kinds(driver);
  EXPECT_EQ(driver.list(), "internal_i      INTERNAL --internal-i: internal (default: \"it's\")\n");
}

TEST(Spec, SuppressedHelp_IsKeptInTheRegistry) {
  Driver driver;
  const argparse::Action& action = driver.add(Flag{"--h1"}.help("kept").with_kind(ArgKind::HIDDEN));
  EXPECT_TRUE(action.help.is_suppress());
  EXPECT_EQ(driver.last_record().argument.help, "kept");
}

TEST(Spec, Harg_IsOnNoSurface) {
  Driver driver;
  add_all_kinds(driver);
  for (const std::string& text : {driver.help(), driver.hidden(), driver.list()}) {
    EXPECT_EQ(text.find("--g"), std::string::npos);
  }
  driver.parse({"--g", "1"});
  EXPECT_EQ(driver.value("g"), "'1'");
}

TEST(Decision, D3_AllButPublicAreSuppressed) {
  for (ArgKind kind : {ArgKind::HIDDEN, ArgKind::INTERNAL, ArgKind::EARG, ArgKind::Harg}) {
    Driver driver;
    EXPECT_TRUE(driver.add(Flag{"--a"}.help("text").with_kind(kind)).help.is_suppress());
    EXPECT_EQ(driver.last_record().argument.help, "text");
    driver.add(Flag{"--b"}.with_kind(kind));
    EXPECT_EQ(driver.last_record().argument.help, "MISSING HELP");
  }
  Driver driver;
  EXPECT_TRUE(driver.add(Flag{"--a"}.help("text")).help.equals(Value::str("text")));
}

TEST(Decision, D4_ColumnsOfARow) {
  Driver driver;
  auto& group = driver.group(driver.parser, "Debug");
  driver.add(group, Flag{"-v", "--verbose-level", "--vl"}.with_kind(ArgKind::HIDDEN));
  driver.add(Flag{"-x"}.with_kind(ArgKind::HIDDEN).dest("x_dest"));
  driver.add(Flag{"word"}.nargs("?").with_kind(ArgKind::EARG));
  EXPECT_EQ(driver.hidden_rows(),
            "Debug           HIDDEN   --verbose-level: MISSING HELP\n"
            "x_dest          HIDDEN   --x: MISSING HELP\n"
            "word            EARG     --word: MISSING HELP\n");
}

TEST(Decision, D5_TheTwoLists) {
  argparse::ParserInit init;
  init.usage = Value::suppress();
  Driver driver(std::move(init));
  driver.add(Flag{"--internal-i"}.by_default(Value::str("a\nb")));
  EXPECT_EQ(driver.hidden(), "\n");  // print() of an empty usage
  EXPECT_EQ(driver.list(), "internal_i      INTERNAL --internal-i: MISSING HELP (default: 'a\\nb')\n");
}

TEST(Choice, R1_FirstColumn) {
  Driver driver;
  auto& outer = driver.group(driver.parser, "Outer");
  auto& untitled = driver.group(outer, "");
  auto& mutex = *outer.add_mutually_exclusive_group(MutexCall{}).value();
  driver.add(mutex, Flag{"--in-mutex"}.with_kind(ArgKind::HIDDEN));
  driver.add(untitled, Flag{"--in-untitled"}.with_kind(ArgKind::HIDDEN));
  driver.add(Flag{"--in-parser"}.with_kind(ArgKind::HIDDEN));
  EXPECT_EQ(driver.hidden_rows(),
            "Outer           HIDDEN   --in-mutex: MISSING HELP\n"
            "in_untitled     HIDDEN   --in-untitled: MISSING HELP\n"
            "in_parser       HIDDEN   --in-parser: MISSING HELP\n");
}

TEST(Choice, R3_FlagColumn) {
  Driver driver;
  driver.add(Flag{"-O"}.with_kind(ArgKind::HIDDEN));
  driver.add(Flag{"-k", "--keep"}.action("noable").with_kind(ArgKind::HIDDEN));
  EXPECT_EQ(driver.hidden_rows(),
            "O               HIDDEN   --O: MISSING HELP\n"
            "keep            HIDDEN   --no-k: MISSING HELP\n");
}

TEST(Choice, R14_RowsAreRaw) {
  Driver driver;
  driver.add(Flag{"--internal-a"}.help("50% of %(default)s,\nnot 100%%"));
  EXPECT_EQ(driver.list(),
            "internal_a      INTERNAL --internal-a: 50% of %(default)s,\nnot 100%% (default: None)\n");
  // A bare % breaks --help alone, and only where the text is public.
  EXPECT_TRUE(driver.parser.print_help(80).ok());
  driver.add(Flag{"--b"}.help("50%"));
  EXPECT_EQ(driver.parser.print_help(80).error().message, "incomplete format");
  EXPECT_TRUE(driver.parser.print_help_hidden(80).ok());
}

}  // namespace
}  // namespace flaglane::driver

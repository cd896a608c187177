#include "driver_testing.h"

namespace flaglane::driver {
namespace {

using argparse::OutcomeKind;
using argparse::Value;
using testing::Driver;
using testing::Flag;

std::string notices(const argparse::Outcome& outcome) {
  std::string out;
  for (const std::string& notice : outcome.notices) out += notice;
  return out;
}

std::string deprecation(std::string_view flag) {
  return std::string(flag) + " is deprecated and will be removed in a future release.\n";
}

TEST(Spec, Deprecated_WarnsOncePerUse) {
  Driver driver;
  driver.add(Flag{"--old", "-o"}.action("deprecated"));
  EXPECT_EQ(notices(driver.parse({"--old", "1", "-o2"})), deprecation("--old") + deprecation("-o"));
  EXPECT_EQ(driver.value("old"), "'2'");
  EXPECT_EQ(notices(driver.parse({})), "");
}

TEST(Spec, DeprecatedStoreTrue_TakesNoValue) {
  Driver driver;
  driver.add(Flag{"--old"}.action("deprecated_store_true"));
  EXPECT_EQ(notices(driver.parse({"--old"})), deprecation("--old"));
  EXPECT_EQ(driver.value("old"), "True");
  EXPECT_EQ(driver.parse({"--old=1"}).message, "argument --old: ignored explicit argument '1'");
  driver.parse({});
  EXPECT_EQ(driver.value("old"), "False");
}

TEST(Spec, Deprecated_HandsOnToTheReplacement) {
  Driver driver;
  driver.add(Flag{"--lnc"}.type(argparse::kTypeInt).by_default(Value::integer(1)));
  driver.add(Flag{"--num-neuroncores"}.action("deprecated").type(argparse::kTypeInt).replaced_by("lnc"));
  driver.parse({"--num-neuroncores", "2"});
  EXPECT_EQ(driver.value("lnc"), "2");
}

TEST(Decision, D11_DeprecatedWarnsThenStores) {
  Driver driver;
  driver.add(Flag{"--lnc"}.type(argparse::kTypeInt));
  driver.add(Flag{"--old-count"}.action("deprecated").type(argparse::kTypeInt));
  // The registered string, though abbreviated; and the line survives a later error.
  EXPECT_EQ(notices(driver.parse({"--old=3", "--lnc=x"})), deprecation("--old-count"));
  EXPECT_EQ(driver.outcome.message, "argument --lnc: invalid int value: 'x'");
  // Conversion comes before the line.
  EXPECT_EQ(notices(driver.parse({"--old=x"})), "");
  // Leftovers come after it.
  EXPECT_EQ(notices(driver.parse({"--zzz", "--old=3"})), deprecation("--old-count"));
  EXPECT_EQ(driver.outcome.status, 2);
}

TEST(Deprecated, TheLineKnowsItsWord) {
  Driver driver;
  driver.add(Flag{"--old"}.action("deprecated"));
  driver.add(Flag{"words"}.nargs("*"));
  const auto& outcome = driver.parse({"a", "--old", "1"});
  ASSERT_EQ(outcome.notice_uses.size(), 1u);
  EXPECT_EQ(outcome.uses[outcome.notice_uses[0]].option_token, 1u);
}

TEST(Choice, R6_ReplacementIsADest) {
  Driver driver;
  driver.add(Flag{"--new"}.dest("target"));
  driver.add(Flag{"--old"}.action("deprecated").replaced_by("target").by_default(Value::str("own")));
  driver.add(Flag{"--older"}.action("deprecated_store_true").replaced_by("old"));
  driver.parse({"--old", "x", "--older"});
  EXPECT_EQ(driver.value("target"), "'x'");
  EXPECT_EQ(driver.value("old"), "True");  // --older put it there; no chain to target
  driver.parse({"--old", "x"});
  EXPECT_EQ(driver.value("old"), "'own'");
  driver.parse({"--old", "x", "--new", "y"});  // the right-most wins between the two
  EXPECT_EQ(driver.value("target"), "'y'");
}

TEST(Spec, Extend_GathersRepeatedValues) {
  Driver driver;
  driver.add(Flag{"--skip-pass"}.action("extend"));
  driver.parse({"--skip-pass=Foo", "--skip-pass", "Bar"});
  EXPECT_EQ(driver.value("skip_pass"), "['Foo', 'Bar']");
}

TEST(Decision, D12_ExtendAppendsAStringWhole) {
  Driver driver;
  Value default_list = driver.parser.pool().list({Value::str("d")});
  driver.add(Flag{"--xs"}.action("extend").nargs("+").by_default(default_list));
  driver.add(Flag{"--x"}.action("extend").dest("xs"));
  driver.parse({"--xs", "a", "b", "--x", "cd"});
  EXPECT_EQ(driver.value("xs"), "['d', 'a', 'b', 'cd']");
  EXPECT_EQ(default_list.items().size(), 1u);  // copied, not grown
  driver.parse({});
  EXPECT_EQ(driver.value("xs"), "['d']");
}

TEST(Spec, RecordUsed_LeavesAMark) {
  Driver driver;
  driver.add(Flag{"--num-parallel-jobs"}
                 .action("record_used")
                 .type(argparse::kTypeInt)
                 .by_default(Value::integer(4)));
  driver.parse({"--num-parallel-jobs", "4"});
  EXPECT_EQ(driver.value("num_parallel_jobs"), "4");
  EXPECT_EQ(driver.value("num_parallel_jobs_Used"), "True");
}

TEST(Decision, D13_RecordUsedStoresAndMarks) {
  Driver driver;
  driver.add(Flag{"--logfile"}.action("record_used").nargs("?").constant(Value::str("log")).dest("lf"));
  driver.parse({"--logfile"});
  EXPECT_EQ(driver.value("lf"), "'log'");
  EXPECT_EQ(driver.value("lf_Used"), "True");
}

TEST(Choice, R7_UsedIsAbsentUntilCalled) {
  Driver driver;
  driver.add(Flag{"--a"}.action("record_used"));
  driver.add(Flag{"word"}.action("record_used").nargs("?"));
  driver.parse({});
  EXPECT_EQ(driver.value("a_Used"), "absent");
  EXPECT_EQ(driver.value("word_Used"), "True");
}

TEST(Spec, SetArguments_SetsSeveralDests) {
  Driver driver;
  driver.add(Flag{"--optlevel"}.by_default(Value::str("2")));
  driver.add(
      Flag{"--fast"}.action("set_arguments").set("optlevel", Value::str("1")).set("jobs", Value::integer(8)));
  driver.parse({"--fast"});
  EXPECT_EQ(driver.value("optlevel"), "'1'");
  EXPECT_EQ(driver.value("jobs"), "8");
}

TEST(Decision, D14_SetArgumentsWhenMet) {
  Driver driver;
  driver.add({"--optlevel"});
  driver.add(Flag{"--fast"}.action("set_arguments").set("optlevel", Value::str("1")));
  driver.parse({"--fast", "--optlevel", "9"});
  EXPECT_EQ(driver.value("optlevel"), "'9'");
  driver.parse({"--optlevel", "9", "--fast"});
  EXPECT_EQ(driver.value("optlevel"), "'1'");
  EXPECT_EQ(driver.parse({"--fast=1"}).message, "argument --fast: ignored explicit argument '1'");
  driver.parse({});
  EXPECT_EQ(driver.value("optlevel"), "None");
}

TEST(Choice, R8_SetArgumentsLeavesItsOwnDest) {
  Driver driver;
  driver.add(Flag{"--jobs"}.type(argparse::kTypeInt));
  driver.add(
      Flag{"--fast"}.action("set_arguments").by_default(Value::str("keep")).set("jobs", Value::str("8")));
  driver.parse({"--fast"});
  EXPECT_EQ(driver.value("fast"), "'keep'");
  EXPECT_EQ(driver.value("jobs"), "'8'");  // as it is: the type of --jobs is not asked
}

TEST(Spec, HelpActions_PrintASurfaceEach) {
  Driver driver;
  driver.add(Flag{"--help-hidden"}.action("help_hidden").with_kind(ArgKind::HIDDEN));
  driver.add(Flag{"--help-hidden-list"}.action("help_hidden_list").with_kind(ArgKind::HIDDEN));
  driver.add(Flag{"--again"}.action("help"));
  EXPECT_EQ(driver.parse({"-h"}).stdout_text, driver.help());
  EXPECT_EQ(driver.parse({"--again"}).stdout_text, driver.help());
  EXPECT_EQ(driver.parse({"--help-hidden"}).stdout_text, driver.hidden());
  EXPECT_EQ(driver.parse({"--help-hidden-list"}).stdout_text, driver.list());
}

TEST(Decision, D15_HelpActionsEndWhenMet) {
  Driver driver;
  driver.add(Flag{"--help-hidden"}.action("help_hidden").with_kind(ArgKind::HIDDEN));
  driver.add(Flag{"--help-hidden-list"}.action("help_hidden_list").with_kind(ArgKind::HIDDEN));
  driver.add(Flag{"--n"}.type(argparse::kTypeInt));
  const auto& outcome = driver.parse({"--help-hidden", "--n", "x", "--zz"});  // before a later error
  EXPECT_EQ(outcome.kind, OutcomeKind::kStopped);
  EXPECT_FALSE(outcome.is_error);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.stderr_text, "");
  EXPECT_TRUE(driver.parse({"--n", "x", "--help-hidden"}).is_error);  // after an earlier one
  // An ambiguous word is fatal before anything is met.
  EXPECT_EQ(driver.parse({"--help", "--help-h"}).message,
            "ambiguous option: --help-h could match --help-hidden, --help-hidden-list");
  driver.parse({});
  EXPECT_EQ(driver.value("help_hidden"), "absent");
}

}  // namespace
}  // namespace flaglane::driver

#include "driver_testing.h"

namespace flaglane::driver {
namespace {

using argparse::OutcomeKind;
using argparse::Value;
using testing::Driver;
using testing::Flag;

constexpr std::string_view kLeftover =
    "[NCC_EARG002] Illegal argument(s) - the following argument(s) are unrecognized: ";

TEST(Spec, ParseArgs_HasItsOwnLeftoverBranch) {
  Driver driver;
  const auto& outcome = driver.parse({"--archh"});
  EXPECT_EQ(outcome.kind, OutcomeKind::kStopped);
  EXPECT_FALSE(outcome.is_error);  // not through error(): no usage
  EXPECT_EQ(outcome.stderr_text, std::string(kLeftover) + "--archh\n");
}

TEST(Spec, ParseOptional_MatchesByPrefix) {
  Driver driver;
  driver.add({"--optlevel"});
  driver.add(Flag{"--internal-opt"}.action("store_true"));
  driver.parse({"--opt", "2", "--int"});
  EXPECT_EQ(driver.value("optlevel"), "'2'");
  EXPECT_EQ(driver.value("internal_opt"), "True");
}

TEST(Spec, CheckValue_ShowsTheBareValue) {
  Driver driver;
  driver.add(Flag{"--auto-cast"}.choices(
      driver.parser.pool().list({Value::str("none"), Value::str("matmult"), Value::str("all")})));
  EXPECT_EQ(driver.parse({"--auto-cast=matmul"}).message,
            "argument --auto-cast: invalid choice: matmul (choose from 'none', 'matmult', 'all')");
}

TEST(Decision, D6_LeftoversEndInTheDriversOwnBranch) {
  Driver driver;
  driver.add(Flag{"--need"}.required());
  auto& compile = driver.command("compile");
  driver.add(compile, Flag{"model"});
  // The library's errors come first.
  EXPECT_EQ(driver.parse({"--zzz", "compile", "m"}).message, "the following arguments are required: --need");
  // The root's leftovers stand before the subcommand's; status 2, on stderr, nothing on stdout.
  const auto& outcome = driver.parse({"--need=1", "--yyy", "compile", "m", "--zzz=a b", ""});
  EXPECT_EQ(outcome.stderr_text, std::string(kLeftover) + "--yyy --zzz=a b \n");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.stdout_text, "");
  // A lone -- that no positional takes is left over too.
  Driver bare;
  EXPECT_EQ(bare.parse({"--"}).stderr_text, std::string(kLeftover) + "--\n");
  // parse_known_args is the library's.
  EXPECT_EQ(testing::joined(bare.parse_known({"--zzz", "x"}).extras), "--zzz x");
  EXPECT_EQ(bare.outcome.kind, OutcomeKind::kParsed);
}

TEST(Decision, D7_ParseOptionalIsTheLibrarys) {
  Driver driver;
  driver.add(Flag{"words"}.nargs("*"));
  driver.add({"--fork"});
  driver.add({"--format"});
  EXPECT_EQ(driver.parse({"--fo", "1"}).message, "ambiguous option: --fo could match --fork, --format");
  EXPECT_EQ(driver.parse({"--for=1"}).message, "ambiguous option: --for=1 could match --fork, --format");
  driver.parse({"--fork=1", "-1", "- x"});
  EXPECT_EQ(driver.value("words"), "['-1', '- x']");
}

TEST(Leftovers, KeepTheirDecisions) {
  Driver driver;
  driver.add({"--known"});
  const auto& outcome = driver.parse({"--known", "1", "--nope", "word"});
  ASSERT_EQ(outcome.decisions.size(), 4u);
  EXPECT_EQ(outcome.decisions[0].role, argparse::Role::kOption);
  EXPECT_EQ(outcome.decisions[1].role, argparse::Role::kValue);
  EXPECT_EQ(outcome.decisions[2].role, argparse::Role::kUnrecognized);
  EXPECT_EQ(outcome.decisions[3].role, argparse::Role::kUnrecognized);
  EXPECT_EQ(outcome.extra_tokens, (std::vector<std::uint32_t>{2, 3}));
}

}  // namespace
}  // namespace flaglane::driver

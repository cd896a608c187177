#include "driver/arg_kind.h"
#include "driver/prefix_rule.h"
#include "driver_testing.h"

namespace flaglane::driver {
namespace {

using testing::Driver;
using testing::Flag;

ArgKind kind_given(Flag call) {
  Driver driver;
  driver.add(call);
  return driver.last_record().kind;
}

TEST(Spec, ArgKind_HasFiveMembers) {
  EXPECT_EQ(name(ArgKind::PUBLIC), "PUBLIC");
  EXPECT_EQ(name(ArgKind::HIDDEN), "HIDDEN");
  EXPECT_EQ(name(ArgKind::INTERNAL), "INTERNAL");
  EXPECT_EQ(name(ArgKind::EARG), "EARG");
  EXPECT_EQ(name(ArgKind::Harg), "Harg");
}

TEST(Spec, ArgKind_IsOrderedByStability) {
  EXPECT_LT(ArgKind::PUBLIC, ArgKind::HIDDEN);
  EXPECT_LT(ArgKind::HIDDEN, ArgKind::INTERNAL);
  EXPECT_LT(ArgKind::INTERNAL, ArgKind::EARG);
  EXPECT_LT(ArgKind::EARG, ArgKind::Harg);
}

TEST(Spec, PrefixRule_InternalIsInternal) {
  EXPECT_EQ(kind_given({"--internal-hlo-remat"}), ArgKind::INTERNAL);
  EXPECT_EQ(kind_given({"-internal-x"}), ArgKind::INTERNAL);
  EXPECT_EQ(kind_given(Flag{"internal-file"}.nargs("?")), ArgKind::INTERNAL);
}

TEST(Spec, PrefixRule_EnableInternalIsInternal) {
  EXPECT_EQ(kind_given({"--enable-internal-io-dge"}), ArgKind::INTERNAL);
  EXPECT_EQ(kind_given(Flag{"--enable-internal-io-dge"}.action("enable_disable")), ArgKind::INTERNAL);
}

TEST(Spec, PrefixRule_IsTheOnlyAutomaticOne) {
  for (std::string_view flag :
       {"--enable-experimental-spmd", "--experimental-x", "--debug", "--hidden-x", "--internal",
        "--internal_x", "--Internal-x", "--unsafe-x", "--x-internal-y"}) {
    EXPECT_EQ(kind_given({flag}), ArgKind::PUBLIC) << flag;
  }
}

TEST(Spec, Kind_OthersAreExplicit) {
  for (ArgKind kind : {ArgKind::HIDDEN, ArgKind::EARG, ArgKind::Harg, ArgKind::INTERNAL}) {
    EXPECT_EQ(kind_given(Flag{"--plain"}.with_kind(kind)), kind);
  }
}

TEST(Spec, PrefixRule_BeatsAnExplicitKind) {
  EXPECT_EQ(kind_given(Flag{"--internal-x"}.with_kind(ArgKind::PUBLIC)), ArgKind::INTERNAL);
  EXPECT_EQ(kind_given(Flag{"--internal-x"}.with_kind(ArgKind::Harg)), ArgKind::INTERNAL);
}

TEST(Spec, PrefixRule_HoldsInGroups) {
  Driver driver;
  driver.add(driver.group(driver.parser, "Debug"), Flag{"--internal-x"});
  EXPECT_EQ(driver.last_record().kind, ArgKind::INTERNAL);
}

TEST(Decision, D1_KindAndJobLeaveAndTheRuleOverrides) {
  Driver driver;
  // The library knows neither keyword: the action is an ordinary store.
  const argparse::Action& action =
      driver.add(Flag{"--internal-x"}.with_kind(ArgKind::HIDDEN).with_job("Frontend"));
  EXPECT_EQ(driver.last_record().kind, ArgKind::INTERNAL);
  EXPECT_EQ(driver.last_record().job, "Frontend");
  EXPECT_EQ(driver.last_record().argument.action, &action);
}

TEST(Decision, D2_OneLeadingPrefixComesOff) {
  EXPECT_EQ(normalize("--enable-internal-x"), "internal-x");
  EXPECT_EQ(normalize("--disable-internal-x"), "internal-x");
  EXPECT_EQ(normalize("--no-internal-x"), "internal-x");
  EXPECT_EQ(normalize("---internal-x"), "internal-x");
  EXPECT_EQ(normalize("internal-x"), "internal-x");
  EXPECT_EQ(normalize("--enable-no-internal-x"), "no-internal-x");
  EXPECT_EQ(normalize("--enabled-internal-x"), "enabled-internal-x");
  EXPECT_EQ(normalize("--enable_internal-x"), "enable_internal-x");
  // Only args[0]: neither a second string nor the dest.
  EXPECT_EQ(kind_given({"-I", "--internal-x"}), ArgKind::PUBLIC);
  EXPECT_EQ(kind_given({"--internal-x", "-I"}), ArgKind::INTERNAL);
  EXPECT_EQ(kind_given(Flag{"--plain"}.dest("internal-x")), ArgKind::PUBLIC);
  EXPECT_EQ(kind_given({"--x-internal-y"}), ArgKind::PUBLIC);
}

TEST(Choice, R13_NoArgsNoRule) {
  EXPECT_EQ(kind_given(Flag({}).dest("internal-x").nargs("?")), ArgKind::PUBLIC);
  EXPECT_EQ(kind_given(Flag({}).dest("internal-x").nargs("?").with_kind(ArgKind::EARG)), ArgKind::EARG);
}

}  // namespace
}  // namespace flaglane::driver

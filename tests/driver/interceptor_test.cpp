#include "driver_testing.h"

namespace flaglane::driver {
namespace {

using argparse::Value;
using testing::Driver;
using testing::Flag;

std::size_t recorded(const Driver& driver, std::string_view context) {
  return driver.parser.registry().get_args_for_context(context).size();
}

TEST(Spec, Interceptor_RecordsFlagsOfGroups) {
  Driver driver;
  driver.add(driver.group(driver.parser, "Debug"),
             Flag{"--a"}.with_kind(ArgKind::HIDDEN).with_job("Frontend"));
  EXPECT_EQ(driver.last_record().argument.action->option_strings[0], "--a");
  EXPECT_EQ(driver.last_record().job, "Frontend");
  EXPECT_EQ(driver.hidden_rows(), "Debug           HIDDEN   --a: MISSING HELP\n");
}

TEST(Spec, Interceptor_RecordsFlagsOfMutuallyExclusiveGroups) {
  Driver driver;
  auto& mutex = *driver.parser.add_mutually_exclusive_group(MutexCall{}).value();
  driver.add(mutex, Flag{"--a"}.action("store_true"));
  driver.add(mutex, Flag{"--b"}.action("store_true"));
  EXPECT_EQ(recorded(driver, ""), 3u);
  EXPECT_EQ(driver.parse({"--a", "--b"}).message, "argument --b: not allowed with argument --a");
}

TEST(Spec, Interceptor_WrapsNestedGroupsAgain) {
  Driver driver;
  auto& outer = driver.group(driver.parser, "Outer");
  auto& inner = driver.group(outer, "Inner");
  auto& mutex = *inner.add_mutually_exclusive_group(MutexCall{}).value();
  auto& deepest = *mutex.add_mutually_exclusive_group(MutexCall{}).value();
  driver.add(inner, Flag{"--a"});
  driver.add(mutex, Flag{"--b"});
  driver.add(deepest, Flag{"--c"});
  EXPECT_EQ(recorded(driver, ""), 4u);
  driver.parse({"--c", "1"});
  EXPECT_EQ(driver.value("c"), "'1'");
}

TEST(Spec, Interceptor_IsTransparent) {
  Driver driver;
  auto& group = driver.group(driver.parser, "Debug");
  driver.add(group, Flag{"--a"});
  group->set_defaults({{"a", Value::integer(4)}});
  EXPECT_TRUE(group->title.equals(Value::str("Debug")));
  EXPECT_TRUE(group->get_default("a").equals(Value::integer(4)));
  driver.parse({});
  EXPECT_EQ(driver.value("a"), "4");
}

TEST(Spec, SetContext_OfAParserReachesItsGroups) {
  Driver driver;
  auto& outer = driver.group(driver.parser, "Outer");
  auto& inner = driver.group(outer, "Inner");
  driver.parser.set_context("compile");
  driver.add(outer, Flag{"--a"});
  driver.add(inner, Flag{"--b"});
  driver.add(Flag{"--c"});
  EXPECT_EQ(recorded(driver, "compile"), 3u);
  EXPECT_EQ(recorded(driver, ""), 1u);
}

TEST(Spec, SetContext_OfAGroupStaysBelowIt) {
  Driver driver;
  auto& outer = driver.group(driver.parser, "Outer");
  auto& inner = driver.group(outer, "Inner");
  auto& beside = driver.group(driver.parser, "Beside");
  outer.set_context("ctx");
  driver.add(outer, Flag{"--a"});
  driver.add(inner, Flag{"--b"});
  driver.add(beside, Flag{"--c"});
  driver.add(Flag{"--d"});
  EXPECT_EQ(recorded(driver, "ctx"), 2u);
  EXPECT_EQ(recorded(driver, ""), 3u);
}

TEST(Interceptor, ARefusedCallIsNotRecorded) {
  Driver driver;
  driver.add({"--a"});
  EXPECT_EQ(driver.parser.add_argument(Flag{"--a"}).error().message,
            "argument --a: conflicting option string: --a");
  EXPECT_EQ(recorded(driver, ""), 2u);
}

}  // namespace
}  // namespace flaglane::driver

#include "driver_testing.h"

namespace flaglane::driver {
namespace {

using argparse::Value;
using testing::Driver;
using testing::Flag;

std::string order_of_contexts(const ArgumentRegistry& registry) {
  std::string out;
  for (const auto& context : registry.arguments_by_context()) out += "[" + context.name + "]";
  return out;
}

TEST(Spec, AddArgument_IsMirroredIntoTheRegistry) {
  Driver driver;
  const auto& records = driver.parser.registry().get_args_for_context("");
  ASSERT_EQ(records.size(), 1u);  // the -h of add_help
  EXPECT_EQ(testing::joined(records[0].argument.action->option_strings), "-h --help");
  const argparse::Action& action = driver.add({"--optlevel", "-O"});
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[1].argument.action, &action);
}

TEST(Spec, AddArgument_KindIsTakenOutAndDefaultsToPublic) {
  Driver driver;
  driver.add({"--a"});
  EXPECT_EQ(driver.last_record().kind, ArgKind::PUBLIC);
  driver.add(Flag{"--b"}.with_kind(ArgKind::EARG));
  EXPECT_EQ(driver.last_record().kind, ArgKind::EARG);
}

TEST(Spec, AddArgument_JobIsTakenOutAndDefaultsToNone) {
  Driver driver;
  driver.add({"--a"});
  EXPECT_FALSE(driver.last_record().job.has_value());
  driver.add(Flag{"--b"}.with_job("HLOToTensorizer"));
  EXPECT_EQ(driver.last_record().job, "HLOToTensorizer");
}

TEST(Spec, AddArgument_DefaultIsReadBack) {
  Driver driver;
  driver.add(Flag{"--a"}.action("store_true"));  // the action's own
  EXPECT_TRUE(driver.last_record().default_value.same(Value::boolean(false)));
  driver.parser.set_defaults({{"b", Value::integer(5)}});  // the parser's
  driver.add({"--b"});
  EXPECT_TRUE(driver.last_record().default_value.equals(Value::integer(5)));
  driver.add(Flag{"--c"}.type(argparse::kTypeInt).by_default(Value::str("3")));  // not converted
  EXPECT_TRUE(driver.last_record().default_value.equals(Value::str("3")));
}

TEST(Spec, Defaults_LiveWhereTheFlagIsRegistered) {
  Driver driver;
  driver.add(Flag{"--a"}.by_default(Value::integer(1)).dest("shared"));
  driver.add(Flag{"--b"}.by_default(Value::integer(2)).dest("shared"));
  const auto& records = driver.parser.registry().get_args_for_context("");
  EXPECT_TRUE(records[1].default_value.equals(Value::integer(1)));
  EXPECT_TRUE(records[2].default_value.equals(Value::integer(2)));
  driver.parse({});
  EXPECT_EQ(driver.value("shared"), "1");
}

TEST(Spec, Registry_RecordHasFourFields) {
  ArgumentRegistry registry;
  registry.storeArgument("ctx", {nullptr, "text", nullptr}, ArgKind::HIDDEN, "Frontend", Value::integer(7));
  const auto& [argument, kind, job, default_value] = registry.get_args_for_context("ctx").front();
  EXPECT_EQ(argument.help, "text");
  EXPECT_EQ(kind, ArgKind::HIDDEN);
  EXPECT_EQ(job, "Frontend");
  EXPECT_TRUE(default_value.equals(Value::integer(7)));
}

TEST(Spec, Registry_StoreArgumentAppendsToItsContext) {
  ArgumentRegistry registry;
  for (std::string_view help : {"one", "two"}) {
    registry.storeArgument("ctx", {nullptr, help, nullptr}, ArgKind::PUBLIC, {}, Value::none());
  }
  ASSERT_EQ(registry.get_args_for_context("ctx").size(), 2u);
  EXPECT_EQ(registry.get_args_for_context("ctx")[1].argument.help, "two");
}

TEST(Spec, Registry_GetArgsForContextIsEmptyForAnUnknownOne) {
  ArgumentRegistry registry;
  EXPECT_TRUE(registry.get_args_for_context("never").empty());
  EXPECT_TRUE(registry.arguments_by_context().empty());  // asking makes none
}

TEST(Spec, Registry_ContextsKeepTheOrderOfFirstUse) {
  ArgumentRegistry registry;
  for (std::string_view context : {"b", "a", "b", "c"}) {
    registry.storeArgument(context, {}, ArgKind::PUBLIC, {}, Value::none());
  }
  EXPECT_EQ(order_of_contexts(registry), "[b][a][c]");
}

TEST(Spec, Namespace_IsTheTruthAndTheRegistryAnIndex) {
  Driver driver;
  driver.add(Flag{"--a"}.by_default(Value::integer(1)));
  driver.parser.set_defaults({{"a", Value::integer(9)}});
  driver.parse({});
  EXPECT_EQ(driver.value("a"), "9");
  EXPECT_TRUE(driver.last_record().default_value.equals(Value::integer(1)));
  driver.parse({"--a", "x"});
  EXPECT_EQ(driver.value("a"), "'x'");
  EXPECT_TRUE(driver.last_record().default_value.equals(Value::integer(1)));
}

TEST(Spec, Lists_ReadTheKindFromTheRecord) {
  Driver driver;
  driver.add(Flag{"--a"}.help(""));                                 // no text, and PUBLIC all the same
  driver.add(Flag{"--b"}.help(Value::suppress()));                  // suppressed by hand
  driver.add(Flag{"--c"}.with_kind(ArgKind::HIDDEN).help("text"));  // has a text
  EXPECT_EQ(driver.hidden_rows(), "c               HIDDEN   --c: text\n");
}

TEST(Decision, D17_OrderOfContextsAndRecords) {
  Driver driver;
  auto& group = driver.group(driver.parser, "G");
  driver.parser.set_context("second");
  driver.add(group, Flag{"--a"});
  driver.parser.set_context("third");
  driver.add({"--b"});
  driver.parser.set_context("second");
  driver.add({"--c"});
  EXPECT_EQ(order_of_contexts(driver.parser.registry()), "[][second][third]");
  const auto& records = driver.parser.registry().get_args_for_context("second");
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[0].argument.action->option_strings[0], "--a");
  EXPECT_EQ(records[1].argument.action->option_strings[0], "--c");
}

TEST(Choice, R2_SubcommandsShareTheRegistry) {
  Driver driver;
  auto& compile = driver.command("compile");
  driver.add(compile, Flag{"--internal-x"});
  driver.parser.set_context("root");  // does not reach the subcommand
  driver.add(compile, Flag{"--internal-y"});
  driver.add(Flag{"--internal-z"});
  EXPECT_EQ(order_of_contexts(driver.parser.registry()), "[][compile][root]");
  EXPECT_EQ(&compile.registry(), &driver.parser.registry());
  const auto& records = compile.registry().get_args_for_context("compile");
  ASSERT_EQ(records.size(), 3u);
  EXPECT_EQ(testing::joined(records[0].argument.action->option_strings), "-h --help");
  // Under a usage of its own, a subcommand lists the whole registry.
  EXPECT_EQ(compile.print_help_hidden_list().value(), driver.list());
  EXPECT_EQ(compile.print_help_hidden(80).value(), "usage: neuronx-cc compile [-h]\n\n");
}

TEST(Choice, R4_HelpInTheRegistry) {
  Driver driver;
  driver.add(Flag{"--pv"}.action("version"));
  EXPECT_EQ(driver.last_record().argument.help, "show program's version number and exit");
  driver.add(Flag{"--hv"}.action("version").with_kind(ArgKind::HIDDEN));
  EXPECT_EQ(driver.last_record().argument.help, "MISSING HELP");
  for (Value none : {Value::none(), Value::str(""), Value::suppress()}) {
    Driver other;
    other.add(Flag{"--a"}.help(none));
    EXPECT_EQ(other.last_record().argument.help, "MISSING HELP");
    other.add(Flag{"--b"}.help(none).with_kind(ArgKind::EARG));
    EXPECT_EQ(other.last_record().argument.help, "MISSING HELP");
  }
}

TEST(Choice, R15_RecordsSurviveResolve) {
  argparse::ParserInit init;
  init.conflict_handler = "resolve";
  Driver driver(std::move(init));
  driver.add(Flag{"-o", "--old"}.with_kind(ArgKind::HIDDEN));
  driver.add(Flag{"--gone"}.with_kind(ArgKind::HIDDEN).dest("its_dest"));
  driver.add({"--old", "--gone"});
  EXPECT_EQ(driver.hidden_rows(),
            "old             HIDDEN   --o: MISSING HELP\n"
            "its_dest        HIDDEN   --its_dest: MISSING HELP\n");
}

TEST(Choice, R16_LaterDefaultsDoNotChangeRows) {
  Driver driver;
  driver.add(Flag{"--internal-x"}.by_default(Value::integer(1)));
  driver.parser.set_defaults({{"internal_x", Value::integer(2)}});
  EXPECT_EQ(driver.list(), "internal_x      INTERNAL --internal-x: MISSING HELP (default: 1)\n");
  driver.parse({});
  EXPECT_EQ(driver.value("internal_x"), "2");
}

}  // namespace
}  // namespace flaglane::driver

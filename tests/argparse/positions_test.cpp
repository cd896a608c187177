// Which bytes of argv made which decision and which value.

#include <gtest/gtest.h>

#include "parse_helper.h"

namespace flaglane::argparse {
namespace {

class Positions : public testing::Test {
 protected:
  void SetUp() override {
    p.add({"--level"});
    p.add({"-O"});
    p.add({"-x"}, action("store_true"));
    p.add({"-v"}, action("count"));
    p.add({"--many"}, nargs("*"));
    p.add({"words"}, nargs("*"));
  }

  void expect_option(std::size_t index, Match match, std::uint32_t name_end, std::string_view option_string) {
    const Decision& decision = p.outcome.decisions[index];
    EXPECT_EQ(decision.role, Role::kOption);
    EXPECT_EQ(decision.match, match);
    EXPECT_EQ(decision.name_end, name_end);
    EXPECT_EQ(decision.option_string, option_string);
  }

  // The only value of the use behind a word's decision: the word it is in, and where.
  void expect_value(std::size_t index, std::uint32_t token, text::Span span) {
    const Use& use = p.outcome.uses[p.outcome.decisions[index].use];
    ASSERT_EQ(use.range_count, 1U);
    EXPECT_EQ(p.outcome.ranges[use.first_range].token, token);
    EXPECT_EQ(p.outcome.ranges[use.first_range].span, span);
  }

  TestParser p;
};

TEST_F(Positions, ExactAndItsValue) {
  p.parse({"--level", "two"});
  expect_option(0, Match::kExact, 7, "--level");
  EXPECT_EQ(p.outcome.decisions[1].role, Role::kValue);
  EXPECT_EQ(p.outcome.decisions[1].action, p.outcome.decisions[0].action);
  expect_value(0, 1, {0, 3});
  expect_value(1, 1, {0, 3});
}

TEST_F(Positions, PrefixEqualsJoined) {
  p.parse({"--lev", "1", "--level=2", "--l=3", "-O4", "-O=5"});
  expect_option(0, Match::kPrefix, 5, "--level");
  expect_option(2, Match::kEquals, 7, "--level");
  EXPECT_EQ(p.outcome.decisions[2].value_begin, 8U);
  expect_value(2, 2, {8, 9});
  expect_option(3, Match::kPrefixEquals, 3, "--level");
  expect_value(3, 3, {4, 5});
  expect_option(4, Match::kJoined, 2, "-O");
  expect_value(4, 4, {2, 3});
  expect_option(5, Match::kEquals, 2, "-O");
  expect_value(5, 5, {3, 4});
}

TEST_F(Positions, Cluster) {
  p.parse({"-xvO=5"});
  expect_option(0, Match::kCluster, 2, "-x");
  ASSERT_EQ(p.outcome.cluster.size(), 2U);
  EXPECT_EQ(p.outcome.cluster[0].option_string, "-v");
  EXPECT_EQ(p.outcome.cluster[0].span, (text::Span{2, 3}));
  EXPECT_EQ(p.outcome.cluster[1].option_string, "-O");
  EXPECT_EQ(p.outcome.cluster[1].span, (text::Span{3, 4}));
  const Use& last = p.outcome.uses[p.outcome.cluster[1].use];
  EXPECT_EQ(p.outcome.ranges[last.first_range].span, (text::Span{4, 6}));
  EXPECT_EQ(last.value.text(), "=5");
}

TEST_F(Positions, WhyAWordIsNoOption) {
  p.parse({"", "-", "-1", "-a b", "--", "-z"});
  const Plain expected[] = {Plain::kEmpty, Plain::kSingleChar, Plain::kNegativeNumber,
                            Plain::kSpace, Plain::kWord,       Plain::kAfterDoubleDash};
  for (std::size_t i = 0; i < 6; ++i) {
    EXPECT_EQ(p.outcome.decisions[i].plain, expected[i]) << i;
    EXPECT_EQ(p.outcome.decisions[i].role, i == 4 ? Role::kDoubleDash : Role::kPositional) << i;
  }
}

TEST_F(Positions, SubcommandsAndLeftovers) {
  TestParser q;
  q.add({"--root"});
  SubparsersAction* commands = q.parser.add_subparsers({}).value();
  SubparserSpec spec;
  spec.name = "run";
  ArgumentParser* run = commands->add_parser(std::move(spec)).value();
  TestParser::add_to(*run, {"--level"}, {});
  q.parse({"--root", "1", "run", "--level=2", "--what", "word"});
  EXPECT_EQ(q.outcome.decisions[0].depth, 0);
  EXPECT_EQ(q.outcome.decisions[2].role, Role::kSubcommand);
  EXPECT_EQ(q.outcome.decisions[3].role, Role::kOption);
  EXPECT_EQ(q.outcome.decisions[3].depth, 1);
  EXPECT_EQ(q.outcome.decisions[4].role, Role::kUnrecognized);
  EXPECT_EQ(q.outcome.decisions[5].role, Role::kUnrecognized);
  EXPECT_EQ(q.outcome.extra_tokens, (std::vector<std::uint32_t>{4, 5}));
}

TEST_F(Positions, AttributesKnowTheirUse) {
  p.parse({"--level", "a", "--level", "b"});
  Attribute attribute;
  ASSERT_TRUE(p.outcome.ns.find("level", attribute));
  EXPECT_EQ(attribute.origin, Origin::kUser);
  EXPECT_EQ(p.outcome.uses[attribute.use].option_token, 2U);
  ASSERT_TRUE(p.outcome.ns.find("x", attribute));
  EXPECT_EQ(attribute.origin, Origin::kDefault);
  ASSERT_TRUE(p.outcome.ns.find("words", attribute));
  EXPECT_EQ(attribute.origin, Origin::kDefault);
  EXPECT_FALSE(p.outcome.ns.find("nothing", attribute));
}

TEST(Tolerant, AllErrorsInOrder) {
  TestParser p;
  p.add({"--level"}, typed(kTypeInt));
  p.add({"--auto-cast"});
  p.add({"--auto-cast-type"});
  p.add({"-x"}, action("store_true"));
  p.add({"file"});
  Outcome& out = p.parse({"--level", "two", "--auto", "all", "-x=1", "--level"}, true);
  ASSERT_EQ(out.errors.size(), 5U);
  EXPECT_EQ(out.errors[0].message, "ambiguous option: --auto could match --auto-cast, --auto-cast-type");
  EXPECT_EQ(out.errors[0].token, 2U);
  EXPECT_EQ(out.errors[0].candidates.size(), 2U);
  EXPECT_EQ(out.errors[1].message, "argument --level: invalid int value: 'two'");
  EXPECT_EQ(out.errors[1].token, 1U);
  EXPECT_EQ(out.errors[1].span, (text::Span{0, 3}));
  EXPECT_EQ(out.errors[2].message, "argument -x: ignored explicit argument '1'");
  EXPECT_EQ(out.errors[2].span, (text::Span{3, 4}));
  EXPECT_EQ(out.errors[3].message, "argument --level: expected one argument");
  EXPECT_EQ(out.errors[4].message, "the following arguments are required: file");
  EXPECT_EQ(p.tell(out), "error: " + out.errors[0].message);  // what Python would have said
}

TEST(Tolerant, ReusedOutcomesForget) {
  TestParser p;
  p.add({"--level"}, action("append"));
  p.parse({"--level", "a", "--nonsense"}, true);
  EXPECT_EQ(p.outcome.errors.size(), 1U);
  EXPECT_EQ(p.run({"--level", "b"}), "level=['b']");
  EXPECT_TRUE(p.outcome.errors.empty());
  EXPECT_EQ(p.run({}), "level=None");
}

TEST(Values, Identity) {
  EXPECT_TRUE(Value::new_integer(256).same(Value::new_integer(256)));
  EXPECT_FALSE(Value::new_integer(257).same(Value::new_integer(257)));
  EXPECT_FALSE(Value::new_real(1).same(Value::new_real(1)));
  Pool pool;
  EXPECT_TRUE(pool.str("a").same(pool.str("a")));
  EXPECT_TRUE(pool.str("\u00ff").same(pool.str("\u00ff")));
  EXPECT_FALSE(pool.str("\u0100").same(pool.str("\u0100")));
  EXPECT_FALSE(pool.str("ab").same(pool.str("ab")));
  EXPECT_TRUE(pool.tuple({}).same(pool.tuple({})));
  EXPECT_FALSE(pool.list({}).same(pool.list({})));
  EXPECT_FALSE(pool.str("==SUPPRESS==").same(Value::suppress()));
  EXPECT_TRUE(pool.str("==SUPPRESS==").equals(Value::suppress()));
}

TEST(Values, Equality) {
  EXPECT_TRUE(Value::integer(1).equals(Value::boolean(true)));
  EXPECT_TRUE(Value::real(1).equals(Value::integer(1)));
  EXPECT_FALSE(Value::real(9007199254740993.0).equals(Value::integer(9007199254740993)));
  Pool pool;
  EXPECT_TRUE(pool.list({Value::integer(1)}).equals(pool.list({Value::real(1)})));
  EXPECT_FALSE(pool.list({}).equals(pool.tuple({})));
  EXPECT_TRUE(pool.range({0, 4, 2}).equals(pool.range({0, 3, 2})));
}

}  // namespace
}  // namespace flaglane::argparse

// What a re-implementation of argparse gets wrong: one test for each rule that surprises.

#include <gtest/gtest.h>

#include "parse_helper.h"

namespace flaglane::argparse {
namespace {

TEST(Traps, AmbiguityAnywhereIsFatalBeforeHelpActs) {
  ParserInit init;
  init.exit_on_error = false;
  TestParser p(std::move(init));
  p.add({"--foobar"});
  p.add({"--foobaz"});
  EXPECT_EQ(p.run({"--help", "x", "--foo"}), "error: ambiguous option: --foo could match --foobar, --foobaz");
  EXPECT_EQ(p.run({"x", "--", "--foo"}), "error: unrecognized arguments: x -- --foo");
}

TEST(Traps, ASubcommandsWordsAreReadByTheRootFirst) {
  TestParser p;
  p.add({"--foobar"});
  p.add({"--foobaz"});
  SubparsersAction* commands = p.parser.add_subparsers({}).value();
  SubparserSpec spec;
  spec.name = "run";
  ArgumentParser* run = commands->add_parser(std::move(spec)).value();
  TestParser::add_to(*run, {"--foo"}, {});
  EXPECT_EQ(p.run({"run", "--foo", "1"}), "error: ambiguous option: --foo could match --foobar, --foobaz");
}

TEST(Traps, ExactThenExactBeforeEqualsThenPrefixes) {
  TestParser p;
  p.add({"--x"});
  p.add({"--x=y"}, action("store_true"));
  p.add({"--xyz"});
  EXPECT_EQ(p.run({"--x=y"}), "x=None x=y=True xyz=None");
  EXPECT_EQ(p.run({"--x=z"}), "x='z' x=y=False xyz=None");
  EXPECT_EQ(p.run({"--xy", "1"}), "x=None x=y=False xyz='1'");
  EXPECT_EQ(p.run({"--=1"}), "error: ambiguous option: --=1 could match --help, --x, --x=y, --xyz");
}

TEST(Traps, AmbiguityCountsStringsInDictOrder) {
  ParserInit init;
  init.conflict_handler = "resolve";
  TestParser p(std::move(init));
  p.add({"--fob", "--foa"});
  EXPECT_EQ(p.run({"--fo", "1"}), "error: ambiguous option: --fo could match --fob, --foa");
  p.add({"--fob"});  // resolve takes the string out and puts it back at the end
  EXPECT_EQ(p.run({"--fo", "1"}), "error: ambiguous option: --fo could match --foa, --fob");
}

TEST(Traps, JoinedShortOptions) {
  ParserInit init;
  init.allow_abbrev = false;
  TestParser p(std::move(init));
  p.add({"-f"});
  p.add({"-foobar"}, action("store_true"));
  EXPECT_EQ(p.run({"-foob"}), "error: ambiguous option: -foob could match -f, -foobar");
  EXPECT_EQ(p.run({"-fx"}), "f='x' foobar=False");
}

TEST(Traps, EqualsInShortOptionsAndClusters) {
  TestParser p;
  p.add({"-O"});
  p.add({"-x"}, action("store_true"));
  p.add({"-v"}, action("count"));
  EXPECT_EQ(p.run({"-O=2"}), "O='2' v=None x=False");
  EXPECT_EQ(p.run({"-xO=2"}), "O='=2' v=None x=True");
  EXPECT_EQ(p.run({"-x=v"}), "O=None v=1 x=True");
  EXPECT_EQ(p.run({"-xvvq"}), "error: argument -v: ignored explicit argument 'q'");
}

TEST(Traps, AClusterIsReadWholeBeforeItsActionsRun) {
  TestParser p;
  EXPECT_EQ(p.run({"-hq"}), "error: argument -h/--help: ignored explicit argument 'q'");
}

TEST(Traps, NegativeNumbers) {
  TestParser p;
  p.add({"-x"});
  p.add({"rest"}, nargs("*"));
  EXPECT_EQ(p.run({"-x", "-1", "-.5", "-1\n"}), "rest=['-.5', '-1\\n'] x='-1'");
  EXPECT_EQ(p.run({"-x", "-\u0661"}), "rest=[] x='-\u0661'");
  for (const char* word : {"-1.", "-1e5", "-1_000"}) {
    EXPECT_EQ(p.run({"-x", word}), "error: argument -x: expected one argument") << word;
  }
  p.add({"-1"}, action("store_true"));
  EXPECT_EQ(p.run({"-x", "-2"}), "error: argument -x: expected one argument");
}

TEST(Traps, OnlyTheSpaceMakesAnArgument) {
  TestParser p;
  p.add({"-x"});
  EXPECT_EQ(p.run({"-x", "-a b"}), "x='-a b'");
  EXPECT_EQ(p.run({"-x", "-a\tb"}), "error: argument -x: expected one argument");
}

TEST(Traps, ExclusiveGroupsCompareByIdentity) {
  TestParser p;
  MutuallyExclusiveGroup* group = p.parser.add_mutually_exclusive_group(true).value();
  ArgumentSpec spec = typed(kTypeInt);
  spec.default_value = Value::integer(256);
  TestParser::add_to(*group, {"--small"}, spec);
  spec.default_value = Value::integer(257);
  TestParser::add_to(*group, {"--large"}, spec);
  ArgumentSpec letter;
  letter.default_value = Value::str("a");
  TestParser::add_to(*group, {"--letter"}, letter);
  EXPECT_EQ(p.run({"--small", "256"}), "error: one of the arguments --small --large --letter is required");
  EXPECT_EQ(p.run({"--letter", "a", "--large", "257"}), "large=257 letter='a' small=256");
  EXPECT_EQ(p.run({"--large", "257", "--small", "1"}),
            "error: argument --small: not allowed with argument --large");
}

TEST(Traps, PositionalsAreMatchedGreedilyByChunk) {
  TestParser p;
  p.add({"--opt"}, action("store_true"));
  p.add({"first"}, nargs("?"));
  p.add({"second"}, nargs("*"));
  EXPECT_EQ(p.run({"a", "--opt", "b"}), "error: unrecognized arguments: b");
  TestParser q;
  q.add({"many"}, nargs("*"));
  q.add({"last"});
  EXPECT_EQ(q.run({"a", "b", "--", "c"}), "last='c' many=['a', 'b']");
}

TEST(Traps, APositionalAfterSubparsersTakesTheLastWord) {
  TestParser p;
  SubparsersAction* commands = p.parser.add_subparsers({}).value();
  SubparserSpec spec;
  spec.name = "run";
  ArgumentParser* run = commands->add_parser(std::move(spec)).value();
  TestParser::add_to(*run, {"file"}, nargs("?"));
  p.add({"last"});
  EXPECT_EQ(p.run({"run", "a", "b"}), "file='a' last='b'");
}

TEST(Traps, DoubleDash) {
  TestParser p;
  p.add({"--foo"});
  p.add({"rest"}, nargs("..."));
  EXPECT_EQ(p.run({"--foo=--"}), "foo=[] rest=[]");
  EXPECT_EQ(p.run({"a", "--", "b"}), "foo=None rest=['a', '--', 'b']");
  TestParser q;
  q.add({"one"}, nargs("+"));
  EXPECT_EQ(q.run({"a", "--", "--", "-b"}), "one=['a', '--', '-b']");
}

TEST(Traps, ASubparsersDefaultsOverwriteTheRootsValues) {
  TestParser p;
  ArgumentSpec spec;
  spec.default_value = Value::str("root");
  p.add({"--level"}, spec);
  SubparsersAction* commands = p.parser.add_subparsers({}).value();
  SubparserSpec sub;
  sub.name = "run";
  ArgumentParser* run = commands->add_parser(std::move(sub)).value();
  spec.default_value = Value::str("sub");
  TestParser::add_to(*run, {"--level"}, spec);
  EXPECT_EQ(p.run({"--level", "given", "run"}), "level='sub'");
  EXPECT_EQ(p.run({"--what", "run", "--ever"}), "error: unrecognized arguments: --what --ever");
}

TEST(Traps, AStringDefaultIsConvertedAtTheEndAndNotChecked) {
  TestParser p;
  ArgumentSpec spec = typed(kTypeInt);
  spec.default_value = Value::str(" 7 ");
  spec.choices = p.list({Value::integer(1)});
  p.add({"--level"}, spec);
  EXPECT_EQ(p.run({}), "level=7");
  spec.nargs = Value::str("?");
  spec.choices = p.list({Value::integer(1)});
  p.add({"word"}, spec);
  EXPECT_EQ(p.run({}), "error: argument word: invalid choice: 7 (choose from 1)");
}

TEST(Traps, IntAndFloatAndBool) {
  TestParser p;
  p.add({"--int"}, typed(kTypeInt));
  p.add({"--float"}, typed(kTypeFloat));
  p.add({"--bool"}, typed(kTypeBool));
  EXPECT_EQ(p.run({"--int", " 1_000\n", "--float", "1_0.5", "--bool", "0"}), "bool=True float=10.5 int=1000");
  EXPECT_EQ(p.run({"--int=\u0663", "--float=inf", "--bool="}), "bool=False float=inf int=3");
  EXPECT_EQ(p.run({"--int=99999999999999999999"}), "bool=None float=None int=99999999999999999999");
  EXPECT_EQ(p.run({"--int=" + std::string(4301, '1')}),
            "error: argument --int: invalid int value: '" + std::string(4301, '1') + "'");
}

TEST(Traps, MessagesUsePythonsRepr) {
  TestParser p;
  p.add({"--int"}, typed(kTypeInt));
  const auto refused = [&p](const std::string& word) { return p.run({"--int=" + word}); };
  EXPECT_EQ(refused("it's"), "error: argument --int: invalid int value: \"it's\"");
  EXPECT_EQ(refused("\x7f\u00a0\u200b\u00e9\u65e5"),
            "error: argument --int: invalid int value: '\\x7f\\xa0\\u200b\u00e9\u65e5'");
}

TEST(Traps, ExtendAppendAndCount) {
  TestParser p;
  ArgumentSpec spec = action("extend");
  spec.default_value = p.list({Value::str("d")});
  p.add({"--ext"}, spec);
  spec.action = "append";
  p.add({"--app"}, spec);
  ArgumentSpec count = action("count");
  count.default_value = Value::none();
  p.add({"-c"}, count);
  EXPECT_EQ(p.run({"--ext", "ab", "--app", "x", "-cc"}), "app=['d', 'x'] c=2 ext=['d', 'a', 'b']");
  EXPECT_EQ(p.run({}), "app=['d'] c=None ext=['d']");  // the defaults were copied
}

TEST(Traps, ResolveLeavesTheLoserItsOtherStrings) {
  ParserInit init;
  init.conflict_handler = "resolve";
  TestParser p(std::move(init));
  MutuallyExclusiveGroup* group = p.parser.add_mutually_exclusive_group(true).value();
  TestParser::add_to(*group, {"-o", "--old"}, {});
  TestParser::add_to(*group, {"--gone"}, {});
  p.add({"-o"});
  p.add({"--gone"}, action("store_true"));
  EXPECT_EQ(p.run({"--old", "1", "-o", "2"}), "gone=False o='2' old='1'");
  EXPECT_EQ(p.run({}), "error: one of the arguments --old gone is required");
}

TEST(Traps, ChoicesAsAStringAndByEquality) {
  TestParser p;
  ArgumentSpec spec;
  spec.choices = Value::str("abc");
  p.add({"--letters"}, spec);
  EXPECT_EQ(p.run({"--letters", "bc"}), "letters='bc'");
  EXPECT_EQ(p.run({"--letters", "ac"}),
            "error: argument --letters: invalid choice: 'ac' (choose from 'a', 'b', 'c')");
  ArgumentSpec number = typed(kTypeFloat);
  number.choices = p.list({Value::boolean(true), Value::integer(2)});
  p.add({"--number"}, number);
  EXPECT_EQ(p.run({"--number", "1"}), "letters=None number=1.0");
}

TEST(Traps, SharedDestAndDefaults) {
  ParserInit init;
  init.argument_default = Value::integer(7);
  TestParser p(std::move(init));
  p.add({"--flag"}, action("store_true"));
  ArgumentSpec spec;
  spec.dest = Value::str("shared");
  spec.default_value = Value::str("first");
  p.add({"--one"}, spec);
  spec.default_value = Value::str("second");
  p.add({"--two"}, spec);
  spec.dest.reset();
  spec.default_value = Value::suppress();
  p.add({"--hidden"}, spec);
  EXPECT_EQ(p.run({}), "flag=7 shared='first'");
}

TEST(Traps, RequiredNames) {
  TestParser p;
  ArgumentSpec spec;
  spec.required = Value::boolean(true);
  p.add({"-a", "--all"}, spec);
  ArgumentSpec shown;
  shown.metavar = Value::str("FILE");
  p.add({"word"}, shown);
  SubparsersSpec commands;
  commands.required = Value::boolean(true);
  SubparsersAction* made = p.parser.add_subparsers(commands).value();
  for (const std::string_view name : {"run", "stop"}) {
    SubparserSpec sub;
    sub.name = name;
    EXPECT_TRUE(made->add_parser(std::move(sub)).ok());
  }
  EXPECT_EQ(p.run({}), "error: the following arguments are required: -a/--all, FILE, {run,stop}");
}

TEST(Traps, HelpLayout) {
  ParserInit init;
  init.description = Value::str("Of %(prog)s: well-known\u2014long");
  TestParser p(std::move(init));
  ArgumentSpec spec;
  spec.help = Value::str("level (default: %(default)s)");
  spec.default_value = Value::integer(2);
  p.add({"-O", "--optlevel"}, spec);
  EXPECT_EQ(p.parser.format_help(60).value(),
            "usage: PROG [-h] [-O OPTLEVEL]\n\nOf PROG: well-known\u2014long\n\noptions:\n"
            "  -h, --help            show this help message and exit\n"
            "  -O OPTLEVEL, --optlevel OPTLEVEL\n"
            "                        level (default: 2)\n");
  EXPECT_EQ(p.parser.format_help(20).value().substr(0, 44),
            "usage: PROG [-h]\n            [-O OPTLEVEL]\n\n");
  spec.help = Value::str("50% off");
  p.add({"--bad"}, spec);
  EXPECT_EQ(p.parser.format_help(80).error().message, "%o format: an integer is required, not dict");
  EXPECT_TRUE(p.parser.format_usage(80).ok());
}

TEST(Traps, MetavarsAreInPythonsUpperCase) {
  TestParser p;
  p.add({"--stra\u00dfe"});
  p.add({"--\u01c6"});
  EXPECT_EQ(p.parser.format_usage(80).value(),
            "usage: PROG [-h] [--stra\u00dfe STRASSE] [--\u01c6 \u01c4]\n");
}

TEST(Traps, BracketsOnlyWhereMembersAreAdjacent) {
  TestParser p;
  MutuallyExclusiveGroup* group = p.parser.add_mutually_exclusive_group(true).value();
  TestParser::add_to(*group, {"--a"}, action("store_true"));
  TestParser::add_to(*group, {"--b"}, action("store_true"));
  EXPECT_EQ(p.parser.format_usage(80).value(), "usage: PROG [-h] (--a | --b)\n");
  p.add({"--between"}, action("store_true"));
  TestParser::add_to(*group, {"--c"}, action("store_true"));
  EXPECT_EQ(p.parser.format_usage(80).value(), "usage: PROG [-h] [--a] [--b] [--between] [--c]\n");
}

TEST(Traps, ASubparsersProgIsFrozen) {
  TestParser p;
  p.add({"before"});
  SubparsersAction* commands = p.parser.add_subparsers({}).value();
  p.add({"after"});
  p.parser.prog = Value::str("OTHER");
  SubparserSpec sub;
  sub.name = "run";
  EXPECT_EQ(commands->add_parser(std::move(sub)).value()->prog.text(), "PROG before run");
}

TEST(Traps, DialectsDiffer) {
  for (const text::Dialect dialect : {text::Dialect::py310, text::Dialect::py311, text::Dialect::py312}) {
    const bool is_310 = dialect == text::Dialect::py310;
    TestParser p(dialect_init(dialect));
    ArgumentSpec spec = action("BooleanOptionalAction");
    spec.default_value = Value::boolean(true);
    spec.help = Value::str("h");
    p.add({"--x"}, spec);
    EXPECT_EQ(p.parser.format_help(80).value().find("(default: True)") != std::string::npos, is_310);

    ArgumentSpec no_const = action("store_const");
    no_const.flags = {"--c"};
    EXPECT_EQ(p.parser.add_argument(no_const).ok(), !is_310);

    SubparsersAction* commands = p.parser.add_subparsers({}).value();
    SubparserSpec once;
    once.name = "run";
    SubparserSpec again;
    again.name = "run";
    EXPECT_TRUE(commands->add_parser(std::move(once)).ok());
    EXPECT_EQ(commands->add_parser(std::move(again)).ok(), is_310);

    TestParser q(dialect_init(dialect));
    ArgumentSpec star = nargs("*");
    star.choices = q.list({Value::str("a")});
    q.add({"words"}, star);
    EXPECT_EQ(q.run({}), dialect == text::Dialect::py312
                             ? "words=[]"
                             : "error: argument words: invalid choice: [] (choose from 'a')");
  }
}

}  // namespace
}  // namespace flaglane::argparse

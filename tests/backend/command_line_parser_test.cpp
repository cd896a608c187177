#include "backend/command_line_parser.h"

#include "backend_testing.h"

namespace flaglane::backend {
namespace {

using argparse::OutcomeKind;
using argparse::Value;
using testing::Backend;

TEST(Spec, Backend_ParsesAFlatString) {
  Backend backend;
  backend.must(clOptString(backend.parser, "stats-file", Value::none()));
  backend.must(clOptString(backend.parser, "debug-pass", Value::none()));
  backend.parse("--stats-file=penguin.stats --debug-pass=ValueNumbering");
  EXPECT_EQ(backend.attribute("stats_file"), "'penguin.stats'");
  EXPECT_EQ(backend.attribute("debug_pass"), "'ValueNumbering'");
}

TEST(Spec, Singleton_IsMadeWhenFirstAskedFor) {
  CommandLineParserClass python_class;
  CommandLineParser& first = python_class.getOrCreateInstance();
  EXPECT_EQ(&python_class.getOrCreateInstance(), &first);
}

TEST(Spec, Singleton_RefusesASecondOne) {
  CommandLineParserClass python_class;
  python_class.getOrCreateInstance();
  const auto second = python_class.construct();
  ASSERT_FALSE(second.ok());
  EXPECT_EQ(second.error().type, "RuntimeError");
  EXPECT_EQ(second.error().message, "CommandLineParser is already created!");
}

TEST(Decision, D18_OneInstance) {
  CommandLineParserClass python_class;
  CommandLineParser& made = python_class.getOrCreateInstance();
  EXPECT_FALSE(python_class.construct().ok());
  EXPECT_EQ(&python_class.getOrCreateInstance(), &made);  // the refusal changes nothing
  // Tests and the app use ordinary instances.
  CommandLineParser ordinary;
  CommandLineParser another;
  EXPECT_NE(&ordinary.cl_parser(), &another.cl_parser());
}

TEST(Choice, R9_TheFirstMayBeConstructed) {
  CommandLineParserClass python_class;
  const auto first = python_class.construct();
  ASSERT_TRUE(first.ok());
  EXPECT_EQ(&python_class.getOrCreateInstance(), first.value());
  EXPECT_FALSE(python_class.construct().ok());
}

TEST(Spec, Resolve_LetsTheNewerFlagTakeTheName) {
  Backend backend;
  backend.must(clOptString(backend.parser, "limit", Value::str("old")));
  backend.must(clOptString(backend.parser, "limit", Value::str("new")));
  backend.parse("");
  EXPECT_EQ(backend.attribute("limit"), "'new'");
}

TEST(Spec, CompatibleMode_IsAMark) {
  Backend backend;
  EXPECT_FALSE(backend.parser.compatible_mode);
  EXPECT_EQ(CommandLineParser::kCompatibleModeHelp, "Compatible mode for the old scheduler");
}

TEST(Spec, AddOption_WrapsTheLibrarysAction) {
  Backend backend;
  argparse::ArgumentSpec spec;
  spec.flags = {"--xs", "-x"};
  spec.action = "append";
  const CLOption& option = backend.must(backend.parser.addOption(spec));
  EXPECT_TRUE(option.default_value().is_none());
  EXPECT_EQ(backend.value(option, "-x a --xs b"), "['a', 'b']");
  argparse::ArgumentSpec counted;
  counted.flags = {"--count"};
  counted.action = "store_true";
  EXPECT_EQ(backend.value(backend.must(backend.parser.addOption(counted)), ""), "None");  // none was given
}

TEST(Spec, AddBoolOption_RegistersThePair) {
  Backend backend;
  const CLOption& option = backend.must(backend.parser.addBoolOption("vectorize", Value::boolean(true)));
  EXPECT_EQ(backend.value(option, ""), "True");
  EXPECT_EQ(backend.value(option, "--no-vectorize"), "False");
  EXPECT_EQ(backend.value(option, "--vectorize"), "True");
  EXPECT_EQ(backend.parse("--vectorize=false").message,
            "argument --vectorize: ignored explicit argument 'false'");
}

TEST(Spec, AddBoolOption_ThePairExcludesItself) {
  Backend backend;
  backend.must(backend.parser.addBoolOption("x", Value::boolean(false)));
  EXPECT_EQ(backend.parse("--x --no-x").message, "argument --no-x: not allowed with argument --x");
}

TEST(Spec, AddBoolOption_TrimPrefixCutsAtTheFirstDash) {
  Backend backend;
  const CLOption& option =
      backend.must(backend.parser.addBoolOption("disable-vectorize-dge-dma", Value::boolean(false), true));
  EXPECT_EQ(backend.value(option, "--vectorize-dge-dma"), "True");
  EXPECT_EQ(backend.parse("--disable-vectorize-dge-dma").message,
            "unrecognized arguments: --disable-vectorize-dge-dma");
  EXPECT_EQ(backend.parse("--no-vectorize-dge-dma").message,
            "unrecognized arguments: --no-vectorize-dge-dma");
}

TEST(Choice, R10_ThePairIsAMutuallyExclusiveGroup) {
  Backend backend;
  backend.must(backend.parser.addBoolOption("x", Value::boolean(false)));
  EXPECT_EQ(backend.parser.cl_parser().format_usage(80).value(), "usage: penguin [-h] [--x | --no-x]\n");
}

TEST(Decision, D19_AddBoolOptionInBothModes) {
  Backend backend;
  backend.must(backend.parser.addBoolOption("x", Value::integer(5)));
  backend.parse("");
  EXPECT_EQ(backend.attribute("x"), "5");  // not store_false's True: the default registered first wins
  EXPECT_EQ(backend.parse("--no-x --no-x").kind, OutcomeKind::kParsed);
  const auto refused = backend.parser.addBoolOption("vectorize", Value::boolean(false), true);
  EXPECT_EQ(refused.error().type, "IndexError");
  const CLOption& trimmed = backend.must(backend.parser.addBoolOption("no-y", Value::boolean(true), true));
  EXPECT_EQ(backend.value(trimmed, ""), "True");
}

TEST(Decision, D21_ReRegisteredStringsGoToTheNewer) {
  Backend backend;
  argparse::ArgumentSpec older;
  older.flags = {"-l", "--limit"};
  older.default_value = Value::str("older");
  backend.must(backend.parser.addOption(older));
  backend.must(clOptString(backend.parser, "limit", Value::str("newer")));
  EXPECT_EQ(backend.parser.cl_parser().format_usage(80).value(),
            "usage: penguin [-h] [-l LIMIT] [--limit LIMIT]\n");
  backend.parse("");
  EXPECT_EQ(backend.attribute("limit"), "'older'");  // it still has -l, and it came first
}

TEST(Spec, ParseOptions_FailsOnUnknownFlags) {
  Backend backend;
  const auto& outcome = backend.parse("--nope=1 word");
  EXPECT_TRUE(outcome.is_error);
  EXPECT_EQ(outcome.status, 2);
}

TEST(Spec, ParseKnownOptions_HandsBackWhatItDoesNotKnow) {
  Backend backend;
  backend.must(clOptString(backend.parser, "known", Value::none()));
  const auto& outcome = backend.parse_known("--known=x --nope --other=1 word");
  EXPECT_EQ(outcome.extras, (std::vector<std::string_view>{"--nope", "--other=1", "word"}));
  EXPECT_EQ(backend.attribute("known"), "'x'");
}

TEST(Decision, D23_UnknownFlags) {
  Backend backend;
  const auto& outcome = backend.parse("--nope  word");
  EXPECT_EQ(outcome.message, "unrecognized arguments: --nope word");
  EXPECT_EQ(outcome.stderr_text,
            "usage: penguin [-h]\npenguin: error: unrecognized arguments: --nope word\n");
  EXPECT_EQ(backend.parse_known("--nope  word").extras.size(), 2u);
}

TEST(Spec, Split_QuotesMeanNothing) {
  Backend backend;
  backend.must(clOptString(backend.parser, "path", Value::none()));
  const auto& outcome = backend.parse_known("--path='a b' c\\ d");
  EXPECT_EQ(backend.attribute("path"), "\"'a\"");
  EXPECT_EQ(outcome.extras, (std::vector<std::string_view>{"b'", "c\\", "d"}));
}

TEST(Decision, D22_SplitIsPythons) {
  Backend backend;
  backend.must(clOptString(backend.parser, "s", Value::none()));
  for (std::string_view space :
       {"\t",     "\n",     "\v",     "\f",     "\r",     "\x1c",   "\x1d",   "\x1e",   "\x1f",   " ",
        "\u0085", "\u00a0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006",
        "\u2007", "\u2008", "\u2009", "\u200a", "\u2028", "\u2029", "\u202f", "\u205f", "\u3000"}) {
    const std::string options = "--s" + std::string(space) + std::string(space) + "x" + std::string(space);
    backend.parse(options);
    EXPECT_EQ(backend.attribute("s"), "'x'");
    ASSERT_EQ(backend.parsed.words.size(), 2u);
    EXPECT_EQ(backend.parsed.words[1].of(options), "x");  // where it stands
  }
  for (std::string_view letter : {"\u200b", "\u180e", "\ufeff", "\u2060"}) {
    backend.parse("--s a" + std::string(letter) + "b");
    EXPECT_EQ(backend.parsed.words.size(), 2u);
  }
  EXPECT_EQ(backend.parse(" \t ").kind, OutcomeKind::kParsed);
  EXPECT_TRUE(backend.parsed.words.empty());
}

}  // namespace
}  // namespace flaglane::backend

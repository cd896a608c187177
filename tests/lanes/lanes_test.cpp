#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "backend/cl_opt.h"
#include "backend/penguin.h"
#include "driver/neuronx_cc.h"

// What is said of both lanes at once, asked of the two real parsers.
namespace flaglane {
namespace {

using argparse::Outcome;
using argparse::OutcomeKind;
using argparse::Value;

constexpr std::string_view kUsual[] = {"compile", "m.hlo", "--framework=XLA", "--target=trn1"};

class Lanes : public ::testing::Test {
 protected:
  /// A usual compile line with more words.
  Outcome& drive(std::vector<std::string> more) {
    words_ = std::move(more);
    std::vector<std::string_view> argv(std::begin(kUsual), std::end(kUsual));
    argv.insert(argv.end(), words_.begin(), words_.end());
    driver_.root().parse_args(argv, {}, driven_);
    return driven_;
  }
  Outcome& tell_penguin(std::string options) {
    options_ = std::move(options);
    penguin_.parser().parseOptions(options_, {}, told_);
    return told_.outcome;
  }
  static std::string value(const Outcome& outcome, std::string_view dest) {
    const Value* found = outcome.ns.find(dest);
    return found != nullptr ? argparse::repr(*found, text::Dialect::py310) : "absent";
  }

  driver::NeuronxCc driver_;
  backend::Penguin penguin_;
  Outcome driven_;
  backend::ParsedOptions told_;
  std::vector<std::string> words_;
  std::string options_;
};

using Spec = Lanes;
using Decision = Lanes;

TEST_F(Spec, TwoParsers_NeitherKnowsTheOthersFlags) {
  EXPECT_EQ(
      drive({"--stats-file=x"}).stderr_text,
      "[NCC_EARG002] Illegal argument(s) - the following argument(s) are unrecognized: --stats-file=x\n");
  EXPECT_EQ(tell_penguin("--stats-file=x").kind, OutcomeKind::kParsed);
  EXPECT_EQ(drive({"--optlevel=2"}).kind, OutcomeKind::kParsed);
  EXPECT_EQ(tell_penguin("--optlevel=2").message, "unrecognized arguments: --optlevel=2");
}

TEST_F(Spec, NoUnifiedOptions_ACarriersStringIsOpaque) {
  const Outcome& outcome = drive({"--tensorizer-options=--stats-file='a b' --no-such-flag"});
  ASSERT_EQ(outcome.kind, OutcomeKind::kParsed);
  EXPECT_EQ(value(outcome, "tensorizer_options"), "\"--stats-file='a b' --no-such-flag\"");
  EXPECT_EQ(value(outcome, "stats_file"), "absent");
}

TEST_F(Spec, Negation_IsWrittenTwiceAndDiffers) {
  driver::InterceptingArgumentParser parser;
  argparse::ParserInit init;
  init.prog = Value::str("driver");
  ASSERT_TRUE(parser.init(std::move(init)).ok());
  driver::ArgumentCall call;
  call.spec.flags = {"--x"};
  call.spec.action = "noable";
  ASSERT_TRUE(parser.add_argument(call).ok());
  Outcome outcome;
  parser.parse_args(std::vector<std::string_view>{"--x", "--no-x"}, {}, outcome);
  EXPECT_EQ(value(outcome, "x"), "False");  // the last spelling wins

  backend::CommandLineParser penguin;
  ASSERT_TRUE(penguin.addBoolOption("x", Value::boolean(false)).ok());
  penguin.parseOptions("--x --no-x", {}, told_);
  EXPECT_TRUE(told_.outcome.is_error);  // the pair excludes itself
}

TEST_F(Spec, Ownership_IsPartitioned) {
  for (std::string_view command : {"", "compile", "list-operators"}) {
    driver::InterceptingArgumentParser& parser = *driver_.find(command);
    for (const std::string& text : {parser.print_help(80).value(), parser.print_help_hidden(80).value(),
                                    parser.print_help_hidden_list().value()}) {
      EXPECT_EQ(text.find("--stats-file"), std::string::npos);
      EXPECT_EQ(text.find("--debug-pass"), std::string::npos);
    }
  }
  EXPECT_NE(driver_.compile().print_help(80).value().find("--optlevel"), std::string::npos);
}

/// Sets variables for the length of a test.
struct Environment {
  Environment() {
    setenv("NEURON_CC_FLAGS", "--optlevel=3 --zzz", 1);
    setenv("COMPILER_FLAGS", "--zzz", 1);
  }
  ~Environment() {
    unsetenv("NEURON_CC_FLAGS");
    unsetenv("COMPILER_FLAGS");
  }
};

TEST_F(Spec, NoEnvironment_IsRead) {
  const std::string before = value(drive({}), "optlevel");
  Environment environment;
  ASSERT_EQ(drive({}).kind, OutcomeKind::kParsed);
  EXPECT_EQ(value(driven_, "optlevel"), before);
  EXPECT_EQ(tell_penguin("").kind, OutcomeKind::kParsed);
}

/// A folder with files that other tools would read, made the current one for the length of a test.
struct Folder {
  Folder() : back(std::filesystem::current_path()) {
    const auto here = std::filesystem::path(::testing::TempDir()) / "flaglane_lanes_test";
    std::filesystem::create_directories(here);
    for (const char* file : {"neuronx-cc.cfg", ".neuronx-cc.ini", "neuronx-cc.toml", "flags.txt"}) {
      std::ofstream(here / file) << "--optlevel\n3\n";
    }
    std::filesystem::current_path(here);
  }
  ~Folder() { std::filesystem::current_path(back); }
  std::filesystem::path back;
};

TEST_F(Spec, NoConfigurationFile_IsRead) {
  const std::string before = value(drive({}), "optlevel");
  Folder folder;
  EXPECT_EQ(value(drive({}), "optlevel"), before);
  EXPECT_EQ(tell_penguin("").kind, OutcomeKind::kParsed);
}

TEST_F(Spec, NoResponseFile_AtIsAWord) {
  Folder folder;
  EXPECT_EQ(value(drive({"--tensorizer-options", "@flags.txt"}), "tensorizer_options"), "'@flags.txt'");
  EXPECT_EQ(value(tell_penguin("--stats-file @flags.txt"), "stats_file"), "'@flags.txt'");
}

TEST_F(Decision, D8_InvalidChoiceIsBareInTheDriverOnly) {
  EXPECT_EQ(drive({"--auto-cast=matmul"}).message,
            "argument --auto-cast: invalid choice: matmul (choose from 'none', 'matmult', 'all')");
  const std::string& message = drive({"--lnc", "007"}).message;  // bare, and after conversion
  EXPECT_NE(message.find(": invalid choice: 7 (choose from 1, 2)"), std::string::npos) << message;
  backend::CommandLineParser penguin;
  argparse::ArgumentSpec spec;
  spec.flags = {"--mode"};
  spec.choices = penguin.cl_parser().pool().list({Value::str("a"), Value::str("b")});
  ASSERT_TRUE(penguin.addOption(spec).ok());
  penguin.parseOptions("--mode=c", {}, told_);
  EXPECT_EQ(told_.outcome.message, "argument --mode: invalid choice: 'c' (choose from 'a', 'b')");
}

TEST_F(Decision, D24_NothingFromOutside) {
  Environment environment;
  Folder folder;
  const std::vector<std::string_view> argv = {"compile", "@flags.txt", "--framework=XLA", "--target=trn1"};
  driver_.root().parse_args(argv, {}, driven_);
  EXPECT_EQ(value(driven_, "model_files"), "['@flags.txt']");  // the model's name
  EXPECT_EQ(tell_penguin("@flags.txt").message, "unrecognized arguments: @flags.txt");
  EXPECT_FALSE(driver_.root().has_fromfile);
  EXPECT_FALSE(penguin_.parser().cl_parser().has_fromfile);
}

TEST_F(Decision, D25_SubToolStringsAreNeitherLane) {
  // The driver hands them on as they are, whatever is in them.
  const Outcome& outcome = drive({"--internal-hlo2tensorizer-options=--no-such=1 'x",
                                  "--internal-backend-options=--enable-ldw-opt=false -zzz"});
  ASSERT_EQ(outcome.kind, OutcomeKind::kParsed) << outcome.stderr_text;
  EXPECT_EQ(value(outcome, "internal_hlo2tensorizer_options"), "\"--no-such=1 'x\"");
  EXPECT_EQ(value(outcome, "internal_backend_options"), "'--enable-ldw-opt=false -zzz'");
  // And the backend lane knows none of their names.
  EXPECT_TRUE(tell_penguin("--enable-ldw-opt=false").is_error);
}

}  // namespace
}  // namespace flaglane

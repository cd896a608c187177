// Commands and flags in running text: chat messages, reports of faults.
#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

TEST(Prose, WordsAroundACommandAreNoPartOfIt) {
  const Words command = {"neuronx-cc", "compile", "m.hlo", "--target", "trn1"};
  for (const std::string_view text :
       {"we tried neuronx-cc compile m.hlo --target trn1 and it failed",
        "I used neuronx-cc compile m.hlo --target trn1, but it takes 3 hours :(",
        "neuronx-cc compile m.hlo --target trn1 fails at once",
        "I ran neuronx-cc compile m.hlo --target trn1. Any idea?",
        "I ran neuronx-cc compile m.hlo --target trn1.",
        "The compiler (neuronx-cc 2.16) is invoked as: neuronx-cc compile m.hlo --target trn1",
        "RuntimeError: neuronx-cc failed with status 70. It was: neuronx-cc compile m.hlo --target trn1"}) {
    EXPECT_EQ(only_words(text), command) << text;
  }
}

TEST(Prose, ACommandsOwnWordsStay) {
  EXPECT_EQ(only_words("time neuronx-cc compile m.hlo fast --target trn1"),
            (Words{"neuronx-cc", "compile", "m.hlo", "fast", "--target", "trn1"}));
  EXPECT_EQ(only_words("neuronx-cc compile \"a and b.hlo\" --target trn1"),
            (Words{"neuronx-cc", "compile", "a and b.hlo", "--target", "trn1"}));
  EXPECT_EQ(only_words("neuronx-cc build m.hlo"), (Words{"neuronx-cc", "build", "m.hlo"}));
  EXPECT_EQ(only_words("neuronx-cc compile this --output version --lnc 2"),
            (Words{"neuronx-cc", "compile", "this", "--output", "version", "--lnc", "2"}));
  EXPECT_EQ(only_words("--target trn1 --output version --lnc 2"),
            (Words{"--target", "trn1", "--output", "version", "--lnc", "2"}));
}

TEST(Prose, ACompilerThatIsSpokenOfIsNoCommand) {
  for (const std::string_view text :
       {"I ran neuronx-cc with --target=trn1 and it worked", "Does neuronx-cc support --target=trn1?",
        "neuronx-cc supports --target=trn1"}) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), Words{"--target=trn1"}) << text;
    EXPECT_EQ(id(reading.form), "bare-flags") << text;
  }
}

TEST(Prose, WhatTheProgramPrintedIsNoCommand) {
  const std::string_view text =
      "neuronx-cc compile m.hlo --target trn9\n"
      "usage: neuronx-cc compile [-h] --target <instance_family>\n"
      "neuronx-cc compile: error: argument --target: invalid choice: 'trn9' (choose from 'trn1')";
  EXPECT_EQ(only_words(text), (Words{"neuronx-cc", "compile", "m.hlo", "--target", "trn9"}));
}

TEST(Prose, FlagsSideBySideAreReadWithTheirValues) {
  const Words flags = {"--model-type=transformer", "--verbose", "info"};
  for (const std::string_view text : {"Using flags: --model-type=transformer --verbose info",
                                      "We set `--model-type=transformer`, `--verbose info` and go on",
                                      "Our settings:\n* --model-type=transformer\n* --verbose info",
                                      "--model-type=transformer --verbose info does not work"}) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), flags) << text;
    EXPECT_EQ(reading.sections.front().kind, SectionKind::kFlags) << text;
  }
  EXPECT_EQ(only_words("Set --tensorizer-options=\"--overlap --verify\" too"),
            (Words{"--tensorizer-options=--overlap --verify"}));
  // An unknown name, told beside the compiler's.
  EXPECT_EQ(only_words("When I pass `--levels=1` to neuronx-cc I get an error"), (Words{"--levels=1"}));
}

TEST(Prose, OtherProgramsFlagsAreOnlyNamed) {
  for (const std::string_view text :
       {"docker build --target prod --quiet .", "prog --verbose 35 compile m"}) {
    const Reading reading = read(text);
    ASSERT_EQ(reading.sections.size(), 1U) << text;
    EXPECT_EQ(reading.sections.front().kind, SectionKind::kMentions) << text;
  }
}

TEST(Prose, SpeakingOfACompileIsNoCall) {
  for (const std::string_view text :
       {"neuronx-cc compile fails with OOM on trn1, any ideas?", "neuronx-cc compile failed: see the log"}) {
    EXPECT_TRUE(read(text).sections.empty()) << text;
  }
  EXPECT_EQ(only_words("neuronx-cc compile m.hlo --target trn1 fails with OOM"),
            (Words{"neuronx-cc", "compile", "m.hlo", "--target", "trn1"}));
}

TEST(Prose, AVariableIsSetToIt) {
  EXPECT_EQ(only_words("set NEURON_CC_FLAGS to \"--target=trn1 -O1\" and rerun"),
            (Words{"--target=trn1", "-O1"}));
}

}  // namespace
}  // namespace flaglane::intake::testing

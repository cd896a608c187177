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

}  // namespace
}  // namespace flaglane::intake::testing

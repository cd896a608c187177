#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

TEST(ShellArrays, AreWordsOfTheCommandThatUsesThem) {
  const std::string_view text =
      "FLAGS=(\n  --auto-cast=matmul  # mixed\n  --lnc 2\n)\nFLAGS+=(--x=\"a b\")\n"
      "neuronx-cc compile m.hlo --target trn2 \"${FLAGS[@]}\" -o out";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"neuronx-cc", "compile", "m.hlo", "--target", "trn2",
                                        "--auto-cast=matmul", "--lnc", "2", "--x=a b", "-o", "out"}));
  EXPECT_EQ(pasted_word(text, reading, 5), "--auto-cast=matmul");
  EXPECT_EQ(pasted_word(text, reading, 8), "--x=\"a b\"");
}

TEST(ShellArrays, EditsStayInTheStatementThatHoldsTheWord) {
  const std::string_view text = "F=(--auto-cast=matmul --lnc 2)\nneuronx-cc compile m \"${F[@]}\" -v";
  const Section section = read(text).sections.front();
  EXPECT_EQ(applied(text, replace_word(section, 3, "--auto-cast=a b")),
            "F=(--auto-cast='a b' --lnc 2)\nneuronx-cc compile m \"${F[@]}\" -v");
  EXPECT_EQ(applied(text, insert_word(section, 3, "--new")),
            "F=(--new --auto-cast=matmul --lnc 2)\nneuronx-cc compile m \"${F[@]}\" -v");
  EXPECT_EQ(applied(text, remove_words(section, 3, 1)), "F=(--lnc 2)\nneuronx-cc compile m \"${F[@]}\" -v");
  EXPECT_EQ(applied(text, remove_words(section, 4, 2)),
            "F=(--auto-cast=matmul)\nneuronx-cc compile m \"${F[@]}\" -v");
  EXPECT_EQ(applied(text, remove_words(section, 6, 1)),
            "F=(--auto-cast=matmul --lnc 2)\nneuronx-cc compile m \"${F[@]}\" ");
  EXPECT_FALSE(remove_words(section, 2, 2));
}

TEST(ShellArrays, EditsReachTheStringThatAVariableHolds) {
  const std::string_view text = "F='--auto-cast=matmul --lnc 2'\nneuronx-cc compile m $F";
  const Section section = read(text).sections.back();
  EXPECT_EQ(applied(text, replace_word(section, 3, "--auto-cast=all")),
            "F='--auto-cast=all --lnc 2'\nneuronx-cc compile m $F");
  EXPECT_EQ(applied(text, remove_words(section, 3, 1)), "F='--lnc 2'\nneuronx-cc compile m $F");
}

TEST(ShellArrays, JoinedInTheVariableTheyAreItsValue) {
  const std::string_view text =
      "declare -a FLAGS=(--target trn1 -O1)\nexport NEURON_CC_FLAGS=\"${FLAGS[*]} --lnc=2\"";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"--target", "trn1", "-O1", "--lnc=2"}));
  EXPECT_EQ(pasted_word(text, reading, 1), "trn1");
  EXPECT_EQ(applied(text, remove_words(reading.sections.front(), 2, 1)),
            "declare -a FLAGS=(--target trn1)\nexport NEURON_CC_FLAGS=\"${FLAGS[*]} --lnc=2\"");
}

TEST(ShellArrays, AloneTheyAreASection) {
  for (const std::string_view text :
       {"FLAGS=(--target trn1)", "local -a flags=(--target)\nflags+=(trn1)", "readonly F=(--target\ntrn1)",
        "declare -a F=([0]=\"--target\" [1]=\"trn1\")", "F=(--target)\nF=(\"${F[@]}\" trn1)"}) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), (Words{"--target", "trn1"})) << text;
    EXPECT_EQ(form_of(text), "shell-env") << text;
  }
}

TEST(ShellArrays, AnEnvironmentHasNone) {
  const std::string_view text = "export NEURON_CC_FLAGS=(--target trn1)";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"--target", "trn1"}));
  EXPECT_EQ(reading.sections.front().consumer, Consumer::kEnvironment);
  EXPECT_EQ(places(text, reading, FindingId::kArrayNotExported), Words{"NEURON_CC_FLAGS=(--target trn1)"});
}

TEST(ShellArrays, AnUnknownOneIsAHole) {
  const Reading reading = read("neuronx-cc compile m \"${MORE[@]}\"");
  EXPECT_TRUE(reading.sections.front().words.back().only_hole);
}

}  // namespace
}  // namespace flaglane::intake::testing

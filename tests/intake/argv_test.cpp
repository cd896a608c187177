#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

const Words kWords = {"neuronx-cc", "compile", "m.hlo", "--framework", "XLA", "--target=trn1"};

TEST(Argv, ListsOfOneContainerAreOneCommand) {
  for (const std::string_view text : {
           "command: [\"neuronx-cc\"]\nargs: [\"compile\", m.hlo, '--framework', \"XLA\", \"--target=trn1\"]",
           "containers:\n- name: a\n  command:\n  - neuronx-cc\n  args:\n  - compile\n  - m.hlo\n  - "
           "--framework\n"
           "  - XLA\n  - --target=trn1\n- name: b\n  args: [\"--lnc=2\"]",
           "  - args:\n    - compile\n    - m.hlo\n    - --framework\n    - XLA\n    - --target=trn1\n"
           "    command:\n    - neuronx-cc\n    image: x",
           "a:\n  entrypoint: neuronx-cc\n  command: compile m.hlo --framework 'XLA' --target=trn1",
           "a:\n  entrypoint: [neuronx-cc]\n  command: compile m.hlo --framework XLA --target=trn1",
           "{\"entryPoint\": [\"neuronx-cc\"], \"command\": [\"compile\", \"m.hlo\", \"--framework\", "
           "\"XLA\", \"--target=trn1\"]}",
           "FROM x\nENTRYPOINT [\"neuronx-cc\"]\nCMD [\"compile\", \"m.hlo\", \"--framework\", \"XLA\", "
           "\"--target=trn1\"]",
           "command: [\"sh\", \"-c\", \"neuronx-cc compile m.hlo --framework XLA --target=trn1\"]",
           "command: [sh, -c]\nargs:\n- |\n  neuronx-cc compile m.hlo --framework XLA \\\n    "
           "--target=trn1\n",
           "{\"command\": [\"sh\", \"-c\"], \"args\": [\"neuronx-cc compile m.hlo --framework XLA "
           "--target=trn1\\n\"]}",
       }) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), kWords) << text;
    EXPECT_EQ(reading.sections.front().kind, SectionKind::kCommand) << text;
    for (const Word& word : reading.sections.front().words) {
      EXPECT_EQ(word.text.source().of(text), word.text.text()) << text;
    }
  }
}

TEST(Argv, EditsKeepToTheListTheyAreIn) {
  const std::string_view text = "command: [\"neuronx-cc\"]\nargs: [\"compile\", \"--lnc\", \"2\"]";
  const Section section = read(text).sections.front();
  EXPECT_EQ(applied(text, remove_words(section, 2, 2)), "command: [\"neuronx-cc\"]\nargs: [\"compile\"]");
  EXPECT_EQ(applied(text, insert_word(section, 1, "--new")),
            "command: [\"neuronx-cc\"]\nargs: [\"--new\", \"compile\", \"--lnc\", \"2\"]");
}

TEST(Argv, AnotherProgramsWordsAreNotTheCompilers) {
  for (const std::string_view text :
       {"command: [\"python\", \"x.py\"]\nargs: [\"--lr\", \"1\"]", "CMD [\"python\", \"--lr\", \"1\"]",
        "{\"command\": [\"python\", \"x.py\", \"--lr\"]}"}) {
    EXPECT_TRUE(read(text).sections.empty()) << text;
  }
}

TEST(Argv, VariablesAmongTheWordsAreRead) {
  EXPECT_EQ(only_words("args: [docker, run, -e, \"NEURON_CC_FLAGS=--x='a b' -O1\", img]"),
            (Words{"--x=a b", "-O1"}));
}

TEST(Argv, MapsOnOneLineAreRead) {
  for (const std::string_view text :
       {"env:\n- {name: NEURON_CC_FLAGS, value: \"--target trn1\"}",
        "env: {NEURON_CC_FLAGS: --target trn1, A: b}",
        "env: [{name: A, value: b}, {name: NEURON_CC_FLAGS, value: '--target trn1'}]"}) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), (Words{"--target", "trn1"})) << text;
    EXPECT_EQ(reading.sections.front().name, "NEURON_CC_FLAGS") << text;
  }
}

}  // namespace
}  // namespace flaglane::intake::testing

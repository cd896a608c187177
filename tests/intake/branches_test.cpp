// What a branch gives is not there in the next one, and behind the statement any of them may hold.
#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

/// The words of each section.
std::vector<Words> all(std::string_view pasted) {
  std::vector<Words> found;
  for (const Section& section : read(pasted).sections) found.push_back(words(section));
  return found;
}

TEST(Branches, OfPythonBranchesGoOnFromTheSameValue) {
  const Reading reading =
      read("args = ['-O1']\nif two:\n    args += ['--lnc=2']\nelse:\n    args.append('--lnc=1')\n");
  ASSERT_EQ(reading.sections.size(), 2U);
  EXPECT_EQ(words(reading.sections[0]), (Words{"-O1", "--lnc=2"}));
  EXPECT_EQ(words(reading.sections[1]), (Words{"-O1", "--lnc=1"}));
  const Reading commands = read(R"(cmd = 'neuronx-cc compile m'
if a:
    cmd += ' --target=trn1'
elif b:
    cmd += ' --target=trn2'
)");
  ASSERT_EQ(commands.sections.size(), 2U);
  EXPECT_EQ(words(commands.sections[0]).back(), "--target=trn1");
  EXPECT_EQ(words(commands.sections[1]), (Words{"neuronx-cc", "compile", "m", "--target=trn2"}));
}

TEST(Branches, OfPythonCasesGoOnFromTheSameValue) {
  const Reading reading = read(R"(args = ['-O1']
match kind:
    case 'two':
        args += ['--lnc=2']
    case _:
        args += ['--lnc=1']
)");
  ASSERT_EQ(reading.sections.size(), 2U);
  EXPECT_EQ(words(reading.sections[0]), (Words{"-O1", "--lnc=2"}));
  EXPECT_EQ(words(reading.sections[1]), (Words{"-O1", "--lnc=1"}));
}

TEST(Branches, OfAShellBranchesGoOnFromTheSameValue) {
  const Reading reading = read(R"(export NEURON_CC_FLAGS="-O1"
if [ $T = 2 ]; then
  export NEURON_CC_FLAGS="$NEURON_CC_FLAGS --lnc=2"
else
  NEURON_CC_FLAGS+=" --lnc=1"
fi
NEURON_CC_FLAGS+=" --target=trn2")");
  ASSERT_EQ(reading.sections.size(), 2U);
  EXPECT_EQ(words(reading.sections[0]), (Words{"-O1", "--lnc=2"}));
  EXPECT_EQ(words(reading.sections[1]), (Words{"-O1", "--lnc=1", "--target=trn2"}));
}

TEST(Branches, OfAShellCasesGoOnFromTheSameValue) {
  const Reading reading = read(R"(NEURON_CC_FLAGS="-O1"
case $T in
  a) NEURON_CC_FLAGS="$NEURON_CC_FLAGS --lnc=1" ;;
  b|c)
    NEURON_CC_FLAGS+=" --lnc=2"
    ;;
esac
NEURON_CC_FLAGS+=" --target=trn2")");
  ASSERT_EQ(reading.sections.size(), 2U);
  EXPECT_EQ(words(reading.sections[0]), (Words{"-O1", "--lnc=1"}));
  EXPECT_EQ(words(reading.sections[1]), (Words{"-O1", "--lnc=2", "--target=trn2"}));
}

TEST(Branches, OfPythonMayHaveBranches) {
  EXPECT_EQ(all("args = ['-O1']\nif a:\n  if b:\n    args += ['--lnc=2']\n  else:\n    args += ['--lnc=1']\n"
                "else:\n  args += ['--xx']\n"),
            (std::vector<Words>{{"-O1", "--lnc=2"}, {"-O1", "--lnc=1"}, {"-O1", "--xx"}}));
  EXPECT_EQ(
      all("args = ['-O1']\nmatch a:\n  case 'x':\n    if b:\n      args += ['--aa']\n    args += ['--bb']\n"
          "  case _:\n    args += ['--cc']\n"),
      (std::vector<Words>{{"-O1", "--aa", "--bb"}, {"-O1", "--cc"}}));
}

TEST(Branches, OfAShellMayHaveBranches) {
  EXPECT_EQ(all("F=-O1\ncase $T in\na)\n if x; then F=\"$F --lnc=2\"; else F=\"$F --lnc=1\"; fi ;;\n"
                "*) F=\"$F --xx\" ;;\nesac\n"),
            (std::vector<Words>{{"-O1", "--lnc=2"}, {"-O1", "--lnc=1"}, {"-O1", "--xx"}}));
  EXPECT_EQ(all("F=-O1\nif x; then\n case $T in\n a) F=\"$F --aa\" ;;\n b) F=\"$F --bb\" ;;\n esac\nelse\n "
                "F=\"$F --cc\"\nfi"),
            (std::vector<Words>{{"-O1", "--aa"}, {"-O1", "--bb"}, {"-O1", "--cc"}}));
  // fish
  EXPECT_EQ(all("set -x NEURON_CC_FLAGS -O1\nif x\n for i in 1 2\n  echo $i\n end\n"
                " set -x NEURON_CC_FLAGS \"$NEURON_CC_FLAGS --aa\"\nelse\n"
                " set -x NEURON_CC_FLAGS \"$NEURON_CC_FLAGS --bb\"\nend"),
            (std::vector<Words>{{"-O1", "--aa"}, {"-O1", "--bb"}}));
}

TEST(Branches, AnElseOfALoopOrATryIsNone) {
  for (const std::string_view loop : {"for x in y", "while x", "try"}) {
    const std::string text = std::string("args = ['-O1']\nif a:\n  args += ['--aa']\n")
                                 .append(loop)
                                 .append(":\n  pass\nelse:\n  args += ['--bb']\n");
    EXPECT_EQ(only_words(text), (Words{"-O1", "--aa", "--bb"})) << loop;
  }
  EXPECT_EQ(all("args = ['-O1']\ntry:\n  args += ['--aa']\nexcept OSError:\n  args += ['--bb']\n"),
            (std::vector<Words>{{"-O1", "--aa"}, {"-O1", "--bb"}}));
}

TEST(Branches, TheFirstLinesIndentationMayBeMissing) {
  EXPECT_EQ(all("if a:\n        args = ['--aa']\n    elif b:\n        args += ['--bb']\n    else:\n        "
                "args = ['--cc']\n"),
            (std::vector<Words>{{"--aa"}, {"--bb"}, {"--cc"}}));
}

TEST(Branches, BehindThemAnyMayHold) {
  for (const std::string_view text :
       {"f = '--lnc=2'\nif a:\n  f = '--aa'\nelse:\n  f = '--bb'\nos.environ['NEURON_CC_FLAGS'] = f + ' -O1'",
        "if x; then\n  F=\"--aa\"\nelse\n  F=\"--bb\"\nfi\nexport NEURON_CC_FLAGS=\"$F -O1\""}) {
    const Reading reading = read(text);
    ASSERT_EQ(reading.sections.size(), 2U) << text;
    EXPECT_EQ(words(reading.sections[0]), Words{"--aa"});
    EXPECT_TRUE(reading.sections[0].aside);
    EXPECT_EQ(reading.sections[0].consumer, Consumer::kEnvironment);
    EXPECT_EQ(words(reading.sections[1]), (Words{"--bb", "-O1"}));
    EXPECT_FALSE(reading.sections[1].aside);
  }
  // What is set again for all of them is all that holds.
  EXPECT_EQ(
      only_words(
          "if x; then\n  F=\"--aa\"\nelse\n  F=\"--bb\"\nfi\nF=\"--cc\"\nexport NEURON_CC_FLAGS=\"$F\""),
      Words{"--cc"});
}

TEST(Branches, AConditionsElseIsShownToo) {
  EXPECT_EQ(all("os.environ['NEURON_CC_FLAGS'] = '--aa -O1' if x else '--bb'"),
            (std::vector<Words>{{"--aa", "-O1"}, {"--bb"}}));
  const Reading list = read("args = ['--aa'] + (['-O1'] if x else ['--bb', '-O3'])");
  ASSERT_EQ(list.sections.size(), 2U);
  EXPECT_EQ(words(list.sections[0]), (Words{"--aa", "-O1"}));
  EXPECT_EQ(words(list.sections[1]), (Words{"--bb", "-O3"}));
  EXPECT_TRUE(list.sections[1].aside);
  // Behind another name
  const Reading named = read("f = '--aa' if x else '--bb'\nos.environ['NEURON_CC_FLAGS'] = f");
  ASSERT_EQ(named.sections.size(), 2U);
  EXPECT_EQ(words(named.sections[0]), Words{"--bb"});
  EXPECT_TRUE(named.sections[0].aside);
  EXPECT_EQ(named.sections[0].consumer, Consumer::kEnvironment);
}

}  // namespace
}  // namespace flaglane::intake::testing

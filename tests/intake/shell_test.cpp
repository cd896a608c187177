#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

TEST(Shell, CommandWordsAreTheArgvElements) {
  const std::string_view text =
      "sudo /opt/bin/neuronx-cc compile m.hlo \\\n  --target trn1 --x='a b'\"c\" > log 2>&1 # done";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading),
            (Words{"/opt/bin/neuronx-cc", "compile", "m.hlo", "--target", "trn1", "--x=a bc"}));
  EXPECT_EQ(reading.sections.front().program, Program::kNeuronxCc);
  EXPECT_EQ(reading.sections.front().kind, SectionKind::kCommand);
  EXPECT_EQ(pasted_word(text, reading, 5), "--x='a b'\"c\"");
}

TEST(Shell, EachCommandIsASection) {
  const Reading reading =
      read("neuronx-cc compile a --target trn1 && neuronx-cc compile b; neuron-cc compile c | tee log");
  ASSERT_EQ(reading.sections.size(), 3U);
  EXPECT_EQ(words(reading.sections[1]), (Words{"neuronx-cc", "compile", "b"}));
  EXPECT_EQ(reading.sections[2].program, Program::kNeuronCc);
}

TEST(Shell, NestedOptionStringsKeepTheirPlaces) {
  const std::string_view text =
      "export NEURON_CC_FLAGS=\"--model-type=transformer --tensorizer-options='--overlap --tile-factor=2 ' "
      "--lnc=2\"";
  const Reading reading = read(text);
  const Words expected = {"--model-type=transformer", "--tensorizer-options=--overlap --tile-factor=2 ",
                          "--lnc=2"};
  EXPECT_EQ(only_words(reading), expected);
  const Word& carrier = reading.sections.front().words[1];
  const auto at = static_cast<std::uint32_t>(carrier.text.text().find("--tile-factor"));
  EXPECT_EQ(carrier.text.source({at, at + 15}).of(text), "--tile-factor=2");
}

TEST(Shell, AppendChainsMergeInOrder) {
  const Reading reading = read(
      "export NEURON_CC_FLAGS=\"--target=trn1\"\n"
      "if [ -n \"$X\" ]; then\n  export NEURON_CC_FLAGS=\"${NEURON_CC_FLAGS} -O1\"\nfi\n"
      "NEURON_CC_FLAGS+=\" --verbose info\"\nexport OTHER=1\n");
  EXPECT_EQ(only_words(reading), (Words{"--target=trn1", "-O1", "--verbose", "info"}));
  EXPECT_EQ(reading.sections.front().parts, 3U);
  EXPECT_FALSE(reading.sections.front().inherits);
}

TEST(Shell, AnUnknownEarlierValueIsAHole) {
  const Reading reading = read("export NEURON_CC_FLAGS=\"$NEURON_CC_FLAGS --target=trn1\"");
  EXPECT_TRUE(reading.sections.front().inherits);
  EXPECT_TRUE(reading.sections.front().words[0].only_hole);
  EXPECT_EQ(reading.sections.front().words[0].text.holes()[0].kind, Hole::kInherited);
}

TEST(Shell, AMissingBlankAtAJointIsFound) {
  const std::string_view known =
      "export NEURON_CC_FLAGS=\"-O1\"\nexport NEURON_CC_FLAGS=\"$NEURON_CC_FLAGS--target=trn1\"";
  const Reading reading = read(known);
  EXPECT_EQ(only_words(reading), Words{"-O1--target=trn1"});
  ASSERT_EQ(places(known, reading, FindingId::kMissingSpace).size(), 1U);
  EXPECT_EQ(applied(known, reading.findings.front().edits),
            "export NEURON_CC_FLAGS=\"-O1\"\nexport NEURON_CC_FLAGS=\"$NEURON_CC_FLAGS --target=trn1\"");
  const std::string_view unknown = "export NEURON_CC_FLAGS=\"${NEURON_CC_FLAGS}--target=trn1\"";
  EXPECT_EQ(places(unknown, read(unknown), FindingId::kMissingSpace).size(), 1U);
}

TEST(Shell, DefaultsAreRead) {
  const std::string_view text = "export NEURON_CC_FLAGS=\"${NEURON_CC_FLAGS:---target trn1 -O1}\"";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"--target", "trn1", "-O1"}));
  EXPECT_EQ(places(text, reading, FindingId::kDefaultTaken).size(), 1U);
  EXPECT_EQ(pasted_word(text, reading, 0), "--target");
}

TEST(Shell, HolesStayHoles) {
  const std::string_view text =
      "NEURON_CC_FLAGS=\"--cache_dir=$HOME/x/`hostname` --target=${T} <other flags> --n=$(nproc)\" run";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading),
            (Words{"--cache_dir=$HOME/x/`hostname`", "--target=${T}", "<other flags>", "--n=$(nproc)"}));
  EXPECT_TRUE(reading.sections.front().words[2].only_hole);
  EXPECT_EQ(places(text, reading, FindingId::kUnexpandedVariable),
            (Words{"$HOME", "`hostname`", "${T}", "$(nproc)"}));
  EXPECT_EQ(places(text, reading, FindingId::kPlaceholder), Words{"<other flags>"});
}

TEST(Shell, AVariableSetBeforeIsPutIn) {
  const std::string_view text = "N=2\nBASE='--target=trn1 -O1'\nexport NEURON_CC_FLAGS=\"$BASE --lnc=$N\"";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"--target=trn1", "-O1", "--lnc=2"}));
  EXPECT_EQ(pasted_word(text, reading, 0), "--target=trn1");
  EXPECT_EQ(pasted_word(text, reading, 2), "--lnc=$N");
}

TEST(Shell, UnquotedVariablesAreSplitWithoutQuotes) {
  const Reading reading = read("F=\"--target trn1 --x='a b'\"\nneuronx-cc compile m $F");
  EXPECT_EQ(words(reading.sections.back()),
            (Words{"neuronx-cc", "compile", "m", "--target", "trn1", "--x='a", "b'"}));
}

TEST(Shell, ContainersAndShellStringsAreRead) {
  EXPECT_EQ(only_words("docker exec c bash -c \"\n  export NEURON_CC_FLAGS='--target trn1'\n  python x.py\""),
            (Words{"--target", "trn1"}));
  EXPECT_EQ(only_words("docker run -e A=1 -e NEURON_CC_FLAGS=\"--target trn1\" --rm img"),
            (Words{"--target", "trn1"}));
  EXPECT_EQ(only_words("env NEURON_CC_FLAGS='--target trn1' python x.py"), (Words{"--target", "trn1"}));
  EXPECT_EQ(only_words("ssh host \"neuronx-cc compile m --target trn1\"").front(), "neuronx-cc");
}

TEST(Shell, AnAssignmentBehindACommandWordIsFound) {
  const std::string_view text = "neuron_parallel_compile NEURON_CC_FLAGS=\"--target trn1\" python run.py";
  const Reading reading = read(text);
  EXPECT_EQ(places(text, reading, FindingId::kAssignmentPosition),
            Words{"NEURON_CC_FLAGS=\"--target trn1\""});
  EXPECT_EQ(only_words(reading), (Words{"--target", "trn1"}));
}

TEST(Shell, NeighboursAreNotCheckedAndCommentsHaveNoEffect) {
  const std::string_view text =
      "export NEURON_CC_FLAGS=\"--target=trn1\" # --lnc=2\"\nexport NEURON_RT_NUM_CORES=2\nexport "
      "XLA_FLAGS=\"--xla_dump=1\"";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), Words{"--target=trn1"});
  EXPECT_EQ(places(text, reading, FindingId::kEnvironmentNotChecked),
            (Words{"NEURON_RT_NUM_CORES", "XLA_FLAGS"}));
  EXPECT_EQ(places(text, reading, FindingId::kCommentedOut), Words{"# --lnc=2\""});
}

TEST(Shell, TheEnvironmentIsNotReadByABareCommand) {
  const std::string_view text =
      "export NEURON_CC_FLAGS=\"--target=trn1\"\nneuronx-cc compile m.hlo --framework XLA";
  EXPECT_EQ(places(text, read(text), FindingId::kEnvironmentNotRead), Words{"NEURON_CC_FLAGS"});
}

TEST(Shell, UnclosedQuotesAndDanglingContinuationsAreFound) {
  const std::string_view open = "export NEURON_CC_FLAGS=\"--target=trn1";
  EXPECT_EQ(places(open, read(open), FindingId::kUnclosedQuote), Words{"\""});
  const std::string_view inner = "export NEURON_CC_FLAGS=\"--x='a --target=trn1\"";
  const Reading reading = read(inner);
  EXPECT_EQ(reading.sections.front().split_error, "No closing quotation");
  EXPECT_EQ(places(inner, reading, FindingId::kUnclosedQuote), Words{"'"});
  const std::string_view blank = "neuronx-cc compile m --target trn1 \\  \n --verbose info";
  EXPECT_EQ(places(blank, read(blank), FindingId::kDanglingContinuation), Words{"\\"});
  const std::string_view comment = "neuronx-cc compile m --target trn1 \\   # why\n --verbose info";
  EXPECT_EQ(places(comment, read(comment), FindingId::kDanglingContinuation), Words{"\\"});
}

TEST(Shell, ResponseFilesUsageLinesAndElidedWordsAreFound) {
  const std::string_view text = "neuronx-cc compile <file names> @args.txt ... [--target <value>]";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading),
            (Words{"neuronx-cc", "compile", "<file names>", "@args.txt", "...", "--target", "<value>"}));
  EXPECT_EQ(places(text, reading, FindingId::kResponseFile), Words{"@args.txt"});
  EXPECT_EQ(places(text, reading, FindingId::kElided), Words{"..."});
  EXPECT_EQ(places(text, reading, FindingId::kUsageBrackets), Words{"["});
}

TEST(Shell, TheEndOfFindsExecIsNoWordOfTheCommand) {
  const Words command{"neuronx-cc", "compile", "{}", "--target", "trn1"};
  for (const char* end : {" \\;", " ';'", " +", " \\; -print"}) {
    const Reading reading =
        read(std::string("find . -name '*.hlo' -exec neuronx-cc compile {} --target trn1") + end);
    ASSERT_EQ(reading.sections.size(), 1U) << end;
    EXPECT_EQ(words(reading.sections[0]), command) << end;
  }
}

TEST(Shell, WhatOnlyGetsTheCompilersNameCallsNothing) {
  for (const std::string_view text :
       {"pip install neuronx-cc --upgrade --extra-index-url=https://x", "ps aux | grep neuronx-cc",
        "python3 -m pip install -U neuronx-cc", "which neuronx-cc"}) {
    EXPECT_TRUE(read(text).sections.empty()) << text;
  }
  EXPECT_EQ(only_words("conda run -n x neuronx-cc compile m"), (Words{"neuronx-cc", "compile", "m"}));
  EXPECT_EQ(only_words("which neuronx-cc && neuronx-cc compile m"), (Words{"neuronx-cc", "compile", "m"}));
}

TEST(Shell, WhatParallelFillsInIsItsOwn) {
  EXPECT_EQ(only_words("parallel neuronx-cc compile {} --target trn1 ::: a.hlo b.hlo"),
            (Words{"neuronx-cc", "compile", "{}", "--target", "trn1"}));
}

TEST(Shell, AScriptsArgumentsMayBeTheCompilers) {
  for (const std::string_view text :
       {"python t.py --cc_flags \"--target=trn1 -O1\" --lr 1",
        "torchrun --nproc_per_node=2 t.py --compiler_args=\"--target=trn1 -O1\""}) {
    EXPECT_EQ(only_words(text), (Words{"--target=trn1", "-O1"})) << text;
    EXPECT_EQ(form_of(text), "shell-env") << text;
  }
}

TEST(Shell, AnArgumentMayBeJson) {
  for (const std::string_view program : {"vllm serve m", "python -m x.y --port 1"}) {
    const std::string text =
        std::string(program).append(" --config '{\"a\": {\"compiler_args\": \"--target=trn1 -O1\"}}'");
    EXPECT_EQ(only_words(text), (Words{"--target=trn1", "-O1"})) << text;
    EXPECT_EQ(form_of(text), "shell-env") << text;
  }
}

}  // namespace
}  // namespace flaglane::intake::testing

#include "intake_testing.h"

// Variables that are set in other ways than a POSIX shell's.
namespace flaglane::intake::testing {
namespace {

TEST(Settings, AreReadInEachNotation) {
  for (const std::string_view text : {
           "NEURON_CC_FLAGS := --target trn1",
           "export NEURON_CC_FLAGS ?= --target trn1\nall:\n\tpython x.py",
           "NEURON_CC_FLAGS ?= --target\nNEURON_CC_FLAGS += trn1\nexport NEURON_CC_FLAGS",
           "all:\n\tNEURON_CC_FLAGS=\"--target trn1\" python x.py",
           "NEURON_CC_FLAGS='--target trn1'\nA=1",
           "export NEURON_CC_FLAGS=--target trn1",
           "[Service]\nEnvironment=\"NEURON_CC_FLAGS=--target trn1\" \"A=b\"\nExecStart=/bin/x",
           "Environment=\"A=b\" \"NEURON_CC_FLAGS=--target trn1\"",
           "set NEURON_CC_FLAGS=--target trn1\npython x.py",
           "set \"NEURON_CC_FLAGS=--target trn1\"",
           "setx NEURON_CC_FLAGS \"--target trn1\"",
           "set -gx NEURON_CC_FLAGS \"--target trn1\"",
           "set --export NEURON_CC_FLAGS --target trn1",
           "set -x NEURON_CC_FLAGS --target\nset -x NEURON_CC_FLAGS $NEURON_CC_FLAGS trn1",
           "%env NEURON_CC_FLAGS=--target trn1",
           "%set_env NEURON_CC_FLAGS --target trn1",
           "$env:NEURON_CC_FLAGS = \"--target trn1\"",
           "$env:NEURON_CC_FLAGS='--target trn1'; python x.py",
           "$Env:NEURON_CC_FLAGS = \"--target\"\n$Env:NEURON_CC_FLAGS += ' trn1'",
           "$env:NEURON_CC_FLAGS = \"--target \" + `\n  \"trn1\"",
           "[Environment]::SetEnvironmentVariable('NEURON_CC_FLAGS', '--target trn1', 'User')",
           "srun --export=ALL,NEURON_CC_FLAGS=\"--target trn1\" python x.py",
           "srun --export=\"ALL,NEURON_CC_FLAGS=--target trn1,A=b\" python x.py",
           "mpirun -x \"NEURON_CC_FLAGS=--target trn1\" python x.py",
           "docker run -e \"NEURON_CC_FLAGS=--target trn1\" image",
           "conda env config vars set NEURON_CC_FLAGS=\"--target trn1\"",
           "echo 'export NEURON_CC_FLAGS=\"--target trn1\"' >> ~/.bashrc",
           "echo \"NEURON_CC_FLAGS=--target trn1\" >> $GITHUB_ENV",
           "tmux send-keys -t 0 \"export NEURON_CC_FLAGS='--target trn1'\" Enter",
           "python -c \"import os; os.environ['NEURON_CC_FLAGS'] = '--target trn1'\"",
           "ray job submit --runtime-env-json='{\"env_vars\": {\"NEURON_CC_FLAGS\": \"--target trn1\"}}'",
           ": \"${NEURON_CC_FLAGS:=--target trn1}\"",
           "helm install x --set env.NEURON_CC_FLAGS=\"--target trn1\"",
           "process.env.NEURON_CC_FLAGS = \"--target trn1\";",
           "Run:\n\n    export NEURON_CC_FLAGS=\"--target trn1\"\n\nand then train.",
           "OUT=$(NEURON_CC_FLAGS='--target trn1' python x.py)",
           "environment = [\n  { name = \"NEURON_CC_FLAGS\", value = \"--target trn1\" },\n]",
           "V1EnvVar(name=\"NEURON_CC_FLAGS\", value=\"--target trn1\")",
           "[env]\nNEURON_CC_FLAGS = \"--target trn1\"",
       }) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), (Words{"--target", "trn1"})) << text;
    if (reading.sections.empty()) continue;
    EXPECT_EQ(reading.sections.front().name, "NEURON_CC_FLAGS") << text;
    EXPECT_EQ(reading.sections.front().consumer, Consumer::kEnvironment) << text;
    EXPECT_EQ(reading.sections.front().words[1].text.source().of(text), "trn1") << text;
    EXPECT_TRUE(places(text, reading, FindingId::kAssignmentPosition).empty()) << text;
  }
  EXPECT_EQ(only_words("[a]\nneuron_cc_flags = --target trn1"), (Words{"--target", "trn1"}));
}

TEST(Settings, TheOwnEarlierValueIsInherited) {
  for (const std::string_view text : {
           "set NEURON_CC_FLAGS=%NEURON_CC_FLAGS% --target",
           "set -gx NEURON_CC_FLAGS $NEURON_CC_FLAGS --target",
           "setenv NEURON_CC_FLAGS \"${NEURON_CC_FLAGS} --target\"",
           "NEURON_CC_FLAGS := $(NEURON_CC_FLAGS) --target",
           "$env:NEURON_CC_FLAGS = \"$env:NEURON_CC_FLAGS --target\"",
           "$env:NEURON_CC_FLAGS = $env:NEURON_CC_FLAGS + ' --target'",
       }) {
    const Reading reading = read(text);
    ASSERT_EQ(reading.sections.size(), 1U) << text;
    EXPECT_TRUE(reading.sections.front().inherits) << text;
    EXPECT_EQ(reading.sections.front().words.back().text.text(), "--target") << text;
    EXPECT_TRUE(reading.findings.empty()) << text;
  }
}

TEST(Settings, AValueWithoutQuotesEndsAtItsBlankInAShell) {
  const std::string_view dashes = "export NEURON_CC_FLAGS=--target=trn1 -O1 --verbose info\npython x.py";
  const Reading reading = read(dashes);
  EXPECT_EQ(only_words(reading), (Words{"--target=trn1", "-O1", "--verbose", "info"}));
  EXPECT_EQ(places(dashes, reading, FindingId::kValueNotQuoted), Words{"-O1 --verbose info"});
  EXPECT_EQ(applied(dashes, reading.findings.front().edits),
            "export NEURON_CC_FLAGS=\"--target=trn1 -O1 --verbose info\"\npython x.py");
  EXPECT_EQ(only_words("A=1\nNEURON_CC_FLAGS=--target trn1 --verbose=1\n"),
            (Words{"--target", "trn1", "--verbose=1"}));
  EXPECT_EQ(only_words("NEURON_CC_FLAGS=--no_cache train --lr 1"), Words{"--no_cache"});
  EXPECT_EQ(only_words("NEURON_CC_FLAGS=--target=trn1 -O1 python x.py --lr 1"),
            (Words{"--target=trn1", "-O1"}));
}

TEST(Settings, AnInnerQuoteEndsTheValueToo) {
  const std::string_view text = "export NEURON_CC_FLAGS=\"-O1 --tensorizer-options=\"--overlap --verify\"\"";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"-O1", "--tensorizer-options=--overlap --verify"}));
  EXPECT_EQ(places(text, reading, FindingId::kValueNotQuoted), Words{"--verify\""});
  EXPECT_EQ(applied(text, reading.findings.front().edits),
            "export NEURON_CC_FLAGS=\"-O1 --tensorizer-options='--overlap --verify'\"");
}

TEST(Settings, ContainersPartUnquotedValuesToo) {
  for (const std::string_view text :
       {"ENV NEURON_CC_FLAGS=--target=trn1 --verbose=1 A=b",
        "docker run -e NEURON_CC_FLAGS=--target=trn1 --verbose=1 image --lr 1"}) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), (Words{"--target=trn1", "--verbose=1"})) << text;
    EXPECT_EQ(places(text, reading, FindingId::kValueNotQuoted), Words{"--verbose=1"}) << text;
  }
  const Reading own = read("docker run -e NEURON_CC_FLAGS=--target=trn1 --rm image");
  EXPECT_TRUE(own.findings.empty()) << "the engine's own option";
}

TEST(Settings, RunningTextBehindAValueIsNoPartOfIt) {
  for (const std::string_view text :
       {"Solution: set NEURON_CC_FLAGS=\"--target=trn1 --verbose=1\" before running the script.",
        "I set NEURON_CC_FLAGS=--target=trn1 --verbose=1 and it works"}) {
    EXPECT_EQ(only_words(text), (Words{"--target=trn1", "--verbose=1"})) << text;
  }
}

TEST(Settings, MakeDoublesItsDollars) {
  const std::string_view text = "NEURON_CC_FLAGS := --x=$$HOME/c --y=$(Y)";
  EXPECT_EQ(places(text, read(text), FindingId::kUnexpandedVariable), (Words{"$$HOME", "$(Y)"}));
}

TEST(Settings, PowerShellEscapesWithBackticks) {
  const std::string_view text =
      "$env:NEURON_CC_FLAGS = \"--x=`\"a b`\" --y=\"\"c d\"\" --z=$dir\"\nneuronx-cc compile m `\n  --target "
      "trn1";
  const Reading reading = read(text);
  ASSERT_EQ(reading.sections.size(), 2U);
  EXPECT_EQ(words(reading.sections[0]), (Words{"--x=a b", "--y=c d", "--z=$dir"}));
  EXPECT_EQ(words(reading.sections[1]), (Words{"neuronx-cc", "compile", "m", "--target", "trn1"}));
  EXPECT_EQ(reading.form, Form::kShellCommand);
  EXPECT_EQ(reading.layers, Words{"PowerShell"});
}

TEST(Settings, TwoValuesInOneLineAreBothRead) {
  for (const std::string_view text : {"NEURON_CC_FLAGS=\"--no_cache\"  /  \"--cache_dir s3://b/c\"",
                                      "NEURON_CC_FLAGS='--no_cache' or '--cache_dir s3://b/c'"}) {
    const Reading reading = read(text);
    ASSERT_EQ(reading.sections.size(), 2U) << text;
    EXPECT_EQ(words(reading.sections[0]), Words{"--no_cache"}) << text;
    EXPECT_EQ(words(reading.sections[1]), (Words{"--cache_dir", "s3://b/c"})) << text;
    EXPECT_EQ(reading.sections[1].consumer, Consumer::kEnvironment) << text;
  }
}

TEST(Settings, ALineThatNoProgramBeginsIsFlags) {
  EXPECT_EQ(only_words("$ echo $NEURON_CC_FLAGS\n--target trn1 -O1"), (Words{"--target", "trn1", "-O1"}));
  EXPECT_TRUE(read("export A=1\npython x.py $A\n--batch 2").sections.empty());
}

TEST(Settings, WordsOfAnArrayAreWhatTheCommandMakesOfThem) {
  EXPECT_EQ(only_words("A=(--rm -e NEURON_CC_FLAGS=\"--target trn1\")\ndocker run \"${A[@]}\" image"),
            (Words{"--target", "trn1"}));
  EXPECT_EQ(only_words("COMPILER_ARGS=(--target trn1)\nneuronx-cc compile m \"${COMPILER_ARGS[@]}\""),
            (Words{"neuronx-cc", "compile", "m", "--target", "trn1"}));
}

TEST(Settings, CmdGoesOnBehindACaret) {
  EXPECT_EQ(only_words("neuronx-cc compile m ^\r\n  --target ^\n  trn1"),
            (Words{"neuronx-cc", "compile", "m", "--target", "trn1"}));
}

TEST(Settings, SubstitutedCommandsAreRead) {
  for (const std::string_view text :
       {"OUT=$(neuronx-cc compile m --target trn1 2>&1)", "echo `neuronx-cc compile m --target trn1`",
        "if ! OUT=\"$(cd x && neuronx-cc compile m --target trn1)\"; then echo no; fi"}) {
    EXPECT_EQ(only_words(text), (Words{"neuronx-cc", "compile", "m", "--target", "trn1"})) << text;
  }
}

TEST(Settings, MakesLinesGoOnAndItsVariablesAreKnown) {
  for (const std::string_view sign : {":=", "=", "+="}) {
    const std::string text =
        std::string("NEURON_CC_FLAGS ").append(sign).append(" --target=trn1 \\\n\t-O1\n");
    EXPECT_EQ(only_words(text), (Words{"--target=trn1", "-O1"})) << text;
  }
  EXPECT_EQ(only_words(
                "F := --target trn1 \\\n  -O1\nm.neff: m.hlo\n\tneuronx-cc compile m.hlo $(F) --output $@\n"),
            (Words{"neuronx-cc", "compile", "m.hlo", "--target", "trn1", "-O1", "--output", "$@"}));
}

TEST(Settings, MakesVariablesAreKnownInEachOther) {
  for (const std::string_view text :
       {"A := --target=trn1\nNEURON_CC_FLAGS := $(A) -O1", "A = --target=trn1\nNEURON_CC_FLAGS ?= ${A} -O1",
        "A := --target=trn1 -O1\nexport NEURON_CC_FLAGS := $(A)"}) {
    EXPECT_EQ(only_words(text), (Words{"--target=trn1", "-O1"})) << text;
  }
  EXPECT_EQ(only_words("NEURON_CC_FLAGS := $(B) -O1"), (Words{"$(B)", "-O1"}));
}

TEST(Settings, WhatIPythonAnswersIsNoSetting) {
  EXPECT_EQ(only_words("%env NEURON_CC_FLAGS=--target=trn1 -O1\nenv: NEURON_CC_FLAGS=--target=trn1 -O1"),
            (Words{"--target=trn1", "-O1"}));
}

TEST(Settings, AFileOfSettingsNeedsNoQuotes) {
  EXPECT_TRUE(read("[env]\nNEURON_CC_FLAGS=--target=trn1 -O1").findings.empty());
  EXPECT_FALSE(read("NEURON_CC_FLAGS=--target=trn1 -O1").findings.empty());
}

}  // namespace
}  // namespace flaglane::intake::testing

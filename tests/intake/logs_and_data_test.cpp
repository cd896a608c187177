#include "intake/module_name.h"
#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

TEST(Logs, JoinedCommandsHaveLostTheirQuotes) {
  const std::string_view text =
      "2025-01-01 00:00:00.1:  78  INFO ||NEURON_CC_WRAPPER||: Call compiler with cmd: neuronx-cc compile "
      "/t/model.MODULE_123+e30acd3a.hlo_module.pb --target=trn1 --verbose=35\nnext line";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading).back(), "--verbose=35");
  const Section& section = reading.sections.front();
  EXPECT_TRUE(section.quotes_lost);
  ASSERT_TRUE(section.module);
  EXPECT_EQ(section.module->id, "123");
  EXPECT_EQ(section.module->suffix, "e30acd3a");
  EXPECT_EQ(section.module->suffix_span.of(text), "e30acd3a");
}

TEST(Logs, PrintedListsAreItems) {
  const std::string_view text =
      "ERROR ||NEURON_CC_WRAPPER||: Failed compilation with ['neuronx-cc', 'compile', '--x=a "
      "b',\n'--tar\nget=trn1']: [X] no";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"neuronx-cc", "compile", "--x=a b", "--target=trn1"}));
  EXPECT_FALSE(reading.sections.front().quotes_lost);
  EXPECT_EQ(only_words("INFO:Neuron:Compiler args value is ['-O2']"), Words{"-O2"});
  EXPECT_EQ(only_words("execve(\"/bin/neuronx-cc\", [\"neuronx-cc\", \"compile\", \"m\", ...]) = -1").size(),
            4U);
}

TEST(Logs, FlagsBehindASentence) {
  const Reading reading =
      read("(pid=5) INFO:Neuron:Neuron compiler flags: --target=trn1 --tensorizer-options='--a --b ' -O1");
  EXPECT_EQ(only_words(reading), (Words{"--target=trn1", "--tensorizer-options=--a --b ", "-O1"}));
}

TEST(Logs, WhatArgparseSaysOfAnOption) {
  EXPECT_EQ(only_words("error: argument -O/--optlevel: invalid choice: '4' (choose from '1', '2', '3')"),
            (Words{"--optlevel", "4"}));
  EXPECT_EQ(only_words("neuronx-cc: error: argument --lnc: invalid int value: two"), (Words{"--lnc", "two"}));
  EXPECT_EQ(only_words("argument --framework: expected one argument"), Words{"--framework"});
  EXPECT_EQ(only_words("error: ambiguous option: --auto could match --auto-cast, --auto-cast-type"),
            Words{"--auto"});
  EXPECT_EQ(
      only_words("[NCC_EARG002] Illegal argument(s) - the following argument(s) are unrecognized: --a-b"),
      Words{"--a-b"});
}

TEST(Logs, ALineOfANotebooksFileIsUnescapedFirst) {
  const std::string_view text =
      "\"2025-01-01 00:00:00.1: 7 INFO ||NEURON_CC_WRAPPER||: Call compiler with cmd: neuronx-cc compile m "
      "--x=\\\"a\\\" --target=trn1\\n\",";
  const Reading reading = read(text);
  EXPECT_EQ(id(reading.form), "log-line");
  EXPECT_EQ(only_words(reading), (Words{"neuronx-cc", "compile", "m", "--x=a", "--target=trn1"}));
  EXPECT_EQ(reading.sections.front().layers, Words{"json string"});
}

TEST(Logs, AValueOfJsonIsOneWord) {
  EXPECT_EQ(only_words("INFO:Neuron:Compiling with command line: '/bin/neuron-cc compile g --io-config "
                       "{\"in\": [1, 2]} --verbose 35'"),
            (Words{"/bin/neuron-cc", "compile", "g", "--io-config", "{\"in\": [1, 2]}", "--verbose", "35"}));
}

TEST(Logs, ALogWithoutFlagsHasNoSections) {
  const Reading reading = read(
      "2024-04-12 07:13:06.1:  2  INFO ||NEURON_CACHE||: Compile cache path: /var/tmp/neuron-compile-cache");
  EXPECT_EQ(id(reading.form), "log-line");
  EXPECT_TRUE(reading.sections.empty());
}

TEST(Json, ListsValuesAndNotebookCells) {
  EXPECT_EQ(only_words("[\"--target=trn1\", \"--x=a b\"],"), (Words{"--target=trn1", "--x=a b"}));
  EXPECT_EQ(only_words("{\"env\": [{\"name\": \"NEURON_CC_FLAGS\", \"value\": \"--target trn1\"}]}"),
            (Words{"--target", "trn1"}));
  const std::string_view notebook =
      "{\"cells\": [{\"source\": [\"import os\\n\", \"os.environ[\\\"NEURON_CC_FLAGS\\\"] = "
      "\\\"--target=trn1\\\"\\n\"]}]}";
  const Reading reading = read(notebook);
  EXPECT_EQ(id(reading.form), "json");
  EXPECT_EQ(only_words(reading), Words{"--target=trn1"});
  EXPECT_EQ(pasted_word(notebook, reading, 0), "--target=trn1");
}

TEST(Yaml, ScalarsOfEachStyle) {
  for (const std::string_view text : {
           "- name: NEURON_CC_FLAGS\n  value: \"--target trn1\"",
           "env:\n  NEURON_CC_FLAGS: '--target trn1'  # which\n  OTHER: x",
           "NEURON_CC_FLAGS: --target trn1",
           "NEURON_CC_FLAGS: --target\n  trn1",
           "NEURON_CC_FLAGS: >-\n  --target\n  trn1\nOTHER: x",
           "NEURON_CC_FLAGS: |\n  --target trn1\n",
           "environment:\n  - NEURON_CC_FLAGS=--target trn1\n  - A=b",
           "run: |\n  set -e\n  export NEURON_CC_FLAGS=\"--target trn1\"\n  python x.py",
           "command: [\"bash\", \"-c\", \"export NEURON_CC_FLAGS='--target trn1'; run\"]",
           "compiler_args:\n  - --target\n  - \"trn1\"",
           "compiler_args: [--target, 'trn1']",
       }) {
    EXPECT_EQ(only_words(text), (Words{"--target", "trn1"})) << text;
    EXPECT_EQ(form_of(text), "yaml") << text;
  }
}

TEST(Yaml, ValuesBesideANameIsMended) {
  const std::string_view text = "- name: NEURON_CC_FLAGS\n  values: \"-O1\"";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), Words{"-O1"});
  ASSERT_EQ(places(text, reading, FindingId::kYamlValues), Words{"values"});
  EXPECT_EQ(applied(text, reading.findings.front().edits), "- name: NEURON_CC_FLAGS\n  value: \"-O1\"");
}

TEST(Yaml, TemplatesAreHoles) {
  const Reading reading = read("NEURON_CC_FLAGS: \"--target={{ .Values.target }} --x=$(X)\"");
  EXPECT_EQ(only_words(reading), (Words{"--target={{ .Values.target }}", "--x=$(X)"}));
  EXPECT_TRUE(reading.sections.front().words[0].text.has_hole());
}

TEST(Dockerfiles, BothFormsOfEnvAndRun) {
  EXPECT_EQ(only_words("ENV NEURON_CC_FLAGS=\"--target trn1\" \\\n    # why\n    A=b"),
            (Words{"--target", "trn1"}));
  EXPECT_EQ(only_words("FROM x\nENV NEURON_CC_FLAGS --target trn1\nRUN true"), (Words{"--target", "trn1"}));
  EXPECT_EQ(only_words("FROM x\nRUN export NEURON_CC_FLAGS=\"--target trn1\" && \\\n  make"),
            (Words{"--target", "trn1"}));
  EXPECT_EQ(only_words("FROM x\nCMD [\"neuronx-cc\", \"compile\", \"m\", \"--x=a b\"]").back(), "--x=a b");
  EXPECT_EQ(
      only_words("ENV NEURON_CC_FLAGS=\"--target=trn1\"\nENV NEURON_CC_FLAGS=\"$NEURON_CC_FLAGS -O1\"\n"),
      (Words{"--target=trn1", "-O1"}));
}

TEST(BareFlags, CommentsAndContinuationsGo) {
  const std::string_view text = "--target trn1 \\\n  --x='a b' # --y\n  -O1 \\";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"--target", "trn1", "--x=a b", "-O1"}));
  EXPECT_EQ(places(text, reading, FindingId::kDanglingContinuation), Words{"\\"});
  EXPECT_EQ(only_words("--target=${T} --n=$N").front(), "--target=${T}");
}

TEST(BackendStrings, SplitOnWhiteSpaceOnly) {
  const Reading reading = read("--tile-factor='a b'   --overlap ");
  EXPECT_EQ(only_words(reading), (Words{"--tile-factor='a", "b'", "--overlap"}));
  EXPECT_EQ(reading.sections.front().kind, SectionKind::kBackendString);
  EXPECT_EQ(only_words("'--overlap'"), Words{"'--overlap'"});
}

// Published suffixes of public compile caches.
TEST(ModuleNames, SuffixesAreThoseOfPublicCaches) {
  EXPECT_EQ(md5_hex(""), "d41d8cd98f00b204e9800998ecf8427e");
  EXPECT_EQ(md5_hex("abc"), "900150983cd24fb0d6963f7d28e17f72");
  EXPECT_EQ(suffix_of_joined({}), "d41d8cd9");
  EXPECT_EQ(suffix_of_json({"--target=trn1"}), "e30acd3a");
  EXPECT_EQ(suffix_of_json({"--model-type=transformer", "--auto-cast=none"}), "d7cde3b5");
  EXPECT_EQ(suffix_of_joined({"--model-type=transformer", "--auto-cast=none"}), "2c2d707e");
}

}  // namespace
}  // namespace flaglane::intake::testing

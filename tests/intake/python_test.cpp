#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

TEST(Python, AssignmentsToTheEnvironment) {
  for (const std::string_view text : {
           "os.environ['NEURON_CC_FLAGS'] = '--target trn1'",
           "os.environ[\"NEURON_CC_FLAGS\"]=\"--target \" \"trn1\"",
           "os.environ[\"NEURON_CC_FLAGS\"] = (\n    \"--target \"  # which\n    + 'trn1'\n)",
           "os.environ[\"NEURON_CC_FLAGS\"] = r'''--target trn1'''",
           "os.environ.setdefault('NEURON_CC_FLAGS', '--target trn1')",
           "os.putenv('NEURON_CC_FLAGS', '--target trn1')",
           "m.setenv(\"NEURON_CC_FLAGS\", ' '.join(['--target', 'trn1']))",
           "with mock.patch.dict(os.environ, {'NEURON_CC_FLAGS': '--target trn1'}):",
           "base = '--target'\nos.environ['NEURON_CC_FLAGS'] = base + ' ' + 'trn1'",
           "flags: str = '--target trn1'\nos.environ['NEURON_CC_FLAGS'] = flags",
           "t = 'trn1'\nos.environ['NEURON_CC_FLAGS'] = f'--target {t}'",
           "os.environ['NEURON_CC_FLAGS'] = '--target trn1'.strip()",
           "os.environ['NEURON_CC_FLAGS'] = '--target trn1' if x else ''",
           "os.environ['NEURON_CC_FLAGS'] = \"--target \\\n trn1\"",
       }) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), (Words{"--target", "trn1"})) << text;
    EXPECT_EQ(reading.sections.front().name, "NEURON_CC_FLAGS") << text;
    EXPECT_EQ(reading.sections.front().consumer, Consumer::kEnvironment) << text;
  }
}

TEST(Python, AppendsMergeAndUnknownValuesAreHoles) {
  const Reading reading = read(
      "os.environ['NEURON_CC_FLAGS'] = os.environ.get('NEURON_CC_FLAGS', '') + ' --target=trn1'\n"
      "os.environ['NEURON_CC_FLAGS'] += ' -O1'\n");
  EXPECT_EQ(only_words(reading), (Words{"$NEURON_CC_FLAGS", "--target=trn1", "-O1"}));
  EXPECT_TRUE(reading.sections.front().inherits);
  EXPECT_EQ(reading.sections.front().parts, 2U);
}

TEST(Python, AMissingBlankIsFoundWithItsMend) {
  const std::string_view text =
      "os.environ['NEURON_CC_FLAGS'] = os.environ.get('NEURON_CC_FLAGS', '') + \"--target=trn1\"";
  const Reading reading = read(text);
  ASSERT_EQ(places(text, reading, FindingId::kMissingSpace).size(), 1U);
  EXPECT_EQ(applied(text, reading.findings.front().edits),
            "os.environ['NEURON_CC_FLAGS'] = os.environ.get('NEURON_CC_FLAGS', '') + \" --target=trn1\"");
}

TEST(Python, LiteralsSideBySideNeedABlankToo) {
  const std::string_view text =
      "os.environ['NEURON_CC_FLAGS'] = ('--model-type=transformer -O1'\n  '--lnc=2' + '--optlevel=1')";
  const Reading reading = read(text);
  const auto found = places(text, reading, FindingId::kMissingSpace);
  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(
      applied(text, reading.findings.front().edits),
      "os.environ['NEURON_CC_FLAGS'] = ('--model-type=transformer -O1'\n  ' --lnc=2' + '--optlevel=1')");
  const std::string_view meant =
      "NEURON_CC_FLAGS = (\"--tensorizer-options='\" \"--a --b'\" \" --cache_dir=\" \"--x\")";
  EXPECT_TRUE(places(meant, read(meant), FindingId::kMissingSpace).empty());
}

TEST(Python, ListItemsAreWords) {
  const std::string_view text =
      "trace(model, x, compiler_args=['--target', \"trn1\",\n  f'--cache={c}', '--a=' '--b c', str(n), "
      "*more])";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading),
            (Words{"--target", "trn1", "--cache={c}", "--a=--b c", "{str(n)}", "{*more}"}));
  const Section& section = reading.sections.front();
  EXPECT_EQ(section.style, WordStyle::kList);
  EXPECT_EQ(section.name, "compiler_args");
  EXPECT_EQ(section.consumer, Consumer::kCompilerArgs);
  EXPECT_FALSE(section.words[2].only_hole);
  EXPECT_TRUE(section.words[4].only_hole);
  EXPECT_EQ(pasted_word(text, reading, 3), "'--a=' '--b c'");
}

TEST(Python, ListsGrow) {
  const Reading reading = read(
      "cmd = ['neuronx-cc', 'compile', path]\ncmd.extend(['--target', 'trn1'])\ncmd.append('-O1')\ncmd += "
      "['--x']\n"
      "if debug:\n    cmd = cmd + ['--verbose']\n");
  EXPECT_EQ(only_words(reading),
            (Words{"neuronx-cc", "compile", "{path}", "--target", "trn1", "-O1", "--x", "--verbose"}));
  EXPECT_EQ(reading.sections.front().kind, SectionKind::kCommand);
}

TEST(Python, JoinedListsAreOneString) {
  const Reading reading =
      read("cc_flags = ['--x=a b', '-O1']\ncc_flags.append('--y')\nreturn ' '.join(cc_flags)");
  EXPECT_EQ(only_words(reading), (Words{"--x=a", "b", "-O1", "--y"}));
  EXPECT_EQ(reading.sections.front().style, WordStyle::kShlex);
  EXPECT_EQ(words(read("args = shlex.join(['--x=a b', '-O1'])").sections.front()), (Words{"--x=a b", "-O1"}));
}

TEST(Python, StringsThatAreCommandsAreRead) {
  EXPECT_EQ(only_words("subprocess.run(\"neuronx-cc compile m --target trn1\", shell=True)"),
            (Words{"neuronx-cc", "compile", "m", "--target", "trn1"}));
  EXPECT_EQ(only_words("os.system(f'neuronx-cc compile {path} --target trn1')"),
            (Words{"neuronx-cc", "compile", "{path}", "--target", "trn1"}));
}

TEST(Python, ItemsWithFlagAndValueOrQuotesHaveTheirMend) {
  const std::string_view both = "compiler_args=['--target trn1', '-O1']";
  const Reading reading = read(both);
  ASSERT_EQ(places(both, reading, FindingId::kItemHoldsFlagAndValue), Words{"'--target trn1'"});
  EXPECT_EQ(applied(both, reading.findings.front().edits), "compiler_args=['--target', 'trn1', '-O1']");
  const std::string_view quotes = "compiler_args=[\"--x='--a --b'\"]";
  const Reading quoted = read(quotes);
  ASSERT_EQ(places(quotes, quoted, FindingId::kItemHasQuotes).size(), 1U);
  EXPECT_EQ(applied(quotes, quoted.findings.front().edits), "compiler_args=[\"--x=--a --b\"]");
}

TEST(Python, ALeftOutEqualsSignIsFound) {
  const std::string_view text = "compiler_args['--target', 'trn1']";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"--target", "trn1"}));
  EXPECT_EQ(places(text, reading, FindingId::kSubscript), Words{"["});
}

TEST(Python, HolesOfFormatAndPercent) {
  EXPECT_TRUE(read("compiler_args = '--target {}'.format(t)").sections.front().words[1].only_hole);
  EXPECT_TRUE(read("compiler_args = '--target %s' % t").sections.front().words[1].only_hole);
  EXPECT_FALSE(read("compiler_args = '--x={}'").sections.front().words[0].text.has_hole());
}

TEST(Python, NothingLiteralIsSaid) {
  const std::string_view text = "os.environ['NEURON_CC_FLAGS'] = make_flags(config)";
  EXPECT_EQ(places(text, read(text), FindingId::kNothingLiteral), Words{"NEURON_CC_FLAGS"});
}

TEST(Python, NamesInConditionsAreNoValues) {
  EXPECT_EQ(only_words("if '--lnc' not in flags:\n    os.environ['NEURON_CC_FLAGS'] = '--lnc=2'"),
            Words{"--lnc=2"});
}

TEST(Python, CurlyQuotesAreReadAsTheQuotesThatWereMeant) {
  const std::string_view text = "os.environ[\u201cNEURON_CC_FLAGS\u201d] = \u201c--target=trn1\u201d";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), Words{"--target=trn1"});
  std::vector<diag::Edit> edits;
  for (const Finding& finding : reading.findings)
    edits.insert(edits.end(), finding.edits.begin(), finding.edits.end());
  EXPECT_EQ(applied(text, edits), "os.environ[\"NEURON_CC_FLAGS\"] = \"--target=trn1\"");
}

TEST(Python, ACommandInAStringIsReadAtItsEnd) {
  EXPECT_EQ(only_words("x = 'neuronx-cc compile m'\nx += ' --target trn1'\nos.system(x)"),
            (Words{"neuronx-cc", "compile", "m", "--target", "trn1"}));
  EXPECT_EQ(only_words("a = 'neuronx-cc compile m'\nb = f'{a} --target trn1'"),
            (Words{"neuronx-cc", "compile", "m", "--target", "trn1"}));
  const Reading two = read("x = 'neuronx-cc compile a'\nrun(x)\nx = 'neuronx-cc compile b'\nrun(x)\nx = 3");
  ASSERT_EQ(two.sections.size(), 2U);
  EXPECT_EQ(words(two.sections[0]), (Words{"neuronx-cc", "compile", "a"}));
  EXPECT_EQ(words(two.sections[1]), (Words{"neuronx-cc", "compile", "b"}));
}

TEST(Python, SignsBeforeNamesAreNoFlags) {
  for (const std::string_view line : {"loss = -mean(x)", "x=(-b+c)", "y=([1, 2])"}) {
    const std::string text =
        std::string(line) + "\nos.environ['NEURON_CC_FLAGS'] = '--target ' + kind\n" + std::string(line);
    EXPECT_EQ(form_of(text), "python-env") << line;
    EXPECT_EQ(only_words(text).front(), "--target") << line;
  }
}

TEST(Python, MethodsThatKeepTheWordsAreSeenThrough) {
  const Words flags = {"--target=trn1", "-O1"};
  EXPECT_EQ(
      only_words("os.environ['NEURON_CC_FLAGS'] = \"\"\"\n --target=trn1\n -O1\n\"\"\".replace('\\n', ' ')"),
      flags);
  EXPECT_EQ(
      only_words("os.environ['NEURON_CC_FLAGS'] = ' '.join(\"\"\"\n --target=trn1\n -O1\n\"\"\".split())"),
      flags);
}

TEST(Python, AScriptsOwnOptionsAreNotTheCompilers) {
  EXPECT_EQ(
      only_words("parser.add_argument('--cc-flags', '-c', default='--target=trn1 -O1', help='as --lnc')"),
      (Words{"--target=trn1", "-O1"}));
}

TEST(Python, APieceOfAListIsAList) {
  const Reading reading = read("    '--target', 'trn1',\n    '-O1',\n");
  EXPECT_EQ(only_words(reading), (Words{"--target", "trn1", "-O1"}));
  EXPECT_EQ(reading.sections.front().style, WordStyle::kList);
}

TEST(Python, WhatTheInterpreterAnswersIsRead) {
  EXPECT_EQ(only_words(">>> os.environ['NEURON_CC_FLAGS']\n'--target=trn1 -O1'"),
            (Words{"--target=trn1", "-O1"}));
}

TEST(Python, AListForTheCompilerMayHaveLostItsDashes) {
  EXPECT_EQ(only_words("trace(m, x, compiler_args=['target=trn1', 'x'])"), (Words{"target=trn1", "x"}));
  EXPECT_TRUE(read("trace(m, x, other_args=['target=trn1'])").sections.empty());
}

TEST(Python, StringsThatSetTheVariableAreRead) {
  for (const std::string_view text :
       {"subprocess.run(\"NEURON_CC_FLAGS='--target=trn1 -O1' python t.py\", shell=True)",
        "os.system(\"export NEURON_CC_FLAGS='--target=trn1 -O1' && python t.py\")",
        "run('x', environment=['NEURON_CC_FLAGS=--target=trn1 -O1', 'A=b'])",
        "withEnv(['NEURON_CC_FLAGS=--target=trn1 -O1']) {\n  sh 'python t.py'\n}",
        "subprocess.run(['env', 'NEURON_CC_FLAGS=--target=trn1 -O1', 'python', 't.py'])",
        "run('-e', 'NEURON_CC_FLAGS=--target=trn1 -O1')"}) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), (Words{"--target=trn1", "-O1"})) << text;
    EXPECT_EQ(reading.sections.front().consumer, Consumer::kEnvironment) << text;
    EXPECT_TRUE(reading.findings.empty()) << text;
  }
}

TEST(Python, NamesOfTheCompilersFlagsAreNoNeighbours) {
  for (const std::string_view name : {"NEURON_FLAGS", "NEURON_CC_OPTS", "neuron_cc_args", "NEURON_OPTIONS"}) {
    EXPECT_EQ(only_words(std::string(name).append(" = ['--target=trn1', '-O1']")),
              (Words{"--target=trn1", "-O1"}))
        << name;
  }
}

}  // namespace
}  // namespace flaglane::intake::testing

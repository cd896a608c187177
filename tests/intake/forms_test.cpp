#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

TEST(Forms, IdsAreTakenBack) {
  for (const std::string_view text :
       {"none", "shell-command", "shell-env", "python-env", "python-list", "dockerfile", "yaml", "json",
        "log-line", "bare-flags", "backend-options"}) {
    ASSERT_TRUE(form_from_id(text)) << text;
    EXPECT_EQ(id(*form_from_id(text)), text);
  }
  EXPECT_FALSE(form_from_id("auto"));
}

TEST(Forms, AreRecognisedWithoutAsking) {
  const std::pair<std::string_view, std::string_view> kTexts[] = {
      {"neuronx-cc compile m.hlo --target trn1", "shell-command"},
      {"python3 -m neuronxcc.driver compile m.hlo --target=trn1", "shell-command"},
      {"for f in *.pb; do\n  neuronx-cc compile $f --target trn1\ndone", "shell-command"},
      {"export NEURON_CC_FLAGS=\"--target=trn1\"", "shell-env"},
      {"NEURON_CC_FLAGS='--target trn2' python train.py", "shell-env"},
      {"#export NEURON_CC_FLAGS=\"--target=trn1\"", "shell-env"},
      {"setenv NEURON_CC_FLAGS \"--target=trn1\"", "shell-env"},
      {"os.environ[\"NEURON_CC_FLAGS\"] = \"--target=trn1\"", "python-env"},
      {"monkeypatch.setenv('NEURON_CC_FLAGS', '--target=trn1')", "python-env"},
      {"\"NEURON_CC_FLAGS\": f\"--cache_dir={where}\",", "python-env"},
      {"compiler_args=['--target', 'trn1'],", "python-list"},
      {"compiler_args=\"--target trn1 -O1\"", "python-list"},
      {"return \"--target=trn1 -O1\"", "python-list"},
      {"neuron_xla_compile(code, [\"--target=trn1\", \"-O1\"])", "python-list"},
      {"torch_neuronx.trace(model, inputs, \"--auto-cast all\")", "python-env"},
      {"“--optlevel 1”", "bare-flags"},
      {"argument --auto-cast: invalid choice: matmul (choose from 'none')", "log-line"},
      {"ENV NEURON_CC_FLAGS=\"--target=trn1\"", "dockerfile"},
      {"docker run --rm -e NEURON_CC_FLAGS=\"--target=trn1\" image", "dockerfile"},
      {"-e NEURON_CC_FLAGS=\"--target trn1\" \\", "dockerfile"},
      {"- name: NEURON_CC_FLAGS\n  value: \"--target=trn1\"", "yaml"},
      {"compiler_flags: '--target trn1'", "yaml"},
      {"[\"--target=trn1\", \"-O1\"]", "json"},
      {"{\"NEURON_CC_FLAGS\": \"--target=trn1\"}", "json"},
      {"2024-05-01 10:00:00.000: 12 INFO ||NEURON_CC_WRAPPER||: Call compiler with cmd: neuronx-cc compile a "
       "--target=trn1",
       "log-line"},
      {"INFO:Neuron:Neuron compiler flags: --target=trn1", "log-line"},
      {"--target=trn1 -O1", "bare-flags"},
      {"-O1", "bare-flags"},
      {"\u2014target trn1", "bare-flags"},
      {"--tile-factor=2 --overlap", "backend-options"},
      {"--skip-pass=a --skip-pass=b", "backend-options"},
      {"--skip-pass=a --target=trn1", "bare-flags"},
      {"--verbose=35", "bare-flags"},
  };
  for (const auto& [text, form] : kTexts) EXPECT_EQ(form_of(text), form) << text;
}

TEST(Forms, CanBeOverridden) {
  const Reading reading = intake::read("--tile-factor=2", Form::kBareFlags, names());
  EXPECT_EQ(reading.form, Form::kBareFlags);
  EXPECT_EQ(reading.detected, Form::kBackendOptions);
  EXPECT_EQ(reading.sections.front().kind, SectionKind::kFlags);
}

TEST(Forms, WhatSurroundsATextComesOffAndIsNamed) {
  const std::pair<std::string_view, std::string_view> kTexts[] = {
      {"Try this:\n```bash\nexport NEURON_CC_FLAGS=\"--target=trn1\"\n```\nthanks", "markdown"},
      {"`--target=trn1`", "backticks"},
      {"> export NEURON_CC_FLAGS=\"--target=trn1\"", "quote"},
      {"$ export NEURON_CC_FLAGS=\"--target=trn1\"", "prompt"},
      {">>> os.environ['NEURON_CC_FLAGS'] = '--target=trn1'\n'--target=trn1'", "prompt"},
      {"In [3]: os.environ['NEURON_CC_FLAGS'] = '--target=trn1'", "prompt"},
      {"ubuntu@host:~$ export NEURON_CC_FLAGS=--target=trn1", "prompt"},
      {"12\n+ compiler_args = ['--target=trn1']", "diff"},
      {"| --target=trn1 |", "table"},
      {"# --target=trn1", "comment"},
  };
  for (const auto& [text, layer] : kTexts) {
    const Reading reading = read(text);
    EXPECT_EQ(reading.layers, std::vector<std::string>{std::string(layer)}) << text;
    EXPECT_EQ(only_words(reading), Words{"--target=trn1"}) << text;
  }
}

TEST(Forms, EscapesComeOffUntilTheTextParsesAndAreCounted) {
  const std::string_view text = "env NEURON_CC_FLAGS=\\\\\\\"--target=trn1 -O1\\\\\\\"";
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), (Words{"--target=trn1", "-O1"}));
  ASSERT_FALSE(reading.findings.empty());
  EXPECT_EQ(reading.findings.front().id, FindingId::kLayersTakenOff);
  // Two passes over the backslashes, and the quotes that they were for.
  EXPECT_EQ(reading.findings.front().text, "3");
  EXPECT_EQ(reading.layers, (Words{"escapes", "escapes", "quotes"}));
  EXPECT_EQ(pasted_word(text, reading, 0), "--target=trn1");
}

TEST(Forms, TypographicCharactersHaveTheirMend) {
  const std::string_view text =
      "neuronx-cc compile m.hlo \u2014-framework XLA -\u2014target trn1 \u2013\u2013verbose\u00a0info "
      "\u2014lnc 2 \u2013O1";
  const Reading reading = read(text);
  std::vector<diag::Edit> edits;
  for (const Finding& finding : reading.findings) {
    EXPECT_EQ(finding.id, FindingId::kTypographicCharacter);
    edits.insert(edits.end(), finding.edits.begin(), finding.edits.end());
  }
  EXPECT_EQ(applied(text, edits),
            "neuronx-cc compile m.hlo --framework XLA --target trn1 --verbose info --lnc 2 -O1");
}

TEST(Forms, FlagsInRunningTextAreMentions) {
  const Reading reading =
      read("WARNING: Option --old-name is deprecated. Use ``--new-name 1 (-O1)`` instead.");
  ASSERT_EQ(reading.sections.size(), 1U);
  EXPECT_EQ(reading.sections.front().kind, SectionKind::kMentions);
  EXPECT_EQ(words(reading.sections.front()), (Words{"--old-name", "--new-name", "-O1"}));
}

TEST(Forms, FilesOfSettingsSetAnEnvironment) {
  struct File {
    std::string_view text;
    std::string_view layer;
  };
  for (const File& file :
       {File{"[env]\nNEURON_CC_FLAGS = \"--target=trn1\"", "toml"},
        File{"[[tool.x]]\nname = \"y\"\nNEURON_CC_FLAGS = '--target=trn1'", "toml"},
        File{"env {\n  name  = \"NEURON_CC_FLAGS\"\n  value = \"--target=trn1\"\n}", "blocks"},
        File{"job \"train\" {\n  env { NEURON_CC_FLAGS = \"--target=trn1\" }\n}", "blocks"},
        File{"pipeline {\n  environment {\n    NEURON_CC_FLAGS = '--target=trn1'\n  }\n}", "blocks"}}) {
    const Reading reading = read(file.text);
    EXPECT_EQ(only_words(reading), Words{"--target=trn1"}) << file.text;
    EXPECT_EQ(id(reading.form), "shell-env") << file.text;
    EXPECT_EQ(reading.layers, Words{std::string(file.layer)}) << file.text;
  }
  EXPECT_EQ(form_of("[x]\ncc_args = [\"--target\", \"trn1\"]"), "python-list");
  EXPECT_EQ(form_of("NEURON_CC_FLAGS = \"--target=trn1\"\nx = [\n0\n]"), "python-env");
  EXPECT_TRUE(read("[x]\nNEURON_CC_FLAGS = --target=trn1").layers.empty());
  EXPECT_EQ(form_of("function f {\n  NEURON_CC_FLAGS=\"--target=trn1\"\n}"), "shell-env");
}

}  // namespace
}  // namespace flaglane::intake::testing

#include "intake_testing.h"

// What hangs on a text where people copy it from.
namespace flaglane::intake::testing {
namespace {

const Words kFlags = {"--target=trn1", "-O1"};

void expect_layers(std::string_view text, const Words& layers) {
  const Reading reading = read(text);
  EXPECT_EQ(only_words(reading), kFlags) << text;
  EXPECT_EQ(reading.layers, layers) << text;
  EXPECT_TRUE(reading.findings.empty()) << text;
  if (reading.sections.empty()) return;
  EXPECT_EQ(reading.sections.front().name, "NEURON_CC_FLAGS") << text;
}

TEST(Dress, PromptsComeOff) {
  for (const std::string_view prompt :
       {"[ec2-user@ip-10-0-0-1 ~]$ ", "user@mac proj % ", "\u279c  proj git:(main) \u2717 ", "sh-4.2$ ",
        "bash-5.1# ", "root@a1:/w# ", "(venv) user@host:~/x$ ", "\u276f "}) {
    expect_layers(std::string(prompt) + "export NEURON_CC_FLAGS=\"--target=trn1 -O1\"", {"prompt"});
  }
  expect_layers("C:\\work> set NEURON_CC_FLAGS=--target=trn1 -O1", {"prompt"});
  expect_layers("PS C:\\work> $env:NEURON_CC_FLAGS = \"--target=trn1 -O1\"", {"prompt", "PowerShell"});
}

TEST(Dress, ASecondPromptGoesOnWithTheLineBefore) {
  EXPECT_EQ(only_words("$ neuronx-cc compile m.hlo \\\n> --target \\\n> trn1"),
            (Words{"neuronx-cc", "compile", "m.hlo", "--target", "trn1"}));
}

TEST(Dress, DiffsLoseTheirHeaders) {
  expect_layers(
      "diff --git a/x.sh b/x.sh\nindex 12..34 100644\n--- a/x.sh\n+++ b/x.sh\n@@ -1,2 +1,2 @@\n #!/bin/sh\n"
      "-export NEURON_CC_FLAGS=\"-O2\"\n+export NEURON_CC_FLAGS=\"--target=trn1 -O1\"\n python x.py",
      {"diff"});
}

TEST(Dress, ATraceLosesItsSigns) {
  for (const std::string_view text : {"+ export NEURON_CC_FLAGS='--target=trn1 -O1'\n+ python x.py",
                                      "++ NEURON_CC_FLAGS='--target=trn1 -O1'\nepoch 1\n+ date",
                                      "+ export 'NEURON_CC_FLAGS=--target=trn1 -O1'"}) {
    expect_layers(text, {"trace"});
  }
  const std::string_view text = "+ cd /x\n++ neuronx-cc compile m '--target=trn1'\nok";
  EXPECT_EQ(pasted_word(text, read(text), 3), "'--target=trn1'");
  expect_layers("+ export NEURON_CC_FLAGS='--target=trn1 -O1'\n-export A=1\n+ python x.py", {"diff"});
}

TEST(Dress, AListOfProcessesHasCommandsBehindColumns) {
  EXPECT_EQ(
      only_words("root 1234 0.0 0.1 12345 6789 pts/0 R+ 12:00 0:01 neuronx-cc compile --target=trn1 m.hlo\n"
                 "root 1240 0.0 0.1 12345 6789 pts/0 S+ 12:01 0:00 grep --color=auto neuronx-cc"),
      (Words{"neuronx-cc", "compile", "--target=trn1", "m.hlo"}));
}

TEST(Dress, NumbersAndFileNamesBeforeLinesComeOff) {
  for (const std::string_view text :
       {"1 #!/bin/sh\n2 export NEURON_CC_FLAGS=\"--target=trn1 -O1\"\n3 python x.py",
        " 9: export NEURON_CC_FLAGS=\"--target=trn1 -O1\"\n10: python x.py",
        "1\texport A=1\n2\t\n3\texport NEURON_CC_FLAGS=\"--target=trn1 -O1\""}) {
    expect_layers(text, {"line numbers"});
  }
  for (const std::string_view text : {"a/train.sh:12:export NEURON_CC_FLAGS=\"--target=trn1 -O1\"",
                                      "train.py:    os.environ['NEURON_CC_FLAGS'] = '--target=trn1 -O1'"}) {
    expect_layers(text, {"grep"});
  }
  EXPECT_EQ(form_of("data:\n  a.sh: |\n    export NEURON_CC_FLAGS=\"--target=trn1\"\n"), "yaml");
}

TEST(Dress, HtmlComesOff) {
  const std::string_view text = "export NEURON_CC_FLAGS=&quot;&#45;&#x2d;target=trn1 -O1&quot;";
  expect_layers(text, {"html"});
  EXPECT_EQ(pasted_word(text, read(text), 0), "&#45;&#x2d;target=trn1");
  expect_layers("<pre><code class=\"sh\">export NEURON_CC_FLAGS=\"--target=trn1 -O1\"</code></pre>",
                {"html"});
  const std::string_view placeholder = "neuronx-cc compile <file> --target <name>";
  EXPECT_TRUE(read(placeholder).layers.empty());
}

TEST(Dress, BlanksOfOtherKindsPartAndIndent) {
  const std::pair<std::string_view, std::string_view> kTexts[] = {
      {"export\u00a0NEURON_CC_FLAGS=\"--target=trn1 -O1\"", "export NEURON_CC_FLAGS=\"--target=trn1 -O1\""},
      {"env:\n\u00a0\u00a0NEURON_CC_FLAGS: \"--target=trn1 -O1\"",
       "env:\n  NEURON_CC_FLAGS: \"--target=trn1 -O1\""},
      {"\u200bos.environ['NEURON_CC_FLAGS']\u00a0=\u00a0'--target=trn1 -O1'",
       "\u200bos.environ['NEURON_CC_FLAGS'] = '--target=trn1 -O1'"},
  };
  for (const auto& [text, mended] : kTexts) {
    const Reading reading = read(text);
    EXPECT_EQ(only_words(reading), kFlags) << text;
    std::vector<diag::Edit> edits;
    for (const Finding& finding : reading.findings) {
      EXPECT_EQ(finding.id, FindingId::kTypographicCharacter);
      edits.insert(edits.end(), finding.edits.begin(), finding.edits.end());
    }
    EXPECT_EQ(applied(text, edits), mended);
  }
  expect_layers("\ufeffexport NEURON_CC_FLAGS=\"--target=trn1 -O1\"", {});
  EXPECT_TRUE(read("\u00a0 well\u00a0\u2014 a\u00a0story \u00a0").findings.empty());
}

TEST(Dress, WindowsLineEndsAreLineEnds) {
  expect_layers("export NEURON_CC_FLAGS=\"--target=trn1 \\\r\n -O1\"\r\npython x.py\r\n", {});
  EXPECT_EQ(only_words("neuronx-cc compile m\\\r\n --target \\\r\n  trn1\r\n"),
            (Words{"neuronx-cc", "compile", "m", "--target", "trn1"}));
}

}  // namespace
}  // namespace flaglane::intake::testing

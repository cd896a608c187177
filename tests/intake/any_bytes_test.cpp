#include <random>

#include "intake_testing.h"
#include "text/utf8.h"

namespace flaglane::intake::testing {
namespace {

const std::vector<std::string> kTexts = {
    "neuronx-cc compile model.hlo \\\n  --target trn1 --tensorizer-options=\"--overlap --tile-factor=2\" # "
    "\u2014 done\n",
    "export NEURON_CC_FLAGS=\"${NEURON_CC_FLAGS:---target=trn1} --model-type 'a b'\"; export "
    "NEURON_CC_FLAGS+=\" -O1\"\n",
    "os.environ[\"NEURON_CC_FLAGS\"] = os.environ.get('NEURON_CC_FLAGS', '') + f\" --target={t} \" + "
    "'--caf\u00e9'\n",
    "args = ['--target', \"trn1\", *more, str(n)]\nargs.extend([\"--verbose=\" + level, '''--x\ny'''])\n",
    "- name: NEURON_CC_FLAGS\n  value: \"--target=trn1 \\u2014 --verbose\"\nargs:\n  - '--a'\nrun: |\n  "
    "export NEURON_CC_FLAGS=--a\n",
    "{\"env\": {\"NEURON_CC_FLAGS\": \"--target=trn1 --x=\\\"a b\\\"\"}, \"args\": [\"--a\", "
    "\"--b\\ud83d\"]}\n",
    "FROM x\nENV NEURON_CC_FLAGS=\"--target trn1\" A=b \\\n  # c\n  C=d\nRUN neuronx-cc compile m --target "
    "trn1\n",
    "2024-01-01 00:00:00: 1 INFO ||NEURON_CC_WRAPPER||: Call compiler with cmd: ['neuronx-cc', 'compile', "
    "'--target=trn1']\n",
    "--target=trn1 \u201c--verbose\u201d \u2013\u2013model-type\u00a0x \U0001f600\n",
    "```bash\n$ NEURON_CC_FLAGS=\\\"--a --b\\\" python x.py\n```\n",
    ">>> x = ['--a']\n... \n+ export A=1\n| --a |\n# comment --b\n",
    "F=(--a \"b c\")\nF+=($(x) \"${F[@]}\")\nneuronx-cc compile \"${F[@]}\" ${F[*]} | tee `neuronx-cc x "
    "--a`\n",
    "- command: [neuronx-cc]\n  args:\n  - compile\n  env: [{name: NEURON_CC_FLAGS, value: \"--a\"}]\n",
    "PS C:\\x> $env:NEURON_CC_FLAGS += \"--a `\"b`\" $env:X\" + 'c''d'; neuronx-cc compile `\n --a\n",
    "set -x NEURON_CC_FLAGS $NEURON_CC_FLAGS --a\nNEURON_CC_FLAGS := --a $$X %Y%\nNEURON_CC_FLAGS=--a b "
    "-O1\n",
    "1: export\u00a0NEURON_CC_FLAGS=&quot;--a&quot; &#45;\u200b\n2: <code>x.sh:3:--b</code>\n",
};

void expect_inside(std::string_view pasted, text::Span span, const char* what) {
  ASSERT_LE(span.begin, span.end) << what << " of " << pasted;
  ASSERT_LE(span.end, pasted.size()) << what << " of " << pasted;
  ASSERT_EQ(text::floor_boundary(pasted, span.begin), span.begin) << what << " of " << pasted;
  ASSERT_EQ(text::floor_boundary(pasted, span.end), span.end) << what << " of " << pasted;
}

void expect_edits(std::string_view pasted, const std::vector<diag::Edit>& edits) {
  std::uint32_t last = 0;
  for (const diag::Edit& edit : edits) {
    expect_inside(pasted, edit.span, "edit");
    ASSERT_GE(edit.span.begin, last);
    last = edit.span.end;
  }
}

void expect_edits(std::string_view pasted, const Edits& edits) {
  if (edits) expect_edits(pasted, *edits);
}

void expect_valid(std::string_view pasted, std::optional<Form> form) {
  const Reading reading = intake::read(pasted, form, names());
  for (const Section& section : reading.sections) {
    expect_inside(pasted, section.span, "section");
    expect_inside(pasted, section.name_span, "name");
    if (section.module) expect_inside(pasted, section.module->suffix_span, "suffix");
    for (std::size_t i = 0; i < section.words.size() && i < 40; ++i) {
      const Word& word = section.words[i];
      expect_inside(pasted, word.source, "word");
      expect_inside(pasted, word.removal, "removal");
      expect_inside(pasted, word.text.source(), "word's text");
      for (std::uint32_t at = 0; at <= word.text.size() && at < 40; ++at) {
        if (text::floor_boundary(word.text.text(), at) != at) continue;
        expect_inside(pasted, word.text.source({at, at}), "place in a word");
      }
      expect_edits(pasted, replace_word(section, i, "--new='a b'"));
      expect_edits(pasted, insert_word(section, i, "--new"));
      expect_edits(pasted, remove_words(section, i, 2));
      expect_edits(pasted, replace(word.text, {0, word.text.size()}, "x \"y\" 'z'"));
    }
  }
  for (const Finding& finding : reading.findings) {
    expect_inside(pasted, finding.span, "finding");
    expect_edits(pasted, finding.edits);
    ASSERT_TRUE(finding.section == kNoSection || finding.section < reading.sections.size());
  }
}

constexpr Form kForms[] = {Form::kNone,       Form::kShellCommand, Form::kShellEnv,      Form::kPythonEnv,
                           Form::kPythonList, Form::kDockerfile,   Form::kYaml,          Form::kJson,
                           Form::kLogLine,    Form::kBareFlags,    Form::kBackendOptions};

TEST(AnyBytes, MutatedTextsKeepRangesInside) {
  std::mt19937 random(20240607);
  const auto below = [&](std::size_t limit) {
    return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
  };
  constexpr std::string_view kSpice = "\"'\\$`{}[]()<>#=,:;&|-\n \t\r@%*";
  for (int round = 0; round < 6000; ++round) {
    std::string text = kTexts[below(kTexts.size())];
    for (std::size_t change = below(6); change > 0; --change) {
      const std::size_t at = text::floor_boundary(text, below(text.size() + 1));
      const std::string& other = kTexts[below(kTexts.size())];
      switch (below(4)) {
        case 0:
          text.insert(at, 1, kSpice[below(kSpice.size())]);
          break;
        case 1: {
          const std::size_t end = text::floor_boundary(text, std::min(text.size(), at + below(12)));
          text.erase(at, end - at);
          break;
        }
        case 2: {
          const std::size_t from = text::floor_boundary(other, below(other.size()));
          const std::size_t to = text::floor_boundary(other, std::min(other.size(), from + below(30)));
          text.insert(at, other.substr(from, to - from));
          break;
        }
        default:
          text.insert(at, text.substr(at, below(20)));
          text = text::sanitize_utf8(text);
      }
    }
    expect_valid(text, std::nullopt);
    expect_valid(text, kForms[below(std::size(kForms))]);
    if (HasFatalFailure()) return;
  }
}

TEST(AnyBytes, RandomBytesKeepRangesInside) {
  std::mt19937 random(7);
  std::uniform_int_distribution<int> byte(0, 255);
  std::uniform_int_distribution<std::size_t> length(0, 300);
  for (int round = 0; round < 3000; ++round) {
    std::string text(length(random), '\0');
    for (char& c : text) c = static_cast<char>(byte(random));
    expect_valid(text, round % 2 == 0
                           ? std::nullopt
                           : std::optional(kForms[static_cast<std::size_t>(round) % std::size(kForms)]));
    if (HasFatalFailure()) return;
  }
}

TEST(AnyBytes, NothingToReadIsNoForm) {
  for (const std::string_view text :
       {"", " \n\t", "It was a bright cold day in April, and the clocks were striking thirteen.",
        "the well-known half-hearted \u2014 and - so - on \u2014 story"}) {
    const Reading reading = read(text);
    EXPECT_EQ(id(reading.form), "none") << text;
    EXPECT_TRUE(reading.sections.empty());
    EXPECT_TRUE(reading.findings.empty());
  }
}

/// Texts that make a careless reader slow: a stack of open brackets, quotes that never close, chains that
/// double. The test's own time limit fails it if one of them is not linear.
TEST(AnyBytes, LongTextsOfOneKindAreRead) {
  constexpr std::size_t kSize = 1U << 18U;
  const std::vector<std::string> kUnits = {"-",
                                           "- ",
                                           "--a ",
                                           "[",
                                           "[1]",
                                           "(1)",
                                           ".a(",
                                           "x=[1][",
                                           "(",
                                           "{",
                                           "\"",
                                           "'",
                                           "\\",
                                           "${",
                                           "$(",
                                           "${X:-",
                                           "`",
                                           "\n",
                                           "#\n",
                                           "<a",
                                           "= ",
                                           "x=x+",
                                           "x+='-'\n",
                                           "['--a',",
                                           "{\"a\":",
                                           "- a:\n",
                                           "a: |\n ",
                                           "export X=\"$X --a\"\n",
                                           "X=\"$X$X--a\"\n",
                                           "neuronx-cc ",
                                           "['neuronx-cc', ",
                                           "\u2014",
                                           "```\n",
                                           "f'{x",
                                           "ENV A=--a\n",
                                           "x = ['--a'] + x\n",
                                           "NEURON_CC_FLAGS=\\\"--",
                                           "x.append('--a')\n",
                                           "not ",
                                           "*",
                                           "in [",
                                           "A=(",
                                           "A=(--a)\n",
                                           "A+=(--a)\n",
                                           "A=(\"${A[@]}\" --a)\n",
                                           "\"${A[@]}\"",
                                           "A=(--a b)\nneuronx-cc \"${A[@]}\"\n",
                                           "X=\"${A[*]}\" ",
                                           "$(neuronx-cc ",
                                           "`neuronx-cc `",
                                           "\"NEURON_CC_FLAGS=--a\" ",
                                           "NEURON_CC_FLAGS=--a -b\n",
                                           "NEURON_CC_FLAGS += --a\n",
                                           "$env:NEURON_CC_FLAGS += '--a'\n",
                                           "$env:NEURON_CC_FLAGS = \"$env:NEURON_CC_FLAGS --a\"\n",
                                           "[Environment]::SetEnvironmentVariable(",
                                           "`\n",
                                           "&#45;",
                                           "&",
                                           "<code>",
                                           "\u00a0",
                                           "a\u00a0",
                                           "\u200b--a",
                                           "{a: [",
                                           "a: {b: \"c\", ",
                                           "- {a: '",
                                           "command: [neuronx-cc]\nargs: [--a]\n",
                                           "command: neuronx-cc\n",
                                           "{\"command\":[\"neuronx-cc\"],",
                                           "CMD [\"neuronx-cc\"]\n",
                                           "1: --a\n",
                                           "a.sh:1:--a\n",
                                           "user@h:~$ --a\n",
                                           "$ a \\\n> ",
                                           "%a%",
                                           "set ",
                                           "--a={\"",
                                           "2024-01-01 00:00:00 flags: --a\n"};
  for (const std::string& unit : kUnits) {
    std::string text = unit.size() > 1 ? "--a NEURON_CC_FLAGS\n" : "";
    while (text.size() < kSize) text += unit;
    const Reading reading = read(text);
    EXPECT_LE(reading.sections.size(), text.size()) << unit;
    for (const Form form : kForms) {
      text.resize(kSize / 8);
      EXPECT_EQ(intake::read(text, form, names()).form, form) << unit;
    }
  }
}

}  // namespace
}  // namespace flaglane::intake::testing

#include "intake/convert.h"
#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

struct Case {
  std::string_view pasted;
  std::string_view replaced;  ///< word 1 becomes --new='x y'
  std::string_view inserted;  ///< a word before word 1
  std::string_view removed;   ///< word 1 goes
};

const Case kCases[] = {
    {"neuronx-cc --a --b", "neuronx-cc --new='x y' --b", "neuronx-cc --new='x y' --a --b", "neuronx-cc --b"},
    {"export NEURON_CC_FLAGS=\"--a --b --c\"", "export NEURON_CC_FLAGS=\"--a --new='x y' --c\"",
     "export NEURON_CC_FLAGS=\"--a --new='x y' --b --c\"", "export NEURON_CC_FLAGS=\"--a --c\""},
    {"export NEURON_CC_FLAGS='--a --b --c'", "export NEURON_CC_FLAGS='--a --new='\\''x y'\\'' --c'",
     "export NEURON_CC_FLAGS='--a --new='\\''x y'\\'' --b --c'", "export NEURON_CC_FLAGS='--a --c'"},
    {"compiler_args = ['--a', '--b', '--c']", "compiler_args = ['--a', '--new=x y', '--c']",
     "compiler_args = ['--a', '--new=x y', '--b', '--c']", "compiler_args = ['--a', '--c']"},
    {"compiler_args = '--a --b --c'", "compiler_args = '--a --new=\\'x y\\' --c'",
     "compiler_args = '--a --new=\\'x y\\' --b --c'", "compiler_args = '--a --c'"},
    {"os.environ['NEURON_CC_FLAGS'] = \"--a \" + \"--b --c\"",
     "os.environ['NEURON_CC_FLAGS'] = \"--a \" + \"--new='x y' --c\"",
     "os.environ['NEURON_CC_FLAGS'] = \"--a --new='x y' \" + \"--b --c\"",
     "os.environ['NEURON_CC_FLAGS'] = \"--a \" + \"--c\""},
    {"{\"NEURON_CC_FLAGS\": \"--a --b --c\"}", "{\"NEURON_CC_FLAGS\": \"--a --new='x y' --c\"}",
     "{\"NEURON_CC_FLAGS\": \"--a --new='x y' --b --c\"}", "{\"NEURON_CC_FLAGS\": \"--a --c\"}"},
    {"[\"--a\", \"--b\", \"--c\"]", "[\"--a\", \"--new=x y\", \"--c\"]",
     "[\"--a\", \"--new=x y\", \"--b\", \"--c\"]", "[\"--a\", \"--c\"]"},
    {"NEURON_CC_FLAGS: '--a --b --c'", "NEURON_CC_FLAGS: '--a --new=''x y'' --c'",
     "NEURON_CC_FLAGS: '--a --new=''x y'' --b --c'", "NEURON_CC_FLAGS: '--a --c'"},
    {"NEURON_CC_FLAGS=\\\"--a --b --c\\\"", "NEURON_CC_FLAGS=\\\"--a --new='x y' --c\\\"",
     "NEURON_CC_FLAGS=\\\"--a --new='x y' --b --c\\\"", "NEURON_CC_FLAGS=\\\"--a --c\\\""},
};

TEST(Edits, KeepTheQuotingAndTheLanguage) {
  for (const Case& each : kCases) {
    const Reading reading = read(each.pasted);
    ASSERT_EQ(reading.sections.size(), 1U) << each.pasted;
    const Section& section = reading.sections.front();
    EXPECT_EQ(applied(each.pasted, replace_word(section, 1, "--new=x y")), each.replaced);
    EXPECT_EQ(applied(each.pasted, insert_word(section, 1, "--new=x y")), each.inserted);
    EXPECT_EQ(applied(each.pasted, remove_words(section, 1, 1)), each.removed);
  }
}

/// Whatever the form: after an edit, the text reads as the words that were asked for.
TEST(Edits, ReadBackAsTheWordsThatWereAsked) {
  const std::string_view kWords[] = {"--plain", "--x=a b",          "it's", "say \"hi\"", "back\\slash",
                                     "$HOME",   "caf\u00e9 \u2014", ""};
  for (const Case& each : kCases) {
    const Reading reading = read(each.pasted);
    const Words before = words(reading.sections.front());
    for (const std::string_view word : kWords) {
      for (std::size_t at = 1; at <= before.size(); ++at) {
        Words expected = before;
        expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(at), std::string(word));
        const std::string text = applied(each.pasted, insert_word(reading.sections.front(), at, word));
        const Reading again = intake::read(text, reading.form, names());
        EXPECT_EQ(again.sections.empty() ? Words{} : words(again.sections.front()), expected) << text;
      }
      if (word.empty()) continue;
      Words expected = before;
      expected[1] = word;
      const std::string text = applied(each.pasted, replace_word(reading.sections.front(), 1, word));
      const Reading again = intake::read(text, reading.form, names());
      EXPECT_EQ(again.sections.empty() ? Words{} : words(again.sections.front()), expected) << text;
    }
  }
}

/// Over several lines: the joint goes with the word that stood alone on its line, and stays otherwise.
TEST(Edits, LeaveNoBackslashBehind) {
  struct Lines {
    std::string_view pasted;
    std::string_view removed;  ///< word 1 goes
  };
  const Lines kLines[] = {
      {"neuronx-cc \\\n  --a \\\n  --b", "neuronx-cc \\\n  --b"},
      {"neuronx-cc \\\n  --a --b", "neuronx-cc \\\n  --b"},
      {"neuronx-cc --a \\\n  --b", "neuronx-cc \\\n  --b"},
      {"export NEURON_CC_FLAGS=\"--a \\\n  --b --c\"", "export NEURON_CC_FLAGS=\"--a \\\n  --c\""},
      {"export NEURON_CC_FLAGS=\"--a \\\n  --b \\\n  --c\"", "export NEURON_CC_FLAGS=\"--a \\\n  --c\""},
      {"export NEURON_CC_FLAGS=\"--a \\\n  --b\"", "export NEURON_CC_FLAGS=\"--a\""},
      {"compiler_args = \"\"\"--a \\\n  --b \\\n  --c\"\"\"", "compiler_args = \"\"\"--a \\\n  --c\"\"\""},
      {"compiler_args = [\n  '--a',\n  '--b',\n  '--c',\n]", "compiler_args = [\n  '--a',\n  '--c',\n]"},
  };
  for (const Lines& each : kLines) {
    const Reading reading = read(each.pasted);
    ASSERT_EQ(reading.sections.size(), 1U) << each.pasted;
    Words expected = words(reading.sections.front());
    expected.erase(expected.begin() + 1);
    const std::string text = applied(each.pasted, remove_words(reading.sections.front(), 1, 1));
    EXPECT_EQ(text, each.removed);
    EXPECT_EQ(only_words(text), expected);
  }
  const std::string_view first = "export NEURON_CC_FLAGS=\"--a \\\n  --b\"";
  EXPECT_EQ(applied(first, remove_words(read(first).sections.front(), 0, 1)),
            "export NEURON_CC_FLAGS=\"--b\"");
}

TEST(Edits, ReachIntoNestedStrings) {
  const std::string_view text = "docker exec c bash -c \"export NEURON_CC_FLAGS='--x=\\\"--a --b\\\"'\"";
  const Reading reading = read(text);
  ASSERT_EQ(only_words(reading), Words{"--x=--a --b"});
  const Word& word = reading.sections.front().words.front();
  EXPECT_EQ(applied(text, replace(word.text, {8, 11}, "--c \"d\"")),
            "docker exec c bash -c \"export NEURON_CC_FLAGS='--x=\\\"--a --c \\\\\\\"d\\\\\\\"\\\"'\"");
}

TEST(Edits, AreRefusedWhereTheTextCannotHoldThem) {
  const Reading raw = read("compiler_args = r'--a --b'");
  EXPECT_FALSE(replace_word(raw.sections.front(), 0, "it's"));
  EXPECT_TRUE(replace_word(raw.sections.front(), 0, "--c"));
  const Reading backend = read("--tile-factor=2 --overlap");
  EXPECT_FALSE(insert_word(backend.sections.front(), 0, "a b"));
  const Reading hole = read("os.environ['NEURON_CC_FLAGS'] = os.environ['NEURON_CC_FLAGS'] + ' --a'");
  EXPECT_FALSE(remove_words(hole.sections.front(), 0, 1));
}

TEST(Edits, AppendToAnEmptyValue) {
  const std::string_view text = "export NEURON_CC_FLAGS=\"\"";
  const Reading reading = read(text);
  ASSERT_EQ(reading.sections.size(), 1U);
  EXPECT_EQ(applied(text, insert_word(reading.sections.front(), 0, "--x=a b")),
            "export NEURON_CC_FLAGS=\"--x='a b'\"");
}

TEST(Convert, ReadsBackAsTheSameWords) {
  const Words flags = {"--target=trn1", "--tensorizer-options= --a --b='c' ", "-O1",
                       "it's \"x\" $HOME `y` \\z"};
  for (const std::string_view target :
       {"shell", "python-list", "python-string", "json", "dockerfile", "yaml"}) {
    const std::string text = convert(flags, *target_from_id(target));
    EXPECT_EQ(only_words(text), flags) << text;
  }
  EXPECT_FALSE(target_from_id("auto"));
  EXPECT_EQ(convert({"--a", "--b=c d"}, Target::kShell), "export NEURON_CC_FLAGS=\"--a --b='c d'\"");
}

}  // namespace
}  // namespace flaglane::intake::testing

#include "check/convert.h"

#include <gtest/gtest.h>

#include "check_testing.h"
#include "pastes.h"

namespace flaglane::check::testing {
namespace {

constexpr std::string_view kTargets[] = {"shell", "python-list", "python-string",
                                         "json",  "dockerfile",  "yaml"};

std::string converted(std::string_view text, std::string_view target) {
  return convert(text, target, {}).text.value_or("");
}

TEST(Convert, NothingIsConvertedQuietly) {
  for (const std::string_view target : kTargets) {
    EXPECT_FALSE(convert("no flags here", target, {}).text.has_value());
    EXPECT_EQ(convert("no flags here", target, {}).note, "");
  }
  EXPECT_FALSE(convert("--lnc=2", "latin", {}).text.has_value());
}

TEST(Convert, WritesTheSectionThatIsAskedFor) {
  constexpr std::string_view kTwo = "neuronx-cc compile a.hlo --lnc=1\nneuronx-cc compile b.hlo -O3";
  ASSERT_EQ(ask(kTwo).sections.size(), 2U);
  EXPECT_EQ(convert(kTwo, "json", {}).text, convert(kTwo, "json", {}, 0).text);
  EXPECT_EQ(convert(kTwo, "json", {}, 1).text, R"(["-O3"])");
  EXPECT_FALSE(convert(kTwo, "json", {}, 2).text.has_value());
}

std::vector<std::string> flag_words(const Report& report) {
  std::vector<std::string> words;
  if (!report.main_section) return words;
  for (const Token& token : report.tokens) {
    if (token.section == *report.main_section && token.role != Role::kSurrounding && token.depth == 0)
      words.push_back(token.word);
  }
  return words;
}

TEST(Convert, ReadsTheSameWordsAgain) {
  std::size_t tried = 0;
  for (const std::string_view paste : kPastes) {
    const Report before = ask(paste);
    if (!before.main_section) continue;
    const Section& section = before.sections[*before.main_section];
    // A command's own words are left out on purpose; text that is not known yet cannot be written again.
    if (section.form == "shell-command" || section.form == "log-line" || section.form == "backend-options")
      continue;
    if (paste.find_first_of("$*{") != paste.npos || count(before, "input/missing-space") > 0) continue;
    for (const std::string_view target : kTargets) {
      const std::optional<std::string> text = convert(paste, target, {}).text;
      ASSERT_TRUE(text.has_value()) << target << " of " << paste;
      const Report after = ask(*text);
      EXPECT_EQ(flag_words(after), flag_words(before)) << target << " of " << paste << "\n" << *text;
      ASSERT_TRUE(after.main_section.has_value()) << *text;
      const std::optional<Suffix>& suffix = after.sections[*after.main_section].suffix;
      ASSERT_EQ(suffix.has_value(), section.suffix.has_value()) << *text;
      if (suffix) {
        EXPECT_EQ(suffix->json, section.suffix->json) << *text;
      }
      ++tried;
    }
  }
  EXPECT_GT(tried, 100U);
}

TEST(Convert, OfACommandTheFlagsOfItsSuffix) {
  EXPECT_EQ(converted("neuronx-cc compile --framework XLA --target trn2 --lnc 2 m.hlo", "json"),
            "[\"--target\", \"trn2\", \"--lnc\", \"2\"]")
      << "a person's own target, wherever it stands";
  EXPECT_EQ(converted("neuronx-cc compile m.hlo --framework XLA --target trn1 -O1 --output m.neff", "json"),
            R"(["--target", "trn1", "-O1"])");
}

TEST(Convert, ABareOptionStringGoesIntoItsCarrier) {
  EXPECT_EQ(converted("--stats-file=penguin.stats --debug-pass=ValueNumbering", "json"),
            R"(["--tensorizer-options=--stats-file=penguin.stats --debug-pass=ValueNumbering"])");
}

TEST(Convert, AVariableStaysOne) {
  constexpr std::string_view kText = "export NEURON_CC_FLAGS=\"--lnc=$CORES --logfile='${DIR}/a {b} c'\"";
  EXPECT_EQ(converted(kText, "shell"),
            "export NEURON_CC_FLAGS=\"--lnc=${CORES} --logfile='${DIR}/a {b} c'\"");
  EXPECT_EQ(converted(kText, "dockerfile"),
            "ENV NEURON_CC_FLAGS=\"--lnc=${CORES} --logfile='${DIR}/a {b} c'\"");
  EXPECT_EQ(converted(kText, "yaml"),
            "- name: NEURON_CC_FLAGS\n  value: \"--lnc=$(CORES) --logfile='$(DIR)/a {b} c'\"");
  EXPECT_EQ(converted(kText, "python-string"),
            "os.environ[\"NEURON_CC_FLAGS\"] = f\"--lnc={os.environ.get('CORES', '')} "
            "--logfile='{os.environ.get('DIR', '')}/a {{b}} c'\"");
  EXPECT_EQ(converted(kText, "python-list"),
            "compiler_args = [f\"--lnc={os.environ.get('CORES', '')}\", "
            "f\"--logfile={os.environ.get('DIR', '')}/a {{b}} c\"]");
  const Converted json = convert(kText, "json", {});
  EXPECT_FALSE(json.text.has_value());
  EXPECT_NE(json.note.find("`$CORES`"), std::string::npos) << json.note;
}

TEST(Convert, AWordThatIsUnknownMayBeSeveral) {
  constexpr std::string_view kText = "export NEURON_CC_FLAGS=\"-O1 $MORE\"";
  EXPECT_EQ(converted(kText, "shell"), "export NEURON_CC_FLAGS=\"-O1 ${MORE}\"");
  EXPECT_EQ(converted(kText, "python-list"),
            "compiler_args = [\"-O1\", *shlex.split(os.environ.get('MORE', ''))]");
}

TEST(Convert, WhatAPythonPutsInStaysInPython) {
  constexpr std::string_view kText = "compiler_args=[\"-O1\", f\"--logfile={d}/x.txt\", *MORE]";
  EXPECT_EQ(converted(kText, "python-list"), "compiler_args = [\"-O1\", f\"--logfile={d}/x.txt\", *MORE]");
  const Converted shell = convert(kText, "shell", {});
  EXPECT_FALSE(shell.text.has_value());
  EXPECT_NE(shell.note.find("{d}"), std::string::npos) << shell.note;
  constexpr std::string_view kSet =
      "os.environ[\"NEURON_CC_FLAGS\"] = os.environ.get(\"NEURON_CC_FLAGS\", \"\") + \" -O1\"";
  EXPECT_EQ(converted(kSet, "json"), "[\"-O1\"]") << "its own earlier value is dropped";
}

TEST(Convert, APlaceholderIsTextToReplace) {
  constexpr std::string_view kText = "export NEURON_CC_FLAGS='--logfile=<a path>'";
  EXPECT_EQ(converted(kText, "shell"), "export NEURON_CC_FLAGS=\"--logfile='<a path>'\"");
}

}  // namespace
}  // namespace flaglane::check::testing

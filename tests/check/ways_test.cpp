// What argparse's ways do to a line, and what is said of it.
#include <gtest/gtest.h>

#include "check/convert.h"
#include "check_testing.h"

namespace flaglane::check::testing {
namespace {

constexpr std::string_view kRest = " --framework XLA --target trn1";

std::string command(std::string_view words) {
  return std::string("neuronx-cc compile ").append(words).append(kRest);
}

TEST(Ways, WhatIsSaidOfTheMendedTextOnlySaysSo) {
  const auto notes = [](std::string_view paste) {
    const Report report = ask(paste);
    const diag::Diagnostic* found = find(report, "driver/invalid-value");
    return found == nullptr ? 99U : found->notes.size();
  };
  EXPECT_EQ(notes("--lnc=“x”"), 1U);     // as pasted: invalid int value: '“x”'
  EXPECT_EQ(notes("--lnc=x —-O1"), 0U);  // the same either way
}

TEST(Ways, InputFilesStandTogether) {
  const std::string text = command("a.hlo -O1 b.hlo");
  const Report report = ask(text);
  const diag::Diagnostic* found = find(report, "driver/stray-word");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->span.of(text), "b.hlo");
  EXPECT_NE(said(*found).find("Input files must stand together"), std::string::npos);
  ASSERT_EQ(found->labels.size(), 1U);
  EXPECT_EQ(found->labels[0].span.of(text), "a.hlo");
  ASSERT_EQ(found->fixes.size(), 1U);
  EXPECT_TRUE(found->fixes[0].safe);
  EXPECT_EQ(applied(text, found->fixes[0]), command("a.hlo b.hlo -O1"));
}

TEST(Ways, AnOptionBeforeTheSubcommandGoesBehindIt) {
  EXPECT_EQ(fixed("neuronx-cc --verbose 35 compile m.hlo --framework XLA --target trn1",
                  "driver/before-subcommand"),
            "neuronx-cc compile --verbose 35 m.hlo --framework XLA --target trn1");
  EXPECT_EQ(fixed("neuronx-cc --target=trn1 compile m.hlo --framework XLA", "driver/before-subcommand"),
            "neuronx-cc compile --target=trn1 m.hlo --framework XLA");
  EXPECT_EQ(
      count(ask("neuronx-cc -v compile m.hlo --framework XLA --target trn1"), "driver/before-subcommand"), 0U)
      << "nobody has it";
  const Report talk = ask("prog --verbose 35 compile m");
  EXPECT_EQ(errors(talk), 0U);
  EXPECT_EQ(count(talk, "driver/before-subcommand"), 1U);
}

TEST(Ways, AForgottenSubcommandIsToldOnce) {
  EXPECT_EQ(fixed("neuronx-cc m.hlo --framework XLA --target trn1", "driver/unknown-subcommand"),
            "neuronx-cc compile m.hlo --framework XLA --target trn1");
  EXPECT_EQ(fixed("neuronx-cc complie m.hlo --framework XLA --target trn1", "driver/unknown-subcommand"),
            "neuronx-cc compile m.hlo --framework XLA --target trn1");
  const Report report = ask("neuronx-cc --framework=XLA --target=trn1 --lnc=2 m.hlo");
  EXPECT_EQ(count(report, "driver/subcommand-missing"), 1U);
  EXPECT_EQ(fixed("neuronx-cc --help-hidden", "driver/subcommand-missing"),
            "neuronx-cc compile --help-hidden");
}

TEST(Ways, AWholeTextInAnEditorsQuotes) {
  EXPECT_EQ(count(ask("“--lnc=2”"), "input/typographic-character"), 2U);
}

TEST(Ways, ATextInTwoSectionsIsMendedOnce) {
  const std::string_view text =
      "export NEURON_CC_FLAGS=\"--lnc=2 –O1\"\nexport OTHER;URON_CC_FLAGS=\"${NEURON_CC_FLAGS} --lnc=2\" # "
      "-x=2";
  const Report report = ask(text);
  EXPECT_EQ(count(report, "input/typographic-character"), 1U);
  for (const diag::Diagnostic& found : report.diagnostics) {
    for (const diag::Fix& fix : found.fixes) {
      std::uint32_t done = 0;
      for (const diag::Edit& edit : fix.edits) {
        EXPECT_GE(edit.span.begin, done) << fix.title;
        done = edit.span.end;
      }
    }
  }
}

TEST(Ways, WhatIsSetAgainIsLost) {
  const auto lost = [](std::string_view text) { return count(ask(text), "input/overwritten"); };
  EXPECT_EQ(lost("export NEURON_CC_FLAGS='-O1'\n# or\nexport NEURON_CC_FLAGS='--lnc=2'"), 1U);
  EXPECT_EQ(lost("os.environ['NEURON_CC_FLAGS'] = '-O1'\nos.environ['NEURON_CC_FLAGS'] = '--lnc=2'"), 1U);
  EXPECT_EQ(lost("export NEURON_CC_FLAGS='-O1'\nexport NEURON_CC_FLAGS=\"$NEURON_CC_FLAGS --lnc=2\""), 0U);
  EXPECT_EQ(lost("export NEURON_CC_FLAGS='-O1'\npython a.py\nexport NEURON_CC_FLAGS='--lnc=2'"), 0U);
  EXPECT_EQ(lost("NEURON_CC_FLAGS='-O1' python a.py\nNEURON_CC_FLAGS='--lnc=2' python b.py"), 0U);
}

TEST(Ways, ANumberWithADashNeedsTheEqualsSign) {
  for (const std::string_view value : {"-1e5", "-1_000"}) {
    const std::string text = std::string("--hbm-scratchpad-page-size ").append(value);
    const Report report = ask(text);
    EXPECT_EQ(errors(report), 1U) << text;
    const diag::Diagnostic* found = find(report, "driver/expected-argument");
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(found->message, "argument --hbm-scratchpad-page-size: expected one argument");
    EXPECT_NE(said(*found).find(std::string("`--hbm-scratchpad-page-size=").append(value)),
              std::string::npos);
    EXPECT_NE(said(*found).find("Python 3.14"), std::string::npos);
  }
}

TEST(Ways, BehindTwoDashesEverythingIsAFile) {
  const Report files = ask("neuronx-cc compile --framework XLA --target trn1 -- a -- b");
  EXPECT_EQ(errors(files), 0U);
  EXPECT_EQ(count(files, "driver/double-dash"), 2U) << "the second is a file's name";
  const Report late = ask("neuronx-cc compile m.hlo --framework XLA --target trn1 -- a -- b");
  EXPECT_EQ(count(late, "driver/stray-word"), 1U) << "all of it in one";
}

TEST(Ways, BehindTwoDashesNothingIsAnOption) {
  const std::string text = "neuronx-cc compile m.hlo --framework XLA --target trn1 -- --lnc=1 x";
  const Report report = ask(text);
  EXPECT_EQ(errors(report), 1U);
  EXPECT_EQ(fixed("neuronx-cc compile m.hlo --framework XLA --target trn1 -- --lnc=1", "driver/stray-word"),
            "neuronx-cc compile m.hlo --framework XLA --target trn1 --lnc=1");
}

TEST(Ways, StrayFilesGoTogether) {
  EXPECT_EQ(fixed(command("a.hlo -O1 b.hlo c.hlo"), "driver/stray-word"), command("a.hlo b.hlo c.hlo -O1"));
}

TEST(Ways, AnUnknownOptionTakesNoValue) {
  const std::string text = "neuronx-cc compile --framework XLA --target trn1 --unk v m.hlo";
  const Report report = ask(text);
  const diag::Diagnostic* found = find(report, "driver/unrecognized-argument");
  ASSERT_NE(found, nullptr);
  EXPECT_NE(said(*found).find("`v` is taken for an input file"), std::string::npos);
  ASSERT_EQ(found->labels.size(), 1U);
  EXPECT_EQ(found->labels[0].span.of(text), "v");
}

TEST(Ways, AListTakesNoWordWithADash) {
  const Report report = ask(command("m.hlo --pipeline compile -SaveTemps"));
  const diag::Diagnostic* found = find(report, "driver/unrecognized-argument");
  ASSERT_NE(found, nullptr);
  EXPECT_NE(said(*found).find("none of them can begin with a dash"), std::string::npos);
}

TEST(Ways, AStringBehindABlankIsJoined) {
  const auto only = [](std::string_view text) {
    const Report report = ask(text);
    EXPECT_EQ(errors(report), 1U) << text;
    std::size_t fixes = 0;
    for (const diag::Diagnostic& each : report.diagnostics) fixes += each.fixes.size();
    EXPECT_EQ(fixes, 1U) << text;
    return fixed(text, "driver/expected-argument");
  };
  EXPECT_EQ(only("--tensorizer-options \"--not-there\""), "--tensorizer-options=--not-there");
  EXPECT_EQ(only("--tensorizer-options --print-nki"), "--tensorizer-options=--print-nki");
  EXPECT_EQ(only("--tensorizer-options --print-nki --dump-nki -O1"),
            "--tensorizer-options='--print-nki --dump-nki' -O1");
  // The string was forgotten: nothing to join.
  EXPECT_EQ(fixed("--tensorizer-options --lnc=2", "driver/expected-argument"),
            "--tensorizer-options --lnc=2");
}

TEST(Ways, AnAmbiguousNameIsNotGivenAValueThatItCannotHave) {
  EXPECT_EQ(fixed(command("--model net.pt"), "driver/ambiguous-option"), command("--model net.pt"));
  EXPECT_EQ(fixed(command("m.hlo --auto none"), "driver/ambiguous-option"),
            command("m.hlo --auto-cast none"));
}

TEST(Ways, ADriversNameInTheStringGoesOut) {
  EXPECT_EQ(
      fixed("--tensorizer-options='--print-nki --model-type=transformer'", "backend/abbreviated-option"),
      "--tensorizer-options='--print-nki' --model-type=transformer");
}

TEST(Ways, WhatUnknownTextMayHoldIsSaidCalmly) {
  for (const std::string_view whole :
       {"cmd = f\"neuronx-cc compile {hlo} --framework XLA\"",
        "cmd = \"neuronx-cc compile %s --framework XLA --output %s\" % (hlo, out)",
        "cmd = \"neuronx-cc compile {} --framework XLA\".format(hlo)",
        "cmd = \" \".join([\"neuronx-cc\", \"compile\", hlo, \"--framework\", \"XLA\"])",
        "run([\"neuronx-cc\", \"compile\", hlo, \"--framework\", \"XLA\"])",
        "neuronx-cc compile \"$HLO\" --framework XLA"}) {
    const Report report = ask(whole);
    const diag::Diagnostic* found = find(report, "driver/required-missing");
    ASSERT_NE(found, nullptr) << whole;
    EXPECT_EQ(found->severity, diag::Severity::kInfo);
    EXPECT_EQ(found->message, "the following arguments are required: --target");
    EXPECT_NE(said(*found).find("may hold it"), std::string::npos);
  }
  // Where more is missing, or something unknown stands where nothing is wanted, it is there to hold it.
  for (const std::string_view part :
       {"neuronx-cc compile \"$@\"", "neuronx-cc compile m --framework XLA ...",
        "neuronx-cc compile m --framework XLA $MORE",
        "cmd = f\"neuronx-cc compile {hlo} --framework XLA {more}\"",
        "run([\"neuronx-cc\", \"compile\", hlo, \"--framework\", \"XLA\", *more])",
        "run([\"neuronx-cc\", \"compile\", hlo, \"--framework\", \"XLA\"] + more)"}) {
    EXPECT_EQ(find(ask(part), "driver/required-missing"), nullptr) << part;
  }
}

TEST(Ways, WhatAnotherBranchGivesIsCheckedToo) {
  const std::string_view text =
      "if a; then\n  EXTRA=\"--lnc=2 --bogus\"\nelse\n  EXTRA=\"--lnc=1\"\nfi\n"
      "neuronx-cc compile m.hlo --framework XLA --target trn2 $EXTRA";
  const Report report = ask(text);
  EXPECT_EQ(count(report, "driver/unrecognized-argument"), 1U);
  ASSERT_EQ(report.sections.size(), 2U);
  EXPECT_EQ(report.main_section, 1U) << "the command, not a part of one";
  EXPECT_EQ(count(ask("if a; then\n  EXTRA=\"--bogus\"\nelse\n  EXTRA=\"\"\nfi\n"
                      "neuronx-cc compile m.hlo --framework XLA --target trn2 $EXTRA"),
                  "driver/unrecognized-argument"),
            1U)
      << "the last branch gives no word";
  EXPECT_EQ(report.sections[0].place, Place::kCommand);
  EXPECT_EQ(convert(text, "python-list", {}, std::nullopt).text->find("bogus"), std::string::npos);
}

TEST(Ways, TalkOfThemGetsACalmAnswer) {
  struct Talk {
    std::string_view text;
    std::string_view says;
  };
  constexpr Talk kTalks[] = {
      {"NEURON_CC_FLAGS are not the same in both runs", "doubled flag"},
      {"a value like -1_000 or -1e5", "from Python 3.14 on"},
      {"-- one -- two", "Everything behind `--` is an input file"},
      {"a value beginning with dash", "cannot stand behind a blank"},
      {"nargs='*' twice", "stand together"},
      {"the invalid choice text", "letter for letter"},
      {"parse_known_args and values", "taken for an input file"},
  };
  for (const Talk& talk : kTalks) {
    const Report report = ask(talk.text);
    EXPECT_EQ(errors(report), 0U) << talk.text;
    const diag::Diagnostic* found = find(report, "input/no-flags");
    ASSERT_NE(found, nullptr) << talk.text;
    EXPECT_NE(said(*found).find(talk.says), std::string::npos) << talk.text;
  }
}

TEST(Ways, AMessagePastedAloneIsExplained) {
  const std::string text =
      "neuronx-cc compile: error: the following arguments are required: --framework, --target\n";
  for (const std::size_t cut : {std::size_t{0}, text.find("error:")}) {
    const Report report = ask(text.substr(cut));
    EXPECT_EQ(report.form, "log-line");
    const diag::Diagnostic* found = find(report, "driver/required-missing");
    ASSERT_NE(found, nullptr) << cut;
    EXPECT_EQ(found->message, "the following arguments are required: --framework, --target");
    EXPECT_EQ(found->notes.size(), 1U);
  }
}

TEST(Ways, RunningTextIsToldNearNamesOnly) {
  const Report report = ask("does --auto-casts work with neuronx-cc?");
  const diag::Diagnostic* found = find(report, "driver/not-in-catalogue");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->severity, diag::Severity::kInfo);
  EXPECT_NE(said(*found).find("`--auto-cast`"), std::string::npos);
  EXPECT_TRUE(ask("does --foo-bar work with neuronx-cc?").diagnostics.empty());
  EXPECT_TRUE(ask("does --auto-cast work with neuronx-cc?").diagnostics.empty());
  EXPECT_EQ(find(ask("Use `--optlevel 1 (-O1)` of neuronx-cc instead"), "driver/not-in-catalogue"), nullptr);
}

TEST(Ways, ForgottenDashesAreWritten) {
  EXPECT_EQ(fixed("export NEURON_CC_FLAGS='lnc=2 -O1'", "driver/stray-word"),
            "export NEURON_CC_FLAGS='--lnc=2 -O1'");
  EXPECT_EQ(fixed("compiler_args=['target=trn1', 'auto-cast', 'none']", "driver/stray-word"),
            "compiler_args=['--target=trn1', '--auto-cast', 'none']");
  const Report report = ask("export NEURON_CC_FLAGS='model-type=transformer nothing'");
  const diag::Diagnostic* found = find(report, "driver/stray-word");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->title, "`model-type=transformer` has no dashes in front");
}

}  // namespace
}  // namespace flaglane::check::testing

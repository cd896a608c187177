// What the product was asked to show, line by line.
#include <gtest/gtest.h>

#include "check_testing.h"

namespace flaglane::check::testing {
namespace {

const Token* token(const Report& report, std::string_view word) {
  for (const Token& each : report.tokens) {
    if (each.word == word) return &each;
  }
  return nullptr;
}

TEST(Acceptance, AnExportLineWithAnOptionString) {
  const std::string_view text =
      "export NEURON_CC_FLAGS=\"--model-type=transformer --tensorizer-options='--enable-ccop-compute-overlap "
      "--cc-pipeline-tiling-factor=2 ' --lnc=2 -O1 --retry_failed_compilation\"";
  const Report report = ask(text);
  EXPECT_EQ(report.form, "shell-env");
  EXPECT_EQ(errors(report), 0U);
  for (const std::string_view word : {"--model-type=transformer", "--lnc=2", "-O1"}) {
    ASSERT_NE(token(report, word), nullptr) << word;
    EXPECT_EQ(token(report, word)->lane, Lane::kDriver) << word;
  }
  for (const std::string_view word : {"--enable-ccop-compute-overlap", "--cc-pipeline-tiling-factor=2"}) {
    const Token* inside = token(report, word);
    ASSERT_NE(inside, nullptr) << word;
    EXPECT_EQ(inside->lane, Lane::kPenguin);
    EXPECT_EQ(inside->depth, 1U);
    EXPECT_EQ(inside->span.of(text), word);
  }
  ASSERT_NE(token(report, "--retry_failed_compilation"), nullptr);
  EXPECT_EQ(token(report, "--retry_failed_compilation")->lane, Lane::kWrapper);
  EXPECT_EQ(token(report, "--retry_failed_compilation")->role, Role::kConsumed);
}

TEST(Acceptance, TypographicDashes) {
  const std::string_view text = "neuronx-cc compile bert-model.hlo —-framework XLA -—target trn1";
  const Report report = ask(text);
  EXPECT_EQ(count(report, "input/typographic-character"), 2U);
  EXPECT_GE(errors(report), 2U);
  for (const diag::Diagnostic& found : report.diagnostics) {
    ASSERT_FALSE(found.fixes.empty()) << found.rule;
    EXPECT_TRUE(found.fixes[0].safe);
  }
}

TEST(Acceptance, APenguinOptionOnTheDriversLine) {
  const std::string_view text =
      "neuronx-cc compile m.hlo --framework XLA --target trn1 --vectorize-strided-dma";
  const Report report = ask(text);
  const diag::Diagnostic* found = find(report, "lane/backend-option-in-driver");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->message,
            "[NCC_EARG002] Illegal argument(s) - the following argument(s) are unrecognized: "
            "--vectorize-strided-dma");
  ASSERT_FALSE(found->fixes.empty());
  const std::string mended = applied(text, found->fixes[0]);
  EXPECT_NE(mended.find("--tensorizer-options=--vectorize-strided-dma"), std::string::npos);
  EXPECT_EQ(errors(ask(mended)), 0U);
  EXPECT_EQ(report.sections[0].driver->exit_code, 2);
}

TEST(Acceptance, InvalidChoiceInTheDriversWords) {
  const Report report = ask("--auto-cast=matmul");
  const diag::Diagnostic* found = find(report, "driver/invalid-choice");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->message,
            "argument --auto-cast: invalid choice: matmul (choose from 'none', 'matmult', 'all')");
  EXPECT_TRUE(found->verbatim);
  EXPECT_EQ(fixed("--auto-cast=matmul", "driver/invalid-choice"), "--auto-cast=matmult");
  EXPECT_TRUE(found->fixes[0].safe);
}

TEST(Acceptance, AmbiguousWithCandidates) {
  const Report report = ask("--auto");
  const diag::Diagnostic* found = find(report, "driver/ambiguous-option");
  ASSERT_NE(found, nullptr);
  EXPECT_NE(said(*found).find("--auto-cast-type"), std::string::npos);
}

TEST(Acceptance, TornByWhiteSpace) {
  const Report report = ask("--tensorizer-options=\"--stats-file='a b'\"");
  const diag::Diagnostic* found = find(report, "carrier/torn-by-whitespace");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->labels.size(), 2U);
}

TEST(Acceptance, AnUnknownInternalNameIsNotCalledWrong) {
  for (const std::string_view text :
       {"--internal-brand-new=3", "--enable-internal-brand-new", "--enable-experimental-brand-new"}) {
    const Report report = ask(text);
    const diag::Diagnostic* found = find(report, "driver/not-in-catalogue");
    ASSERT_NE(found, nullptr) << text;
    EXPECT_EQ(found->severity, diag::Severity::kWarning);
    EXPECT_EQ(errors(report), 0U);
  }
}

TEST(Acceptance, CalmAboutAnythingElse) {
  for (const std::string_view text :
       {"", "It was the best of times, it was the worst of times.", "\x89PNG\r\n\x1a\n\x00\x01"}) {
    const Report report = ask(text);
    EXPECT_EQ(errors(report), 0U) << text;
    EXPECT_EQ(count(report, "input/no-flags"), 1U) << text;
  }
}

TEST(Acceptance, OneBannerForTheOtherCompiler) {
  const Report report =
      ask("neuron-cc compile a.pb b.params --framework MXNET --neuroncore-pipeline-cores 2 --fast-math x "
          "--output f.neff");
  EXPECT_EQ(report.diagnostics.size(), 1U);
  EXPECT_EQ(count(report, "input/legacy-compiler"), 1U);
  ASSERT_FALSE(report.sections.empty());
  EXPECT_EQ(report.sections[0].verdict.kind, Verdict::Kind::kAnotherCompiler);
}

TEST(Acceptance, HolesStayHoles) {
  const Report report =
      ask("export NEURON_CC_FLAGS=\"--model-type=$KIND --lnc ${N} $MORE --auto-cast=none\"");
  EXPECT_EQ(errors(report), 0U);
  EXPECT_GE(count(report, "input/unexpanded-variable"), 3U);
  EXPECT_EQ(errors(ask("export NEURON_CC_FLAGS=\"--model-type=$KIND --auto-cast=matmul\"")), 1U);
}

TEST(Acceptance, HolesStayHolesBehindAName) {
  for (const std::string_view text :
       {"f = os.environ.get(\"NEURON_CC_FLAGS\", \"\")\nos.environ[\"NEURON_CC_FLAGS\"] = (f + \" "
        "--lnc=2\").strip()",
        "n = os.environ[\"CORES\"]\nos.environ[\"NEURON_CC_FLAGS\"] = \"--lnc=\" + n"}) {
    EXPECT_EQ(errors(ask(text)), 0U) << text;
  }
}

TEST(Acceptance, TheRightMostWinsAndTheLostIsDead) {
  const Report report = ask("-O1 --lnc=1 --optlevel=2");
  const Token* lost = token(report, "-O1");
  ASSERT_NE(lost, nullptr);
  ASSERT_TRUE(lost->dead_by.has_value());
  EXPECT_EQ(report.tokens[*lost->dead_by].word, "--optlevel=2");
  EXPECT_EQ(count(report, "combo/two-optlevels"), 1U);
}

TEST(Acceptance, SeveralAssignmentsAreSections) {
  const Report report =
      ask("export NEURON_CC_FLAGS=\"-O1\"\nneuronx-cc compile m.hlo --framework XLA --target trn1");
  EXPECT_EQ(report.sections.size(), 2U);
  EXPECT_EQ(count(report, "input/environment-not-read"), 1U);
}

TEST(Acceptance, TargetsChangeTheAdvice) {
  EXPECT_EQ(count(ask("--target=trn1 --lnc=2"), "target/lnc"), 1U);
  EXPECT_EQ(count(ask("--target=trn2 --lnc=2"), "target/lnc"), 0U);
  EXPECT_EQ(count(ask("--target=trn2 --enable-saturate-infinity"), "target/no-effect"), 1U);
  EXPECT_EQ(count(ask("--target=trn1 --enable-saturate-infinity"), "target/no-effect"), 0U);
}

TEST(Acceptance, VersionsChangeDefaults) {
  CheckOptions old;
  old.version = "2.26.1";
  EXPECT_EQ(count(check("--auto-cast-type=bf16", old), "combo/cast-type-without-cast"), 0U);
  EXPECT_EQ(count(ask("--auto-cast-type=bf16"), "combo/cast-type-without-cast"), 1U);
  old.version = "2.3.0";
  EXPECT_GE(count(check("--lnc=2", old), "driver/other-version"), 1U);
}

TEST(Acceptance, PlacesChangeWhatTheWrapperEats) {
  CheckOptions options;
  options.place = "command";
  EXPECT_EQ(count(check("--retry_failed_compilation", options), "wrapper/without-wrapper"), 1U);
  options.place = "torch-neuronx";
  EXPECT_EQ(count(check("--retry_failed_compilation", options), "wrapper/consumed"), 1U);
}

TEST(Acceptance, ABackendValueFailsLate) {
  const Report report = ask("--tensorizer-options=--inst-count-limit=200k");
  const diag::Diagnostic* found = find(report, "backend/invalid-value");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->message, "invalid literal for int() with base 10: '200k'");
  ASSERT_EQ(report.sections[0].backend.size(), 1U);
  EXPECT_EQ(report.sections[0].backend[0].outcome, Outcome::kOk);
}

}  // namespace
}  // namespace flaglane::check::testing

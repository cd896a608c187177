#include <gtest/gtest.h>

#include "check_testing.h"
#include "pastes.h"

namespace flaglane::check::testing {
namespace {

constexpr int kMostRounds = 12;

TEST(Fixes, ASafeFixRemovesItsFindingAndAddsNone) {
  for (const std::string_view paste : kPastes) {
    const Report before = ask(paste);
    for (const diag::Diagnostic& found : before.diagnostics) {
      for (const diag::Fix& fix : found.fixes) {
        if (!fix.safe) continue;
        const std::string text = applied(paste, fix);
        const Report after = ask(text);
        EXPECT_LT(count(after, found.rule), count(before, found.rule))
            << found.rule << ": " << fix.title << "\n"
            << paste << "\n"
            << text;
        for (const diag::Diagnostic& other : after.diagnostics) {
          EXPECT_LE(count(after, other.rule), count(before, other.rule))
              << other.rule << " after " << found.rule << "\n"
              << paste << "\n"
              << text;
        }
      }
    }
  }
}

TEST(Fixes, ApplyingAllSafeOnesReachesAStableText) {
  for (const std::string_view paste : kPastes) {
    std::string text(paste);
    int rounds = 0;
    while (rounds < kMostRounds) {
      const std::string next = apply_all(text, ask(text));
      if (next == text) break;
      text = next;
      ++rounds;
    }
    EXPECT_LT(rounds, kMostRounds) << paste << "\n" << text;
  }
}

TEST(Fixes, AnUnsafeOneAsks) {
  std::size_t seen = 0;
  for (const std::string_view paste : kPastes) {
    for (const diag::Diagnostic& found : ask(paste).diagnostics) {
      for (const diag::Fix& fix : found.fixes) {
        EXPECT_EQ(fix.safe, fix.title.back() != '?') << fix.title;
        ++seen;
      }
    }
  }
  EXPECT_GT(seen, 40U);
}

TEST(Fixes, WhatABranchOverridesIsNotRemovedUnasked) {
  const auto safe = [](std::string_view text) {
    const Report report = ask(text);
    const diag::Diagnostic* found = find(report, "driver/repeated-option");
    return found != nullptr && !found->fixes.empty() && found->fixes[0].safe;
  };
  EXPECT_TRUE(safe("args = ['--lnc=1']\nargs += ['--lnc=2']"));
  EXPECT_FALSE(safe("args = ['--lnc=1']\nif x:\n    args += ['--lnc=2']"));
  EXPECT_FALSE(safe("NEURON_CC_FLAGS=\"--lnc=1\"\nif x; then\n  NEURON_CC_FLAGS+=\" --lnc=2\"\nfi"));
}

TEST(Fixes, KeepTheQuotingAroundThem) {
  EXPECT_EQ(fixed("export NEURON_CC_FLAGS=\"--auto-cast=matmul -O1\"", "driver/invalid-choice"),
            "export NEURON_CC_FLAGS=\"--auto-cast=matmult -O1\"");
  EXPECT_EQ(fixed("compiler_args=['--auto-cast', 'matmul']", "driver/invalid-choice"),
            "compiler_args=['--auto-cast', 'matmult']");
  EXPECT_EQ(fixed("{\"env_vars\": {\"NEURON_CC_FLAGS\": \"--auto-cast=matmul\"}}", "driver/invalid-choice"),
            "{\"env_vars\": {\"NEURON_CC_FLAGS\": \"--auto-cast=matmult\"}}");
}

TEST(Fixes, MovingMergesWithACarrierThatIsThere) {
  EXPECT_EQ(fixed("--tensorizer-options='--print-nki' -O1 --stats-file=s", "lane/backend-option-in-driver"),
            "--tensorizer-options='--print-nki --stats-file=s' -O1");
  EXPECT_EQ(fixed("-O1 --print-nki --dump-nki", "lane/backend-option-in-driver"),
            "-O1 --tensorizer-options='--print-nki --dump-nki'");
}

TEST(Fixes, KeepTheLinesOfAText) {
  EXPECT_EQ(fixed("export NEURON_CC_FLAGS=\"--model-type transformer \\\n"
                  "  --vectorize-strided-dma --lnc=2 \\\n"
                  "  --tensorizer-options='--inst-count-limit=200'\"",
                  "lane/backend-option-in-driver"),
            "export NEURON_CC_FLAGS=\"--model-type transformer \\\n"
            "  --lnc=2 \\\n"
            "  --tensorizer-options='--inst-count-limit=200 --vectorize-strided-dma'\"");
  EXPECT_EQ(fixed("neuronx-cc compile m.hlo --framework XLA --target trn1 \\\n"
                  "  --tensorizer-options='--print-nki' \\\n"
                  "  --tensorizer-options='--dump-nki' \\\n  --lnc=1",
                  "carrier/repeated"),
            "neuronx-cc compile m.hlo --framework XLA --target trn1 \\\n"
            "  --tensorizer-options='--print-nki --dump-nki' \\\n  --lnc=1");
  EXPECT_EQ(fixed("export NEURON_CC_FLAGS=\"--tensorizer-options='--print-nki' \\\n"
                  "  --tensorizer-options='--dump-nki' \\\n  --lnc=1\"",
                  "carrier/repeated"),
            "export NEURON_CC_FLAGS=\"--tensorizer-options='--print-nki --dump-nki' \\\n  --lnc=1\"");
  EXPECT_EQ(
      fixed("compiler_args = [\n  '-O1',\n  '--print-nki',\n  '--dump-nki',\n"
            "  '--tensorizer-options=--stats-file=s',\n]",
            "lane/backend-option-in-driver"),
      "compiler_args = [\n  '-O1',\n  '--tensorizer-options=--stats-file=s --print-nki --dump-nki',\n]");
  EXPECT_EQ(
      fixed("NEURON_CC_FLAGS=\"\"\"-O1 \\\n  --print-nki \\\n  --dump-nki --lnc=1 \\\n"
            "  --tensorizer-options='--stats-file=s'\"\"\"\nos.environ['NEURON_CC_FLAGS'] = NEURON_CC_FLAGS",
            "lane/backend-option-in-driver"),
      "NEURON_CC_FLAGS=\"\"\"-O1 \\\n  --lnc=1 \\\n"
      "  --tensorizer-options='--stats-file=s --print-nki --dump-nki'\"\"\"\n"
      "os.environ['NEURON_CC_FLAGS'] = NEURON_CC_FLAGS");
}

TEST(Fixes, BlanksBehindABackslashGo) {
  constexpr std::string_view kText =
      "neuronx-cc compile m.hlo \\ \n    --framework XLA \\  \n    --target trn1";
  const Report report = ask(kText);
  EXPECT_EQ(errors(report), 2U) << "the backslashes, and nothing that comes of them";
  EXPECT_EQ(count(report, "input/dangling-continuation"), 2U);
  const std::string mended = apply_all(kText, report);
  EXPECT_EQ(mended, "neuronx-cc compile m.hlo \\\n    --framework XLA \\\n    --target trn1");
  EXPECT_EQ(errors(ask(mended)), 0U);
  EXPECT_EQ(fixed("--model-type=generic \\ \n-O1", "input/dangling-continuation"),
            "--model-type=generic \\\n-O1");
}

TEST(Fixes, TypographicCharactersGoAllAtOnce) {
  const std::string_view paste = "neuronx-cc compile net.hlo —-framework XLA -—target trn1";
  const Report report = ask(paste);
  const diag::Diagnostic* found = find(report, "input/typographic-character");
  ASSERT_NE(found, nullptr);
  ASSERT_EQ(found->fixes.size(), 2U);
  EXPECT_EQ(applied(paste, found->fixes[1]), "neuronx-cc compile net.hlo --framework XLA --target trn1");
  EXPECT_EQ(errors(ask(applied(paste, found->fixes[1]))), 0U);
}

TEST(Fixes, AListForAnEnvironmentIsJoined) {
  constexpr std::string_view kRule = "input/array-not-exported";
  EXPECT_EQ(fixed("os.environ['NEURON_CC_FLAGS'] = ['--lnc=2', '-O1']", kRule),
            "os.environ['NEURON_CC_FLAGS'] = \" \".join(['--lnc=2', '-O1'])");
  EXPECT_EQ(fixed("python -c \"import os; os.environ['NEURON_CC_FLAGS'] = ['-O1']\"", kRule),
            "python -c \"import os; os.environ['NEURON_CC_FLAGS'] = \\\" \\\".join(['-O1'])\"");
  const Report blank = ask("os.environ['NEURON_CC_FLAGS'] = ['--tensorizer-options=--print-nki --dump-nki']");
  ASSERT_NE(find(blank, kRule), nullptr);
  EXPECT_TRUE(find(blank, kRule)->fixes.empty()) << "joined, the item would be two words";
  EXPECT_EQ(find(ask("{'NEURON_CC_FLAGS': ['--lnc=2', '-O1']}"), kRule), nullptr) << "anybody's list";
}

}  // namespace
}  // namespace flaglane::check::testing

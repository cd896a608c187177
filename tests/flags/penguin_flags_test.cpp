#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "backend/flags/check.h"
#include "backend/flags/tables.h"
#include "backend/penguin.h"

namespace flaglane::backend::flags {
namespace {

// Forty Penguin options as a driver writes them on its `Tensorizer options:` line, and as users nest them:
// one line, single spaces, a number given twice, a space at the end.
constexpr std::string_view kFortyOptions =
    "--run-pg-layout-and-tiling --disable-bitcasted-transpose --dont-verify-after-all --fp32-cast=none "
    "--mm-transpose-type=fp32 --disable-expensive-checks --disable-max-stride-tiling --enable-replication "
    "--max-local-tensor-tile-size-in-bytes=32768 --tensor-layout-p-order=0 --tensor-layout-b-order=1 "
    "--enable-advanced-delinearization --weight-coalescing-threshold=512 --enable-bir-converter=enable "
    "--enable-tritium-loopfusion --keep-remat-dma-transpose --enable-softmax-kernel --model-type-transformer "
    "--enable-isl-in-injective-check --num-neuroncores-per-sengine=2 "
    "--hbm-scratchpad-page-size-in-bytes=536870912 "
    "--internal_dynamic_dma_scratch_size_per_partition=16384 --accumulate-on-alu-dtype "
    "--disable-concat-delinearizer "
    "--enable-dge-on-io-dma --enable-dge-on-spill-reload-dma --enable-dge-on-indirect-dma "
    "--enable-dge-on-vector-indirect-dma --enable-dge-on-dst-reduce --keep-rng-tensor-op "
    "--num-neuroncores-per-sengine=2 --enable-ccop-compute-overlap --cc-pipeline-tiling-factor=2 "
    "--vectorize-strided-dma --enable-scalar-dge-vectorization --optimize-alias-chain "
    "--inst-count-limit=100000000 "
    "--skip-pass=LateLegalizePostSplit --skip-pass=SimpleAllReduceTiling --print-stats ";

TEST(PenguinFlags, FortyOptionsAsTheDriverWritesThemAreAllKnown) {
  ASSERT_EQ(std::count(kFortyOptions.begin(), kFortyOptions.end(), ' '), 40);
  Penguin penguin;
  ParsedOptions strict;
  penguin.parser().parseOptions(kFortyOptions, {}, strict);
  EXPECT_EQ(strict.outcome.kind, argparse::OutcomeKind::kParsed) << strict.outcome.stderr_text;
  ParsedOptions known;
  penguin.parser().parseKnownOptions(kFortyOptions, {}, known);
  ASSERT_EQ(known.outcome.kind, argparse::OutcomeKind::kParsed) << known.outcome.stderr_text;
  EXPECT_EQ(known.words.size(), 40u);
  for (const std::string_view extra : known.outcome.extras) ADD_FAILURE() << "unknown: " << extra;
}

TEST(PenguinFlags, TheSameLineOnTheDriversSideOfAMistakeIsNot) {
  Penguin penguin;
  ParsedOptions known;
  penguin.parser().parseKnownOptions("--print-stats --auto-cast=none", {}, known);
  ASSERT_EQ(known.outcome.extras.size(), 1u);
  EXPECT_EQ(known.outcome.extras[0], "--auto-cast=none");
}

TEST(PenguinFlags, RepeatedPassesAreCollected) {
  Penguin penguin;
  ParsedOptions parsed;
  penguin.parser().parseOptions(kFortyOptions, {}, parsed);
  const argparse::Value* passes = parsed.outcome.ns.find("skip_pass");
  ASSERT_NE(passes, nullptr);
  EXPECT_EQ(argparse::repr(*passes, text::Dialect::py310),
            "['LateLegalizePostSplit', 'SimpleAllReduceTiling']");
}

TEST(PenguinFlags, NegationsSeenInUseAreTaken) {
  Penguin penguin;
  for (const std::string_view line :
       {"--no-enable-tritium-loopfusion", "--no-keep-remat-dma-transpose", "--no-run-pg-layout-and-tiling",
        "--no-disable-bitcasted-transpose", "--no-disable-vectorize-dge-dma", "--vectorize-dge-dma"}) {
    ParsedOptions parsed;
    penguin.parser().parseOptions(line, {}, parsed);
    EXPECT_EQ(parsed.outcome.kind, argparse::OutcomeKind::kParsed) << line;
  }
  // Trimmed at its first dash, the name stands alone (D19).
  ParsedOptions parsed;
  penguin.parser().parseOptions("--no-vectorize-dge-dma", {}, parsed);
  EXPECT_TRUE(parsed.outcome.is_error);
}

TEST(PenguinFlags, EveryRowIsRegisteredAndSaysWhatItDoes) {
  Penguin penguin;
  EXPECT_TRUE(penguin.refusals().empty());
  int count = 0;
  for (const Rows& file : all()) {
    for (const FlagRow& row : file) {
      ++count;
      EXPECT_NE(penguin.option_of(row), nullptr) << row.name;
      EXPECT_EQ(row.facts.summary.back(), '.') << row.name;
      EXPECT_NE(row.facts.action_basis, Basis::kUnknown) << row.name;
    }
  }
  EXPECT_EQ(count, 61);
}

TEST(PenguinFlags, WhatTheDriverPassesOnIsNoDefaultOfThisLane) {
  for (const Rows& file : all()) {
    for (const FlagRow& row : file) {
      if (row.facts.default_basis != Basis::kObserved) continue;
      EXPECT_EQ(row.default_value.kind, DefaultKind::kNone) << row.name;
      EXPECT_FALSE(row.facts.default_text.empty()) << row.name;
    }
  }
}

// What the static_asserts of the tables would refuse.
FlagRow good() {
  FlagRow row;
  row.name = "tile-order";
  row.facts.summary = "Chooses in which order tiles are worked on.";
  row.facts.evidence = {{Source::kNotes, "given as rows"}};
  return row;
}

bool taken(const FlagRow& row) {
  const FlagRow rows[] = {row};
  return well_formed(rows);
}

TEST(PenguinFlagChecks, TakeAGoodRowAndRefuseTheRest) {
  EXPECT_TRUE(taken(good()));
  FlagRow row = good();
  row.name = "--tile-order";
  EXPECT_FALSE(taken(row)) << "the factories add the dashes";
  row = good();
  row.trim_prefix = true;
  EXPECT_FALSE(taken(row)) << "only addBoolOption trims";
  row.call = Call::kAddBoolOption;
  EXPECT_TRUE(taken(row));
  row.name = "tile";
  EXPECT_FALSE(taken(row)) << "no dash to trim at";
  row = good();
  row.call = Call::kAddOption;
  EXPECT_FALSE(taken(row)) << "addOption needs an action";
  row = good();
  row.call = Call::kClOptInteger;
  row.default_value = {DefaultKind::kText, "many"};
  EXPECT_FALSE(taken(row));
  row = good();
  row.facts.kind_basis = Basis::kInferred;
  EXPECT_FALSE(taken(row)) << "this lane has no kinds";
}

TEST(PenguinFlagChecks, SeeANameThatAnotherCallMakes) {
  FlagRow pair = good();
  pair.call = Call::kClOptBool;
  FlagRow negative = good();
  negative.name = "no-tile-order";
  const FlagRow rows[] = {pair, negative};
  const Rows files[] = {rows};
  EXPECT_FALSE(all_differ(files));
  const Rows single[] = {Rows(rows, 1)};
  EXPECT_TRUE(all_differ(single));
}

}  // namespace
}  // namespace flaglane::backend::flags

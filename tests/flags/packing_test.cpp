#include "diag/packing.h"

#include <gtest/gtest.h>

#include <iterator>

#include "driver/flags/packing.h"

// Rows go through bytes while the engine is compiled, so what comes out must be what the tables say.
namespace flaglane::driver {
namespace {

constexpr FlagRow kFirst[] = {
    {
        .flags = {"--a", "-a"},
        .command = Command::kEvery,
        .kind = ArgKind::EARG,
        .job = "Frontend",
        .action = RowAction::kExtend,
        .dest = "other",
        .nargs = "+",
        .type = RowType::kFloat,
        .default_value = {RowDefaultKind::kFloat, "0.5"},
        .choices = {"0.5", "1"},
        .metavar = "<a>",
        .required = true,
        .group = "g",
        .replacement_dest = "r",
        .sets = "x=1",
        .version = "v",
        .silent = true,
        .carries = Carries::kWalrus,
        .facts =
            {
                .summary = "S \xc3\xa4.",
                .confidence = diag::Confidence::kConfirmed,
                .default_text = "'a'",
                .default_basis = diag::Basis::kInferred,
                .deprecated = true,
                .replacement = "--b",
                .history = {{.since = "2.3.0", .change = diag::Change::kNote, .note = "n"},
                            {.since = "2.4.0"}},
                .evidence = {{diag::Source::kTwoParsers, "f"}, {diag::Source::kVllmIssue7, "g"}},
                .notes = "N",
            },
    },
    {.flags = {"b"}},
};
constexpr FlagRow kSecond[] = {{.flags = {"--c"}, .facts = {.related = {"--a"}}}};
constexpr std::span<const FlagRow> kFiles[] = {kFirst, kSecond};
constexpr auto kPacked = diag::pack<diag::packed_size<FlagRow>(kFiles)>(kFiles);

TEST(Packing, RowsComeBackFileByFile) {
  const diag::Unpacked<FlagRow, std::size(kFiles)> unpacked(kPacked);
  ASSERT_EQ(unpacked.files().size(), 2u);
  ASSERT_EQ(unpacked.files()[0].size(), 2u);
  ASSERT_EQ(unpacked.files()[1].size(), 1u);
  EXPECT_EQ(unpacked.files()[0][1].flags[0], "b");
  EXPECT_EQ(unpacked.files()[1][0].flags[0], "--c");
  EXPECT_EQ(unpacked.files()[1][0].facts.related[0], "--a");
}

TEST(Packing, EveryFieldSurvives) {
  const diag::Unpacked<FlagRow, std::size(kFiles)> unpacked(kPacked);
  const FlagRow& row = unpacked.files()[0][0];
  ASSERT_EQ(row.flags.size(), 2u);
  EXPECT_EQ(row.flags[1], "-a");
  EXPECT_EQ(row.command, Command::kEvery);
  EXPECT_EQ(row.kind, ArgKind::EARG);
  EXPECT_EQ(row.job, "Frontend");
  EXPECT_EQ(row.action, RowAction::kExtend);
  EXPECT_EQ(row.dest, "other");
  EXPECT_EQ(row.nargs, "+");
  EXPECT_EQ(row.type, RowType::kFloat);
  EXPECT_EQ(row.default_value.kind, RowDefaultKind::kFloat);
  EXPECT_EQ(row.default_value.text, "0.5");
  EXPECT_EQ(row.choices[1], "1");
  EXPECT_EQ(row.metavar, "<a>");
  EXPECT_TRUE(row.required);
  EXPECT_EQ(row.group, "g");
  EXPECT_EQ(row.replacement_dest, "r");
  EXPECT_EQ(row.sets, "x=1");
  EXPECT_EQ(row.version, "v");
  EXPECT_TRUE(row.silent);
  EXPECT_EQ(row.carries, Carries::kWalrus);
  EXPECT_EQ(row.facts.summary, "S \xc3\xa4.");
  EXPECT_EQ(row.facts.confidence, diag::Confidence::kConfirmed) << "zero, which is not the field's default";
  EXPECT_EQ(row.facts.default_text, "'a'");
  EXPECT_EQ(row.facts.default_basis, diag::Basis::kInferred);
  EXPECT_EQ(row.facts.job_basis, diag::Basis::kUnknown);
  EXPECT_TRUE(row.facts.deprecated);
  EXPECT_EQ(row.facts.replacement, "--b");
  ASSERT_EQ(row.facts.history.size(), 2u);
  EXPECT_EQ(row.facts.history[0].note, "n");
  EXPECT_EQ(row.facts.history[1].since, "2.4.0");
  EXPECT_EQ(row.facts.history[1].change, diag::Change::kNote);
  ASSERT_EQ(row.facts.evidence.size(), 2u);
  EXPECT_EQ(row.facts.evidence[0].source, diag::Source::kTwoParsers);
  EXPECT_EQ(row.facts.evidence[1].source, diag::Source::kVllmIssue7);
  EXPECT_EQ(row.facts.evidence[1].fact, "g");
  EXPECT_EQ(row.facts.notes, "N");
}

TEST(Packing, AFieldLeftOutHasItsDefault) {
  const diag::Unpacked<FlagRow, std::size(kFiles)> unpacked(kPacked);
  const FlagRow& row = unpacked.files()[0][1];
  EXPECT_EQ(row.facts.confidence, diag::Confidence::kLow);
  EXPECT_EQ(row.command, FlagRow().command);
  EXPECT_EQ(row.kind, ArgKind::PUBLIC);
  EXPECT_TRUE(row.choices.empty());
}

TEST(Sources, EachHasItsText) {
  EXPECT_NE(diag::text(diag::Source::kTwoParsers).find("Two-Parser"), std::string_view::npos);
  EXPECT_NE(diag::text(diag::Source::kNotes).find("notes"), std::string_view::npos);
  EXPECT_NE(diag::text(diag::Source::kPublicFile).find("a public file"), std::string_view::npos);
  EXPECT_NE(diag::text(diag::Source::kVllmIssue7).find("vllm-neuron/issues/7"), std::string_view::npos);
}

}  // namespace
}  // namespace flaglane::driver

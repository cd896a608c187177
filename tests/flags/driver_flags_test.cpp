#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "driver/flags/check.h"
#include "driver/flags/tables.h"
#include "driver/neuronx_cc.h"

namespace flaglane::driver::flags {
namespace {

std::vector<const FlagRow*> rows() {
  std::vector<const FlagRow*> found;
  for (const Rows& file : all()) {
    for (const FlagRow& row : file) found.push_back(&row);
  }
  return found;
}

const FlagRow& row(std::string_view name, Command command = Command::kCompile) {
  for (const FlagRow* each : rows()) {
    if (each->flags[0] == name && (each->command == command || each->command == Command::kEvery))
      return *each;
  }
  static const FlagRow none;
  ADD_FAILURE() << "no row for " << name;
  return none;
}

template <typename List>
std::set<std::string_view> as_set(const List& list) {
  return {list.begin(), list.end()};
}

using Texts = std::set<std::string_view>;

/// Each row's kind as the interceptor decided it, read off the registry.
std::map<const FlagRow*, ArgKind> decided_kinds(const NeuronxCc& driver) {
  std::map<const FlagRow*, ArgKind> kinds;
  for (const ArgumentRegistry::Context& context : driver.root().registry().arguments_by_context()) {
    for (const ArgumentRecord& record : context.records) {
      if (const FlagRow* made_by = driver.row_of(record.argument.action)) kinds[made_by] = record.kind;
    }
  }
  return kinds;
}

// The catalogue's 161 names by tier, and the three positive halves that the taxonomy page's negations
// presuppose (HIDDEN).
TEST(DriverFlags, EachTierHasTheNamesThatAreKnown) {
  const NeuronxCc driver;
  std::map<ArgKind, int> names;
  for (const auto& [made_by, kind] : decided_kinds(driver)) ++names[kind];
  ++names[ArgKind::PUBLIC];  // --help, which the library registers itself
  for (const CompanionRow& companion : companions()) ++names[companion.kind];
  EXPECT_EQ(names[ArgKind::PUBLIC], 33);
  EXPECT_EQ(names[ArgKind::HIDDEN], 44 + 3);
  EXPECT_EQ(names[ArgKind::INTERNAL], 72);
  EXPECT_EQ(names[ArgKind::EARG], 12);
  EXPECT_EQ(names[ArgKind::Harg], 0);
}

TEST(DriverFlags, TheKindIsTheInterceptorsAndItsBasisSaysSo) {
  const NeuronxCc driver;
  int by_rule = 0;
  for (const auto& [made_by, kind] : decided_kinds(driver)) {
    const bool ruled = made_by->facts.kind_basis == Basis::kPrefixRule;
    by_rule += ruled ? 1 : 0;
    EXPECT_EQ(kind, ruled ? ArgKind::INTERNAL : made_by->kind) << made_by->flags[0];
  }
  EXPECT_EQ(by_rule, 69);  // and --no-internal-hlo-remat, a companion
}

TEST(DriverFlags, EveryRowSaysWhatItDoesAndOnWhatThatRests) {
  for (const FlagRow* each : rows()) {
    EXPECT_TRUE(well_formed(*each)) << each->flags[0];
    EXPECT_GE(each->facts.summary.size(), 12u) << each->flags[0];
    EXPECT_EQ(each->facts.summary.back(), '.') << each->flags[0];
    EXPECT_NE(each->facts.action_basis, Basis::kUnknown) << each->flags[0];
    EXPECT_NE(each->facts.kind_basis, Basis::kUnknown) << each->flags[0];
    EXPECT_EQ(each->job.empty(), each->facts.job_basis == Basis::kUnknown) << each->flags[0];
  }
}

TEST(DriverFlags, SpellingsCommandsAndShapes) {
  EXPECT_EQ(as_set(row("--logical-nc-config").flags), (Texts{"--logical-nc-config", "--lnc", "-lnc"}));
  EXPECT_EQ(as_set(row("--optlevel").flags), (Texts{"--optlevel", "-O"}));
  EXPECT_EQ(row("--output").flags[1], "-o");
  EXPECT_EQ(row("--verbose").command, Command::kEvery);
  EXPECT_EQ(row("--fork-subcommand", Command::kTop).action, RowAction::kNoable);
  EXPECT_TRUE(row("--framework", Command::kListOperators).required);
  EXPECT_EQ(row("model_files").nargs, "+");
  EXPECT_EQ(row("--pipeline").nargs, "+");
  EXPECT_EQ(row("--tolerance").nargs, "2");
  EXPECT_EQ(row("--tolerance").type, RowType::kFloat);
  EXPECT_EQ(row("--logical-nc-config").type, RowType::kInt);
  EXPECT_EQ(row("--optlevel").type, RowType::kNone) << "the level is a string";
  EXPECT_EQ(row("--help-hidden").action, RowAction::kHelpHidden);
  EXPECT_EQ(row("--help-hidden-list").action, RowAction::kHelpHiddenList);
  EXPECT_EQ(row("--num-parallel-jobs").action, RowAction::kRecordUsed);
  EXPECT_EQ(row("--internal-enable-dge-levels").action, RowAction::kExtend);
  EXPECT_EQ(row("--framework").metavar, "<framework_name>");
}

// D8's message lists these in this order.
TEST(DriverFlags, ChoicesOfAutoCastInTheBuildsOrder) {
  const auto& choices = row("--auto-cast").choices;
  EXPECT_EQ((std::vector<std::string_view>(choices.begin(), choices.end())),
            (std::vector<std::string_view>{"none", "matmult", "all"}));
  EXPECT_EQ(row("--auto-cast").default_value.text, "none");
}

TEST(DriverFlags, JobsBasesAndDefaults) {
  const FlagRow& accumulation = row("--enable-mixed-precision-accumulation");
  EXPECT_EQ(accumulation.job, "Frontend");
  EXPECT_EQ(accumulation.facts.job_basis, Basis::kPublicNotes);
  EXPECT_EQ(accumulation.default_value.kind, RowDefaultKind::kTrue);
  EXPECT_EQ(accumulation.facts.default_basis, Basis::kDocumented);
  EXPECT_EQ(accumulation.action, RowAction::kEnableDisable);
  // What the driver was seen to pass on is no registered default.
  EXPECT_EQ(row("--execute-repetition").default_value.kind, RowDefaultKind::kAbsent);
  EXPECT_EQ(row("--execute-repetition").facts.default_text, "1");
  EXPECT_EQ(row("--execute-repetition").facts.default_basis, Basis::kObserved);
  EXPECT_EQ(row("--logical-nc-config").facts.default_text, "2 on trn2, otherwise 1");
  EXPECT_EQ(row("--jobs").facts.default_basis, Basis::kUnknown);
}

TEST(DriverFlags, CarriersAndWhatTheyCarry) {
  EXPECT_EQ(row("--tensorizer-options").carries, Carries::kPenguin);
  EXPECT_EQ(row("--internal-hlo2tensorizer-options").carries, Carries::kHlo2Tensorizer);
  EXPECT_EQ(row("--internal-backend-options").carries, Carries::kWalrus);
  int carriers = 0;
  for (const FlagRow* each : rows()) carriers += each->carries != Carries::kNothing ? 1 : 0;
  EXPECT_EQ(carriers, 3);
}

TEST(DriverFlags, DeprecatedOnesNameTheirReplacement) {
  const FlagRow& cores = row("--num-neuroncores");
  EXPECT_EQ(cores.action, RowAction::kDeprecated);
  EXPECT_EQ(cores.replacement_dest, "logical_nc_config");
  EXPECT_EQ(cores.facts.replacement, "--lnc");
  const FlagRow& level = row("--enable-experimental-O1");
  EXPECT_EQ(level.action, RowAction::kDeprecatedStoreTrue);
  EXPECT_EQ(level.facts.replacement, "--optlevel 1");
  EXPECT_TRUE(row("--neuroncore-pipeline-cores").facts.deprecated);
}

/// The choices that the history has in force at a version, of those that it dates.
Texts choices_at(const FlagRow& flag, std::string_view version) {
  const auto number = [](std::string_view text) {
    return std::stoi(std::string(text.substr(2)));
  };  // all are 2.x
  Texts legal;
  for (const diag::History& change : flag.facts.history) {
    if (number(change.since) > number(version)) continue;
    if (change.change == Change::kChoiceAdded) legal.insert(change.value);
    if (change.change == Change::kChoiceRemoved) legal.erase(change.value);
  }
  return legal;
}

TEST(DriverFlags, HistoryCanBeReadForAVersion) {
  EXPECT_EQ(choices_at(row("--auto-cast"), "2.8.0"), Texts{"matmul"});
  EXPECT_EQ(choices_at(row("--auto-cast"), "2.9.0"), Texts{"matmult"});
  EXPECT_EQ(choices_at(row("--auto-cast-type"), "2.8.0"), (Texts{"bf16", "fp16", "tf32"}));
  EXPECT_EQ(choices_at(row("--auto-cast-type"), "2.9.0"), (Texts{"bf16", "fp16", "tf32", "fp8_e4m3"}));
  EXPECT_EQ(choices_at(row("--target"), "2.7.0"), Texts{"trn1"});
  EXPECT_EQ(choices_at(row("--target"), "2.9.0"), (Texts{"trn1", "inf2", "trn1n"}));
  EXPECT_EQ(choices_at(row("--target"), "2.21.0"), (Texts{"trn1", "inf2", "trn1n", "trn2"}));
  EXPECT_EQ(choices_at(row("--distribution-strategy"), "2.10.0"), Texts{"FSDP"});
  EXPECT_EQ(choices_at(row("--distribution-strategy"), "2.11.0"), Texts{});
  EXPECT_EQ(choices_at(row("--distribution-strategy"), "2.15.0"), (Texts{"NEMO", "llm-training"}));
  EXPECT_EQ(choices_at(row("--model-type"), "2.9.0"), (Texts{"generic", "transformer"}));
}

TEST(DriverFlags, HistoryIsOldestFirst) {
  for (const FlagRow* each : rows()) {
    int last = 0;
    for (const diag::History& change : each->facts.history) {
      const int now = std::stoi(std::string(change.since.substr(2)));
      EXPECT_LE(last, now) << each->flags[0];
      last = now;
    }
  }
}

TEST(DriverFlags, DefaultsThatChanged) {
  std::string_view last;
  for (const diag::History& change : row("--auto-cast").facts.history) {
    if (change.change != Change::kDefault) continue;
    if (change.since == "2.27.0") {
      EXPECT_EQ(last, "matmult");
      EXPECT_EQ(change.value, "none");
    }
    last = change.value;
  }
  EXPECT_EQ(last, "none");
}

TEST(DriverFlags, ValuesSeenInPracticeAreNotRefused) {
  const auto& targets = row("--target").choices;
  EXPECT_EQ(as_set(targets).count("trn3"), 1u);
  EXPECT_TRUE(row("--verbose").choices.empty()) << "frameworks pass 35 and INFO";
  EXPECT_EQ(as_set(row("--verbose").facts.values).count("user"), 1u);
  for (const std::string_view strategy : {"nemo", "NEMO", "FSDP", "llm-training"}) {
    EXPECT_EQ(as_set(row("--distribution-strategy").choices).count(strategy), 1u) << strategy;
  }
  EXPECT_EQ(as_set(row("--model-type").choices).count("transformer-inference"), 1u);
}

TEST(DriverFlags, CompanionsBelongToARegisteredPair) {
  Texts names;
  for (const CompanionRow& companion : companions()) {
    names.insert(companion.name);
    EXPECT_FALSE(row(companion.of).flags.empty());
  }
  EXPECT_EQ(names, (Texts{"--disable-mixed-precision-accumulation", "--no-internal-hlo-remat",
                          "--no-enable-tritium-loopfusion", "--no-keep-remat-dma-transpose",
                          "--no-run-pg-layout-and-tiling"}));
}

// What the static_asserts of the tables would refuse.
FlagRow good() {
  FlagRow row;
  row.flags = {"--tile-order"};
  row.choices = {"rows", "columns"};
  row.facts.summary = "Chooses in which order tiles are worked on.";
  row.facts.kind_basis = Basis::kInferred;
  row.facts.evidence = {{Source::kNotes, "given as rows"}};
  return row;
}

TEST(DriverFlagChecks, TakeAGoodRow) { EXPECT_TRUE(well_formed(good())); }

TEST(DriverFlagChecks, RefuseASpellingWithoutTwoDashes) {
  for (const std::string_view spelling :
       {"-tile", "---tile", "--", "--tile order", "--tile=", "--tile-", ""}) {
    FlagRow row = good();
    row.flags = {spelling};
    EXPECT_FALSE(well_formed(row)) << spelling;
  }
}

TEST(DriverFlagChecks, RefuseAKindThatFightsThePrefixRule) {
  FlagRow row = good();
  row.flags = {"--enable-internal-tile-order"};
  EXPECT_FALSE(well_formed(row)) << "the basis must be the rule";
  row.facts.kind_basis = Basis::kPrefixRule;
  EXPECT_TRUE(well_formed(row));
  row.kind = ArgKind::HIDDEN;
  EXPECT_FALSE(well_formed(row));
  row = good();
  row.facts.kind_basis = Basis::kPrefixRule;
  EXPECT_FALSE(well_formed(row)) << "the rule says nothing of this name";
}

TEST(DriverFlagChecks, RefuseEmptyChoicesAndDefaultsOutsideThem) {
  FlagRow row = good();
  row.choices = {"rows", ""};
  EXPECT_FALSE(well_formed(row));
  row = good();
  row.default_value = {RowDefaultKind::kText, "diagonal"};
  EXPECT_FALSE(well_formed(row));
  row = good();
  row.action = RowAction::kStoreTrue;
  EXPECT_FALSE(well_formed(row)) << "choices of an action that takes no value";
}

TEST(DriverFlagChecks, RefuseAForgottenHelpText) {
  FlagRow row = good();
  row.facts.summary = {};
  EXPECT_FALSE(well_formed(row));
  row.silent = true;
  EXPECT_TRUE(well_formed(row)) << "no text on purpose";
}

TEST(DriverFlagChecks, RefuseFactsWithoutABasis) {
  FlagRow row = good();
  row.facts.default_text = "rows";
  EXPECT_FALSE(well_formed(row));
  row = good();
  row.facts.evidence = {};
  EXPECT_FALSE(well_formed(row));
  row = good();
  row.facts.deprecated = true;
  EXPECT_FALSE(well_formed(row)) << "deprecated since when?";
}

TEST(DriverFlagChecks, SeeAnOptionStringThatIsThereAlready) {
  FlagRow pair = good();
  pair.choices = {};
  pair.flags = {"--enable-tile-order"};
  pair.action = RowAction::kEnableDisable;
  FlagRow negative = good();
  negative.flags = {"--disable-tile-order"};
  NameSet names;
  names.add(pair);
  EXPECT_TRUE(names.unique());
  EXPECT_TRUE(names.has("--disable-tile-order")) << "made by the action";
  names.add(negative);
  EXPECT_FALSE(names.unique());
}

}  // namespace
}  // namespace flaglane::driver::flags

#include <gtest/gtest.h>

#include <map>
#include <string_view>

#include "check/names/check.h"
#include "check/names/tables.h"

namespace flaglane::check::names {
namespace {

const NameRow* find(NameLane lane, std::string_view name) {
  for (const Rows& file : all()) {
    for (const NameRow& row : file) {
      if (row.lane == lane && row.name == name) return &row;
    }
  }
  return nullptr;
}

TEST(Names, EachLaneHasTheNamesThatAreKnown) {
  std::map<NameLane, int> count;
  for (const Rows& file : all()) {
    for (const NameRow& row : file) {
      ++count[row.lane];
      EXPECT_TRUE(well_formed(row)) << row.name;
      EXPECT_EQ(row.facts.summary.back(), '.') << row.name;
    }
  }
  EXPECT_EQ(count[NameLane::kHlo2Tensorizer], 53);
  EXPECT_EQ(count[NameLane::kWalrus], 65);
  EXPECT_EQ(count[NameLane::kWrapper], 6);
}

TEST(Names, OneNameCanLiveInSeveralLanes) {
  EXPECT_NE(find(NameLane::kHlo2Tensorizer, "--verbose"), nullptr);
  EXPECT_NE(find(NameLane::kWalrus, "--verbose"), nullptr);
  EXPECT_EQ(find(NameLane::kWrapper, "--verbose"), nullptr);
}

TEST(Names, UnderscoresAreKeptAsTheyAre) {
  EXPECT_NE(find(NameLane::kWrapper, "--no_cache"), nullptr);
  EXPECT_EQ(find(NameLane::kWrapper, "--no-cache"), nullptr);
  EXPECT_NE(find(NameLane::kWalrus, "--min_split_size"), nullptr);
}

TEST(Names, ALaneKnowsItsCarrierAndJob) {
  EXPECT_EQ(info(NameLane::kWalrus).carrier, "--internal-backend-options");
  EXPECT_EQ(info(NameLane::kWalrus).job, "WalrusDriver");
  EXPECT_EQ(info(NameLane::kHlo2Tensorizer).job, "HLOToTensorizer");
  EXPECT_EQ(info(NameLane::kWrapper).carrier, "NEURON_CC_FLAGS");
  EXPECT_TRUE(info(NameLane::kWrapper).job.empty());
}

TEST(NameChecks, RefuseWhatIsNoName) {
  NameRow row = *find(NameLane::kWalrus, "--policy");
  EXPECT_TRUE(well_formed(row));
  for (const std::string_view name : {"policy", "-policy", "--", "--po licy", "--policy="}) {
    row.name = name;
    EXPECT_FALSE(well_formed(row)) << name;
  }
  row = *find(NameLane::kWalrus, "--policy");
  row.value = ValueShape::kChoice;
  EXPECT_FALSE(well_formed(row)) << "a choice of nothing";
}

}  // namespace
}  // namespace flaglane::check::names

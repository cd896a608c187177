#include <gtest/gtest.h>

#include "check/catalogue.h"
#include "check/completion.h"
#include "check/nearest.h"
#include "check/surfaces.h"
#include "check/versions.h"
#include "check_testing.h"

namespace flaglane::check::testing {
namespace {

std::vector<std::string> names(std::string_view written) {
  std::vector<std::string> result;
  for (const Near& near : nearest(written, Lane::kDriver)) result.emplace_back(near.spelling);
  return result;
}

TEST(Nearest, FindsWhatWasMeant) {
  EXPECT_EQ(nearest("--lnc-config", Lane::kDriver)[0].flag->name, "--logical-nc-config");
  EXPECT_EQ(nearest("--logical-nc", Lane::kDriver)[0].flag->name, "--logical-nc-config");
  EXPECT_EQ(names("--optimization-level")[0], "--optlevel");
  EXPECT_EQ(names("--type-model")[0], "--model-type");
  EXPECT_EQ(names("--tagret")[0], "--target");
  EXPECT_EQ(names("--neuron-core-pipeline")[0], "--neuroncore-pipeline-cores");
}

TEST(Nearest, IsNeverMoreThanThreeAndPublicComesFirst) {
  for (const std::string_view written :
       {"--enable", "--internal-enable", "--dump", "--auto-cats", "--model", "--x", "-"}) {
    const std::vector<Near> near = nearest(written, Lane::kDriver);
    EXPECT_LE(near.size(), 3U) << written;
    for (std::size_t i = 1; i < near.size(); ++i) {
      const bool hidden = near[i - 1].flag->kind == "HIDDEN" || near[i - 1].flag->kind == "INTERNAL";
      EXPECT_FALSE(hidden && near[i].flag->kind == "PUBLIC" && near[i - 1].distance == near[i].distance)
          << written;
    }
  }
}

TEST(Catalogue, ReadsBackWhatTheRegistrationMade) {
  const Flag* hidden = nullptr;
  const Flag* internal = nullptr;
  for (const Flag& flag : catalogue()) {
    ASSERT_NE(flag.facts, nullptr) << flag.name;
    EXPECT_FALSE(flag.name.empty());
    if (flag.lane != Lane::kDriver) {
      EXPECT_TRUE(flag.kind.empty()) << flag.name;
    }
    if (flag.name == "--tensorizer-options") hidden = &flag;
    if (flag.name == "--internal-hlo-remat") internal = &flag;
  }
  ASSERT_NE(hidden, nullptr);
  EXPECT_EQ(hidden->kind, "HIDDEN");
  EXPECT_EQ(hidden->surface, "help-hidden");
  EXPECT_EQ(hidden->carries, Lane::kPenguin);
  ASSERT_NE(internal, nullptr);
  EXPECT_EQ(internal->kind, "INTERNAL");
  EXPECT_EQ(internal->negation, "--no-internal-hlo-remat");
  EXPECT_GE(catalogue().size(), 346U);
}

TEST(Versions, AreOrdered) {
  for (std::size_t i = 1; i < versions().size(); ++i)
    EXPECT_LT(compare_versions(versions()[i - 1], versions()[i]), 0) << versions()[i];
  EXPECT_EQ(compare_versions("v2.27.0", "2.27.0"), 0);
}

TEST(Surfaces, ShowTheTiers) {
  EXPECT_NE(help("help", "compile", 80, "3.10").text.find("--auto-cast"), std::string::npos);
  EXPECT_EQ(help("help", "compile", 80, "3.10").text.find("--internal-hlo-remat"), std::string::npos);
  EXPECT_NE(help("hidden-list", "compile", 80, "3.10").text.find("INTERNAL"), std::string::npos);
  EXPECT_NE(help("hidden", "", 80, "3.12").text.find("HIDDEN"), std::string::npos);
}

TEST(Completion, KnowsTheLaneItIsIn) {
  const std::string text = "export NEURON_CC_FLAGS=\"--mod --tensorizer-options='--print' --auto-cast=m\"";
  const auto labels = [&text](std::string_view behind, bool all) {
    std::vector<std::string> result;
    const std::uint32_t at = static_cast<std::uint32_t>(text.find(behind) + behind.size());
    for (const Completion& each : complete(text, at, all, {})) result.push_back(each.label);
    return result;
  };
  EXPECT_EQ(labels("--mod", false), std::vector<std::string>{"--model-type"});
  EXPECT_GT(labels("--mod", true).size(), 1U);
  EXPECT_EQ(labels("--auto-cast=m", false), std::vector<std::string>{"matmult"});
  const std::vector<std::string> inside = labels("--print", false);
  EXPECT_NE(std::find(inside.begin(), inside.end(), "--print-nki"), inside.end());
}

TEST(Completion, OffersBehindABlankWhatComesThere) {
  const auto labels = [](std::string_view text) {
    std::vector<std::string> result;
    for (const Completion& each : complete(text, static_cast<std::uint32_t>(text.size()), false, {}))
      result.push_back(each.label);
    return result;
  };
  const std::vector<std::string> values = {"none", "matmult", "all"};
  EXPECT_EQ(labels("--auto-cast "), values);
  EXPECT_EQ(labels("neuronx-cc compile m.hlo --auto-cast "), values);
  EXPECT_EQ(labels("export NEURON_CC_FLAGS=\"-O1 --auto-cast "), values);
  EXPECT_EQ(labels("--auto-cast m"), std::vector<std::string>{"matmult"});
  // A file name is the user's own.
  EXPECT_EQ(labels("--logfile "), std::vector<std::string>{});
  const std::vector<std::string> begun = labels("neuronx-cc ");
  ASSERT_GT(begun.size(), 2U);
  EXPECT_EQ(begun[0], "compile");
  EXPECT_EQ(begun[1], "list-operators");
  EXPECT_EQ(labels("neuronx-cc co"), std::vector<std::string>{"compile"});
  // Behind a switch, and behind a value, the next option.
  EXPECT_GT(labels("--enable-mixed-precision-accumulation ").size(), 9U);
  EXPECT_GT(labels("--auto-cast all ").size(), 9U);
}

struct SuffixRow {
  std::string_view text;
  std::string_view json;  // empty: not looked at
  std::string_view joined;
};

TEST(Suffix, IsThatOfPublicCaches) {
  constexpr SuffixRow kRows[] = {
      {"NEURON_CC_FLAGS=\"--retry_failed_compilation\"", "", "d41d8cd9"},
      {"[\"--target=trn1\"]", "e30acd3a", ""},
      {"[\"--model-type=transformer\", \"--auto-cast=none\"]", "d7cde3b5", "2c2d707e"},
      {"[\"--model-type=transformer\", \"--auto-cast=none\", \"--execute-repetition=1\"]", "39f12043", ""},
      {"NEURON_CC_FLAGS=\"--model-type=transformer --auto-cast=none\"", "d7cde3b5", "2c2d707e"},
      {"NEURON_CC_FLAGS=\"--model-type=cnn-training\"", "", "ade7b014"},
  };
  for (const SuffixRow& row : kRows) {
    const Report report = ask(row.text);
    ASSERT_TRUE(report.main_section.has_value()) << row.text;
    const std::optional<Suffix>& suffix = report.sections[*report.main_section].suffix;
    ASSERT_TRUE(suffix.has_value()) << row.text;
    if (!row.json.empty()) {
      EXPECT_EQ(suffix->json, row.json) << row.text;
    }
    if (!row.joined.empty()) {
      EXPECT_EQ(suffix->joined, row.joined) << row.text;
    }
  }
}

TEST(Suffix, ProvesWhereTheQuotesWere) {
  // The checksum is of ["--target=trn1", "--tensorizer-options=--print-nki --dump-nki ", "--lnc=1"], the
  // blank included.
  const std::string_view text =
      "INFO ||NEURON_CC_WRAPPER||: Call compiler with cmd: neuronx-cc compile --framework=XLA "
      "/tmp/w/model.MODULE_7+SUFFIX.hlo_module.pb "
      "--output /tmp/w/model.MODULE_7+SUFFIX.neff --target=trn1 --tensorizer-options=--print-nki --dump-nki  "
      "--lnc=1 --verbose=35";
  std::string paste(text);
  for (std::size_t at = paste.find("SUFFIX"); at != paste.npos; at = paste.find("SUFFIX"))
    paste.replace(at, 6, "af65254d");
  const Report report = ask(paste);
  const diag::Diagnostic* found = find(report, "cache/quotes-proven");
  ASSERT_NE(found, nullptr);
  EXPECT_NE(said(*found).find("--tensorizer-options=--print-nki --dump-nki "), std::string::npos);
}

}  // namespace
}  // namespace flaglane::check::testing

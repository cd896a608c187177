#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "check/rules.h"
#include "check_testing.h"
#include "pastes.h"

namespace flaglane::check::testing {
namespace {

TEST(Rules, HaveAPageEach) {
  std::set<std::string_view> ids;
  for (const Rule* rule : rules()) {
    EXPECT_TRUE(ids.insert(rule->id).second) << rule->id << " is there twice";
    EXPECT_NE(rule->id.find('/'), std::string_view::npos) << rule->id;
    EXPECT_FALSE(rule->title.empty()) << rule->id;
    EXPECT_FALSE(rule->what.empty()) << rule->id;
    EXPECT_FALSE(rule->why.empty()) << rule->id;
    EXPECT_FALSE(rule->mend.empty()) << rule->id;
    EXPECT_FALSE(rule->evidence.empty()) << rule->id;
  }
  EXPECT_GE(ids.size(), 60U);
}

/// Rules that no text shows by itself, and why.
struct Unshown {
  std::string_view id;
  std::string_view why;
};
constexpr Unshown kUnshown[] = {
    {"driver/not-allowed-with", "the driver's rows are in no mutually exclusive group that is known"},
    {"driver/error", "no action of the driver's refuses in words of its own"},
    {"driver/other-version", "by default no version is asked for"},
    {"backend/re-registered", "no two of the backend's rows share a name"}};

bool is_unshown(std::string_view id) {
  return std::any_of(std::begin(kUnshown), std::end(kUnshown),
                     [id](const Unshown& each) { return each.id == id; });
}

// A rule's page runs its example with the options as they are by default: it shows the rule there, and the
// mended text does not.
TEST(Rules, ExamplesShowThem) {
  for (const Rule* rule : rules()) {
    EXPECT_EQ(rule->example.empty(), is_unshown(rule->id)) << rule->id;
    if (rule->example.empty()) continue;
    EXPECT_GE(count(ask(rule->example), rule->id), 1U) << rule->id << "\n" << rule->example;
  }
}

TEST(Rules, MendedExamplesDoNot) {
  for (const Rule* rule : rules()) {
    if (rule->mended.empty()) continue;
    const Report report = ask(rule->mended);
    EXPECT_EQ(count(report, rule->id), 0U) << rule->id << "\n" << rule->mended;
    EXPECT_EQ(errors(report), 0U) << rule->id << "\n" << rule->mended << "\n" << said(report.diagnostics[0]);
  }
}

TEST(Rules, EveryFindingHasAPage) {
  std::set<std::string_view> ids;
  for (const Rule* rule : rules()) ids.insert(rule->id);
  for (const std::string_view paste : kPastes) {
    for (const diag::Diagnostic& found : ask(paste).diagnostics)
      EXPECT_EQ(ids.count(found.rule), 1U) << found.rule;
  }
}

}  // namespace
}  // namespace flaglane::check::testing

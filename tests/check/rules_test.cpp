#include <gtest/gtest.h>

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
  }
  EXPECT_GE(ids.size(), 60U);
}

// Of each rule the example shows it, and the mended text does not.
TEST(Rules, ExamplesShowThem) {
  for (const Rule* rule : rules()) {
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

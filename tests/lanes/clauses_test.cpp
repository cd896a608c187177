#include "check/clauses.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

namespace flaglane::check {
namespace {

/// Adds "Suite.Name" of each `TEST(Suite, Name)` and `TEST_F` of the suite.
void add_tests(const std::string& text, const std::string& suite, std::set<std::string>& found) {
  for (const std::string macro : {"TEST(", "TEST_F("}) {
    const std::string opening = macro + suite + ", ";
    for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at)) {
      at += opening.size();
      const std::string name = text.substr(at, text.find(')', at) - at);
      EXPECT_TRUE(found.insert(suite + "." + name).second) << name << " twice";
    }
  }
}

/// The tests of the two lanes' folders that are named after a clause.
std::set<std::string> tests_of_clauses() {
  std::set<std::string> found;
  for (const char* folder : {"driver", "backend", "lanes"}) {
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(FLAGLANE_TESTS_DIR) + "/" + folder)) {
      if (entry.path().extension() != ".cpp") continue;
      std::ifstream file(entry.path());
      const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
      for (const char* suite : {"Spec", "Decision", "Choice"}) add_tests(text, suite, found);
    }
  }
  return found;
}

TEST(Clauses, EachHasATestAndEachTestAClause) {
  std::set<std::string> tests = tests_of_clauses();
  for (const Clause& clause : clauses()) {
    EXPECT_EQ(tests.erase(std::string(clause.test)), 1u) << clause.id << " wants " << clause.test;
  }
  for (const std::string& left : tests) ADD_FAILURE() << left << " is named after no clause";
}

TEST(Clauses, CoverEveryDecisionAndChoice) {
  std::set<std::string_view> ids;
  for (const Clause& clause : clauses()) {
    EXPECT_TRUE(ids.insert(clause.id).second) << clause.id << " twice";
    EXPECT_EQ(clause.text.back(), '.') << clause.id;
  }
  for (int i = 1; i <= 25; ++i) EXPECT_EQ(ids.count("D" + std::to_string(i)), 1u) << i;
  for (int i = 1; i <= 16; ++i) EXPECT_EQ(ids.count("R" + std::to_string(i)), 1u) << i;
}

}  // namespace
}  // namespace flaglane::check

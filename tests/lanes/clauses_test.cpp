#include "check/clauses.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

namespace flaglane::check {
namespace {

/// "Suite.Name" of every test of the two lanes' folders that is named after a clause.
std::set<std::string> tests_of_clauses() {
  std::set<std::string> found;
  const std::regex declaration(R"(TEST(?:_F)?\((Spec|Decision|Choice), (\w+)\))");
  for (const char* folder : {"driver", "backend", "lanes"}) {
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(FLAGLANE_TESTS_DIR) + "/" + folder)) {
      if (entry.path().extension() != ".cpp") continue;
      std::ifstream file(entry.path());
      const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
      for (std::sregex_iterator at(text.begin(), text.end(), declaration), end; at != end; ++at) {
        EXPECT_TRUE(found.insert((*at)[1].str() + "." + (*at)[2].str()).second) << (*at)[2].str() << " twice";
      }
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

#include <exception>
#include <iostream>
#include <string>

#include "backend_lane.h"
#include "driver_lane.h"
#include "json_lines.h"
#include "parse_checks.h"
#include "spec_builder.h"
#include "value_codec.h"

// Answers lane cases: one JSON object a line in, {"id", "lane", "dialect", "spec", "case"}, one a line out,
// {"id", "outcome"}. Exit status 3: a parse broke a property of replay/parse_checks.h (said on stderr).
int main() {
  using namespace flaglane;
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    if (line.empty()) continue;
    replay::Json answer = {{"id", nullptr}, {"outcome", nullptr}};
    try {
      const replay::Json question = replay::parse_line(line);
      answer["id"] = question.at("id");
      const bool driver = question.at("lane") == "driver";
      const auto& outcome_of = driver ? lanes::driver_outcome : lanes::backend_outcome;
      answer["outcome"] =
          outcome_of(question.at("spec"), question.at("case"), replay::read_dialect(question.at("dialect")));
    } catch (const replay::Unsupported& unsupported) {
      answer["outcome"] = {{"kind", "unsupported"}, {"message", unsupported.what}};
    } catch (const std::exception& error) {
      answer["outcome"] = {{"kind", "unsupported"}, {"message", error.what()}};
    }
    std::cout << replay::dump_line(answer) << std::endl;
  }
  return replay::broken_checks() == 0 ? 0 : 3;
}

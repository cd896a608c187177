#include <iostream>
#include <string>

#include "backend_lane.h"
#include "conformance/json.h"
#include "driver_lane.h"

// Answers lane cases: one JSON object a line in, {"id", "lane", "dialect", "spec", "case"}, one a line out,
// {"id", "outcome"}.
int main() {
  using flaglane::conformance::Json;
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);) {
    if (line.empty()) continue;
    const Json question = flaglane::conformance::read_line(line);
    const bool driver = question["lane"] == "driver";
    const auto& answer = driver ? flaglane::lanes::driver_outcome : flaglane::lanes::backend_outcome;
    const Json outcome = answer(question["spec"], question["case"], question["dialect"]);
    std::cout << flaglane::conformance::write_line({{"id", question["id"]}, {"outcome", outcome}}) << '\n';
    if (std::cin.rdbuf()->in_avail() == 0) std::cout.flush();
  }
}

// argparse_replay: reads cases of argparse-conformance/1, one JSON object a line, {"id", "dialect", "spec",
// "case"}, and answers each with {"id", "outcome"} on a line, in the same order. What is not served
// (type=complex, the intermixed entries) is answered with the kind "unsupported". Status 3: a property of
// every parse (see parse_checks.h) was broken.

#include <iostream>
#include <string>

#include "parse_checks.h"
#include "run_case.h"
#include "spec_builder.h"
#include "value_codec.h"

int main() {
  using namespace flaglane::replay;
  std::ios::sync_with_stdio(false);
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.empty()) continue;
    const Json input = parse_line(line);
    Json answer;
    answer["id"] = input.at("id");
    try {
      answer["outcome"] =
          run_case(input.at("spec"), input.at("case"), read_dialect(input.value("dialect", "3.10")));
    } catch (const Unsupported& reason) {
      answer["outcome"] = {{"kind", "unsupported"}, {"what", reason.what}};
    }
    std::cout << dump_line(answer) << '\n';
  }
  std::cout.flush();
  return broken_checks() == 0 ? 0 : 3;
}

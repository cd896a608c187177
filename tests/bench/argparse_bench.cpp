// One parse after another of a parser and an argv made inside, for argparse.bench.mjs: as a WebAssembly
// module (the exported functions) and as a native program that answers lines "FLAGS TOKENS ITERATIONS" with
// milliseconds of processor time.

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/parser.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#define BENCH_EXPORT extern "C" EMSCRIPTEN_KEEPALIVE
#else
#include <ctime>
#include <iostream>
#define BENCH_EXPORT extern "C"
#endif

namespace {

using namespace flaglane::argparse;

const char* const kWords[] = {
    "optlevel",      "target",    "model-type", "auto-cast",  "lnc",    "enable-fast-loading",
    "dump-on-error", "log-level", "skip-pass",  "tile-size",  "output", "logfile-verbose",
    "pipeline",      "jobs",      "framework",  "print-stats"};

// The same in every language: what option number i is called, and which of four kinds it is.
std::string name(std::uint32_t i) { return std::string("--") + kWords[i % 16] + "-" + std::to_string(i); }
enum Kind : std::uint32_t { kText, kNumber, kFlag, kChoice };
Kind kind(std::uint32_t i) { return static_cast<Kind>(i % 4); }

struct Case {
  ArgumentParser parser;
  std::vector<std::string> words;
  std::vector<std::string_view> argv;
  Outcome outcome;
};
std::unique_ptr<Case> current;

void add_option(ArgumentParser& parser, std::uint32_t i, Value choices) {
  const std::string flag = name(i);
  ArgumentSpec spec;
  spec.flags = {flag};
  switch (kind(i)) {
    case kText:
      break;
    case kNumber:
      spec.type = &kTypeInt;
      spec.default_value = Value::integer(1);
      break;
    case kFlag:
      spec.action = "store_true";
      break;
    case kChoice:
      spec.choices = choices;
      spec.default_value = Value::str("none");
      break;
  }
  (void)parser.add_argument(spec);
}

void add_words(std::vector<std::string>& words, std::uint32_t flags, std::uint32_t tokens) {
  for (std::uint32_t k = 0; words.size() < tokens; ++k) {
    std::uint32_t i = static_cast<std::uint32_t>(std::uint64_t{k} * 7919 % flags);
    if (words.size() + 1 == tokens) i = 2;  // one word left: a flag
    switch (kind(i)) {
      case kText:
        words.push_back(name(i));
        words.push_back("value-" + std::to_string(k));
        break;
      case kNumber:
        words.push_back(name(i) + "=" + std::to_string(k % 1000));
        break;
      case kFlag:
        words.push_back(name(i));
        break;
      case kChoice:
        words.push_back(name(i));
        words.push_back("matmult");
        break;
    }
  }
}

}  // namespace

/// Makes the parser and the argv of the next bench_run.
BENCH_EXPORT void bench_setup(std::uint32_t flags, std::uint32_t tokens) {
  current = std::make_unique<Case>();
  ParserInit init;
  init.prog = Value::str("bench");
  (void)current->parser.init(std::move(init));
  const Value choices =
      current->parser.pool().list({Value::str("none"), Value::str("matmult"), Value::str("all")});
  for (std::uint32_t i = 0; i < flags; ++i) add_option(current->parser, i, choices);
  add_words(current->words, flags, tokens);
  current->argv.assign(current->words.begin(), current->words.end());
}

/// Parses so many times; the number of parses that went well.
BENCH_EXPORT std::uint32_t bench_run(std::uint32_t iterations) {
  std::uint32_t good = 0;
  const ParseOptions options;
  for (std::uint32_t i = 0; i < iterations; ++i) {
    current->parser.parse_args(current->argv, options, current->outcome);
    good += current->outcome.kind == OutcomeKind::kParsed ? 1U : 0U;
  }
  return good;
}

#ifndef __EMSCRIPTEN__
int main() {
  std::uint32_t flags = 0;
  std::uint32_t tokens = 0;
  std::uint32_t iterations = 0;
  std::uint32_t last_flags = 0;
  std::uint32_t last_tokens = 0;
  while (std::cin >> flags >> tokens >> iterations) {
    if (flags != last_flags || tokens != last_tokens) bench_setup(flags, tokens);
    last_flags = flags;
    last_tokens = tokens;
    const std::clock_t start = std::clock();
    const std::uint32_t good = bench_run(iterations);
    const double took = static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC;
    std::cout << (good == iterations ? took : -1.0) << std::endl;
  }
  return 0;
}
#endif

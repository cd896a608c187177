#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "check/completion.h"
#include "check_testing.h"
#include "pastes.h"

namespace flaglane::check::testing {
namespace {

constexpr std::size_t kMegabyte = 1U << 20U;

/// xorshift32: the same sequence everywhere.
class Random {
 public:
  explicit Random(std::uint32_t seed) : state_(seed) {}
  std::uint32_t below(std::uint32_t bound) {
    state_ ^= state_ << 13U;
    state_ ^= state_ >> 17U;
    state_ ^= state_ << 5U;
    return state_ % bound;
  }

 private:
  std::uint32_t state_;
};

TEST(AnyBytes, GetAReportWithItsPlacesInside) {
  constexpr std::string_view kPieces[] = {"--tensorizer-options=",
                                          "'",
                                          "\"",
                                          "\\",
                                          "\n",
                                          " ",
                                          "--auto-cast",
                                          "=",
                                          "—",
                                          "${X",
                                          "}",
                                          "$(",
                                          "[",
                                          "]",
                                          ",",
                                          "{",
                                          ":",
                                          "export NEURON_CC_FLAGS=",
                                          "os.environ[\"NEURON_CC_FLAGS\"] = ",
                                          "compile",
                                          "neuronx-cc ",
                                          "-O1",
                                          "--lnc 2",
                                          "#",
                                          "+MODULE_1+",
                                          "abc",
                                          "\xff",
                                          "\xe2\x80",
                                          "\xf0\x9f\x92\xa5",
                                          "é",
                                          "...",
                                          "-",
                                          "--",
                                          "f\"",
                                          "name: ",
                                          "|"};
  Random random(2463534242U);
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    const std::uint32_t pieces = 1 + random.below(14);
    for (std::uint32_t i = 0; i < pieces; ++i) text += kPieces[random.below(std::size(kPieces))];
    const Report report = ask(text);
    ASSERT_EQ(out_of_place(text, report), "") << text;
  }
}

TEST(AnyBytes, PastesCutAnywhere) {
  for (const std::string_view paste : kPastes) {
    for (std::size_t size = 0; size < paste.size(); size += 3) {
      const std::string_view text = paste.substr(0, size);
      ASSERT_EQ(out_of_place(text, ask(text)), "") << text;
    }
  }
}

TEST(AnyBytes, CompletionAnywhere) {
  for (const std::string_view paste : kPastes) {
    for (std::uint32_t at = 0; at <= paste.size(); at += 5) {
      for (const Completion& each : complete(paste, at, true, {})) {
        ASSERT_LE(each.span.begin, each.span.end);
        ASSERT_LE(each.span.end, paste.size());
      }
    }
  }
}

/// The report of a piece repeated to `size` bytes.
void repeat(std::string_view piece, std::size_t size) {
  std::string text;
  while (text.size() < size) text += piece;
  const Report report = ask(text);
  EXPECT_EQ(out_of_place(text, report), "") << piece;
  EXPECT_LE(report.diagnostics.size(), 3000U) << piece;
}

TEST(AnyBytes, AMegabyteOfOneThing) {
  for (const std::string_view piece : {"-", "'", "\n", "[", "a=b\n", "\xff", "(", "\\"})
    repeat(piece, kMegabyte);
}

TEST(AnyBytes, ALotOfFlags) {
  for (const std::string_view piece :
       {"--x ", "--auto-cast=matmul ", "--tensorizer-options=--a ", "export NEURON_CC_FLAGS=-O1\n",
        "--print-nki ", "-—a ", "[\"--a b\"]\n"}) {
    repeat(piece, kMegabyte / 16);
  }
}

}  // namespace
}  // namespace flaglane::check::testing

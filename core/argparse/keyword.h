#pragma once

#include <cstdint>
#include <string_view>

namespace flaglane::argparse {

/// Keyword parameters of the Action constructors.
enum class Keyword : std::uint8_t {
  kOptionStrings,
  kDest,
  kNargs,
  kConst,
  kDefault,
  kType,
  kChoices,
  kRequired,
  kHelp,
  kMetavar,
  kVersion,
  kProg,
  kParserClass,
};
inline constexpr std::size_t kKeywordCount = 13;

[[nodiscard]] std::string_view keyword_name(Keyword keyword);

/// A set of keywords.
class KeywordSet {
 public:
  constexpr KeywordSet() = default;
  template <typename... Keywords>
  constexpr explicit KeywordSet(Keywords... keywords) : bits_((0U | ... | bit(keywords))) {}

  [[nodiscard]] constexpr bool has(Keyword keyword) const { return (bits_ & bit(keyword)) != 0; }
  constexpr void add(Keyword keyword) { bits_ |= bit(keyword); }

 private:
  static constexpr std::uint32_t bit(Keyword keyword) { return 1U << static_cast<unsigned>(keyword); }
  std::uint32_t bits_ = 0;
};

}  // namespace flaglane::argparse

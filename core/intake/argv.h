#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "intake/context.h"

namespace flaglane::intake {

/// A list of words in YAML, JSON or a Dockerfile, and the key it stands under.
struct WordList {
  std::vector<Word> words;
  std::string key;              ///< empty: none
  text::Span key_span = {};     ///< pasted
  text::Span span = {};         ///< pasted: all of it
  std::string_view layer = {};  ///< what a script in it stands in: "yaml", "json string"
};

/// Shows a list as a compiler's command or as flags, or reads the scripts and assignments among its words.
void read_word_list(WordList list, Context& context);

/// Lists that make one argv together are read as one: `command` and `args` of Kubernetes, `entrypoint` and
/// `command` of compose and ECS, ENTRYPOINT and CMD.
class Argv {
 public:
  explicit Argv(Context& context) : context_(context) {}

  /// `depth`: lists of one container have the same. A list of another kind is read at once.
  void add(WordList list, std::uint32_t depth);
  /// True when a list that begins with the compiler waits at this depth for its arguments.
  [[nodiscard]] bool waits(std::uint32_t depth) const;
  /// What comes now stands at `depth`: lists that wait further in are complete.
  void leave(std::uint32_t depth);
  void flush();

 private:
  static constexpr std::uint32_t kParts = 3;

  Context& context_;
  WordList parts_[kParts];  ///< entrypoint, command, args
  std::uint32_t depth_ = 0;
  bool holds_ = false;
};

/// Where a list's key puts it in an argv: 0 entrypoint, 1 command, 2 args; 3 for any other key.
[[nodiscard]] std::uint32_t argv_part(std::string_view key);

}  // namespace flaglane::intake

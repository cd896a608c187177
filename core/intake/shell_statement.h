#pragma once

#include <vector>

#include "intake/context.h"
#include "intake/shell_words.h"

namespace flaglane::intake {

/// One command of a script, and what is known where it stands.
struct ShellStatement {
  const Seamed& script;
  std::vector<ShellWord>& words;
  const std::vector<std::string>& vanished;  ///< as in ShellCommand
  Context& context;

  /// Where a word stands, or where the piece of a value was written that it is.
  [[nodiscard]] Written written(const ShellWord& word) const {
    if (word.used_at != 0) return word.written;
    return {script.source(word.at), script.layers_at(word.at.begin + 1), false};
  }
};

inline constexpr std::string_view kDeclares = "export declare typeset readonly local setenv";

}  // namespace flaglane::intake

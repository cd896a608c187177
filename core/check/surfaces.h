#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace flaglane::check {

/// What a help flag prints. Fields are those of `HelpText` in wasm/engine.d.ts.
struct HelpText {
  std::string_view surface = {};  ///< "help", "hidden" or "hidden-list"
  std::string prog;
  std::string text;
};

/// The surface of one parser: `command` "" for the top level, "compile" or "list-operators". `columns` is the
/// terminal's width. An unknown surface counts as "help", an unknown command as the top level.
[[nodiscard]] HelpText help(std::string_view surface, std::string_view command, std::uint32_t columns,
                            std::string_view python);

}  // namespace flaglane::check

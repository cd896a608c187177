#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "check/clauses.h"
#include "check/completion.h"
#include "check/convert.h"
#include "check/rules.h"
#include "check/surfaces.h"

// The smaller answers, each as the JSON of the type of its name in wasm/engine.d.ts.
namespace flaglane::render {

[[nodiscard]] std::string rules_json(const std::vector<const check::Rule*>& rules);
[[nodiscard]] std::string clauses_json(std::span<const check::Clause> clauses);
[[nodiscard]] std::string help_json(const check::HelpText& help);
/// `pasted` is the text that was completed in; ranges come out in UTF-16.
[[nodiscard]] std::string completions_json(std::span<const check::Completion> completions,
                                           std::string_view pasted);
[[nodiscard]] std::string converted_json(const check::Converted& converted);
/// `version` is the product's.
[[nodiscard]] std::string build_info_json(std::string_view version);

}  // namespace flaglane::render

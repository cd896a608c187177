#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "check/analysis.h"

// What the framework around the compiler does to the words: a model of the torch-neuronx and libneuronxla
// wrapper, read off its public logs (STRONG), not off its code.
namespace flaglane::check {

/// The place the words are used in, as the form tells it.
[[nodiscard]] Place guess_place(const intake::Section& section);

/// Marks the words that the wrapper (or tensorflow-neuron) takes out of the section: Fate::kWrapper,
/// Fate::kOther.
void take_out(const intake::Section& section, std::vector<Fate>& fates);

/// The words that stand in front of the user's: the subcommand, --framework, the input, --output, a target.
[[nodiscard]] std::vector<std::string> words_before(bool with_target);
/// The words that stand behind them.
[[nodiscard]] std::vector<std::string> words_after();

}  // namespace flaglane::check

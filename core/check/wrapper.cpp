#include "check/wrapper.h"

namespace flaglane::check {
namespace {

struct Known {
  std::string_view name;
  bool takes_value;
  Fate fate;
};
// The wrapper's six flags of the catalogue, then tensorflow-neuron's words.
constexpr Known kKnown[] = {{"--cache_dir", true, Fate::kWrapper},
                            {"--no_cache", false, Fate::kWrapper},
                            {"--retry_failed_compilation", false, Fate::kWrapper},
                            {"--log_level", true, Fate::kWrapper},
                            {"--compile_workdir", true, Fate::kWrapper},
                            {"--dump", true, Fate::kWrapper},
                            {"--dynamic-batch-size", false, Fate::kOther},
                            {"--extract-weights", true, Fate::kOther},
                            {"--workdir", true, Fate::kOther}};

const Known* find(std::string_view name) {
  for (const Known& known : kKnown) {
    if (known.name == name) return &known;
  }
  return nullptr;
}

}  // namespace

Place guess_place(const intake::Section& section) {
  if (section.consumer == intake::Consumer::kCommandLine) return Place::kCommand;
  return section.consumer == intake::Consumer::kJaxEnvironment ? Place::kJax : Place::kTorchNeuronx;
}

void take_out(const intake::Section& section, std::vector<Fate>& fates) {
  for (std::size_t i = 0; i < section.words.size(); ++i) {
    const std::string& word = section.words[i].text.text();
    if (word.size() < 3 || word[0] != '-') continue;
    const std::string_view name = option_name(word);
    const Known* known = find(name);
    if (known == nullptr) continue;
    fates[i] = known->fate;
    const bool joined = name.size() < word.size();
    if (!known->takes_value || joined || i + 1 >= section.words.size()) continue;
    const std::string& value = section.words[i + 1].text.text();
    if (value.empty() || value[0] != '-') fates[++i] = known->fate;
  }
}

std::vector<std::string> words_before(bool with_target) {
  std::vector<std::string> words = {"compile", "--framework=XLA", "<graph>.hlo_module.pb", "--output",
                                    "<graph>.neff"};
  if (with_target) words.push_back("--target=trn1");
  return words;
}

std::vector<std::string> words_after() { return {"--verbose=35"}; }

}  // namespace flaglane::check

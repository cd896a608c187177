#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flaglane::intake {

/// The forms that flags can be written in.
enum class Target : std::uint8_t { kShell, kPythonList, kPythonString, kJson, kDockerfile, kYaml };

/// "shell", "python-list", "python-string", "json", "dockerfile", "yaml"; nothing for any other text.
[[nodiscard]] std::optional<Target> target_from_id(std::string_view id);

/// The words written again, quoted so that reading them gives the same words. The string forms set
/// NEURON_CC_FLAGS:
///   export NEURON_CC_FLAGS="..."            os.environ["NEURON_CC_FLAGS"] = "..."
///   ENV NEURON_CC_FLAGS="..."               - name: NEURON_CC_FLAGS\n  value: "..."
/// The list forms are compiler_args = [...] and a JSON array. No line end at the end.
[[nodiscard]] std::string convert(const std::vector<std::string>& words, Target target);

/// One word as shlex.quote() writes it, but `--name='a b'` with the quotes behind the `=`.
[[nodiscard]] std::string quote_word(std::string_view word);

/// A JSON string, ASCII only, as json.dumps() writes it.
[[nodiscard]] std::string json_string(std::string_view text);

}  // namespace flaglane::intake

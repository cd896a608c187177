#include "intake/shell_signs.h"

#include <algorithm>

#include "intake/ascii.h"

namespace flaglane::intake {
namespace {

/// `FLAGS=(--a --b)`, `flags+=("--a"`: an array of bash, where Python would have a tuple or a string in
/// brackets.
bool opens_array(std::string_view text, std::size_t bracket, bool upper, bool appends) {
  const std::size_t first = text.find_first_not_of(" \t\r\n", bracket + 1);
  if (first == std::string_view::npos) return false;
  const std::string_view word = text.substr(first, 40);
  if (word[0] == '$' || starts_with(word, "\"$")) return true;
  if (word[0] == '-') return holds_flag(word.substr(0, word.find_first_of(" \t\r\n)")));
  if (word[0] == '[') return word.size() > 2 && is_digit(word[1]) && contains(word, "]=");
  if (appends) return true;
  constexpr std::size_t kNear = 300;  // keeps it linear
  const std::string_view near = text.substr(bracket, kNear);
  const std::string_view inside = near.substr(0, near.find(')'));
  return upper && holds_flag(inside) && !contains(inside, ",") && !contains(inside, "+");
}

}  // namespace

bool is_shell_line(std::string_view text, text::Span line) {
  static constexpr std::string_view kPrograms[] = {"set ",      "setx ",      "%env ",
                                                   "%set_env ", "python -c ", "python3 -c "};
  static constexpr std::string_view kDeclares[] = {"export ",   "declare ", "local ",
                                                   "readonly ", "typeset ", "override "};
  std::string_view shown = without_indent(line.of(text));
  static constexpr std::string_view kRunners[] = {
      "ray job ", "srun ", "sbatch ", "mpirun ",      "kubectl ",        "vllm ",
      "aws ",     "ssh ",  "echo ",   "Environment=", "[Environment]::", "[System.Environment]::"};
  if (starts_with_any(shown, kRunners)) return true;
  static constexpr std::string_view kScripts[] = {"python ", "python3 ", "torchrun ", "accelerate "};
  static constexpr std::string_view kTheirs[] = {"cc_flags", "cc-flags", "compiler_", "compiler-", "'{"};
  if (starts_with_any(shown, kScripts) && contains_any(shown, kTheirs)) return true;
  if (starts_with_any(shown, kPrograms)) return contains(shown, "NEURON_CC_FLAGS");
  if (shown.size() > 5 && shown[0] == '$' && (shown[1] | 0x20) == 'e' && shown[4] == ':') return true;
  if (starts_with_any(shown, kDeclares)) shown = without_indent(shown.substr(shown.find(' ')));
  while (starts_with(shown, "-"))
    shown = without_indent(shown.substr(std::min(shown.find(' '), shown.size())));
  const std::uint32_t size = shell_name_end(shown, 0);
  const std::string_view name = shown.substr(0, size);
  std::string_view rest = without_indent(shown.substr(size));
  const bool appends = starts_with(rest, "+=");
  rest = rest.substr(std::min(rest.find_first_not_of(":?+"), rest.size()));
  if (size == 0 || !starts_with(rest, "=")) return false;
  const std::string_view value = without_indent(rest.substr(1));
  const bool flag = dash_size(value, 0) != 0 && holds_flag(value.substr(0, value.find(' ')));
  if (flag || starts_with(value, "$")) return true;
  const bool upper = std::none_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  const auto equals = static_cast<std::size_t>(rest.data() - text.data());
  return rest.size() > 1 && rest[1] == '(' && shown.size() - rest.size() == size + (appends ? 1U : 0U) &&
         opens_array(text, equals + 1, upper, appends);
}

bool has_shell_signs(std::string_view text) {
  static constexpr std::string_view kSigns[] = {"export ",
                                                "NEURON_CC_FLAGS=",
                                                "${NEURON_CC_FLAGS",
                                                "NEURON_CC_FLAGS+=",
                                                "neuronx-cc",
                                                "neuron-cc",
                                                "neuron_parallel_compile",
                                                "FLAGS=",
                                                "ARGS=",
                                                "setenv NEURON",
                                                "-m neuronxcc"};
  return contains_any(text, kSigns);
}

}  // namespace flaglane::intake

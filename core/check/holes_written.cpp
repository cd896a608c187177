#include "check/holes_written.h"

#include "check/findings.h"

namespace flaglane::check {
namespace {

using intake::Hole;
using intake::Target;

bool is_name(std::string_view text) {
  for (const char c : text) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    if (!letter && (c < '0' || c > '9')) return false;
  }
  return !text.empty() && (text[0] < '0' || text[0] > '9');
}

/// NAME of $NAME, ${NAME}, os.environ["NAME"], os.environ.get("NAME", ...) and os.getenv("NAME"); else empty.
std::string_view variable_of(Hole kind, std::string_view pasted) {
  if (kind == Hole::kInherited) return "NEURON_CC_FLAGS";
  std::string_view name;
  if (pasted.substr(0, 2) == "${" && pasted.back() == '}') {
    name = pasted.substr(2, pasted.size() - 3);
  } else if (pasted.substr(0, 1) == "$") {
    name = pasted.substr(1);
  } else if (pasted.find("environ") != pasted.npos || pasted.find("getenv(") != pasted.npos) {
    const std::size_t quote = pasted.find_first_of("\"'");
    if (quote == pasted.npos) return {};
    name = pasted.substr(quote + 1, pasted.find(pasted[quote], quote + 1) - quote - 1);
  }
  return is_name(name) ? name : std::string_view();
}

/// True for text that may stand in a field of f"..." before Python 3.12.
bool fits_field(std::string_view text) { return text.find_first_of("\"\\\n{}") == text.npos; }

std::optional<WrittenHole> write_python(Hole kind, std::string_view pasted) {
  const std::string_view variable = variable_of(kind, pasted);
  if (!variable.empty()) {
    const std::string value = cat({"os.environ.get('", variable, "', '')"});
    return WrittenHole{cat({"{", value, "}"}), cat({"*shlex.split(", value, ")"}), true};
  }
  if (kind == Hole::kFormat && pasted.size() > 2 && fits_field(pasted.substr(1, pasted.size() - 2)))
    return WrittenHole{std::string(pasted), {}, true};
  if (kind != Hole::kExpression || !fits_field(pasted)) return std::nullopt;
  if (pasted[0] == '*') return WrittenHole{{}, std::string(pasted), true};
  return WrittenHole{cat({"{", pasted, "}"}), std::string(pasted), true};
}

}  // namespace

std::optional<WrittenHole> write_hole(Hole kind, std::string_view pasted, Target target) {
  if (pasted.empty()) return std::nullopt;
  // A placeholder is text to be replaced by hand, in any language.
  if (kind == Hole::kPlaceholder) return WrittenHole{std::string(pasted)};
  const std::string_view variable = variable_of(kind, pasted);
  switch (target) {
    case Target::kPythonList:
    case Target::kPythonString:
      return write_python(kind, pasted);
    case Target::kShell:
      if (kind == Hole::kCommand && pasted.substr(0, 2) == "$(") return WrittenHole{std::string(pasted)};
      [[fallthrough]];
    case Target::kDockerfile:
      if (!variable.empty()) return WrittenHole{cat({"${", variable, "}"})};
      return std::nullopt;
    case Target::kYaml:
      // Kubernetes fills in the variables that its list sets earlier.
      if (!variable.empty()) return WrittenHole{cat({"$(", variable, ")"})};
      return std::nullopt;
    case Target::kJson:
      return std::nullopt;
  }
  return std::nullopt;
}

std::string as_fstring(std::string_view literal) {
  std::string out = "f";
  for (const char c : literal) {
    out += c;
    if (c == '{' || c == '}') out += c;
  }
  return out;
}

}  // namespace flaglane::check

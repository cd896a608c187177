#include "intake/recognise.h"

#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/settings_file.h"
#include "intake/shell_signs.h"
#include "intake/undress.h"

namespace flaglane::intake {
namespace {

using text::Span;

/// 2025-09-11 12:23:08, 2025-09-11T12:23:08
bool begins_with_time(std::string_view line) {
  while (!line.empty() && (line[0] == '[' || line[0] == '"' || line[0] == '\'')) line.remove_prefix(1);
  static constexpr std::string_view kShape = "dddd-dd-dd?dd:dd";
  if (line.size() < kShape.size()) return false;
  for (std::size_t i = 0; i < kShape.size(); ++i) {
    if (kShape[i] == 'd' ? !is_digit(line[i]) : kShape[i] != '?' && kShape[i] != line[i]) return false;
  }
  return true;
}

/// `RuntimeError: ...`, `subprocess.CalledProcessError: ...`; "neuronx-cc compile: error: ..."
bool names_error(std::string_view line) {
  const std::size_t colon = line.find(": ");
  if (colon == std::string_view::npos) return false;
  const std::string_view name = line.substr(0, colon);
  return (ends_with(name, "Error") && name.size() > 5 && !contains(name, " ")) ||
         (starts_with(name, "neuronx-cc") && starts_with(line.substr(colon), ": error:"));
}

bool is_log(std::string_view text, const std::vector<Span>& lines) {
  static constexpr std::string_view kMarks[] = {"||NEURON_",
                                                "Call compiler with cmd",
                                                "Compiling with command line",
                                                "Failed compilation",
                                                "Compile command returned",
                                                "CalledProcessError",
                                                "INFO:Neuron",
                                                "Neuron compiler flags:",
                                                "Compiler args type is",
                                                "execve(",
                                                " pid=",
                                                "unrecognized arguments:",
                                                "the following arguments are required: ",
                                                "[NCC_"};
  if (contains_any(text, kMarks)) return true;
  static constexpr std::string_view kErrors[] = {": invalid ", ": expected ", ": ignored explicit ",
                                                 ": not allowed with "};
  if (contains(text, "argument -") && contains_any(text, kErrors)) return true;
  if (contains(text, "ambiguous option: -") && contains(text, " could match ")) return true;
  static constexpr std::string_view kLevels[] = {"INFO:",     "WARNING:",  "ERROR:",
                                                 "DEBUG:",    "CRITICAL:", "[INFO]",
                                                 "[WARNING]", "[ERROR]",   "Traceback (most"};
  return std::any_of(lines.begin(), lines.end(), [&](Span line) {
    const std::string_view shown = without_indent(line.of(text));
    return begins_with_time(shown) || starts_with_any(shown, kLevels) || names_error(shown);
  });
}

/// The text's brackets and strings are JSON's: double quotes only, no names but true, false and null.
bool is_json(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return false;
  const char first = text[begin];
  if (first != '[' && first != '{' && first != '"') return false;
  bool string = false;
  bool key = false;
  for (std::size_t i = begin; i < text.size(); ++i) {
    const char c = text[i];
    if (string) {
      if (c == '\\')
        ++i;
      else if (c == '\n')
        return false;
      else if (c == '"')
        string = false;
      continue;
    }
    if (c == '"') {
      const char before = i > begin ? text[i - 1] : ' ';
      if (is_letter(before)) return false;  // f"..."
      string = true;
    } else if (is_letter(c)) {
      const std::uint32_t size = shell_name_end(text.substr(i), 0);
      const std::string_view word = text.substr(i, size);
      if (word != "true" && word != "false" && word != "null" && word != "e" && word != "E") return false;
      i += size - 1;
    } else if (c == ':') {
      key = true;
    } else if (!is_in(c, "[]{}, \t\r\n0123456789.+-")) {
      return false;
    }
  }
  if (string) return false;
  const std::size_t last = text.find_last_not_of(" \t\r\n,;|");
  const bool alone =
      first == '"' && !key && last != std::string_view::npos && text.find('"', begin + 1) == last;
  if (first == '[' && text.find('"') == std::string_view::npos) return false;
  // Two strings side by side are one of Python's, never JSON.
  return first != '"' || key || alone || contains(text, "\\n\"");
}

bool is_dockerfile(std::string_view text, const std::vector<Span>& lines) {
  bool run = false;
  bool from = false;
  for (const Span line : lines) {
    const std::string_view shown = without_indent(line.of(text));
    if (starts_with(shown, "ENV ") || starts_with(shown, "ARG ")) return true;
    from = from || starts_with(shown, "FROM ");
    run =
        run || starts_with(shown, "RUN ") || starts_with(shown, "CMD ") || starts_with(shown, "ENTRYPOINT ");
  }
  if (run || (from && contains(text, "\n"))) return run;
  const std::string_view start = without_indent(text);
  if (starts_with(start, "-e ") || starts_with(start, "--env ") || starts_with(start, "--env=")) return true;
  static constexpr std::string_view kEngines[] = {"docker run", "docker create", "podman run", "nerdctl run"};
  static constexpr std::string_view kOptions[] = {" -e ", " --env ", " --env=", "\n-e "};
  return contains_any(text, kEngines) && contains_any(text, kOptions);
}

/// `key:` or `- key:` at a line's beginning, the key unquoted and no Python keyword.
bool is_yaml_line(std::string_view line) {
  std::string_view shown = without_indent(line);
  while (starts_with(shown, "- ")) shown = without_indent(shown.substr(2));
  std::uint32_t size = 0;
  while (size < shown.size() &&
         (is_name_character(shown[size]) || shown[size] == '-' || shown[size] == '.' || shown[size] == '/'))
    ++size;
  if (size == 0 || size >= shown.size() || shown[size] != ':' || shown[0] == '-') return false;
  if (size + 1 < shown.size() && shown[size + 1] != ' ') return false;
  const std::string_view key = shown.substr(0, size);
  if (key == "else" || key == "try" || key == "finally" || key == "default" || key == "http" ||
      key == "lambda")
    return false;
  // An annotation: `name: str = "..."`.
  const std::string_view value = without_indent(shown.substr(size + 1));
  const std::size_t equals = value.find(" = ");
  return equals == std::string_view::npos || value.find_first_of("\"'") < equals;
}

bool is_yaml(std::string_view text, const std::vector<Span>& lines) {
  std::size_t keys = 0;
  bool telling = false;
  bool before_program = true;
  for (const Span line : lines) {
    const std::string_view shown = line.of(text);
    const std::string_view trimmed = without_indent(shown);
    if (trimmed.empty() || trimmed[0] == '#') continue;
    if (keys == 1 && shown[0] == '\t') return false;  // a recipe of make
    if (is_yaml_line(shown)) {
      ++keys;
      telling = telling || holds_flag(shown) || contains(shown, "NEURON_CC_FLAGS") ||
                contains(shown, "args:") || contains(shown, "flags:") || ends_with(trimmed, "|") ||
                ends_with(trimmed, ">") || ends_with(trimmed, "-");
    } else if (starts_with(trimmed, "* ")) {
      return false;  // prose
    } else if (before_program && keys == 0) {
      // What stands before the first key may only be items.
      if (!starts_with(trimmed, "- ") && trimmed != "---") return false;
      telling = telling || holds_flag(trimmed.substr(1));
    }
  }
  if (keys > 0) return telling || contains(text, "NEURON_CC_FLAGS") || holds_flag(text);
  return telling && lines.size() > 1;
}

/// `module.function(argument`: a call, and no shell's `function() {`.
bool is_call(std::string_view line) {
  std::size_t at = 0;
  while (at < line.size() && (is_name_character(line[at]) || line[at] == '.')) ++at;
  return at > 0 && at + 1 < line.size() && line[at] == '(' && line[at + 1] != ')';
}

/// Signs that only Python has, against signs that only a shell has.
int python_over_shell(std::string_view text, const std::vector<Span>& lines) {
  int score = 0;
  static constexpr std::string_view kPython[] = {
      "os.environ", "setenv(",     "putenv(", ".append(",   ".extend(",    "\"\"\"", ".join(",
      "= [",        "=[\"",        "=['",     "=[\n",       "= (",         "=(\n",   "[f\"",
      "[f'",        "=f\"",        "=f'",     "= f\"",      "= f'",        "(\"",    "('",
      "+= ",        "\",\n",       "',\n",    "mock.patch", "process.env", "(f\"",   "(f'",
      "os.system(", "subprocess.", "getenv(", "([\"",       "(['",         ", [\"",  ", ['"};
  for (const std::string_view sign : kPython) score += contains(text, sign) ? 3 : 0;
  static constexpr std::string_view kShell[] = {"export ", "; then",  "\nfi", "$(",  "${",
                                                "; do",    "#!/bin/", " && ", "=\"$"};
  for (const std::string_view sign : kShell) score -= contains(text, sign) ? 4 : 0;
  for (const Span line : lines) {
    const std::string_view shown = without_indent(line.of(text));
    const std::uint32_t size = shell_name_end(shown, 0);
    const std::string_view word = shown.substr(0, size);
    const std::string_view rest = shown.substr(size);
    const bool quoted = rest.size() > 1 && (rest[1] == '"' || rest[1] == '\'');
    if (word == "import" || word == "from" || word == "def" || word == "return" || word == "with" ||
        word == "class")
      score += 3;
    if (word == "export" || word == "sudo" || word == "docker" || word == "cd" || word == "source" ||
        word == "env")
      score -= 6;
    if (starts_with(shown, "neuronx-cc ") || starts_with(shown, "neuron-cc ") ||
        program_of(shown.substr(0, shown.find(' '))) != Program::kNone)
      score -= 6;
    if (starts_with(rest, " = ") || starts_with(rest, "= ") || starts_with(rest, " += ")) score += 4;
    if (size > 0 && starts_with(rest, "=") && !starts_with(rest, "==") && !starts_with(rest, "= ")) {
      const bool upper = std::none_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
      const bool comma = ends_with(shown, ",");
      const bool list = rest.size() > 1 && (rest[1] == '[' || (rest[1] == '(' && rest.size() == 2));
      if (comma || list)
        score += 4;
      else if (upper)
        score -= 4;
      else if (quoted)
        score += 1;
      else
        score -= 1;
    }
    if ((starts_with(shown, "\"") || starts_with(shown, "'") || starts_with(shown, "f\"")) &&
        (ends_with(shown, ",") || ends_with(shown, "\"") || ends_with(shown, "'")))
      score += 1;
    if (is_call(shown)) score += 3;
    if (size > 0 && (starts_with(rest, "['") || starts_with(rest, "[\""))) score += 3;
    if (starts_with(shown, "[\"") || starts_with(shown, "['") || starts_with(shown, "[f")) score += 3;
    if (contains(shown, "\": ") || contains(shown, "': ")) score += 3;
  }
  return score;
}

}  // namespace

Form recognise(const Seamed& seamed, const Names& names) {
  const std::string_view text = seamed.text();
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return Form::kNone;
  const std::vector<Span> lines = lines_of(text);
  if (is_log(text, lines)) return Form::kLogLine;
  const bool mentions = holds_flag(text) || contains(text, "NEURON_CC_FLAGS") ||
                        contains(text, "neuron-cc") || contains(text, "neuronx-cc") ||
                        contains(text, "compiler_args=[");
  const std::string_view start = text.substr(begin);
  const std::size_t quote = std::max<std::size_t>(opening_quote_size(start), 1);
  const bool flag_first = looks_like_flag(start) || looks_like_flag(start.substr(quote));
  if (!mentions && !flag_first) return Form::kNone;
  const bool environment_entry = starts_with(start, "\"") && (contains(text, "\"env_vars\"") ||
                                                              starts_with(start, "\"NEURON_CC_FLAGS\""));
  if (is_json(text) && !environment_entry) return Form::kJson;
  if (is_dockerfile(text, lines)) return Form::kDockerfile;
  int python = python_over_shell(text, lines);
  const bool shell =
      std::any_of(lines.begin(), lines.end(), [&](Span line) { return is_shell_line(text, line); });
  if (shell) {
    python = std::min(python - 12, -1);
  } else if (contains(text, " = ") && !settings_file(text).empty()) {
    python = std::max(python, 1);
  }
  const bool bare_first = looks_like_flag(start);
  if (!bare_first && python < 6 && is_yaml(text, lines)) return Form::kYaml;
  if (bare_first) return is_backend_string(seamed, names) ? Form::kBackendOptions : Form::kBareFlags;
  const std::string_view inside = start.substr(1);
  if ((start[0] == '"' || start[0] == '\'') && looks_like_flag(without_indent(inside)) &&
      start.find('\n') >= start.find_last_not_of(" \t\r\n")) {
    if (is_backend_string(seamed, names)) return Form::kBackendOptions;
  }
  if (python > 0) return Form::kPythonEnv;
  if (shell || has_shell_signs(text)) return Form::kShellEnv;
  const std::size_t equals = text.find("=\"");
  const bool of_flag = dash_size(text, text.find_last_of(" \t\n`'\"(", equals) + 1) != 0;
  if (python == 0 && equals != std::string_view::npos && !of_flag) return Form::kPythonEnv;
  return holds_flag(text) ? Form::kBareFlags : Form::kNone;
}

}  // namespace flaglane::intake

#include "intake/prompt.h"

#include <algorithm>

#include "intake/ascii.h"

namespace flaglane::intake {
namespace {

/// What may stand before the sign of a shell's prompt: a user and host, an environment in brackets, a
/// version.
bool is_place(std::string_view before, std::string_view sign) {
  if (before.empty()) return sign == "\u276f ";
  if (before.find_first_of("=\"'") != std::string_view::npos) return false;
  if (starts_with(before, "\u279c ") || starts_with(before, "sh-") || starts_with(before, "bash-"))
    return true;
  if (before.front() == '(' && trimmed(before).back() == ')') return true;
  return contains(before, "@") && (contains(before, ":") || before.back() == ']' || sign == "% ");
}

/// `PS C:\work> ` and `C:\work>`
std::uint32_t windows_prompt_size(std::string_view line) {
  const bool power = starts_with(line, "PS ") || starts_with(line, "PS>");
  const bool drive = line.size() > 3 && is_letter(line[0]) && line[1] == ':' && line[2] == '\\';
  const std::size_t end = line.find('>');
  if ((!power && !drive) || end == std::string_view::npos || end > 120) return 0;
  if (line.substr(0, end).find_first_of("\"'=") != std::string_view::npos) return 0;
  return static_cast<std::uint32_t>(end) + (line.substr(end + 1, 1) == " " ? 2U : 1U);
}

}  // namespace

std::uint32_t prompt_size(std::string_view line) {
  const std::size_t indent = line.find_first_not_of(" \t");
  if (indent == std::string_view::npos) return 0;
  const std::string_view rest = line.substr(indent);
  for (const std::string_view prompt : {"$ ", ">>> ", "... ", "% ", "!"}) {
    const bool shell_escape = prompt == "!" && rest.size() > 1 && (is_letter(rest[1]) || rest[1] == ' ');
    if (starts_with(rest, prompt) && (prompt != "!" || shell_escape)) {
      return static_cast<std::uint32_t>(indent + prompt.size());
    }
  }
  if (starts_with(rest, "In [") || starts_with(rest, "Out[")) {
    const std::size_t close = rest.find("]:");
    if (close != std::string_view::npos && close < 12) {
      const std::size_t begin = rest.find_first_not_of(' ', close + 2);
      return static_cast<std::uint32_t>(indent + std::min(begin, rest.size()));
    }
  }
  if (const std::uint32_t size = windows_prompt_size(rest); size != 0) {
    return static_cast<std::uint32_t>(indent) + size;
  }
  constexpr std::size_t kLongest = 90;
  const std::string_view near = rest.substr(0, kLongest);
  for (const std::string_view sign : {"$ ", "# ", "% ", "\u2717 ", "\u276f "}) {
    const std::size_t at = near.find(sign);
    if (at != std::string_view::npos && is_place(rest.substr(0, at), sign)) {
      return static_cast<std::uint32_t>(indent + at + sign.size());
    }
  }
  return 0;
}

}  // namespace flaglane::intake

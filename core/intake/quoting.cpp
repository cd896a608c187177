#include "intake/quoting.h"

namespace flaglane::intake {
namespace {

static constexpr std::string_view kShellPlain =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-";

bool holds_any(std::string_view text, std::string_view set) {
  return text.find_first_of(set) != std::string_view::npos;
}

/// Each byte of `special` gets a backslash before it; a line break becomes \n where `newline` says so.
void backslash(std::string_view text, std::string_view special, bool newline, std::string& out) {
  for (const char c : text) {
    if (newline && c == '\n') {
      out += "\\n";
      continue;
    }
    if (special.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
}

void substitute(std::string_view text, char what, std::string_view by, std::string& out) {
  for (const char c : text) {
    if (c == what) {
      out += by;
    } else {
      out += c;
    }
  }
}

void escape_bare(std::string_view text, std::string& out) {
  for (const char c : text) {
    const bool plain = static_cast<unsigned char>(c) >= 0x80 || kShellPlain.find(c) != std::string_view::npos;
    if (!plain) out += '\\';
    out += c;
  }
}

void escape_json(std::string_view text, std::string& out) {
  static constexpr char kHex[] = "0123456789abcdef";
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += "\\u00";
      out += kHex[(static_cast<unsigned char>(c) >> 4U) & 15U];
      out += kHex[static_cast<unsigned char>(c) & 15U];
    } else {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
  }
}

/// YAML 1.2, 7.3.3: what ends or changes a plain scalar, in flow collections too.
bool is_plain_yaml(std::string_view text) {
  if (holds_any(text, "\n\r,[]{}")) return false;
  if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos) return false;
  return text.empty() || text.back() != ':';
}

}  // namespace

bool escape(Quoting quoting, std::string_view text, std::string& out) {
  switch (quoting) {
    case Quoting::kNone:
      out += text;
      return true;
    case Quoting::kShellBare:
      if (holds_any(text, "\n")) return false;  // backslash and line break are nothing to a shell
      escape_bare(text, out);
      return true;
    case Quoting::kShellSingle:
      substitute(text, '\'', "'\\''", out);
      return true;
    case Quoting::kShellDouble:
      backslash(text, "\"\\$`", false, out);
      return true;
    case Quoting::kShellAnsiC:
      backslash(text, "'\\", true, out);
      return true;
    case Quoting::kShlexBare:
      backslash(text, " \t\r\n'\"\\", false, out);
      return true;
    case Quoting::kShlexSingle:
      substitute(text, '\'', "'\"'\"'", out);
      return true;
    case Quoting::kShlexDouble:
      backslash(text, "\"\\", false, out);
      return true;
    case Quoting::kPythonSingle:
    case Quoting::kPythonTripleSingle:
      backslash(text, "'\\", true, out);
      return true;
    case Quoting::kPythonDouble:
    case Quoting::kPythonTripleDouble:
      backslash(text, "\"\\", true, out);
      return true;
    case Quoting::kPythonRaw:
      if (holds_any(text, "'\"\\\n")) return false;
      out += text;
      return true;
    case Quoting::kPythonBraces:
      for (const char c : text) {
        if (c == '{' || c == '}') out += c;
        out += c;
      }
      return true;
    case Quoting::kJson:
      escape_json(text, out);
      return true;
    case Quoting::kYamlPlain:
      if (!is_plain_yaml(text)) return false;
      out += text;
      return true;
    case Quoting::kYamlSingle:
      if (holds_any(text, "\n")) return false;
      substitute(text, '\'', "''", out);
      return true;
    case Quoting::kYamlDouble:
    case Quoting::kEscaped:
      backslash(text, "\"\\", true, out);
      return true;
    case Quoting::kYamlBlock:
      if (holds_any(text, "\n")) return false;
      out += text;
      return true;
    case Quoting::kFixed:
      return false;
  }
  return false;
}

bool escape(Layers layers, std::string_view text, std::string& out) {
  std::string current(text);
  for (; !layers.empty(); layers = layers.outer()) {
    std::string next;
    if (!escape(layers.innermost(), current, next)) return false;
    current = static_cast<std::string&&>(next);
  }
  out += current;
  return true;
}

}  // namespace flaglane::intake

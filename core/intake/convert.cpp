#include "intake/convert.h"

#include "intake/ascii.h"
#include "intake/quoting.h"
#include "text/utf8.h"

namespace flaglane::intake {
namespace {

/// shlex.quote()'s unsafe characters are all but these (re.ASCII: [^\w@%+=:,./-]).
bool is_safe(std::string_view text) {
  for (const char c : text) {
    const bool alnum = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (!alnum && !is_in(c, "_@%+=:,./-")) return false;
  }
  return true;
}

std::string quoted(std::string_view text) {
  std::string out = "'";
  static_cast<void>(escape(Quoting::kShlexSingle, text, out));  // holds anything
  return out + "'";
}

std::string joined(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) {
    if (!line.empty()) line += ' ';
    line += quote_word(word);
  }
  return line;
}

std::string in_double_quotes(std::string_view text, Quoting quoting) {
  std::string out = "\"";
  static_cast<void>(escape(quoting, text, out));  // double quotes of every language hold anything
  return out + "\"";
}

void append_unicode_escape(std::string& out, std::uint32_t unit) {
  static constexpr char kHex[] = "0123456789abcdef";
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += kHex[(unit >> static_cast<unsigned>(shift)) & 15U];
}

std::string list_of(const std::vector<std::string>& words, std::string (*item)(std::string_view)) {
  std::string out = "[";
  for (const std::string& word : words) {
    if (out.size() > 1) out += ", ";
    out += item(word);
  }
  return out + "]";
}

std::string python_string(std::string_view text) { return in_double_quotes(text, Quoting::kPythonDouble); }

}  // namespace

std::optional<Target> target_from_id(std::string_view id) {
  static constexpr std::string_view kIds[] = {"shell", "python-list", "python-string",
                                              "json",  "dockerfile",  "yaml"};
  for (std::uint8_t i = 0; i < 6; ++i) {
    if (kIds[i] == id) return static_cast<Target>(i);
  }
  return std::nullopt;
}

std::string quote_word(std::string_view word) {
  if (!word.empty() && is_safe(word)) return std::string(word);
  const std::size_t equals = word.find('=');
  if (word.substr(0, 2) == "--" && equals != std::string_view::npos && is_safe(word.substr(0, equals))) {
    return std::string(word.substr(0, equals + 1)) + quoted(word.substr(equals + 1));
  }
  return quoted(word);
}

std::string json_string(std::string_view text) {
  std::string out = "\"";
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint point = text::decode(text, at);
    const std::uint32_t value = point.value;
    at += point.size;
    if (value == '"' || value == '\\') {
      out += '\\';
      out += static_cast<char>(value);
    } else if (value == '\n') {
      out += "\\n";
    } else if (value == '\r') {
      out += "\\r";
    } else if (value == '\t') {
      out += "\\t";
    } else if (value == '\b') {
      out += "\\b";
    } else if (value == '\f') {
      out += "\\f";
    } else if (value >= 0x20 && value < 0x7F) {
      out += static_cast<char>(value);
    } else if (value < 0x10000) {
      append_unicode_escape(out, value);
    } else {
      append_unicode_escape(out, 0xD800U + ((value - 0x10000U) >> 10U));
      append_unicode_escape(out, 0xDC00U + ((value - 0x10000U) & 0x3FFU));
    }
  }
  return out + "\"";
}

std::string convert(const std::vector<std::string>& words, Target target) {
  switch (target) {
    case Target::kShell:
      return "export NEURON_CC_FLAGS=" + in_double_quotes(joined(words), Quoting::kShellDouble);
    case Target::kPythonList:
      return "compiler_args = " + list_of(words, python_string);
    case Target::kPythonString:
      return "os.environ[\"NEURON_CC_FLAGS\"] = " + python_string(joined(words));
    case Target::kJson:
      return list_of(words, json_string);
    case Target::kDockerfile:
      return "ENV NEURON_CC_FLAGS=" + in_double_quotes(joined(words), Quoting::kShellDouble);
    case Target::kYaml:
      return "- name: NEURON_CC_FLAGS\n  value: " + in_double_quotes(joined(words), Quoting::kYamlDouble);
  }
  return {};
}

}  // namespace flaglane::intake

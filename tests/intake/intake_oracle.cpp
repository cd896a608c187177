// Answers what intake makes of a text, for intake_oracle.py: each line of input is "<what> <hex>[ <hex>...]",
// each line of output the words in hexadecimal, parted by blanks, an empty word as "-"; or "!" and an error's
// text.

#include <cstdio>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

#include "intake/convert.h"
#include "intake/json_text.h"
#include "intake/module_name.h"
#include "intake/python_values.h"
#include "intake/reading.h"
#include "intake/shell_words.h"
#include "intake/shlex_split.h"
#include "intake/yaml_scalars.h"

namespace {

using namespace flaglane::intake;

std::string from_hex(std::string_view hex) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes += static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16));
  }
  return bytes;
}

std::string to_hex(std::string_view bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  if (bytes.empty()) return "-";
  std::string hex;
  for (const char c : bytes) {
    hex += kDigits[static_cast<unsigned char>(c) >> 4U];
    hex += kDigits[static_cast<unsigned char>(c) & 15U];
  }
  return hex;
}

using Words = std::vector<std::string>;

Words shell(const std::string& text) {
  const Seamed script = Seamed::whole(text);
  Variables variables;
  std::vector<Finding> findings;
  ShellReader reader(script, variables, findings);
  ShellCommand command;
  Words words;
  if (!reader.next(command)) return words;
  for (const ShellWord& word : command.words) words.push_back(word.text.text());
  return words;
}

/// The words of the last command.
Words script(const std::string& text) {
  const Reading reading = read(text, Form::kShellCommand, {});
  Words words;
  if (reading.sections.empty()) return words;
  for (const Word& word : reading.sections.back().words) words.push_back(word.text.text());
  return words;
}

Words python(const std::string& text) {
  const Seamed code = Seamed::whole(text);
  std::vector<Finding> findings;
  const std::vector<Token> tokens = python_tokens(code, findings);
  PythonNames names;
  PythonExpressions expressions(code, tokens, names);
  std::uint32_t index = 0;
  const PythonValue value = expressions.evaluate(index, {});
  Words words;
  if (value.kind == PythonValue::Kind::kString) words.push_back(value.text.text());
  for (const Word& item : value.items) words.push_back(item.text.text());
  return words;
}

Words shlex(const std::string& text) {
  const ShlexSplit split = shlex_split(Seamed::whole(text));
  if (!split.error.empty()) return {"!" + std::string(split.error)};
  Words words;
  for (const SplitWord& word : split.words) words.push_back(word.text.text());
  return words;
}

Words yaml(const std::string& text) {
  const Seamed document = Seamed::whole(text);
  constexpr std::uint32_t kScalar = 3;  // behind "k: "
  const char first = text.size() > kScalar ? text[kScalar] : '\0';
  if (first == '"') return {yaml_double_quoted(document, kScalar).text.text()};
  if (first == '\'') return {yaml_single_quoted(document, kScalar).text.text()};
  if (first == '|' || first == '>') return {yaml_block(document, kScalar, 0).text.text()};
  return {yaml_plain(document, kScalar, false).text.text()};
}

Words json(const std::string& text) {
  const Seamed code = Seamed::whole(text);
  return {json_string_value(code, {1, json_string_end(text, 0)}).text()};
}

Words answer(std::string_view what, const Words& texts) {
  if (what == "shell") return shell(texts.front());
  if (what == "script") return script(texts.front());
  if (what == "python") return python(texts.front());
  if (what == "shlex") return shlex(texts.front());
  if (what == "yaml") return yaml(texts.front());
  if (what == "json") return json(texts.front());
  if (what == "suffix") return {suffix_of_json(texts), suffix_of_joined(texts)};
  constexpr std::string_view kTo = "to-";
  if (what.substr(0, kTo.size()) == kTo) {
    if (const auto target = target_from_id(what.substr(kTo.size()))) return {convert(texts, *target)};
  }
  return {"!unknown question"};
}

}  // namespace

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    Words fields;
    std::size_t begin = 0;
    for (std::size_t blank = line.find(' '); begin <= line.size(); blank = line.find(' ', begin)) {
      const std::size_t end = blank == std::string::npos ? line.size() : blank;
      fields.push_back(line.substr(begin, end - begin));
      begin = end + 1;
    }
    Words texts;
    for (std::size_t i = 1; i < fields.size(); ++i)
      texts.push_back(from_hex(fields[i] == "-" ? "" : fields[i]));
    std::string out;
    for (const std::string& word : answer(fields[0], texts)) {
      if (!out.empty()) out += ' ';
      out += word.substr(0, 1) == "!" && fields[0] == "shlex" && word.size() > 15 ? word : to_hex(word);
    }
    std::cout << out << '\n';
  }
  return 0;
}

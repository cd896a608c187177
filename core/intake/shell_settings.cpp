#include "intake/shell_settings.h"

#include <algorithm>

#include "intake/ascii.h"
#include "intake/holes.h"
#include "intake/prose.h"
#include "intake/settings_file.h"
#include "text/utf8.h"

namespace flaglane::intake {
namespace {

using text::Span;

constexpr std::string_view kPrograms = "python python3 torchrun accelerate neuron_parallel_compile bash sh";

class SettingReader {
 public:
  SettingReader(const Seamed& script, const std::vector<ShellWord>& words, Context& context)
      : script_(script), text_(script.text()), words_(words), context_(context) {}

  bool read(std::size_t first) {
    const std::string_view program = words_[first].text.text();
    const bool exported = is_one_of(program, "export override");
    const std::size_t name = first + (exported ? 1 : 0);
    if (name >= words_.size()) return false;
    if (is_one_of(program, "set setx %env %set_env")) return first + 1 < words_.size() && set(first + 1);
    return operation(name) || env_line(name, exported);
  }

  /// Words [index, last] are NAME=--a and what is meant to be its value too.
  void unquoted(std::size_t index, std::size_t last, bool exported) {
    const ShellWord& word = words_[index];
    const Span value = {word.at.begin + word.assign_end, words_[last].at.end};
    const std::string_view written = value.of(text_);
    // A curly quote is told of by itself.
    if (context_.depth == 0 && text::is_ascii(written) && settings_file(context_.pasted).empty()) {
      add_finding(context_, FindingId::kValueNotQuoted,
                  script_.source({words_[index + 1].at.begin, value.end}), exported ? "export" : "");
      if (written.find_first_of("\"'\\$`") == std::string_view::npos) {
        const Span source = script_.source(value);
        add_edit(context_, {source.begin, source.begin}, "\"");
        add_edit(context_, {source.end, source.end}, "\"");
      }
    }
    const std::string name(word.name());
    give(name, {word.at.begin, word.at.begin + static_cast<std::uint32_t>(name.size())}, value, word.appends);
  }

 private:
  /// NAME := value, NAME ?= value, NAME += value, NAME = value: up to the line's end.
  bool operation(std::size_t index) {
    const Span word = words_[index].at;
    const std::uint32_t name_end = shell_name_end(text_, word.begin);
    std::uint32_t at = skip_blanks(name_end);
    const std::uint32_t sign = at;
    while (at < text_.size() && is_in(text_[at], ":?+")) ++at;
    const bool plain = at == sign;  // NAME= is the shell's own
    if (at >= text_.size() || text_[at] != '=' || (plain && sign == name_end)) return false;
    const std::string_view name = text_.substr(word.begin, name_end - word.begin);
    const bool appends = at > sign && text_[sign] == '+';
    if (appends && sign == name_end) return false;
    at = skip_blanks(at + 1);
    Span value = {at, std::max(at, words_.back().at.end)};
    if (!is_for_compiler(name) && !looks_like_flag(text_.substr(at))) return false;
    // Make passes quotes on; what has a plain `=` takes them off.
    const char quote = value.empty() ? '\0' : text_[value.begin];
    const bool quoted = plain && (quote == '"' || quote == '\'') && value.size() > 1 &&
                        text_.find(quote, value.begin + 1) == value.end - 1;
    if (quoted) value = {value.begin + 1, value.end - 1};
    give(name, {word.begin, name_end}, value, appends);
    return true;
  }

  /// NAME=--a --b: no program's name begins with a dash, so all of the line is the value, as in an .env file.
  bool env_line(std::size_t index, bool exported) {
    const ShellWord& word = words_[index];
    const std::size_t next = index + 1;
    if (word.assign_end == 0 || word.array || next >= words_.size()) return false;
    if (word.quoted) return torn_quotes(index);
    if (words_[next].quoted) return false;
    if (!looks_like_flag(words_[next].text.text()) && !is_value(index, exported)) return false;
    if (!is_for_compiler(word.name()) || word.text.has_hole({0, word.assign_end})) return false;
    std::size_t last = next;
    const std::size_t end = before_prose(last);
    while (last < end && !is_one_of(words_[last + 1].text.text(), kPrograms)) ++last;
    unquoted(index, last, exported);
    return true;
  }

  /// NAME="--a --b="--c --d"": the inner quote ends the value, and a flag stands where a program would. Read
  /// as it was meant; the mend writes the other quote inside.
  bool torn_quotes(std::size_t index) {
    const ShellWord& word = words_[index];
    const std::uint32_t open = word.at.begin + word.assign_end;
    const char quote = text_[open];
    if (!is_for_compiler(word.name()) || !is_in(quote, "\"'") || word.text.has_hole({0, word.assign_end}) ||
        !looks_like_flag(words_[index + 1].text.text()))
      return false;
    std::size_t last = index + 1;
    while (last + 1 < words_.size() && text_[words_[last].at.end - 1] != quote) ++last;
    const Span value = {open + 1, words_[last].at.end - 1};
    if (text_[value.end] != quote || text_[value.end - 1] == '\\') return false;
    const char other = quote == '"' ? '\'' : '"';
    if (context_.depth != 0 || contains(value.of(text_), std::string_view(&other, 1))) return false;
    add_finding(context_, FindingId::kValueNotQuoted,
                script_.source({words_[index + 1].at.begin, value.end}));
    for (std::uint32_t at = value.begin; at < value.end; ++at) {
      if (text_[at] == quote) add_edit(context_, script_.source({at, at + 1}), std::string_view(&other, 1));
    }
    const std::string name(word.name());
    give(name, {word.at.begin, word.at.begin + static_cast<std::uint32_t>(name.size())}, value, word.appends);
    return true;
  }

  /// True when the word behind NAME=--flag can only be that flag's value: `export` takes no program, and a
  /// program that a flag of the compiler's follows is none.
  [[nodiscard]] bool is_value(std::size_t index, bool exported) const {
    const std::string_view value =
        std::string_view(words_[index].text.text()).substr(words_[index].assign_end);
    const std::string& next = words_[index + 1].text.text();
    if (dash_size(value, 0) == 0 || contains(value, "=") || words_[index + 1].assign_end != 0) return false;
    if (next.find_first_of("./") != std::string::npos || is_one_of(next, kPrograms)) return false;
    if (exported) return true;
    if (index + 2 >= words_.size()) return false;
    const std::string_view flag = words_[index + 2].text.text();
    const bool known = context_.names.is_driver_name == nullptr ||
                       context_.names.is_driver_name(flag.substr(0, flag.find('=')));
    return looks_like_flag(flag) && known;
  }

  /// Behind `set`: NAME=value and "NAME=value" of cmd, -x NAME words of fish, NAME value.
  bool set(std::size_t index) {
    while (index + 1 < words_.size() && dash_size(words_[index].text.text(), 0) != 0) ++index;
    const ShellWord& word = words_[index];
    const std::string_view text = word.text.text();
    const std::uint32_t size = shell_name_end(text, 0);
    const std::string_view name = text.substr(0, size);
    if (size == 0 || !is_for_compiler(name)) return false;
    if (index + 1 < words_.size() && words_[index + 1].text.text() == "to") {  // "set it to --a"
      context_.spoken_of = true;
      return true;
    }
    if (size < text.size() && text[size] != '=') return false;
    if (size < text.size() && word.quoted && word.assign_end == 0) {  // "NAME=value"
      give(name, word.text.source({0, size}), word.text.slice({size + 1, word.text.size()}), word.at, false);
      return true;
    }
    if (size < text.size()) {
      const std::size_t last = before_prose(index);
      Span value = {word.at.begin + size + 1, words_[last].at.end};
      if (last + 1 < words_.size() && word.quoted && last == index) value = {value.begin + 1, value.end - 1};
      give(name, {word.at.begin, word.at.begin + size}, value, false);
      return true;
    }
    Seamed value;
    for (std::size_t i = index + 1; i < words_.size(); ++i) {
      if (i > index + 1) {
        value.put(" ", script_, {words_[i - 1].at.end, words_[i].at.begin}, Quoting::kShellBare);
      }
      value.append(words_[i].text);
    }
    if (value.empty()) return false;
    give(name, script_.source(word.at), value, {word.at.begin, words_.back().at.end}, false);
    return true;
  }

  /// The last word before running text.
  [[nodiscard]] std::size_t before_prose(std::size_t last) const {
    while (last + 1 < words_.size() && !is_prose_word(words_[last + 1].text.text())) ++last;
    return last;
  }

  [[nodiscard]] std::uint32_t skip_blanks(std::uint32_t at) const {
    while (at < text_.size() && (text_[at] == ' ' || text_[at] == '\t')) ++at;
    return at;
  }

  /// $(NAME) and ${NAME} of make stand for what is known of them.
  [[nodiscard]] Seamed with_known(const Seamed& value, std::string_view own) const {
    const std::string_view text = value.text();
    Seamed result;
    std::uint32_t copied = 0;
    for (std::size_t at = text.find('$'); at < text.size(); at = text.find('$', at + 1)) {
      if (at + 1 == text.size() || !is_in(text[at + 1], "({")) continue;
      const std::uint32_t begin = static_cast<std::uint32_t>(at) + 2;
      const std::uint32_t end = shell_name_end(text, begin);
      const std::string_view name = text.substr(begin, end - begin);
      const Seamed* known = name == own ? nullptr : context_.variables.find(name);
      if (known == nullptr || end == text.size() || !is_in(text[end], ")}")) continue;
      result.copy(value, {copied, begin - 2});
      result.append(*known);
      mark_merged(context_, name, consumer_of(classify_name(own)));
      copied = end + 1;
    }
    result.copy(value, {copied, value.size()});
    return copied == 0 ? value : result;
  }

  void give(std::string_view name, Span name_at, Span value, bool appends) {
    give(name, script_.source(name_at), without_comments(script_.slice(value), context_),
         {name_at.begin, value.end}, appends);
  }

  /// `at`: of the script. The value is as it is written; what stands for something else becomes a hole.
  void give(std::string_view name, Span name_span, const Seamed& value, Span at, bool appends) {
    Assignment assignment;
    assignment.name = name;
    assignment.name_span = name_span;
    assignment.span = script_.source({std::min(at.begin, words_.front().at.begin), at.end});
    HoleSyntax syntax;
    syntax.dollar = true;
    syntax.windows = true;
    syntax.own = name;
    assignment.value = with_holes(with_known(value, name), syntax);
    const Seamed* before = context_.variables.find(name);
    if (!appends && before != nullptr && !before->empty() &&
        starts_with(assignment.value.text(), before->text())) {
      assignment.goes_on = true;
      assignment.joint = before->size();
    } else if (appends) {
      assignment.goes_on = true;
      assignment.inherits = before == nullptr;
      if (before != nullptr) {
        Seamed whole = *before;
        const std::uint32_t place = value.source().begin;
        whole.put_pasted(" ", {place, place}, Layers().inside(Quoting::kFixed));
        whole.append(assignment.value);
        assignment.value = static_cast<Seamed&&>(whole);
      }
    }
    assign(context_, static_cast<Assignment&&>(assignment));
  }

  const Seamed& script_;
  std::string_view text_;
  const std::vector<ShellWord>& words_;
  Context& context_;
};

}  // namespace

bool is_for_compiler(std::string_view name) {
  const NameKind kind = classify_name(name);
  return kind == NameKind::kEnvironment || kind == NameKind::kCompiler;
}

bool read_setting(const Seamed& script, const std::vector<ShellWord>& words, std::size_t first,
                  Context& context) {
  return first < words.size() && SettingReader(script, words, context).read(first);
}

void read_unquoted(const Seamed& script, const std::vector<ShellWord>& words, std::size_t first,
                   std::size_t last, Context& context) {
  SettingReader(script, words, context).unquoted(first, last, false);
}

}  // namespace flaglane::intake

#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"

namespace flaglane::intake {
namespace {

using text::Span;

constexpr std::string_view kPrefix = "$env:";
constexpr std::string_view kSetter = "SetEnvironmentVariable(";

bool begins(std::string_view text, std::string_view lower) {
  if (text.size() < lower.size()) return false;
  return std::equal(lower.begin(), lower.end(), text.begin(), [](char a, char b) {
    return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
  });
}

/// Statements that set an environment variable; what else there is goes to the shell's reader, its backticks
/// at line ends taken for blanks (about_Environment_Variables, about_Quoting_Rules).
class PowerShellReader {
 public:
  PowerShellReader(const Seamed& script, Context& context)
      : script_(script), text_(script.text()), size_(script.size()), context_(context) {}

  void read() {
    while (at_ < size_) {
      const char c = text_[at_];
      if (is_in(c, " \t\r\n;")) {
        ++at_;
      } else if (!variable() && !setter()) {
        other();
      }
    }
  }

 private:
  /// $env:NAME = value, $env:NAME += value
  bool variable() {
    if (!begins(text_.substr(at_), kPrefix)) return false;
    const std::uint32_t begin = at_;
    const auto name = static_cast<std::uint32_t>(begin + kPrefix.size());
    const std::uint32_t end = shell_name_end(text_, name);
    at_ = end;
    skip_blanks();
    const bool appends = at_ < size_ && text_[at_] == '+';
    if (appends) ++at_;
    if (end == name || at_ >= size_ || text_[at_] != '=') {
      at_ = begin;
      return false;
    }
    ++at_;
    give({name, end}, begin, appends);
    return true;
  }

  /// [Environment]::SetEnvironmentVariable("NAME", value, ...)
  bool setter() {
    const std::size_t line = std::min(text_.find('\n', at_), text_.size());
    const std::size_t found = text_.substr(0, line).find(kSetter, at_);
    if (text_[at_] != '[' || found == std::string_view::npos) return false;
    const std::uint32_t begin = at_;
    const auto name = static_cast<std::uint32_t>(found + kSetter.size() + 1);
    const std::uint32_t end = shell_name_end(text_, name);
    at_ = std::min(end + 1, size_);
    skip_blanks();
    if (at_ < size_ && text_[at_] == ',') ++at_;
    give({name, end}, begin, false);
    at_ = std::max(at_, static_cast<std::uint32_t>(line));
    return true;
  }

  void give(Span name, std::uint32_t begin, bool appends) {
    own_ = name.of(text_);
    const Seamed* before = context_.variables.find(own_);
    Assignment assignment;
    assignment.name = own_;
    assignment.name_span = script_.source(name);
    if (appends && before != nullptr) {
      assignment.value = *before;
      assignment.joint = before->size();
    }
    assignment.goes_on = appends;
    assignment.inherits = appends && before == nullptr;
    skip_blanks();
    assignment.value.anchor(script_, at_);
    while (at_ < size_ && !is_in(text_[at_], "\n;,)|")) {
      const char c = text_[at_];
      if (c == '"' || c == '\'') {
        string(assignment.value, c);
      } else if (c == '$') {
        dollar(assignment.value, Quoting::kFixed);
      } else {
        ++at_;
      }
      skip_blanks();
    }
    if (!appends && before != nullptr && !before->empty() &&
        starts_with(assignment.value.text(), before->text())) {
      assignment.goes_on = true;
      assignment.joint = before->size();
    }
    assignment.span = script_.source({begin, at_});
    assign(context_, static_cast<Assignment&&>(assignment));
  }

  /// "..." and '...', whose own quote stands there doubled; "..." has backtick escapes and variables.
  void string(Seamed& value, char quote) {
    const std::uint32_t opened = at_++;
    // No quote or backslash is ever written into "...": its escapes are unlike any others here.
    const Quoting quoting = quote == '"' ? Quoting::kPythonRaw : Quoting::kYamlSingle;
    if (value.empty()) value.anchor(script_, at_, quoting);
    while (at_ < size_) {
      const char c = text_[at_];
      const char next = at_ + 1 < size_ ? text_[at_ + 1] : '\0';
      if (c == quote && next != quote) {
        ++at_;
        return;
      }
      if (c == quote || (c == '`' && quote == '"' && next != '\0')) {
        const std::string_view cooked = c == quote    ? text_.substr(at_, 1)
                                        : next == 'n' ? "\n"
                                        : next == 't' ? "\t"
                                                      : text_.substr(at_ + 1, 1);
        const bool whole = static_cast<unsigned char>(next) < 0x80;
        if (whole) value.put(cooked, script_, {at_, at_ + 2}, quoting);
        at_ += whole ? 2 : 1;
      } else if (c == '$' && quote == '"') {
        dollar(value, quoting);
      } else {
        value.copy(script_, {at_, at_ + 1}, quoting);
        ++at_;
      }
    }
    add_finding(context_, FindingId::kUnclosedQuote, script_.source({opened, opened + 1}),
                text_.substr(opened, 1));
  }

  /// $env:NAME, $name, ${env:NAME}, $(...), or a dollar that stands for itself.
  void dollar(Seamed& value, Quoting quoting) {
    const std::uint32_t begin = at_;
    const char next = at_ + 1 < size_ ? text_[at_ + 1] : '\0';
    std::uint32_t end = begin + 1;
    if (next == '(' || next == '{') {
      constexpr std::size_t kNear = 1000;  // keeps it linear
      const std::size_t close = text_.substr(begin, kNear).find(next == '(' ? ')' : '}');
      if (close != std::string_view::npos) end = begin + static_cast<std::uint32_t>(close) + 1;
    } else {
      end = shell_name_end(text_, begin + 1);
      if (end < size_ && text_[end] == ':' && end > begin + 1) end = shell_name_end(text_, end + 1);
    }
    at_ = end;
    if (end == begin + 1) {
      value.copy(script_, {begin, end}, quoting);
      return;
    }
    const std::string_view written = text_.substr(begin, end - begin);
    const std::size_t colon = written.find(':');
    const std::string_view name =
        colon == std::string_view::npos ? std::string_view() : written.substr(colon + 1);
    const bool self = name.substr(0, name.find('}')) == own_;
    const Seamed* before = self ? context_.variables.find(own_) : nullptr;
    if (before != nullptr) {
      value.append(*before);
    } else {
      value.put_hole(self ? Hole::kInherited : Hole::kVariable, written, script_, {begin, end}, quoting);
    }
  }

  /// Up to the end of the statement.
  void other() {
    Seamed command;
    std::uint32_t copied = at_;
    char quote = '\0';
    for (; at_ < size_; ++at_) {
      const char c = text_[at_];
      if (c == '`') {
        const std::uint32_t line = at_ + (text_.substr(at_ + 1, 1) == "\r" ? 2U : 1U);
        if (line < size_ && text_[line] == '\n') {
          command.copy(script_, {copied, at_});
          command.put(" ", script_, {at_, line + 1});
          copied = line + 1;
          at_ = line;
        }
      } else if (quote != '\0') {
        if (c == quote) quote = '\0';
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '\n' || c == ';') {
        break;
      }
    }
    command.copy(script_, {copied, at_});
    if (holds_flag(command.text())) read_shell(command, context_);
  }

  void skip_blanks() {
    while (at_ < size_) {
      if (text_[at_] == '`' && at_ + 1 < size_ && is_in(text_[at_ + 1], "\r\n")) {
        at_ += text_[at_ + 1] == '\r' ? 3U : 2U;
      } else if (is_in(text_[at_], " \t\r")) {
        ++at_;
      } else {
        break;
      }
    }
    at_ = std::min(at_, size_);
  }

  const Seamed& script_;
  std::string_view text_;
  std::uint32_t size_;
  Context& context_;
  std::uint32_t at_ = 0;
  std::string own_;
};

}  // namespace

bool is_powershell(std::string_view text) {
  if (contains(text, kSetter)) return true;
  for (std::size_t at = text.find('$'); at != std::string_view::npos; at = text.find('$', at + 1)) {
    if (begins(text.substr(at), kPrefix)) return true;
  }
  return false;
}

void read_powershell(const Seamed& script, Context& context) {
  if (context.depth == 0) context.layers.emplace_back("PowerShell");
  PowerShellReader(script, context).read();
}

}  // namespace flaglane::intake

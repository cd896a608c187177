#include "intake/shell_words.h"

#include <algorithm>

#include "intake/ascii.h"
#include "text/utf8.h"

namespace flaglane::intake {
namespace {

using text::Span;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

Quoting quoting_of(char state) {
  if (state == '\'') return Quoting::kShellSingle;
  return state == '"' ? Quoting::kShellDouble : Quoting::kShellBare;
}

/// Where bash leaves a value's name: letters, digits and _.
std::uint32_t name_end(std::string_view text, std::uint32_t offset) {
  if (offset < text.size() && is_digit(text[offset])) return offset;
  while (offset < text.size() && is_name_character(text[offset])) ++offset;
  return offset;
}

}  // namespace

ShellReader::ShellReader(const Seamed& script, Variables& variables, std::vector<Finding>& findings,
                         Mode mode)
    : script_(script),
      text_(script.text()),
      size_(script.size()),
      holes_(script),
      variables_(variables),
      findings_(findings),
      mode_(mode) {}

bool ShellReader::ends_word(char c) const {
  switch (mode_) {
    case Mode::kScript:
      return is_blank(c) || is_in(c, "\n;&|()");
    case Mode::kWords:
      return is_blank(c) || c == '\n';
    case Mode::kOneWord:
      return false;
  }
  return false;
}

void ShellReader::find(FindingId id, Span at, std::string_view text) {
  Finding finding;
  finding.id = id;
  finding.span = script_.source(at);
  finding.text = text;
  findings_.push_back(static_cast<Finding&&>(finding));
}

bool ShellReader::next(ShellCommand& command) {
  command = ShellCommand();
  while (offset_ < size_) {
    const char c = text_[offset_];
    if (is_blank(c) || (mode_ != Mode::kScript && c == '\n')) {
      ++offset_;
    } else if (mode_ != Mode::kScript) {
      read_word(command);
    } else if (c == '\n' || c == ';' || c == '&' || c == '|' || c == '(' || c == ')') {
      const bool redirects = c == '&' && at(offset_ + 1) == '>';
      if (redirects) {
        ++offset_;
        skip_redirection();
        continue;
      }
      ++offset_;
      if (!command.words.empty()) return true;
    } else if (c == '#') {
      skip_comment();
    } else if (c == '\\' && at(offset_ + 1) == '\n') {
      offset_ += 2;
    } else if (c == '\\' && at(offset_ + 1) == '\r' && at(offset_ + 2) == '\n') {
      offset_ += 3;
    } else if ((c == '<' || c == '>') && placeholder_end(offset_) == 0) {
      skip_redirection();
    } else {
      read_word(command);
    }
  }
  return !command.words.empty();
}

void ShellReader::skip_comment() {
  std::uint32_t end = offset_;
  while (end < size_ && text_[end] != '\n') ++end;
  const std::string_view comment = text_.substr(offset_, end - offset_);
  if (holds_flag(comment)) find(FindingId::kCommentedOut, {offset_, end}, comment);
  offset_ = end;
}

/// Drops `<`, `>>`, `2>&1` and the like; the word behind them goes too (POSIX 2.7).
void ShellReader::skip_redirection() {
  while (at(offset_) == '<' || at(offset_) == '>' || at(offset_) == '&' || at(offset_) == '|') ++offset_;
  while (is_blank(at(offset_))) ++offset_;
  ShellCommand target;
  if (offset_ < size_ && !is_in(text_[offset_], "\n;()#")) {
    read_word(target);
  }
}

/// The end of a <placeholder> at `offset`, or 0. A redirection has no name in brackets.
std::uint32_t ShellReader::placeholder_end(std::uint32_t offset) const {
  return intake::placeholder_end(text_, offset);
}

void ShellReader::begin_word() {
  if (in_word_) return;
  in_word_ = true;
  word_ = ShellWord();
  word_.at.begin = offset_;
  word_.text.anchor(script_, offset_, Quoting::kShellBare);
}

void ShellReader::end_word(ShellCommand& command, std::uint32_t end) {
  if (!in_word_) return;
  in_word_ = false;
  word_.at.end = end;
  if (command.words.empty()) command.at.begin = word_.at.begin;
  command.at.end = end;
  command.words.push_back(static_cast<ShellWord&&>(word_));
}

/// Called at an `=` outside quotes: NAME= and NAME+= make an assignment of the word.
void ShellReader::note_assignment() {
  if (word_.assign_end != 0 || word_.quoted || word_.text.has_hole()) return;
  std::string_view before = word_.text.text();
  const bool appends = !before.empty() && before.back() == '+';
  if (appends) before.remove_suffix(1);
  if (before.empty() || name_end(before, 0) != before.size()) return;
  word_.assign_end = word_.text.size() + 1;
  word_.appends = appends;
}

void ShellReader::put_hole(Hole kind, Span at) {
  word_.text.put_hole(kind, text_.substr(at.begin, at.size()), script_, at, quoting_of(state_));
}

void ShellReader::put_variable(std::string_view name, Span at, ShellCommand& command) {
  const bool self = word_.assign_end != 0 && name == word_.name();
  const Seamed* value = variables_.find(name);
  if (self) {
    word_.inherits = true;
    word_.self_known = value != nullptr;
  }
  if (value == nullptr) {
    put_hole(self ? Hole::kInherited : Hole::kVariable, at);
    return;
  }
  word_.used.emplace_back(name);
  const bool splits = state_ == 'a' && word_.assign_end == 0;
  // A plain value is shown where it is used; flags, where they are written.
  if (!self && value->text().find_first_of(" \t\n-") == std::string::npos) {
    word_.text.put(value->text(), script_, at, Quoting::kFixed);
    return;
  }
  if (!splits) {
    word_.text.append(*value);
    return;
  }
  // Field splitting: no quotes are looked at (POSIX 2.6.5).
  const std::string& text = value->text();
  for (std::uint32_t begin = 0; begin < text.size();) {
    const std::size_t found = text.find_first_of(" \t\n", begin);
    const auto end = static_cast<std::uint32_t>(std::min(found, text.size()));
    if (end > begin) {
      begin_word();
      word_.text.copy(*value, {begin, end});
    }
    if (end < text.size() && in_word_ && !word_.text.empty()) {
      end_word(command, at.end);
      command.words.back().at.begin = std::min(command.words.back().at.begin, at.begin);
    }
    begin = end + 1;
  }
}

void ShellReader::read_word(ShellCommand& command) {
  begin_word();
  std::uint32_t offset = offset_;
  while (offset < size_) {
    const char c = text_[offset];
    if (const std::uint32_t hole = holes_.end_at(offset); hole != 0) {
      begin_word();
      word_.text.copy(script_, {offset, hole}, quoting_of(state_));
      offset = hole;
      continue;
    }
    if (state_ == 'a') {
      if (frames_.empty() && ends_word(c)) break;
      if (frames_.empty() && mode_ == Mode::kScript && (c == '<' || c == '>')) {
        const std::uint32_t end = placeholder_end(offset);
        if (end == 0) {
          // A file descriptor's number belongs to the redirection.
          const std::string& text = word_.text.text();
          if (!text.empty() && std::all_of(text.begin(), text.end(), is_digit)) in_word_ = false;
          break;
        }
        put_hole(Hole::kPlaceholder, {offset, end});
        offset = end;
        continue;
      }
      if (c == '=') note_assignment();
    }
    if (read_special(offset, command)) continue;
    begin_word();
    word_.text.copy(script_, {offset, offset + 1}, quoting_of(state_));
    ++offset;
  }
  if (state_ != 'a') {
    find(FindingId::kUnclosedQuote, {opened_, opened_ + 1}, text_.substr(opened_, 1));
    state_ = 'a';
  }
  frames_.clear();
  end_word(command, offset);
  offset_ = offset;
}

/// Quotes, escapes and expansions; false for a character that stands for itself.
bool ShellReader::read_special(std::uint32_t& offset, ShellCommand& command) {
  const char c = text_[offset];
  if (!frames_.empty() && c == '}' && state_ == frames_.back().state) {
    frames_.pop_back();
    ++offset;
    return true;
  }
  if (state_ == '\'') {
    if (c != '\'') return false;
    state_ = 'a';
    ++offset;
    return true;
  }
  if (c == '\\') {
    read_backslash(offset);
    return true;
  }
  if (c == '"') {
    if (state_ == 'a') opened_ = offset;
    state_ = state_ == 'a' ? '"' : 'a';
    word_.quoted = true;
    ++offset;
    if (word_.text.empty()) word_.text.anchor(script_, offset, quoting_of(state_));
    return true;
  }
  if (c == '\'' && state_ == 'a') {
    opened_ = offset;
    state_ = '\'';
    word_.quoted = true;
    ++offset;
    if (word_.text.empty()) word_.text.anchor(script_, offset, quoting_of(state_));
    return true;
  }
  if (c == '`') {
    const std::size_t found = text_.find('`', offset + 1);
    const std::uint32_t end = found == std::string_view::npos ? size_ : static_cast<std::uint32_t>(found) + 1;
    put_hole(Hole::kCommand, {offset, end});
    offset = end;
    return true;
  }
  if (c == '$') {
    const std::uint32_t before = offset;
    read_dollar(offset, command);
    return offset != before;
  }
  return false;
}

void ShellReader::read_backslash(std::uint32_t& offset) {
  const std::uint32_t next = offset + 1;
  const char c = at(next);
  if (next >= size_) {
    find(FindingId::kDanglingContinuation, {offset, next});
    if (word_.text.empty() && !word_.quoted) {
      in_word_ = false;
    } else {
      word_.text.copy(script_, {offset, next}, quoting_of(state_));
    }
    offset = next;
    return;
  }
  if (c == '\n') {  // a continuation: both go
    offset = next + 1;
    return;
  }
  if (state_ == '"' && !is_in(c, "$`\"\\")) {
    word_.text.copy(script_, {offset, next}, Quoting::kShellDouble);
    offset = next;
    return;
  }
  if (state_ == 'a' && is_blank(c)) {
    const std::size_t after = text_.find_first_not_of(" \t\r", next);
    const char stop = after == std::string_view::npos ? '\n' : text_[after];
    if (stop == '\n' || stop == '#') find(FindingId::kDanglingContinuation, {offset, next});
  }
  const std::uint32_t end = next + text::decode(text_, next).size;
  word_.text.put(text_.substr(next, end - next), script_, {offset, end}, quoting_of(state_));
  offset = end;
}

/// $'...': bash, 3.1.2.4. `offset` is at the dollar.
void ShellReader::read_ansi_c(std::uint32_t& offset) {
  const std::uint32_t opened = offset + 1;
  word_.quoted = true;
  std::uint32_t at = opened + 1;
  while (at < size_ && text_[at] != '\'') {
    if (text_[at] != '\\' || at + 1 >= size_) {
      word_.text.copy(script_, {at, at + 1}, Quoting::kShellAnsiC);
      ++at;
      continue;
    }
    const BackslashEscape escape = ansi_c_escape(text_, at);
    word_.text.put(escape.cooked, script_, {at, escape.end}, Quoting::kShellAnsiC);
    at = escape.end;
  }
  if (at >= size_) find(FindingId::kUnclosedQuote, {opened, opened + 1}, "'");
  offset = std::min(at + 1, size_);
}

std::uint32_t ShellReader::closing(std::uint32_t offset, char open, char close) const {
  std::uint32_t depth = 0;
  char quote = '\0';
  for (; offset < size_; ++offset) {
    const char c = text_[offset];
    if (c == '\\') {
      ++offset;
    } else if (quote != '\0') {
      if (c == quote) quote = '\0';
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == open) {
      ++depth;
    } else if (c == close && --depth == 0) {
      return offset + 1;
    }
  }
  return size_;
}

void ShellReader::read_dollar(std::uint32_t& offset, ShellCommand& command) {
  const char c = at(offset + 1);
  if (state_ == 'a' && c == '\'') {
    read_ansi_c(offset);
  } else if (state_ == 'a' && c == '"') {
    ++offset;  // a translated string: the dollar goes
  } else if (c == '(') {
    const std::uint32_t end = closing(offset + 1, '(', ')');
    put_hole(Hole::kCommand, {offset, end});
    offset = end;
  } else if (c == '{') {
    read_brace(offset, command);
  } else {
    std::uint32_t end = name_end(text_, offset + 1);
    const bool special = end == offset + 1 && c != '\0' && is_in(c, "0123456789@*#?$!-");
    if (special) end = offset + 2;
    if (end == offset + 1) return;  // a dollar that stands for itself
    put_variable(text_.substr(offset + 1, end - offset - 1), {offset, end}, command);
    offset = end;
  }
}

void ShellReader::read_brace(std::uint32_t& offset, ShellCommand& command) {
  const std::uint32_t begin = offset + 2;
  const std::uint32_t end = name_end(text_, begin);
  const std::string_view name = text_.substr(begin, end - begin);
  if (end > begin && at(end) == '}') {
    put_variable(name, {offset, end + 1}, command);
    offset = end + 1;
    return;
  }
  const bool colon = at(end) == ':';
  const char operation = at(end + (colon ? 1U : 0U));
  const std::uint32_t inner = end + (colon ? 2U : 1U);
  const bool has_text = end > begin && operation != '\0' && is_in(operation, "-=+");
  const std::uint32_t close = closing(offset + 1, '{', '}');
  if (!has_text || close <= inner || frames_.size() >= 8) {
    put_hole(Hole::kVariable, {offset, close});
    offset = close;
    return;
  }
  const bool self = word_.assign_end != 0 && name == word_.name();
  if (self) word_.inherits = true;
  const Seamed* value = operation == '+' ? nullptr : variables_.find(name);
  if (value != nullptr && !value->empty()) {
    if (self) word_.self_known = true;
    word_.used.emplace_back(name);
    word_.text.append(*value);
    offset = close;
    return;
  }
  if (close == inner + 1) {  // ${X:-}
    put_hole(self ? Hole::kInherited : Hole::kVariable, {offset, close});
    offset = close;
    return;
  }
  // What stands behind the operator is what the word gets, as far as is known here.
  if (operation != '+') find(FindingId::kDefaultTaken, {offset, close}, name);
  frames_.push_back(Frame{state_, offset});
  offset = inner;
}

}  // namespace flaglane::intake

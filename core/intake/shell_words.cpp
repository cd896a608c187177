#include "intake/shell_words.h"

#include <algorithm>

#include "intake/ascii.h"
#include "text/utf8.h"

namespace flaglane::intake {
namespace {

using text::Span;

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

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

Quoting ShellReader::quoting() const {
  if (state_ == '\'') return Quoting::kShellSingle;
  return state_ == '"' ? Quoting::kShellDouble : Quoting::kShellBare;
}

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
  read_command(command);
  command.substitutions = static_cast<std::vector<Span>&&>(substitutions_);
  substitutions_.clear();
  return !command.words.empty();
}

void ShellReader::read_command(ShellCommand& command) {
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
      if (!command.words.empty()) return;
      command.next_case = command.next_case || (c == ';' && at(offset_ - 2) == ';');
    } else if (c == '#') {
      skip_comment();
    } else if (c == '\\' && at(offset_ + 1) == '\n') {
      offset_ += 2;
    } else if (c == '\\' && at(offset_ + 1) == '\r' && at(offset_ + 2) == '\n') {
      offset_ += 3;
    } else if (c == '^' &&
               (at(offset_ + 1) == '\n' || (at(offset_ + 1) == '\r' && at(offset_ + 2) == '\n'))) {
      offset_ += at(offset_ + 1) == '\n' ? 2U : 3U;  // a continuation of Windows' cmd
    } else if ((c == '<' || c == '>') && placeholder_end(offset_) == 0) {
      skip_redirection();
    } else {
      read_word(command);
      take_reserved(command);
    }
  }
}

/// What follows `else` is read with the values that hold there.
void ShellReader::take_reserved(ShellCommand& command) {
  constexpr std::string_view kReserved =
      "if then elif else fi while until do done case esac { } ! time in or and not begin end";
  if (command.words.size() != command.first + 1) return;
  const ShellWord& word = command.words.back();
  if (word.quoted) return;
  const std::string& text = word.text.text();
  if (command.next_case && command.first == 0 && text != "esac") variables_.pass(";;");
  const bool reserved = is_one_of(text, kReserved);
  if (reserved || is_one_of(text, "for function switch")) variables_.pass(text);
  if (reserved) ++command.first;
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
  // What expands to nothing is no word, unless quotes stand there.
  const bool nothing = word_.text.empty() && word_.assign_end == 0;
  if (nothing && (!word_.quoted || word_.vanishes)) {
    for (std::string& name : word_.used) command.vanished.push_back(static_cast<std::string&&>(name));
    return;
  }
  word_.at.end = end;
  if (word_.piece_size != word_.text.size()) word_.used_at = 0;
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
  if (before.empty() || shell_name_end(before, 0) != before.size()) return;
  word_.assign_end = word_.text.size() + 1;
  word_.appends = appends;
}

void ShellReader::read_word(ShellCommand& command) {
  begin_word();
  std::uint32_t offset = offset_;
  while (offset < size_) {
    const char c = text_[offset];
    if (const std::uint32_t hole = holes_.end_at(offset); hole != 0) {
      begin_word();
      word_.text.copy(script_, {offset, hole}, quoting());
      offset = hole;
      continue;
    }
    if (state_ == 'a') {
      const bool opens = c == '(' && mode_ == Mode::kScript && frames_.empty() && !in_array_;
      if (opens && word_.assign_end != 0 && word_.assign_end == word_.text.size() && !word_.quoted) {
        read_array(offset);
        continue;
      }
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
    word_.text.copy(script_, {offset, offset + 1}, quoting());
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

/// NAME=(words) of bash (Arrays). `offset` is at the bracket, and goes behind the one that closes.
void ShellReader::read_array(std::uint32_t& offset) {
  ShellWord array = static_cast<ShellWord&&>(word_);
  ShellCommand list;
  in_array_ = true;
  offset_ = offset + 1;
  while (offset_ < size_ && text_[offset_] != ')') {
    const std::uint32_t before = offset_;
    if (text_[offset_] == '#') {
      skip_comment();
    } else if (text_[offset_] == '[') {  // [0]="--a", as `declare -p` prints it
      const std::size_t end = text_.find_first_not_of("0123456789", offset_ + 1);
      if (starts_with(text_.substr(std::min<std::size_t>(end, size_)), "]=")) {
        offset_ = static_cast<std::uint32_t>(end) + 2;
      }
    }
    in_word_ = false;
    if (!is_blank(at(offset_)) && at(offset_) != '\n') read_word(list);
    if (offset_ == before) ++offset_;
  }
  in_array_ = false;
  word_ = static_cast<ShellWord&&>(array);
  word_.array = true;
  word_.items = static_cast<std::vector<ShellWord>&&>(list.words);
  in_word_ = true;
  offset = std::min(offset_ + 1, size_);
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
    if (word_.text.empty()) word_.text.anchor(script_, offset, quoting());
    return true;
  }
  if (c == '\'' && state_ == 'a') {
    opened_ = offset;
    state_ = '\'';
    word_.quoted = true;
    ++offset;
    if (word_.text.empty()) word_.text.anchor(script_, offset, quoting());
    return true;
  }
  if (c == '`') {
    const std::size_t found = text_.find('`', offset + 1);
    const std::uint32_t end = found == std::string_view::npos ? size_ : static_cast<std::uint32_t>(found) + 1;
    put_command({offset, end}, 1);
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
      word_.text.copy(script_, {offset, next}, quoting());
    }
    offset = next;
    return;
  }
  const std::uint32_t line_end = next + (c == '\r' ? 1U : 0U);
  if (at(line_end) == '\n') {  // a continuation: both go
    offset = line_end + 1;
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
    if (stop == '\n' && after != std::string_view::npos) {
      const Span blanks = script_.source({next, static_cast<std::uint32_t>(after)});
      findings_.back().edits.push_back({blanks, ""});
    }
  }
  const std::uint32_t end = next + text::decode(text_, next).size;
  word_.text.put(text_.substr(next, end - next), script_, {offset, end}, quoting());
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

}  // namespace flaglane::intake

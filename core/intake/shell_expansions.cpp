#include <algorithm>

#include "intake/ascii.h"
#include "intake/shell_words.h"

// What $ stands for in a shell's words.
namespace flaglane::intake {

using text::Span;

namespace {

/// `set -x NAME ...` of fish and `setenv NAME ...` of csh.
bool is_set_by(const ShellCommand& command, std::string_view name) {
  const std::vector<ShellWord>& words = command.words;
  if (words.size() < 2 || !is_one_of(words[0].text.text(), "set setenv")) return false;
  return words.back().text.text() == name || words[1].text.text() == name;
}

}  // namespace

void ShellReader::put_hole(Hole kind, Span at) {
  word_.text.put_hole(kind, text_.substr(at.begin, at.size()), script_, at, quoting());
}

/// `at` with its signs, of which `opening` bytes stand in front and one behind.
void ShellReader::put_command(Span at, std::uint32_t opening) {
  put_hole(Hole::kCommand, at);
  const Span inside = {at.begin + opening, std::max(at.begin + opening, at.end - 1)};
  if (holds_compiler(inside.of(text_))) substitutions_.push_back(inside);
}

void ShellReader::put_variable(std::string_view name, Span at, ShellCommand& command) {
  const bool self = word_.assign_end != 0 ? name == word_.name() : is_set_by(command, name);
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
  // A plain value is shown where it is used; flags, where they are written.
  if (!self && value->text().find_first_of(" \t\n-") == std::string::npos) {
    word_.text.put(value->text(), script_, at, Quoting::kFixed);
  } else if (state_ == 'a' && word_.assign_end == 0) {
    put_fields(*value, at, command);
  } else {
    word_.text.append(*value);
  }
}

/// A piece of a variable's value, or all of it, becomes a word's text, or a part of one.
void ShellReader::put_piece(const Seamed& text, Span range, const Written& written, Span at) {
  const bool alone = word_.text.empty();
  word_.text.copy(text, range);
  if (!alone) return;
  word_.used_at = at.begin + 1;
  word_.piece_size = word_.text.size();
  word_.written = written;
}

/// Field splitting: no quotes are looked at (POSIX 2.6.5).
void ShellReader::put_fields(const Seamed& value, Span at, ShellCommand& command) {
  const std::string& text = value.text();
  bool first = true;
  for (std::uint32_t begin = 0; begin < text.size();) {
    std::size_t found = text.find_first_of(" \t\n", begin);
    while (found < text.size() &&
           value.has_hole({static_cast<std::uint32_t>(found), static_cast<std::uint32_t>(found + 1)})) {
      found = text.find_first_of(" \t\n", found + 1);
    }
    const auto end = static_cast<std::uint32_t>(std::min(found, text.size()));
    if (end > begin) {
      begin_word();
      put_piece(value, {begin, end}, {value.source({begin, end}), value.layers_at(begin + 1), first}, at);
      first = false;
    }
    if (end < text.size() && in_word_ && !word_.text.empty()) {
      end_word(command, at.end);
      command.words.back().at.begin = std::min(command.words.back().at.begin, at.begin);
    }
    begin = end + 1;
  }
}

/// ${NAME[@]} and ${NAME[*]}: bash, Arrays.
void ShellReader::put_array(std::string_view name, bool star, Span at, ShellCommand& command) {
  const std::vector<ArrayItem>* items = variables_.find_array(name);
  if (items == nullptr) return put_variable(name, at, command);
  word_.used.emplace_back(name);
  const bool quoted = state_ == '"';
  const bool joins = word_.assign_end != 0 || (quoted && star);
  word_.vanishes = quoted && !star && items->empty() && word_.text.empty();
  const Written* before = nullptr;
  for (const ArrayItem& item : *items) {
    const Written& written = item.written;
    if (before != nullptr && joins) {
      const bool beside = !written.first && written.source.begin >= before->source.end;
      if (beside) {
        word_.text.put_pasted(" ", {before->source.end, written.source.begin}, written.around);
      } else {
        word_.text.put_pasted(" ", {written.source.begin, written.source.begin},
                              Layers().inside(Quoting::kFixed));
      }
    } else if (before != nullptr) {
      end_word(command, at.end);
      begin_word();
      word_.at.begin = at.begin;
      word_.quoted = quoted;
    }
    before = &written;
    if (joins || quoted) {
      put_piece(item.text, {0, item.text.size()}, written, at);
    } else {
      put_fields(item.text, at, command);
    }
  }
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
  const char then = at(offset + 2);
  if (c == '$' && (is_letter(then) || is_in(then, "_{("))) {
    ++offset;  // $$NAME of make and compose
    read_dollar(offset, command);
  } else if (state_ == 'a' && c == '\'') {
    read_ansi_c(offset);
  } else if (state_ == 'a' && c == '"') {
    ++offset;  // a translated string: the dollar goes
  } else if (c == '(') {
    const std::uint32_t end = closing(offset + 1, '(', ')');
    const std::string_view name = text_.substr(offset + 2, end - std::min(end, offset + 3));
    if (variables_.find(name) != nullptr) {  // a variable of make
      put_variable(name, {offset, end}, command);
      offset = end;
      return;
    }
    put_command({offset, end}, 2);
    offset = end;
  } else if (c == '{') {
    read_brace(offset, command);
  } else {
    std::uint32_t end = shell_name_end(text_, offset + 1);
    const bool special = end == offset + 1 && c != '\0' && is_in(c, "0123456789@*#?$!-");
    if (special) end = offset + 2;
    if (end == offset + 1) return;  // a dollar that stands for itself
    put_variable(text_.substr(offset + 1, end - offset - 1), {offset, end}, command);
    offset = end;
  }
}

void ShellReader::read_brace(std::uint32_t& offset, ShellCommand& command) {
  const std::uint32_t begin = offset + 2;
  std::uint32_t end = shell_name_end(text_, begin);
  const std::string_view name = text_.substr(begin, end - begin);
  const bool all = end > begin && at(end) == '[' && is_in(at(end + 1), "@*") && at(end + 2) == ']';
  const bool star = all && at(end + 1) == '*';
  if (all) end += 3;
  if (end > begin && at(end) == '}') {
    const Span whole = {offset, end + 1};
    if (all) {
      put_array(name, star, whole, command);
    } else {
      put_variable(name, whole, command);
    }
    offset = whole.end;
    return;
  }
  const bool colon = at(end) == ':';
  const char operation = at(end + (colon ? 1U : 0U));
  const std::uint32_t inner = end + (colon ? 2U : 1U);
  const bool has_text = end > begin && operation != '\0' && is_in(operation, all ? "+" : "-=+");
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

#include "intake/shlex_split.h"

#include "intake/hole_cursor.h"
#include "text/python_space.h"
#include "text/utf8.h"

namespace flaglane::intake {
namespace {

bool is_shlex_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

Quoting quoting_of(char state) {
  if (state == '\'') return Quoting::kShlexSingle;
  return state == '"' ? Quoting::kShlexDouble : Quoting::kShlexBare;
}

}  // namespace

ShlexSplit shlex_split(const Seamed& value) {
  ShlexSplit result;
  HoleCursor holes(value);
  const std::string& text = value.text();
  const std::uint32_t size = value.size();
  SplitWord word;
  bool in_word = false;
  char state = 'a';  // 'a' outside quotes, else the quote
  std::uint32_t opened = 0;
  std::uint32_t at = 0;
  const auto finish = [&](std::uint32_t end) {
    word.in_value.end = end;
    result.words.push_back(static_cast<SplitWord&&>(word));
    word = SplitWord();
    in_word = false;
  };
  while (at < size) {
    const std::uint32_t hole = holes.end_at(at);
    const char c = hole != 0 ? 'x' : text[at];
    const std::uint32_t next = hole != 0 ? hole : at + 1;
    if (state == 'a' && is_shlex_space(c)) {
      if (in_word) finish(at);
      at = next;
      continue;
    }
    if (!in_word) {
      in_word = true;
      word.in_value.begin = at;
      word.text.anchor(value, at, Quoting::kShlexBare);
    }
    if (state == 'a' && (c == '\'' || c == '"')) {
      state = c;
      opened = at;
      word.quoted = true;
      if (word.text.empty()) word.text.anchor(value, next, quoting_of(c));
    } else if (state != 'a' && c == state) {
      state = 'a';
    } else if (c == '\\' && state != '\'') {
      if (next >= size) {
        result.error = "No escaped character";
        result.error_at = {at, next};
        finish(size);
        return result;
      }
      const std::uint32_t after = holes.end_at(next);
      const char escaped = after != 0 ? 'x' : text[next];
      // In double quotes only these two are escapes; the backslash of any other stays.
      if (state == '"' && escaped != '\\' && escaped != '"') {
        word.text.copy(value, {at, next}, quoting_of(state));
        at = next;
        continue;
      }
      const std::uint32_t end = after != 0 ? after : next + text::decode(text, next).size;
      word.text.put(std::string_view(text).substr(next, end - next), value, {at, end}, quoting_of(state));
      at = end;
      continue;
    } else {
      word.text.copy(value, {at, next}, quoting_of(state));
    }
    at = next;
  }
  if (state != 'a') {
    result.error = "No closing quotation";
    result.error_at = {opened, opened + 1};
  }
  if (in_word) finish(size);
  return result;
}

std::vector<SplitWord> space_split(const Seamed& value) {
  std::vector<SplitWord> words;
  HoleCursor holes(value);
  const std::string& text = value.text();
  std::uint32_t begin = 0;
  bool in_word = false;
  const auto finish = [&](std::uint32_t end) {
    SplitWord word;
    word.in_value = {begin, end};
    word.text.copy(value, {begin, end});
    words.push_back(static_cast<SplitWord&&>(word));
    in_word = false;
  };
  for (std::uint32_t at = 0; at < value.size();) {
    const std::uint32_t hole = holes.end_at(at);
    const text::CodePoint point = text::decode(text, at);
    const bool space = hole == 0 && point.valid && text::is_space(point.value);
    if (space && in_word) finish(at);
    if (!space && !in_word) {
      begin = at;
      in_word = true;
    }
    at = hole != 0 ? hole : at + point.size;
  }
  if (in_word) finish(value.size());
  return words;
}

}  // namespace flaglane::intake

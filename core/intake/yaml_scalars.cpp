#include "intake/yaml_scalars.h"

#include <algorithm>

#include "intake/ascii.h"
#include "text/utf8.h"

namespace flaglane::intake {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// A break and what is blank around it: one break is a blank, each more of them is a line break (6.5).
struct Fold {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t breaks = 0;
};

/// The fold at or behind the blanks at `offset`; no breaks where the line goes on.
Fold fold_at(std::string_view text, std::uint32_t offset) {
  Fold fold;
  fold.begin = offset;
  std::uint32_t at = offset;
  while (at < text.size() && (is_blank(text[at]) || text[at] == '\n' || text[at] == '\r')) {
    if (text[at] == '\n') ++fold.breaks;
    ++at;
  }
  fold.end = at;
  return fold;
}

void put_fold(Seamed& out, const Seamed& document, const Fold& fold, Quoting quoting) {
  const std::string cooked = fold.breaks == 1 ? std::string(" ") : std::string(fold.breaks - 1, '\n');
  out.put(cooked, document, {fold.begin, fold.end}, quoting);
}

BackslashEscape yaml_escape(std::string_view text, std::uint32_t at) {
  BackslashEscape result;
  static constexpr std::string_view kLetters = "0abt\tnvfre \"/\\N_LP";
  static constexpr std::u32string_view kMeanings = U"\0\a\b\t\t\n\v\f\r\x1b \"/\\\u0085\u00A0\u2028\u2029";
  const char c = text[at + 1];
  const std::size_t letter = kLetters.find(c);
  result.end = at + 2;
  if (letter != std::string_view::npos) {
    text::append_code_point(result.cooked, letter == 0 ? U'\0' : kMeanings[letter]);
    return result;
  }
  const std::uint32_t digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
  std::uint32_t value = 0;
  std::uint32_t count = 0;
  for (; count < digits && result.end < text.size() && hex_value(text[result.end]) >= 0;
       ++count, ++result.end) {
    value = value * 16 + static_cast<std::uint32_t>(hex_value(text[result.end]));
  }
  if (digits > 0 && count == digits) {
    text::append_code_point(result.cooked, value);
  } else {  // no escape of YAML's: the backslash stays
    result.cooked = "\\";
    result.end = at + 1;
  }
  return result;
}

}  // namespace

YamlScalar yaml_double_quoted(const Seamed& document, std::uint32_t offset) {
  const std::string_view text = document.text();
  YamlScalar scalar;
  std::uint32_t at = offset + 1;
  scalar.text.anchor(document, at, Quoting::kYamlDouble);
  while (at < text.size() && text[at] != '"') {
    const char c = text[at];
    if (c == '\\' && at + 1 < text.size()) {
      if (text[at + 1] == '\n') {  // an escaped break: nothing, and the next line's indentation goes
        std::uint32_t next = at + 2;
        std::uint32_t breaks = 0;
        while (next < text.size() && (is_blank(text[next]) || text[next] == '\n'))
          breaks += text[next++] == '\n' ? 1U : 0U;
        scalar.text.put(std::string(breaks, '\n'), document, {at, next}, Quoting::kYamlDouble);
        at = next;
        continue;
      }
      const BackslashEscape escape = yaml_escape(text, at);
      scalar.text.put(escape.cooked, document, {at, escape.end}, Quoting::kYamlDouble);
      at = escape.end;
    } else if (is_blank(c) || c == '\n' || c == '\r') {
      const Fold fold = fold_at(text, at);
      if (fold.breaks > 0) {
        put_fold(scalar.text, document, fold, Quoting::kYamlDouble);
      } else {
        scalar.text.copy(document, {fold.begin, fold.end}, Quoting::kYamlDouble);
      }
      at = fold.end;
    } else {
      scalar.text.copy(document, {at, at + 1}, Quoting::kYamlDouble);
      ++at;
    }
  }
  scalar.closed = at < text.size();
  scalar.end = std::min(at + 1, document.size());
  return scalar;
}

YamlScalar yaml_single_quoted(const Seamed& document, std::uint32_t offset) {
  const std::string_view text = document.text();
  YamlScalar scalar;
  std::uint32_t at = offset + 1;
  scalar.text.anchor(document, at, Quoting::kYamlSingle);
  while (at < text.size()) {
    const char c = text[at];
    if (c == '\'') {
      if (at + 1 >= text.size() || text[at + 1] != '\'') break;
      scalar.text.put("'", document, {at, at + 2}, Quoting::kYamlSingle);
      at += 2;
      continue;
    }
    const Fold fold = fold_at(text, at);
    if (fold.breaks > 0) {
      put_fold(scalar.text, document, fold, Quoting::kYamlSingle);
      at = fold.end;
    } else {
      const std::uint32_t end = std::max(fold.end, at + 1);
      scalar.text.copy(document, {at, fold.end > at ? fold.end : end}, Quoting::kYamlSingle);
      at = end;
    }
  }
  scalar.closed = at < text.size();
  scalar.end = std::min(at + 1, document.size());
  return scalar;
}

YamlScalar yaml_plain(const Seamed& document, std::uint32_t offset, bool flow) {
  const std::string_view text = document.text();
  YamlScalar scalar;
  std::uint32_t end = offset;
  while (end < text.size() && text[end] != '\n') {
    const char c = text[end];
    if (c == '#' && end > offset && is_blank(text[end - 1])) break;
    if (c == ':' && (end + 1 >= text.size() || is_blank(text[end + 1]) || text[end + 1] == '\n')) break;
    if (flow && (c == ',' || c == ']' || c == '}')) break;
    ++end;
  }
  scalar.end = end;
  while (end > offset && (is_blank(text[end - 1]) || text[end - 1] == '\r')) --end;
  scalar.text.anchor(document, offset, Quoting::kYamlPlain);
  scalar.text.copy(document, {offset, end}, Quoting::kYamlPlain);
  return scalar;
}

namespace {

struct BlockHeader {
  bool folded = false;
  char chomp = ' ';          // ' ' clip, '-' strip, '+' keep
  std::uint32_t indent = 0;  // 0: that of the first line
  std::uint32_t end = 0;     // behind its line
};

BlockHeader block_header(std::string_view text, std::uint32_t offset) {
  BlockHeader header;
  header.folded = text[offset] == '>';
  std::uint32_t at = offset + 1;
  for (; at < text.size() && text[at] != '\n'; ++at) {
    const char c = text[at];
    if (c == '-' || c == '+') header.chomp = c;
    if (c >= '1' && c <= '9') header.indent = static_cast<std::uint32_t>(c - '0');
    if (c == '#') break;
  }
  while (at < text.size() && text[at] != '\n') ++at;
  header.end = std::min<std::uint32_t>(at + 1, static_cast<std::uint32_t>(text.size()));
  return header;
}

std::uint32_t indent_of(std::string_view text, std::uint32_t offset) {
  std::uint32_t end = offset;
  while (end < text.size() && text[end] == ' ') ++end;
  return end - offset;
}

}  // namespace

YamlScalar yaml_block(const Seamed& document, std::uint32_t offset, std::uint32_t indent) {
  const std::string_view text = document.text();
  const BlockHeader header = block_header(text, offset);
  YamlScalar scalar;
  std::uint32_t at = header.end;
  std::uint32_t depth = header.indent > 0 ? indent + header.indent : 0;
  std::uint32_t breaks = 0;  // line breaks not yet written
  std::uint32_t breaks_begin = at;
  bool any = false;
  bool before_spaced = false;  // the last line began with a blank: its break is not folded (8.1.3)
  scalar.end = at;
  while (at < text.size()) {
    const std::uint32_t blanks = indent_of(text, at);
    std::size_t found = text.find('\n', at);
    if (found == std::string_view::npos) found = text.size();
    const auto line_end = static_cast<std::uint32_t>(found);
    std::uint32_t content_end = line_end;
    if (content_end > at && text[content_end - 1] == '\r') --content_end;
    const bool empty = at + blanks >= content_end && (depth == 0 || blanks <= depth);
    if (!empty && depth == 0) depth = std::max(blanks, indent + 1);
    if (!empty && blanks < depth) break;
    if (!empty) {
      const bool spaced = is_blank(text[at + depth]);
      if (breaks > 0) {
        std::string cooked(breaks, '\n');
        if (header.folded && any && !spaced && !before_spaced)
          cooked = breaks == 1 ? " " : std::string(breaks - 1, '\n');
        scalar.text.put(cooked, document, {breaks_begin, at + depth}, Quoting::kYamlBlock);
      } else if (!any) {
        scalar.text.anchor(document, at + depth, Quoting::kYamlBlock);
      }
      scalar.text.copy(document, {at + depth, content_end}, Quoting::kYamlBlock);
      any = true;
      before_spaced = spaced;
      breaks = 0;
      breaks_begin = content_end;
      scalar.end = std::min(line_end + 1, document.size());
    }
    if (line_end < text.size()) ++breaks;
    at = line_end + 1;
  }
  const std::uint32_t kept = !any                  ? (header.chomp == '+' ? breaks : 0)
                             : header.chomp == '+' ? breaks
                             : header.chomp == '-' ? 0
                                                   : std::min(breaks, 1U);
  if (kept > 0) {
    scalar.text.put(std::string(kept, '\n'), document, {breaks_begin, std::min(at, document.size())},
                    Quoting::kFixed);
  }
  return scalar;
}

}  // namespace flaglane::intake

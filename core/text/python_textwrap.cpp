#include "text/python_textwrap.h"

#include "text/python_space.h"
#include "text/unicode.h"
#include "text/utf8.h"

namespace flaglane::text {
namespace {

constexpr std::size_t kTabSize = 8;

bool is_c_space_byte(char byte) { return is_c_space(static_cast<unsigned char>(byte)); }

/// TextWrapper.word_punct: [\w!"\'&.,?]
bool is_word_or_punctuation(char32_t c, Dialect dialect) {
  return c == U'!' || c == U'"' || c == U'\'' || c == U'&' || c == U'.' || c == U',' || c == U'?' ||
         is_word(c, dialect);
}

/// Finds the ends of chunks as TextWrapper.wordsep_re does, one character after the other.
class ChunkScanner {
 public:
  ChunkScanner(std::string_view text, Dialect dialect) : text_(text), dialect_(dialect) {}

  /// Byte offset where the chunk that starts at `start` ends.
  std::size_t chunk_end(std::size_t start) const {
    if (is_c_space_byte(text_[start])) {
      std::size_t end = start + 1;
      while (end < text_.size() && is_c_space_byte(text_[end])) ++end;
      return end;
    }
    if (start > 0 && em_dash_follows(start)) return dashes_end(start);
    for (std::size_t at = start + decode(text_, start).size;; at += decode(text_, at).size) {
      if (text_.size() == at || is_c_space_byte(text_[at])) return at;
      if (text_[at] == '-' && hyphen_breaks(at)) return at + 1;
      if (em_dash_follows(at)) return at;
    }
  }

 private:
  char32_t at(std::size_t offset) const { return offset < text_.size() ? decode(text_, offset).value : 0; }
  bool letter_at(std::size_t offset) const {
    return offset < text_.size() && is_word_letter(at(offset), dialect_);
  }

  std::size_t dashes_end(std::size_t offset) const {
    while (offset < text_.size() && text_[offset] == '-') ++offset;
    return offset;
  }

  /// (?<=[\w!"'&.,?]) (?=-{2,}\w), for offset > 0. A dash is no word punctuation, so a run is scanned once.
  bool em_dash_follows(std::size_t offset) const {
    if (offset >= text_.size() || text_[offset] != '-') return false;
    if (!is_word_or_punctuation(decode_before(text_, offset).value, dialect_)) return false;
    const std::size_t end = dashes_end(offset);
    return end - offset >= 2 && end < text_.size() && is_word(at(end), dialect_);
  }

  /// -(?: (?<=LL-) | (?<=L-L-)) (?= L-?L), L a letter, at the hyphen at `offset`. What is looked back at may
  /// lie before the chunk.
  bool hyphen_breaks(std::size_t offset) const {
    const std::size_t after = offset + 1;
    if (!letter_at(after)) return false;
    std::size_t second = after + decode(text_, after).size;
    if (second < text_.size() && text_[second] == '-') ++second;
    if (!letter_at(second)) return false;

    const CodePoint last = decode_before(text_, offset);
    const std::size_t last_start = offset - last.size;
    if (last_start == 0 || !is_word_letter(last.value, dialect_)) return false;
    const CodePoint before = decode_before(text_, last_start);
    if (is_word_letter(before.value, dialect_)) return true;
    const std::size_t before_start = last_start - before.size;
    return before.value == U'-' && before_start > 0 &&
           is_word_letter(decode_before(text_, before_start).value, dialect_);
  }

  std::string_view text_;
  Dialect dialect_;
};

/// A piece that wrapping does not part unless it is longer than a line.
struct Chunk {
  std::string_view text;
  std::ptrdiff_t length;  // code points
};

/// TextWrapper._handle_long_word: takes what fits into `space_left` code points off the front of the chunk;
/// if there is a hyphen in that, with something else before it, only up to the last one.
std::string_view break_chunk(Chunk& chunk, std::ptrdiff_t space_left) {
  std::size_t bytes = 0;
  std::ptrdiff_t taken = 0;
  std::size_t hyphen_bytes = 0;
  std::ptrdiff_t hyphen_taken = 0;
  bool only_hyphens = true;
  while (taken < space_left && bytes < chunk.text.size()) {
    const CodePoint c = decode(chunk.text, bytes);
    bytes += c.size;
    ++taken;
    if (c.value != U'-') {
      only_hyphens = false;
    } else if (!only_hyphens) {
      hyphen_bytes = bytes;
      hyphen_taken = taken;
    }
  }
  if (chunk.length > space_left && hyphen_bytes > 0) {
    bytes = hyphen_bytes;
    taken = hyphen_taken;
  }
  const std::string_view front = chunk.text.substr(0, bytes);
  chunk.text.remove_prefix(bytes);
  chunk.length -= taken;
  return front;
}

}  // namespace

std::vector<std::string_view> split_chunks(std::string_view text, Dialect dialect) {
  std::vector<std::string_view> chunks;
  const ChunkScanner scanner(text, dialect);
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = scanner.chunk_end(start);
    chunks.push_back(text.substr(start, end - start));
    start = end;
  }
  return chunks;
}

std::string munge_whitespace(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  std::size_t column = 0;
  for (std::size_t i = 0; i < text.size();) {
    const CodePoint c = decode(text, i);
    if (c.value == U'\t') {
      const std::size_t spaces = kTabSize - column % kTabSize;
      out.append(spaces, ' ');
      column += spaces;
    } else {
      if (is_c_space(c.value)) {
        out.push_back(' ');
      } else {
        out.append(text, i, c.size);
      }
      column = c.value == U'\n' || c.value == U'\r' ? 0 : column + 1;
    }
    i += c.size;
  }
  return out;
}

std::vector<std::string> wrap(std::string_view text, const WrapOptions& options, Dialect dialect) {
  const std::string munged = munge_whitespace(text);
  std::vector<Chunk> chunks;
  for (const std::string_view chunk : split_chunks(munged, dialect)) {
    chunks.push_back({chunk, static_cast<std::ptrdiff_t>(code_point_count(chunk))});
  }

  std::vector<std::string> lines;
  for (std::size_t next = 0; next < chunks.size();) {
    const std::string_view indent = lines.empty() ? options.initial_indent : options.subsequent_indent;
    // Below 1 when the indent is wider than the line: then each line takes one character.
    const std::ptrdiff_t width =
        static_cast<std::ptrdiff_t>(options.width) - static_cast<std::ptrdiff_t>(code_point_count(indent));
    if (!lines.empty() && is_blank(chunks[next].text) && ++next == chunks.size()) break;

    // The chunks of a line follow each other in `munged`, so a line is one range of it.
    const char* const begin = chunks[next].text.data();
    std::string_view last;
    std::ptrdiff_t length = 0;
    for (; next < chunks.size() && length + chunks[next].length <= width; ++next) {
      last = chunks[next].text;
      length += chunks[next].length;
    }
    if (next < chunks.size() && chunks[next].length > width) {
      last = break_chunk(chunks[next], width < 1 ? 1 : width - length);
    }
    // str.strip() takes spaces beyond ASCII for blank, which split_chunks takes for words.
    const char* const end = last.data() + (is_blank(last) ? 0 : last.size());
    if (begin != end) {
      lines.emplace_back(indent).append(begin, end);
    } else if (lines.empty() && next < chunks.size() && chunks[next].text.empty()) {
      ++next;  // Python would look at this empty rest for ever.
    }
  }
  return lines;
}

std::string fill(std::string_view text, const WrapOptions& options, Dialect dialect) {
  std::string out;
  bool first = true;
  for (const std::string& line : wrap(text, options, dialect)) {
    if (!first) out.push_back('\n');
    out += line;
    first = false;
  }
  return out;
}

std::string indent_lines(std::string_view text, std::string_view indent) {
  std::string out;
  for (const std::string_view line : split_lines(text, true)) out.append(indent).append(line);
  return out;
}

}  // namespace flaglane::text

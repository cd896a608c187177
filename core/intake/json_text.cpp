#include "intake/json_text.h"

#include <algorithm>

#include "intake/ascii.h"
#include "text/utf8.h"

namespace flaglane::intake {

using text::Span;

namespace {

/// Four hexadecimal digits at `offset`, or nothing.
std::optional<std::uint32_t> code_unit(std::string_view text, std::uint32_t offset, std::uint32_t end) {
  if (offset + 4 > end) return std::nullopt;
  std::uint32_t value = 0;
  for (std::uint32_t i = offset; i < offset + 4; ++i) {
    const int digit = hex_value(text[i]);
    if (digit < 0) return std::nullopt;
    value = value * 16 + static_cast<std::uint32_t>(digit);
  }
  return value;
}

BackslashEscape json_escape(std::string_view text, std::uint32_t at, std::uint32_t end) {
  BackslashEscape result;
  static constexpr std::string_view kLetters = "\"\\/bfnrt";
  static constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
  const char c = at + 1 < end ? text[at + 1] : '\0';
  const std::size_t letter = c == '\0' ? std::string_view::npos : kLetters.find(c);
  if (letter != std::string_view::npos) {
    result.cooked = kMeanings[letter];
    result.end = at + 2;
    return result;
  }
  const std::optional<std::uint32_t> high = c == 'u' ? code_unit(text, at + 2, end) : std::nullopt;
  if (!high) {
    result.cooked = "\\";
    result.end = at + 1;
    return result;
  }
  result.end = at + 6;
  std::uint32_t value = *high;
  if (value >= 0xD800 && value < 0xDC00 && starts_with(text.substr(at + 6), "\\u")) {
    const std::optional<std::uint32_t> low = code_unit(text, at + 8, end);
    if (low && *low >= 0xDC00 && *low < 0xE000) {
      value = 0x10000 + ((value - 0xD800) << 10U) + (*low - 0xDC00);
      result.end = at + 12;
    }
  }
  text::append_code_point(result.cooked, value);
  return result;
}

/// Walks over a document with a stack of its own; what is wrong in it is passed over.
class JsonReader {
 public:
  JsonReader(const Seamed& code, Argv& argv, Context& context)
      : code_(code), text_(code.text()), argv_(argv), context_(context) {}

  /// `key`: what the text is the value of, if it is known.
  void read(std::string_view key) {
    open_.emplace_back();  // the text itself: a fragment may have keys or items without brackets
    open_.back().pending_key = key;
    const std::uint32_t size = code_.size();
    for (std::uint32_t at = 0; at < size;) {
      const char c = text_[at];
      if (c == '"') {
        at = string(at);
        continue;
      }
      if (c == '[' || c == '{') {
        Frame frame;
        frame.begin = at;
        frame.key = open_.back().pending_key;
        frame.key_at = open_.back().key_at;
        frame.name = open_.back().name;
        open_.push_back(static_cast<Frame&&>(frame));
      } else if (c == ']' || c == '}') {
        close(at + 1);
      } else if (c == ',') {
        open_.back().pending_key.clear();
        std::vector<Word>& items = open_.back().items;
        if (items.size() == 1 && items[0].removal.end == items[0].source.end) {
          items[0].removal = text::cover(items[0].removal, code_.source({at, at + 1}));
        }
      }
      ++at;
    }
    while (!open_.empty()) finish(size);
  }

 private:
  struct Frame {
    std::uint32_t begin = 0;
    std::string key;  ///< what the container is the value of
    Span key_at;
    std::string pending_key;
    std::string name;  ///< of {"name": N, "value": V}
    std::vector<Word> items;
    bool code = false;  ///< an item ends with a line break: a notebook's lines
  };

  std::uint32_t string(std::uint32_t at) {
    const std::uint32_t close = json_string_end(text_, at);
    const std::uint32_t end = std::min(close + 1, code_.size());
    Frame& frame = open_.back();
    const std::size_t next = text_.find_first_not_of(" \t\r\n", end);
    const Span body = {at + 1, close};
    if (next != std::string_view::npos && text_[next] == ':') {
      frame.pending_key = json_string_value(code_, body).text();
      frame.key_at = body;
      return static_cast<std::uint32_t>(next) + 1;
    }
    const Span whole = {at, end};
    Seamed text = json_string_value(code_, body);
    if (!frame.pending_key.empty()) {
      const std::string key = frame.pending_key;
      if (key == "name") frame.name = text.text();
      value(key == "value" && !frame.name.empty() ? frame.name : key, frame.key_at, text, whole);
    } else {
      frame.code = frame.code || ends_with(text.text(), "\n");
      Word item;
      item.source = code_.source(whole);
      item.around = code_.layers_at(at + 1);
      item.quote = '"';
      item.quoted = true;
      item.removal = item.source;
      if (!frame.items.empty()) item.removal.begin = frame.items.back().source.end;
      if (item.removal.begin > item.source.begin) item.removal = item.source;
      item.text = static_cast<Seamed&&>(text);
      frame.items.push_back(static_cast<Word&&>(item));
    }
    return end;
  }

  /// "key": "value"
  void value(std::string_view name, Span name_at, const Seamed& value, Span at) {
    const std::string& text = value.text();
    const NameKind kind = classify_name(name);
    const bool flags = kind == NameKind::kEnvironment ||
                       (looks_like_bare_flags(value) && holds_flag(text) && kind != NameKind::kNeighbour);
    if (flags) {
      Assignment assignment;
      assignment.name = name;
      assignment.name_span = code_.source(name_at);
      assignment.span = code_.source({name_at.begin - 1, at.end});
      assignment.value = value;
      context_.variables.forget(name);
      assign(context_, static_cast<Assignment&&>(assignment));
    } else if (holds_flag(text) || contains(text, "NEURON_CC_FLAGS")) {
      read_nested(value, context_, "json string");
    } else if (kind == NameKind::kNeighbour) {
      add_finding(context_, FindingId::kEnvironmentNotChecked, code_.source(name_at), name);
    }
  }

  void close(std::uint32_t end) {
    if (open_.size() > 1) finish(end);
  }

  void finish(std::uint32_t end) {
    Frame frame = static_cast<Frame&&>(open_.back());
    open_.pop_back();
    if (!open_.empty()) open_.back().pending_key.clear();
    const auto depth = static_cast<std::uint32_t>(open_.size());
    if (depth > 0) argv_.leave(depth);
    const bool lines = (frame.code && argv_part(frame.key) > 2) || (frame.items.size() == 1 && open_.empty());
    if (frame.items.empty()) return;
    if (lines) {
      Seamed text;
      for (const Word& item : frame.items) text.append(item.text);
      if (holds_flag(text.text()) || contains(text.text(), "NEURON_CC_FLAGS"))
        read_nested(text, context_, "json string");
      return;
    }
    WordList list;
    list.words = static_cast<std::vector<Word>&&>(frame.items);
    list.key = frame.key;
    if (frame.key_at.end != 0) list.key_span = code_.source(frame.key_at);
    list.span = code_.source({frame.begin, end});
    list.layer = "json string";
    argv_.add(static_cast<WordList&&>(list), depth);
  }

  const Seamed& code_;
  std::string_view text_;
  Argv& argv_;
  Context& context_;
  std::vector<Frame> open_;
};

}  // namespace

std::uint32_t json_string_end(std::string_view text, std::uint32_t offset) {
  std::size_t at = offset + 1;
  while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2U : 1U;
  return static_cast<std::uint32_t>(std::min(at, text.size()));
}

Seamed json_string_value(const Seamed& code, Span body) {
  const std::string_view text = code.text();
  Seamed result;
  result.anchor(code, body.begin, Quoting::kJson);
  std::uint32_t copied = body.begin;
  for (std::uint32_t at = body.begin; at < body.end;) {
    if (text[at] != '\\') {
      ++at;
      continue;
    }
    result.copy(code, {copied, at}, Quoting::kJson);
    const BackslashEscape escape = json_escape(text, at, body.end);
    result.put(escape.cooked, code, {at, escape.end}, Quoting::kJson);
    at = escape.end;
    copied = at;
  }
  result.copy(code, {copied, body.end}, Quoting::kJson);
  return result;
}

void read_json(const Seamed& code, Context& context) {
  Argv argv(context);
  JsonReader(code, argv, context).read({});
  argv.flush();
}

void read_json_list(const Seamed& code, std::string_view key, Argv& argv, Context& context) {
  JsonReader(code, argv, context).read(key);
}

}  // namespace flaglane::intake

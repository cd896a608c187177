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
  JsonReader(const Seamed& code, Context& context) : code_(code), text_(code.text()), context_(context) {}

  void read() {
    open_.emplace_back();  // the text itself: a fragment may have keys or items without brackets
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
        if (!open_.back().items.empty()) open_.back().items.back().removal.end = at + 1;
      }
      ++at;
    }
    while (!open_.empty()) finish(size);
  }

 private:
  struct Item {
    Seamed text;
    Span at;       ///< with quotes
    Span removal;  ///< code: up to and with the comma
  };
  struct Frame {
    std::uint32_t begin = 0;
    std::string key;  ///< what the container is the value of
    Span key_at;
    std::string pending_key;
    std::string name;  ///< of {"name": N, "value": V}
    std::vector<Item> items;
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
    Item item;
    item.text = json_string_value(code_, body);
    item.at = {at, end};
    item.removal = item.at;
    if (!frame.pending_key.empty()) {
      const std::string key = frame.pending_key;
      if (key == "name") frame.name = item.text.text();
      value(key == "value" && !frame.name.empty() ? frame.name : key, frame.key_at, item);
    } else {
      frame.code = frame.code || ends_with(item.text.text(), "\n");
      frame.items.push_back(static_cast<Item&&>(item));
    }
    return end;
  }

  /// "key": "value"
  void value(std::string_view name, Span name_at, Item& item) {
    const std::string& text = item.text.text();
    const NameKind kind = classify_name(name);
    const bool flags = kind == NameKind::kEnvironment ||
                       (looks_like_bare_flags(item.text) && holds_flag(text) && kind != NameKind::kNeighbour);
    if (flags) {
      Assignment assignment;
      assignment.name = name;
      assignment.name_span = code_.source(name_at);
      assignment.span = code_.source({name_at.begin - 1, item.at.end});
      assignment.value = static_cast<Seamed&&>(item.text);
      context_.variables.forget(name);
      assign(context_, static_cast<Assignment&&>(assignment));
    } else if (holds_flag(text) || contains(text, "NEURON_CC_FLAGS")) {
      read_nested(item.text, context_, "json string");
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
    const bool lines = frame.code || (frame.items.size() == 1 && open_.empty());
    if (frame.items.empty()) return;
    if (lines) {
      Seamed text;
      for (const Item& item : frame.items) text.append(item.text);
      if (holds_flag(text.text()) || contains(text.text(), "NEURON_CC_FLAGS"))
        read_nested(text, context_, "json string");
      return;
    }
    list(frame, end);
  }

  void list(Frame& frame, std::uint32_t end) {
    const bool command = program_of(frame.items.front().text.text()) != Program::kNone;
    const bool flags = std::any_of(frame.items.begin(), frame.items.end(),
                                   [](const Item& item) { return looks_like_flag(item.text.text()); });
    bool scripts = false;
    for (const Item& item : frame.items) {
      const std::string& text = item.text.text();
      if (!contains(text, "NEURON_CC_FLAGS=") && !contains(text, "neuronx-cc ")) continue;
      scripts = true;
      read_nested(item.text, context_, "json string");
    }
    if (scripts || (!command && !flags)) return;
    Section& section =
        add_section(context_, command ? SectionKind::kCommand : SectionKind::kFlags, Rank::kCompiler);
    section.style = WordStyle::kList;
    section.program = program_of(frame.items.front().text.text());
    section.consumer = command ? Consumer::kCommandLine : Consumer::kCompilerArgs;
    section.name = command ? frame.items.front().text.text() : frame.key;
    if (!frame.key.empty()) section.name_span = code_.source(frame.key_at);
    section.span = code_.source({frame.begin, end});
    std::uint32_t previous_end = 0;
    for (Item& item : frame.items) {
      Word word;
      word.source = code_.source(item.at);
      word.around = code_.layers_at(item.at.begin + 1);
      word.quote = '"';
      word.quoted = true;
      word.removal = code_.source(section.words.empty() ? item.removal : Span{previous_end, item.at.end});
      word.text = static_cast<Seamed&&>(item.text);
      previous_end = item.at.end;
      section.words.push_back(static_cast<Word&&>(word));
    }
  }

  const Seamed& code_;
  std::string_view text_;
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

void read_json(const Seamed& code, Context& context) { JsonReader(code, context).read(); }

}  // namespace flaglane::intake

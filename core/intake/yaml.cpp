#include <algorithm>

#include "intake/argv.h"
#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/holes.h"
#include "intake/shlex_split.h"
#include "intake/yaml_scalars.h"

namespace flaglane::intake {
namespace {

using text::Span;

/// Reads keys, items and scalars line by line; nesting matters only for {name, value} pairs and for whose
/// items are whose.
class YamlReader {
 public:
  YamlReader(const Seamed& document, Context& context)
      : document_(document),
        text_(document.text()),
        size_(document.size()),
        context_(context),
        argv_(context) {}

  void read() {
    while (at_ < size_) line();
    end_list();
    argv_.flush();
  }

 private:
  void skip_line() {
    const std::size_t found = text_.find('\n', at_);
    at_ = found == std::string_view::npos ? size_ : static_cast<std::uint32_t>(found) + 1;
  }

  void skip_blanks() {
    while (at_ < size_ && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r')) ++at_;
  }

  [[nodiscard]] bool at_line_end() const { return at_ >= size_ || text_[at_] == '\n'; }

  void line() {
    const std::uint32_t begin = at_;
    skip_blanks();
    if (at_line_end()) return skip_line();
    const std::uint32_t column = at_ - begin;
    if (text_[at_] == '#') {
      const std::uint32_t from = at_;
      skip_line();
      const Span comment = {from, at_ > from && text_[at_ - 1] == '\n' ? at_ - 1 : at_};
      if (holds_flag(comment.of(text_)))
        add_finding(context_, FindingId::kCommentedOut, document_.source(comment), comment.of(text_));
      return;
    }
    if (column < key_column_) end_list();
    argv_.leave(column);
    bool item = false;
    while (at_ + 1 < size_ && text_[at_] == '-' && (text_[at_ + 1] == ' ' || text_[at_ + 1] == '\n')) {
      item = true;
      name_.clear();
      ++at_;
      skip_blanks();
    }
    if (at_line_end()) return skip_line();
    if (opens_map()) return flow_map();
    if (key(at_ - begin)) return;
    if (item) {
      add_item();
    } else {
      skip_line();
    }
  }

  /// The key at at_, which is moved behind its colon; nothing where none is.
  Span key_name() {
    const std::uint32_t begin = at_;
    std::uint32_t end = at_;
    Span name = {begin, begin};
    if (text_[at_] == '"' || text_[at_] == '\'') {
      const std::size_t close = text_.find(text_[at_], at_ + 1);
      if (close == std::string_view::npos) return {};
      name = {begin + 1, static_cast<std::uint32_t>(close)};
      end = static_cast<std::uint32_t>(close) + 1;
    } else {
      while (end < size_ && (is_name_character(text_[end]) || is_in(text_[end], "-./"))) ++end;
      name = {begin, end};
    }
    const bool colon =
        end < size_ && text_[end] == ':' && (end + 1 >= size_ || is_in(text_[end + 1], " \n\r"));
    if (!colon || name.empty()) return {};
    at_ = end + 1;
    return name;
  }

  /// `key:` and its value; false where the line has none.
  bool key(std::uint32_t column) {
    const Span name = key_name();
    if (name.empty()) return false;
    end_list();
    key_ = name;
    key_column_ = column;
    skip_blanks();
    if (at_line_end() || text_[at_] == '#') {
      skip_line();
      return true;
    }
    if (opens_map()) {
      flow_map();
      return true;
    }
    value(false);
    if (at_ == 0 || text_[at_ - 1] != '\n') skip_line();  // a block scalar ends with its line
    return true;
  }

  /// `{` or `[{`, but no `{{` of a template.
  [[nodiscard]] bool opens_map() const {
    std::size_t at = at_;
    if (text_[at] == '[') at = text_.find_first_not_of(" \t\r\n", at + 1);
    return at < size_ && text_[at] == '{' && !starts_with(text_.substr(at), "{{");
  }

  /// {name: X, value: Y}; what lies further in is read as if it stood here.
  void flow_map() {
    std::uint32_t depth = 0;
    end_list();
    name_.clear();
    while (at_ < size_) {
      const std::uint32_t before = at_;
      if (text_[at_] == '{' || text_[at_] == '[') {
        ++depth;
        ++at_;
      } else if (text_[at_] == '}' || text_[at_] == ']') {
        ++at_;
        if (--depth == 0) break;
      } else if (is_in(text_[at_], ", \t\r\n")) {
        ++at_;
      } else if (const Span name = key_name(); !name.empty()) {
        key_ = name;
        skip_blanks();
        if (at_ < size_ && !is_in(text_[at_], "{},\n") && !opens_map()) value(true);
      } else {
        scalar(true);
        if (at_ == before) ++at_;
      }
    }
    skip_line();
  }

  void value(bool flow) {
    if (text_[at_] == '[') return flow_list();
    const std::uint32_t begin = at_;
    const Seamed text = scalar(flow);
    const std::string_view key = key_.of(text_);
    if (key == "name") {
      name_ = text.text();
      name_at_ = {begin, at_};
      return;
    }
    const bool pair = !name_.empty() && (key == "value" || key == "values");
    if (pair && key == "values") {
      add_finding(context_, FindingId::kYamlValues, document_.source(key_), name_);
      const Span s{document_.source(key_).end - 1, document_.source(key_).end};
      add_edit(context_, s, "");
    }
    if (argv_part(key) < 3 && (program_of(text.text()) != Program::kNone || argv_.waits(key_column_))) {
      return add_words(text, {begin, at_});
    }
    const std::string name(pair ? std::string_view(name_) : key);
    give(name, pair ? name_at_ : key_, {pair ? name_at_.begin : key_.begin, at_}, text);
  }

  /// `entrypoint: neuronx-cc` and `command: compile m.hlo` of compose: one string, split as a shell does.
  void add_words(const Seamed& text, Span at) {
    for (SplitWord& each : shlex_split(text).words) {
      Word word;
      word.source = text.source(each.in_value);
      word.around = text.layers_at(each.in_value.begin + 1);
      word.text = static_cast<Seamed&&>(each.text);
      items_.push_back(static_cast<Word&&>(word));
    }
    list_at_ = at;
    end_list();
  }

  /// The scalar at at_, which is moved behind it.
  Seamed scalar(bool flow) {
    const char c = text_[at_];
    YamlScalar found;
    if (c == '"') {
      found = yaml_double_quoted(document_, at_);
    } else if (c == '\'') {
      found = yaml_single_quoted(document_, at_);
    } else if ((c == '|' || c == '>') && !flow) {
      found = yaml_block(document_, at_, line_indent());
    } else {
      found = yaml_plain(document_, at_, flow);
      if (!flow) fold_plain(found);
    }
    if (!found.closed)
      add_finding(context_, FindingId::kUnclosedQuote, document_.source({at_, at_ + 1}),
                  text_.substr(at_, 1));
    at_ = found.end;
    return static_cast<Seamed&&>(found.text);
  }

  [[nodiscard]] std::uint32_t line_indent() const {
    const std::size_t before = at_ == 0 ? std::string_view::npos : text_.rfind('\n', at_ - 1);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::size_t first = text_.find_first_not_of(' ', begin);
    return static_cast<std::uint32_t>(std::min<std::size_t>(first, size_) - begin);
  }

  /// A plain scalar goes on over lines that are indented further and have no key.
  void fold_plain(YamlScalar& found) {
    while (found.end < size_ && text_[found.end] == '\n') {
      const std::size_t first = text_.find_first_not_of(" \t", found.end + 1);
      if (first == std::string_view::npos || text_[first] == '\n' || text_[first] == '#') return;
      const auto indent = static_cast<std::uint32_t>(first) - found.end - 1;
      const bool item = text_[first] == '-' && first + 1 < size_ && text_[first + 1] == ' ';
      if (indent <= line_indent() || item) return;
      YamlScalar more = yaml_plain(document_, static_cast<std::uint32_t>(first), false);
      if (more.end < size_ && text_[more.end] == ':') return;
      found.text.put(" ", document_, {found.end, static_cast<std::uint32_t>(first)}, Quoting::kYamlPlain);
      found.text.append(more.text);
      found.end = more.end;
    }
  }

  static Seamed with_template_holes(const Seamed& text) {
    HoleSyntax syntax;
    syntax.dollar = true;
    syntax.mustache = true;
    return with_holes(text, syntax);
  }

  void give(std::string_view name, Span name_at, Span at, const Seamed& text) {
    const NameKind kind = classify_name(name);
    const std::string& shown = text.text();
    if (holds_compiler(shown) && kind != NameKind::kEnvironment) return read_nested(text, context_, "yaml");
    const bool flags = kind == NameKind::kEnvironment ||
                       (looks_like_bare_flags(text) && holds_flag(shown) && kind != NameKind::kNeighbour);
    if (!flags) {
      if (kind == NameKind::kNeighbour)
        add_finding(context_, FindingId::kEnvironmentNotChecked, document_.source(name_at), name);
      return;
    }
    Assignment assignment;
    assignment.name = name;
    assignment.name_span = document_.source(name_at);
    assignment.span = document_.source(at);
    assignment.value = with_template_holes(text);
    assign(context_, static_cast<Assignment&&>(assignment));
  }

  /// `- item`: a word of a list, or NAME=value of a compose file.
  void add_item() {
    const std::uint32_t begin = at_;
    const char quote = text_[at_] == '"' || text_[at_] == '\'' ? text_[at_] : '\0';
    if (text_[at_] == '[') {
      flow_list();
      return skip_line();
    }
    Seamed text = scalar(false);
    const Span at = {begin, std::max(begin, at_ > 0 && text_[at_ - 1] == '\n' ? at_ - 1 : at_)};
    const std::string& shown = text.text();
    const std::size_t equals = shown.find('=');
    const std::string name = shown.substr(0, std::min(equals, shown.size()));
    const bool variable = equals != std::string::npos && !name.empty() &&
                          std::all_of(name.begin(), name.end(), is_name_character);
    if (variable) {
      const Span name_at = {begin + (quote != '\0' ? 1U : 0U),
                            begin + (quote != '\0' ? 1U : 0U) + static_cast<std::uint32_t>(equals)};
      give(name, name_at, at, text.slice({static_cast<std::uint32_t>(equals) + 1, text.size()}));
    } else {
      push_item(text, at, quote);
    }
    if (at_ == 0 || text_[at_ - 1] != '\n') skip_line();
  }

  void push_item(const Seamed& text, Span at, char quote) {
    Word word;
    word.source = document_.source(at);
    word.around = document_.layers_at(at.begin + 1);
    word.quote = quote;
    word.quoted = quote != '\0';
    word.removal = word.source;
    word.text = with_template_holes(text);
    if (items_.empty()) list_at_ = at;
    list_at_.end = at.end;
    items_.push_back(static_cast<Word&&>(word));
  }

  void flow_list() {
    const std::uint32_t begin = at_++;
    end_list();
    while (at_ < size_ && text_[at_] != ']') {
      if (text_[at_] == ',' || text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' ||
          text_[at_] == '\r') {
        ++at_;
        continue;
      }
      const std::uint32_t from = at_;
      const char quote = text_[at_] == '"' || text_[at_] == '\'' ? text_[at_] : '\0';
      Seamed text = scalar(true);
      if (at_ == from) {
        ++at_;
        continue;
      }
      push_item(text, {from, at_}, quote);
      if (items_.size() > 1)
        items_.back().removal = {items_[items_.size() - 2].source.end, items_.back().source.end};
    }
    at_ = std::min(at_ + 1, size_);
    list_at_ = {begin, at_};
    end_list();
  }

  void end_list() {
    if (items_.empty()) return;
    WordList list;
    list.words = static_cast<std::vector<Word>&&>(items_);
    items_.clear();
    list.key = key_.of(text_);
    list.span = document_.source(list_at_);
    if (!key_.empty()) {
      list.key_span = document_.source(key_);
      list.span = text::cover(list.span, list.key_span);
    }
    list.layer = "yaml";
    argv_.add(static_cast<WordList&&>(list), key_column_);
  }

  const Seamed& document_;
  std::string_view text_;
  std::uint32_t size_;
  Context& context_;
  Argv argv_;
  std::uint32_t at_ = 0;
  Span key_;
  std::uint32_t key_column_ = 0;  ///< where it begins on its line
  std::string name_;              ///< of the {name, value} pair that is open
  Span name_at_;
  std::vector<Word> items_;
  Span list_at_;
};

}  // namespace

void read_yaml(const Seamed& document, Context& context) { YamlReader(document, context).read(); }

}  // namespace flaglane::intake

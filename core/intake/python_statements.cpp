#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/python_sections.h"
#include "intake/python_values.h"

namespace flaglane::intake {
namespace {

using text::Span;
using Kind = PythonValue::Kind;

bool is_keyword(std::string_view word) {
  return word == "return" || word == "yield" || word == "if" || word == "elif" || word == "while" ||
         word == "assert" || word == "not" || word == "in" || word == "and" || word == "or" ||
         word == "print";
}

/// Finds where values are given to names, and shows those that hold flags.
class PythonStatements {
 public:
  PythonStatements(const Seamed& code, Context& context)
      : code_(code),
        context_(context),
        tokens_(python_tokens(code, context.reading.findings)),
        expressions_(code, tokens_, names_),
        sections_(code, tokens_, names_, context) {}

  void read() {
    std::uint32_t index = 0;
    while (tokens_[index].kind != PythonToken::kEnd) {
      const std::uint32_t before = index;
      step(index);
      if (index <= before) index = before + 1;
    }
    sections_.finish();
  }

 private:
  using Target = PythonTarget;

  void step(std::uint32_t& index) {
    switch (tokens_[index].kind) {
      case PythonToken::kName:
        name(index);
        return;
      case PythonToken::kString:
        string(index);
        return;
      case PythonToken::kOperator:
        // Behind a closed bracket it is a subscript, and was passed over with the value before it.
        if (expressions_.is_operator(index, "[") && !behind_closed(index)) bare(index);
        return;
      default:
        ++index;
    }
  }

  /// Whether the token before `index` closes a bracket.
  [[nodiscard]] bool behind_closed(std::uint32_t index) const {
    return index > 0 &&
           (expressions_.is_operator(index - 1, "]") || expressions_.is_operator(index - 1, ")"));
  }

  void name(std::uint32_t& index) {
    Target target;
    target.first = index;
    const std::string_view word = expressions_.text_of(index);
    if (index == 0 || tokens_[index - 1].kind == PythonToken::kNewline) statement(index, word);
    if (is_keyword(word)) {
      ++index;
      if (word == "return" || word == "yield") bare(index);
      return;
    }
    std::uint32_t at = index;
    target.key = expressions_.dotted(at);
    target.at = {tokens_[index].at.begin, tokens_[at - 1].at.end};
    const std::size_t dot = target.key.rfind('.');
    target.name = dot == std::string::npos ? target.key : target.key.substr(dot + 1);
    if (expressions_.is_operator(at, "[") && tokens_[at + 1].kind == PythonToken::kString) {
      if (!subscript(target, at, index)) return;
    }
    index = at;
    if (expressions_.is_operator(at, "(")) {
      call(target, index);
      return;
    }
    std::uint32_t assign = at;
    if (expressions_.is_operator(assign, ":")) skip_annotation(assign);
    if (expressions_.is_operator(assign, "=")) {
      index = assign + 1;
      give(target, index, false);
    } else if (expressions_.is_operator(assign, "+=")) {
      index = assign + 1;
      give(target, index, true);
    }
  }

  /// A line's first word: it may begin a statement with branches, or another branch.
  void statement(std::uint32_t index, std::string_view word) {
    const std::uint32_t column = tokens_[index].at.begin - (index == 0 ? 0 : tokens_[index - 1].at.end);
    const Token& next = tokens_[index + 1];
    const bool soft = next.kind != PythonToken::kOperator || is_in(code_.text()[next.at.begin], "([{*-");
    if (names_.blocks.python(word, column, soft, names_.changes())) sections_.next_branch();
  }

  /// name["key"]: the target is the key. False when it was an `=` left out: compiler_args['--a', 'b'].
  bool subscript(Target& target, std::uint32_t& at, std::uint32_t& index) {
    const std::uint32_t close = tokens_[at].mate;
    const std::string key = expressions_.string_at(at + 1).text();
    if (close <= at) {
      index = at;
      return false;
    }
    if (looks_like_flag(key)) {
      add_finding(context_, FindingId::kSubscript, code_.source({target.at.end, tokens_[at].at.end}),
                  target.name);
      std::uint32_t list = at;
      sections_.show(target, expressions_.evaluate(list, {}), list);
      index = list;
      return false;
    }
    const bool environment = ends_with(target.key, "environ");
    target.at = tokens_[at + 1].body;
    target.name = key;
    target.key = environment ? "$" + key : target.key + "[" + key + "]";
    at = close + 1;
    return true;
  }

  void skip_annotation(std::uint32_t& at) const {
    std::uint32_t end = at + 1;
    for (std::uint32_t count = 0; count < 12 && tokens_[end].kind == PythonToken::kName; ++count) {
      ++end;
      if (expressions_.is_operator(end, "[") && tokens_[end].mate > end) end = tokens_[end].mate + 1;
      if (expressions_.is_operator(end, ".") || expressions_.is_operator(end, "|")) ++end;
    }
    if (expressions_.is_operator(end, "=")) at = end;
  }

  /// `target = expression` and `target += expression`; `index` is at the expression, and stays where nothing
  /// is literal.
  void give(Target target, std::uint32_t& index, bool appends) {
    names_.remember(target.key);
    std::uint32_t end = index;
    PythonValue value = expressions_.evaluate(end, target.key);
    if (target.name == "help") {
      index = end;  // running text
      return;
    }
    if (target.name == "name" && value.kind == Kind::kString) {
      pair_ = {value.text.text(), value.at};
    } else if (target.name == "value" && classify_name(pair_.name) == NameKind::kEnvironment) {
      // {"name": "NEURON_CC_FLAGS", "value": ...}, and the same as arguments or in Terraform's blocks.
      target.name = pair_.name;
      target.key = "$" + pair_.name;
      target.at = pair_.at;
      pair_ = {};
    }
    if (appends) {
      append(target, static_cast<PythonValue&&>(value), index, end);
      return;
    }
    const bool environment =
        classify_name(target.name) == NameKind::kEnvironment && target.key.front() == '$';
    // A dict's entry may be anything's; the others set an environment.
    if (environment && value.kind == Kind::kList && !expressions_.is_operator(index - 1, ":")) no_list(value);
    if (!value.literal) {
      if (environment && value.items.empty()) {
        add_finding(context_, FindingId::kNothingLiteral, code_.source(target.at), target.name);
      }
      if (value.kind != Kind::kUnknown) {
        sections_.read_command(target.key);
        names_.set(target.key, static_cast<PythonValue&&>(value));
      }
      return;
    }
    index = end;
    sections_.show(target, static_cast<PythonValue&&>(value), end);
  }

  /// An environment holds strings only. Items without blanks may be joined as they stand.
  void no_list(const PythonValue& value) {
    const Span at = code_.source(value.at);
    add_finding(context_, FindingId::kArrayNotExported, at);
    const auto is_word = [](const Word& item) { return !contains(item.text.text(), " "); };
    std::string join;
    if (!std::all_of(value.items.begin(), value.items.end(), is_word) ||
        !escape(code_.layers_at(value.at.begin + 1), "\" \".join(", join))
      return;
    add_edit(context_, {at.begin, at.begin}, join);
    add_edit(context_, {at.end, at.end}, ")");
  }

  void append(const Target& target, PythonValue value, std::uint32_t& index, std::uint32_t end) {
    if (!value.literal && value.kind == Kind::kUnknown) return;
    PythonValue* before = names_.find(target.key);
    if (value.literal) index = end;
    if (before == nullptr) {
      value.goes_on = true;
      value.inherits = true;
      sections_.show(target, static_cast<PythonValue&&>(value), end);
      return;
    }
    PythonValue whole = static_cast<PythonValue&&>(*before);
    whole.goes_on = true;
    whole.joint = whole.text.size();
    whole.old_items = whole.items.size();
    whole.literal = whole.literal || value.literal;
    whole.text.append(value.text);
    for (Word& item : value.items) whole.items.push_back(static_cast<Word&&>(item));
    whole.used = static_cast<std::vector<std::string>&&>(value.used);
    if (whole.kind == Kind::kUnknown) whole.kind = value.kind;
    sections_.show(target, static_cast<PythonValue&&>(whole), end);
  }

  /// setenv("NEURON_CC_FLAGS", value), args.append(value), and any other call's bracket.
  void call(Target& target, std::uint32_t& index) {
    const std::uint32_t open = index;
    ++index;
    const bool method = target.key.size() > target.name.size();
    if (method && (target.name == "append" || target.name == "extend")) {
      target.key.resize(target.key.size() - target.name.size() - 1);
      const std::size_t dot = target.key.rfind('.');
      const bool item = target.name == "append";
      target.name = dot == std::string::npos ? target.key : target.key.substr(dot + 1);
      extend(target, index, item);
      return;
    }
    if (target.name == "add_argument" || target.name == "option") {
      // A script's own options: what they are called is none of the compiler's flags.
      while (tokens_[index].kind == PythonToken::kString) {
        ++index;
        if (expressions_.is_operator(index, ",")) ++index;
      }
      return;
    }
    if (tokens_[index].kind != PythonToken::kString || !expressions_.is_operator(index + 1, ",")) return;
    const std::string name = expressions_.string_at(index).text();
    const NameKind kind = contains(name, "=") ? NameKind::kUnrelated : classify_name(name);
    const bool sets =
        contains(target.name, "set") || contains(target.name, "put") || contains(target.name, "env");
    if (kind == NameKind::kNeighbour && sets) {
      add_finding(context_, FindingId::kEnvironmentNotChecked, code_.source(tokens_[index].body), name);
    }
    if (kind != NameKind::kEnvironment || target.name == "get" || target.name == "getenv") return;
    Target variable;
    variable.first = target.first;
    variable.key = "$" + name;
    variable.name = name;
    variable.at = tokens_[index].body;
    index += 2;
    give(variable, index, false);
    if (tokens_[open].mate > index) {
      for (std::uint32_t at = index; at < tokens_[open].mate; ++at) {
        if (expressions_.is_name(at, "append") && expressions_.is_name(at + 2, "True"))
          sections_.inherit(variable);
      }
    }
  }

  void extend(const Target& target, std::uint32_t& index, bool item) {
    std::uint32_t end = index;
    PythonValue value = expressions_.evaluate(end, {});
    if (!value.literal) return;
    names_.remember(target.key);
    if (item && value.kind == Kind::kString) {
      PythonValue list;
      list.kind = Kind::kList;
      list.at = value.at;
      expressions_.add_item(list, static_cast<PythonValue&&>(value));
      value = static_cast<PythonValue&&>(list);
    }
    append(target, static_cast<PythonValue&&>(value), index, end);
  }

  void string(std::uint32_t& index) {
    if (!expressions_.is_operator(index + 1, ":")) {
      bare(index);
      return;
    }
    // A dict's entry.
    Target entry;
    entry.first = index;
    entry.name = expressions_.string_at(index).text();
    entry.at = tokens_[index].body;
    const NameKind kind = classify_name(entry.name);
    entry.key = kind == NameKind::kEnvironment ? "$" + entry.name : "[" + entry.name + "]";
    index += 2;
    if (kind == NameKind::kNeighbour) {
      add_finding(context_, FindingId::kEnvironmentNotChecked, code_.source(entry.at), entry.name);
      return;
    }
    give(entry, index, false);
  }

  /// A value that no name gets: return "...", an argument, the paste itself.
  void bare(std::uint32_t& index) {
    Target none;
    none.first = index;
    std::uint32_t end = index;
    // The paste may be a piece of a list: its items, without the brackets.
    const bool piece = index == 0 && expressions_.is_operator(1, ",");
    PythonValue value = piece ? expressions_.pieces(end) : expressions_.evaluate(end, {});
    if (!value.literal) return;
    const bool list = value.kind == Kind::kList;
    const bool flags = list ||
                       (holds_flag(value.text.text()) &&
                        dash_size(value.text.text(), std::min(value.text.text().find_first_not_of(" \n"),
                                                              value.text.text().size())) != 0) ||
                       names_compiler_call(value.text.text());
    index = end;
    // A word in a comparison or an index is no value: `if "--lnc" not in flags`.
    const bool compared = expressions_.is_name(end, "in") || expressions_.is_name(end, "not") ||
                          expressions_.is_operator(end, "==") || expressions_.is_operator(end, "!=");
    if (flags && !compared) sections_.show(none, static_cast<PythonValue&&>(value), end);
  }

  const Seamed& code_;
  Context& context_;
  std::vector<Token> tokens_;
  PythonNames names_;
  PythonExpressions expressions_;
  PythonSections sections_;
  struct Pair {
    std::string name;
    Span at;
  };
  Pair pair_;  ///< a name whose value may follow
};

}  // namespace

void read_python(const Seamed& code, Context& context) { PythonStatements(code, context).read(); }

}  // namespace flaglane::intake

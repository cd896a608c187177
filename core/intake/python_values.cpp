#include "intake/python_values.h"

#include <algorithm>

#include "intake/ascii.h"
#include "intake/holes.h"

namespace flaglane::intake {

using text::Span;
using Kind = PythonValue::Kind;

namespace {

/// "-O1" "--lnc=2": the second literal's option becomes part of the first one's last word. Behind a quote or
/// a "=" the dashes begin a value, and that is meant.
bool is_glued(std::string_view before, std::string_view text) {
  if (before.empty() || dash_size(text, 0) == 0) return false;
  return std::string_view(" \t\n'\"=-").find(before.back()) == std::string_view::npos;
}

}  // namespace

bool PythonExpressions::is_operator(std::uint32_t index, std::string_view text) const {
  return index < tokens_.size() && tokens_[index].kind == PythonToken::kOperator && text_of(index) == text;
}

bool PythonExpressions::is_name(std::uint32_t index, std::string_view text) const {
  return index < tokens_.size() && tokens_[index].kind == PythonToken::kName && text_of(index) == text;
}

void PythonExpressions::skip_bracket(std::uint32_t& index) const {
  index = tokens_[index].mate > index ? tokens_[index].mate + 1 : index + 1;
}

std::string PythonExpressions::dotted(std::uint32_t& index) const {
  if (tokens_[index].kind != PythonToken::kName) return {};
  std::string name(text_of(index++));
  while (is_operator(index, ".") && tokens_[index + 1].kind == PythonToken::kName) {
    name += '.';
    name += text_of(index + 1);
    index += 2;
  }
  return name;
}

PythonValue PythonExpressions::evaluate(std::uint32_t& index, std::string_view target) {
  const std::uint32_t first = index;
  target_ = target;
  depth_ = 0;
  fields_.clear();
  PythonValue value = sum(index);
  if (index == first && tokens_[index].kind != PythonToken::kEnd) ++index;
  value.at = {tokens_[first].at.begin, tokens_[index > first ? index - 1 : first].at.end};
  for (std::string& field : fields_) value.used.push_back(static_cast<std::string&&>(field));
  return value;
}

/// A value that is not known becomes a string that is one hole.
void PythonExpressions::as_hole(PythonValue& value) const {
  if (value.kind != Kind::kUnknown) return;
  value.kind = Kind::kString;
  value.text.put_hole(Hole::kExpression, "{" + std::string(value.at.of(code_.text())) + "}", code_, value.at,
                      Quoting::kFixed);
}

PythonValue PythonExpressions::sum(std::uint32_t& index) {
  const std::uint32_t first = index;
  if (++depth_ > kDeepestExpression) {
    --depth_;
    return {};
  }
  PythonValue value = term(index);
  value.at = {tokens_[first].at.begin, tokens_[index > first ? index - 1 : first].at.end};
  while (true) {
    if (is_operator(index, "+")) {
      const std::uint32_t operand = ++index;
      PythonValue right = term(index);
      right.at = {tokens_[operand].at.begin, tokens_[index > operand ? index - 1 : operand].at.end};
      add(value, static_cast<PythonValue&&>(right));
    } else if (is_operator(index, "%") && value.kind == Kind::kString) {
      static_cast<void>(term(++index));
      HoleSyntax syntax;
      syntax.percent = true;
      value.text = with_holes(value.text, syntax);
    } else if (is_name(index, "or")) {
      PythonValue other = term(++index);
      const bool only_hole = !value.literal && value.text.has_hole();
      if (only_hole && other.kind == Kind::kString && !other.text.empty()) {
        other.inherits = true;
        value = static_cast<PythonValue&&>(other);
      }
    } else if (is_name(index, "if")) {
      // The first branch is read; the condition is skipped up to its else.
      std::uint32_t at = index + 1;
      while (tokens_[at].kind != PythonToken::kEnd && tokens_[at].kind != PythonToken::kNewline &&
             !is_name(at, "else")) {
        const bool bracket = is_operator(at, "(") || is_operator(at, "[") || is_operator(at, "{");
        if (is_operator(at, ",") || is_operator(at, ")") || is_operator(at, "]")) break;
        if (bracket) {
          skip_bracket(at);
        } else {
          ++at;
        }
      }
      if (!is_name(at, "else")) break;
      index = at + 1;
      PythonValue other = term(index);
      other.at = {tokens_[at + 1].at.begin, tokens_[index - 1].at.end};
      if (other.literal) value.otherwise.push_back(static_cast<PythonValue&&>(other));
    } else {
      break;
    }
    value.at.end = tokens_[index - 1].at.end;
  }
  --depth_;
  return value;
}

void PythonExpressions::add(PythonValue& left, PythonValue right) const {
  if (left.kind == Kind::kList || right.kind == Kind::kList) {
    if (left.kind != Kind::kList) {
      PythonValue start;
      start.kind = Kind::kList;
      add_item(start, static_cast<PythonValue&&>(left));
      left = static_cast<PythonValue&&>(start);
    }
    if (right.kind == Kind::kList) {
      for (Word& item : right.items) left.items.push_back(static_cast<Word&&>(item));
    } else {
      add_item(left, static_cast<PythonValue&&>(right));
      return;
    }
  } else {
    if (left.kind == Kind::kUnknown && right.kind == Kind::kUnknown) return;
    as_hole(left);
    as_hole(right);
    if (left.joint == 0 && !left.inherits && right.literal && is_glued(left.text.text(), right.text.text())) {
      left.glued.push_back(right.text.source({0, 1}).begin);
    }
    left.glued.insert(left.glued.end(), right.glued.begin(), right.glued.end());
    left.text.append(right.text);
  }
  for (PythonValue& other : right.otherwise) left.otherwise.push_back(static_cast<PythonValue&&>(other));
  left.literal = left.literal || right.literal;
  left.goes_on = left.goes_on || right.goes_on;
  left.inherits = left.inherits || right.inherits;
  for (std::string& name : right.used) left.used.push_back(static_cast<std::string&&>(name));
}

PythonValue PythonExpressions::term(std::uint32_t& index) {
  PythonValue value;
  const Token& token = tokens_[index];
  value.at = token.at;
  switch (token.kind) {
    case PythonToken::kString:
      value = strings(index);
      break;
    case PythonToken::kName:
      value = name(index);
      break;
    case PythonToken::kNumber:
      ++index;
      break;
    case PythonToken::kOperator:
      if (is_operator(index, "[")) {
        value = list(index);
      } else if (is_operator(index, "(")) {
        const std::uint32_t open = index++;
        value = sum(index);
        if (is_operator(index, ",") && value.kind == Kind::kString) {  // a tuple
          index = open;
          value = list(index);
        } else if (tokens_[open].mate > open) {
          index = tokens_[open].mate + 1;
        } else if (is_operator(index, ")")) {
          ++index;
        }
      } else if (is_operator(index, "{")) {
        skip_bracket(index);
      } else if (is_operator(index, "-") || is_operator(index, "*") || is_operator(index, "**")) {
        while (is_operator(index, "-") || is_operator(index, "*") || is_operator(index, "**")) ++index;
        static_cast<void>(term(index));
        return value;
      } else {
        return value;
      }
      break;
    case PythonToken::kNewline:
    case PythonToken::kEnd:
      return value;
  }
  postfix(value, index);
  return value;
}

PythonValue PythonExpressions::strings(std::uint32_t& index) {
  PythonValue value;
  value.kind = Kind::kString;
  value.literal = true;
  while (tokens_[index].kind == PythonToken::kString) {
    const Seamed piece = string_at(index);
    if (is_glued(value.text.text(), piece.text())) value.glued.push_back(piece.source({0, 1}).begin);
    value.text.append(piece);
    ++index;
  }
  return value;
}

/// The item's quotes and place are kept for edits; what is no literal becomes a hole.
void PythonExpressions::add_item(PythonValue& list, PythonValue item) const {
  as_hole(item);
  if (item.kind == Kind::kList) {
    for (Word& word : item.items) list.items.push_back(static_cast<Word&&>(word));
    return;
  }
  Word word;
  word.source = code_.source(item.at);
  word.around = code_.layers_at(item.at.begin + 1);
  word.quoted = item.literal;
  const std::string_view written = item.at.of(code_.text());
  if (item.literal && !written.empty()) word.quote = written.back() == '\'' ? '\'' : '"';
  word.text = static_cast<Seamed&&>(item.text);
  list.literal = list.literal || item.literal;
  list.items.push_back(static_cast<Word&&>(word));
  for (std::string& name : item.used) list.used.push_back(static_cast<std::string&&>(name));
}

PythonValue PythonExpressions::list(std::uint32_t& index, bool opened) {
  PythonValue value;
  value.kind = Kind::kList;
  value.literal = is_operator(index, "[") && is_operator(index + 1, "]");
  const std::uint32_t open = index;
  const std::uint32_t close = tokens_[open].mate;
  if (opened) ++index;
  // A bracket that nothing closes is read to the end; many of them would make the time quadratic.
  if (close <= open) {
    if (unclosed_ == 0) return {};
    --unclosed_;
  }
  std::size_t previous_end = opened ? tokens_[open].at.end : tokens_[open].at.begin;
  while (tokens_[index].kind != PythonToken::kEnd && (close > open ? index < close : true)) {
    while (!opened && tokens_[index].kind == PythonToken::kNewline) ++index;
    const std::uint32_t first = index;
    const bool star = is_operator(index, "*");
    if (star) ++index;
    PythonValue item = sum(index);
    item.at = {tokens_[first].at.begin, tokens_[index > first ? index - 1 : first].at.end};
    bool more = false;
    while (tokens_[index].kind != PythonToken::kEnd && !is_operator(index, ",") &&
           (close > open ? index < close : true)) {
      // A comprehension or an operator that is not read: the item is not known.
      if (close <= open && (tokens_[index].kind == PythonToken::kNewline || is_operator(index, "]"))) break;
      const bool bracket = is_operator(index, "(") || is_operator(index, "[") || is_operator(index, "{");
      if (bracket) {
        skip_bracket(index);
      } else {
        ++index;
      }
      more = true;
    }
    if (more) {
      item = PythonValue();
      item.at = {tokens_[first].at.begin, tokens_[index - 1].at.end};
    }
    const std::size_t count = value.items.size();
    if (item.at.size() > 0 && (index > first)) add_item(value, static_cast<PythonValue&&>(item));
    const bool comma = is_operator(index, ",");
    if (value.items.size() == count + 1) {
      // The item goes with the comma behind it, or before it if it is the last; a comment between stays.
      Word& word = value.items.back();
      const std::string_view before =
          std::string_view(code_.text()).substr(previous_end, tokens_[first].at.begin - previous_end);
      const bool comment = contains(before, "#");
      const Span item_at = {tokens_[first].at.begin, tokens_[index - 1].at.end};
      if (count > 0 && !comment) {
        word.removal = code_.source({static_cast<std::uint32_t>(previous_end), item_at.end});
      } else if (comma) {
        std::uint32_t end = tokens_[index].at.end;
        while (end < code_.size() && code_.text()[end] == ' ') ++end;
        word.removal = code_.source({item_at.begin, end});
      } else {
        word.removal = code_.source(item_at);
      }
      previous_end = item_at.end;
    }
    if (!comma) break;
    ++index;
  }
  if (close > open) {
    index = close + 1;
  } else if (is_operator(index, "]")) {
    ++index;
  }
  return value;
}

}  // namespace flaglane::intake

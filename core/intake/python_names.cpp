#include "intake/ascii.h"
#include "intake/holes.h"
#include "intake/python_values.h"
#include "text/python_space.h"

// What names, calls and methods stand for in a Python expression, as far as it is known.
namespace flaglane::intake {

using text::Span;
using Kind = PythonValue::Kind;

PythonValue* PythonNames::find(std::string_view name) {
  const std::uint32_t number = value(name);
  return number == kUnknown ? nullptr : &values_[number];
}

void PythonNames::set(std::string_view name, PythonValue value) {
  Entry& place = entry(name);
  if (place.value == kUnknown) {
    place.value = static_cast<std::uint32_t>(values_.size());
    values_.emplace_back();
  }
  values_[place.value] = static_cast<PythonValue&&>(value);
}

void PythonNames::remember(std::string_view name) {
  Entry& place = entry(name);
  const PythonValue* now = find(name);
  const bool stays = save(place, now == nullptr ? 0 : now->text.size() + now->items.size() * 64);
  if (!stays || now == nullptr) return;
  values_.push_back(PythonValue(*now));
  place.value = static_cast<std::uint32_t>(values_.size() - 1);
}

PythonValue PythonExpressions::known(std::string_view name, Span at) {
  PythonValue result;
  result.at = at;
  const PythonValue* value = names_.find(name);
  const bool self = !target_.empty() && name == target_;
  result.goes_on = self;
  if (value == nullptr || value->kind == Kind::kUnknown ||
      value->text.size() + value->items.size() * 64 > budget_) {
    result.inherits = self;
    if (self) {
      result.kind = Kind::kString;
      std::string shown = name.front() == '$' ? std::string(name) : "{" + std::string(name) + "}";
      result.text.put_hole(Hole::kInherited, shown, code_, at, Quoting::kFixed);
    }
    return result;
  }
  budget_ -= static_cast<std::uint32_t>(value->text.size() + value->items.size() * 64);
  result.kind = value->kind;
  const bool plain = !self && value->kind == Kind::kString && !value->text.empty() &&
                     value->text.text().find_first_of(" \t\n-") == std::string::npos;
  if (plain) {  // shown where it is used; flags, where they are written
    const Hole hole = value->text.has_hole() ? value->text.holes()[0].kind : Hole::kNone;
    result.text.put_hole(hole, value->text.text(), code_, at, Quoting::kFixed);
  } else {
    result.text = value->text;
  }
  result.items = value->items;
  result.literal = value->literal;
  result.style = value->style;
  result.inherits = value->inherits;
  if (self) result.joint = result.text.size();
  if (!self) result.used.emplace_back(name);
  return result;
}

PythonValue PythonExpressions::environment(std::string_view variable, Span at, PythonValue fallback) {
  const std::string key = "$" + std::string(variable);
  PythonValue value = known(key, at);
  const bool fresh = value.kind == Kind::kUnknown || value.inherits;
  if (fresh && fallback.kind == Kind::kString && fallback.literal && holds_flag(fallback.text.text())) {
    fallback.goes_on = value.goes_on;
    fallback.inherits = true;
    return fallback;
  }
  if (value.kind == Kind::kUnknown) {
    value.kind = Kind::kString;
    const bool flags = classify_name(variable) == NameKind::kEnvironment;
    value.text.put_hole(flags ? Hole::kInherited : Hole::kVariable, key, code_, at, Quoting::kFixed);
    value.inherits = flags;
  }
  return value;
}

PythonValue PythonExpressions::name(std::uint32_t& index) {
  const std::uint32_t first = index;
  const std::string dotted_name = dotted(index);
  const Span at = {tokens_[first].at.begin, tokens_[index - 1].at.end};
  if (dotted_name == "not" || dotted_name == "lambda" || dotted_name == "await") return {};
  const bool string_follows =
      tokens_[index].kind == PythonToken::kOperator &&
      tokens_[index + (tokens_[index].kind == PythonToken::kEnd ? 0U : 1U)].kind == PythonToken::kString;
  if (is_operator(index, "[") && string_follows && is_operator(index + 2, "]")) {
    const std::string key = string_at(index + 1).text();
    index += 3;
    const Span whole = {at.begin, tokens_[index - 1].at.end};
    if (ends_with(dotted_name, "environ")) return environment(key, whole, {});
    return known(key, whole);
  }
  if (is_operator(index, "(")) return call(dotted_name, at.begin, index);
  return known(dotted_name, at);
}

PythonValue PythonExpressions::call(const std::string& function, std::uint32_t begin, std::uint32_t& index) {
  PythonValue unknown;
  const bool gets_environment = ends_with(function, "environ.get") || ends_with(function, "getenv") ||
                                ends_with(function, "environ.pop");
  if (gets_environment && tokens_[index + 1].kind == PythonToken::kString) {
    const std::string variable = string_at(index + 1).text();
    std::uint32_t at = index + 2;
    PythonValue fallback;
    if (is_operator(at, ",")) fallback = sum(++at);
    skip_bracket(index);
    return environment(variable, {begin, tokens_[index - 1].at.end}, static_cast<PythonValue&&>(fallback));
  }
  const bool passes = function == "shlex.join" || function == "shlex.split" || function == "list" ||
                      function == "tuple" || function == "copy" || function == "deepcopy" ||
                      function == "copy.copy" || function == "copy.deepcopy";
  if (passes) {
    std::uint32_t at = index + 1;
    PythonValue value = sum(at);
    skip_bracket(index);
    return value.kind == Kind::kUnknown ? unknown : value;
  }
  skip_bracket(index);
  return unknown;
}

/// " ".join(items): one string; a blank inside an item parts it like any other.
PythonValue PythonExpressions::joined(const PythonValue& separator, PythonValue items) const {
  if (!text::is_blank(separator.text.text())) return {};
  if (items.kind == Kind::kString && items.style == WordStyle::kSpace) {  // " ".join("...".split())
    items.style = WordStyle::kShlex;
    return items;
  }
  if (items.kind != Kind::kList) return {};
  PythonValue value;
  value.kind = Kind::kString;
  value.literal = items.literal;
  value.used = static_cast<std::vector<std::string>&&>(items.used);
  value.goes_on = items.goes_on;
  value.inherits = items.inherits;
  for (const Word& item : items.items) {
    if (!value.text.empty()) {
      const std::uint32_t end = separator.at.end;
      value.text.put(separator.text.text(), code_, {end, end}, Quoting::kFixed);
    }
    value.text.append(item.text);
  }
  return value;
}

void PythonExpressions::postfix(PythonValue& value, std::uint32_t& index) {
  while (true) {
    if (is_operator(index, ".") && tokens_[index + 1].kind == PythonToken::kName) {
      const std::string_view method = text_of(index + 1);
      if (!is_operator(index + 2, "(")) {
        index += 2;
        value = PythonValue();
        continue;
      }
      std::uint32_t at = index + 3;
      index += 2;
      skip_bracket(index);
      if (method == "join" && value.kind == Kind::kString) {
        PythonValue items;
        if (++depth_ <= kDeepestExpression) items = sum(at);
        --depth_;
        value = joined(value, static_cast<PythonValue&&>(items));
      } else if (method == "format" && value.kind == Kind::kString) {
        HoleSyntax syntax;
        syntax.braces = true;
        value.text = with_holes(value.text, syntax);
      } else if (method == "split" && value.kind == Kind::kString) {
        value.style = WordStyle::kSpace;
      } else if (method == "replace" && tokens_[at].kind == PythonToken::kString &&
                 text::is_blank(string_at(at).text())) {
        // Line breaks become blanks: the same words.
      } else if (method != "strip" && method != "lstrip" && method != "rstrip" && method != "copy" &&
                 method != "lower") {
        value = PythonValue();
      }
    } else if ((is_operator(index, "[") || is_operator(index, "(")) && tokens_[index].mate > index) {
      skip_bracket(index);
      value = PythonValue();
    } else {
      return;
    }
  }
}

const Seamed* PythonExpressions::value_of(std::string_view expression) {
  const PythonValue* value = names_.find(expression);
  if (value == nullptr || value->kind != Kind::kString || value->text.size() > budget_) return nullptr;
  if (!value->literal) return nullptr;
  budget_ -= value->text.size();
  fields_.emplace_back(expression);
  return &value->text;
}

}  // namespace flaglane::intake

#include "argparse/value.h"

#include "text/python_float.h"
#include "text/python_int.h"
#include "text/python_repr.h"

namespace flaglane::argparse {
namespace {

constexpr std::int64_t kSmallestShared = -5;
constexpr std::int64_t kLargestShared = 256;

// Identities of computed numbers. A parse runs on one thread; two objects only clash after 2^32 others.
std::uint32_t next_serial() {
  static std::uint32_t serial = 0;
  if (++serial == 0) serial = 1;  // 0 is for literals
  return serial;
}

bool is_small(std::int64_t value) { return value >= kSmallestShared && value <= kLargestShared; }

// '' and the 256 Latin-1 characters: CPython keeps one object of each.
bool is_shared_text(std::string_view text) {
  if (text.size() <= 1) return true;
  const auto lead = static_cast<unsigned char>(text[0]);
  return text.size() == 2 && (lead == 0xC2 || lead == 0xC3);
}

bool is_number(ValueKind kind) {
  return kind == ValueKind::kBool || kind == ValueKind::kInt || kind == ValueKind::kBigInt ||
         kind == ValueKind::kFloat;
}

text::PythonInt to_int(const Value& value) {
  if (value.kind() == ValueKind::kBigInt) return {0, std::string(value.text())};
  return {value.as_int(), {}};
}

bool numbers_equal(const Value& a, const Value& b) {
  const bool real_a = a.kind() == ValueKind::kFloat;
  const bool real_b = b.kind() == ValueKind::kFloat;
  if (real_a && real_b) return a.as_real() == b.as_real();
  if (real_a) return text::int_equals_float(to_int(b), a.as_real());
  if (real_b) return text::int_equals_float(to_int(a), b.as_real());
  if (a.kind() == ValueKind::kBigInt || b.kind() == ValueKind::kBigInt) return to_int(a) == to_int(b);
  return a.as_int() == b.as_int();
}

bool items_equal(const std::vector<Value>& a, const std::vector<Value>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!a[i].same(b[i]) && !a[i].equals(b[i])) return false;
  }
  return true;
}

bool dicts_equal(const std::vector<Value>& a, const std::vector<Value>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); i += 2) {
    bool found = false;
    for (std::size_t k = 0; k < b.size() && !found; k += 2) {
      found = a[i].equals(b[k]) && (a[i + 1].same(b[k + 1]) || a[i + 1].equals(b[k + 1]));
    }
    if (!found) return false;
  }
  return true;
}

void append_items(std::string& out, const Value& value, text::Dialect dialect) {
  bool first = true;
  for (const Value& item : value.items()) {
    if (!first) out += ", ";
    first = false;
    append_repr(out, item, dialect);
  }
}

void append_dict(std::string& out, const Value& value, text::Dialect dialect) {
  const std::vector<Value>& items = value.items();
  out += '{';
  for (std::size_t i = 0; i + 1 < items.size(); i += 2) {
    if (i != 0) out += ", ";
    append_repr(out, items[i], dialect);
    out += ": ";
    append_repr(out, items[i + 1], dialect);
  }
  out += '}';
}

void append_range(std::string& out, const RangeData& range) {
  out += "range(" + text::to_string(range.start) + ", " + text::to_string(range.stop);
  if (range.step != 1) out += ", " + text::to_string(range.step);
  out += ')';
}

}  // namespace

std::int64_t RangeData::size() const {
  if (step > 0) return start < stop ? (stop - start - 1) / step + 1 : 0;
  if (step < 0) return start > stop ? (start - stop - 1) / -step + 1 : 0;
  return 0;
}

Value Value::new_integer(std::int64_t value) {
  return Value(ValueKind::kInt, value, is_small(value) ? 0 : next_serial());
}

Value Value::new_real(double value) { return Value(value, next_serial()); }

bool Value::same(const Value& other) const {
  if (kind_ != other.kind_) return false;
  switch (kind_) {
    case ValueKind::kNone:
    case ValueKind::kSuppress:
      return true;
    case ValueKind::kBool:
      return as_bool() == other.as_bool();
    case ValueKind::kInt:
      return as_int() == other.as_int() && (aux_ == other.aux_ || is_small(as_int()));
    case ValueKind::kFloat:
      return aux_ == other.aux_ && (aux_ != 0 || data_.real == other.data_.real);
    case ValueKind::kStr:
      if (aux_ != other.aux_) return false;
      return data_.text == other.data_.text || (is_shared_text(text()) && text() == other.text());
    case ValueKind::kBigInt:
      return data_.text == other.data_.text;
    case ValueKind::kType:
      return text() == other.text();
    case ValueKind::kTuple:
      return data_.sequence == other.data_.sequence || (items().empty() && other.items().empty());
    case ValueKind::kList:
    case ValueKind::kDict:
      return data_.sequence == other.data_.sequence;
    case ValueKind::kRange:
      return data_.range == other.data_.range;
  }
  return false;
}

bool Value::equals(const Value& other) const {
  if (kind_ == ValueKind::kStr && other.kind_ == ValueKind::kStr) return text() == other.text();
  if (is_number(kind_) && is_number(other.kind_)) return numbers_equal(*this, other);
  if (is_str() && other.is_str()) return text() == other.text();
  if (kind_ != other.kind_) return false;
  switch (kind_) {
    case ValueKind::kList:
    case ValueKind::kTuple:
      return items_equal(items(), other.items());
    case ValueKind::kDict:
      return dicts_equal(items(), other.items());
    case ValueKind::kRange: {
      const RangeData& a = as_range();
      const RangeData& b = other.as_range();
      const std::int64_t size = a.size();
      return size == b.size() && (size == 0 || a.start == b.start) && (size <= 1 || a.step == b.step);
    }
    default:
      return same(other);
  }
}

bool Value::truth() const {
  switch (kind_) {
    case ValueKind::kNone:
      return false;
    case ValueKind::kBool:
    case ValueKind::kInt:
      return as_int() != 0;
    case ValueKind::kFloat:
      return as_real() != 0;
    case ValueKind::kStr:
      return aux_ != 0;
    case ValueKind::kList:
    case ValueKind::kTuple:
    case ValueKind::kDict:
      return !items().empty();
    case ValueKind::kRange:
      return as_range().size() != 0;
    case ValueKind::kBigInt:
    case ValueKind::kSuppress:
    case ValueKind::kType:
      return true;
  }
  return false;
}

void append_repr(std::string& out, const Value& value, text::Dialect dialect) {
  switch (value.kind()) {
    case ValueKind::kNone:
      out += "None";
      return;
    case ValueKind::kBool:
      out += value.as_bool() ? "True" : "False";
      return;
    case ValueKind::kInt:
      out += text::to_string(value.as_int());
      return;
    case ValueKind::kBigInt:
      out += value.text();
      return;
    case ValueKind::kFloat:
      out += text::repr(value.as_real());
      return;
    case ValueKind::kStr:
    case ValueKind::kSuppress:
      text::append_repr(out, value.text(), dialect);
      return;
    case ValueKind::kList:
      out += '[';
      append_items(out, value, dialect);
      out += ']';
      return;
    case ValueKind::kTuple:
      out += '(';
      append_items(out, value, dialect);
      out += value.items().size() == 1 ? ",)" : ")";
      return;
    case ValueKind::kDict:
      append_dict(out, value, dialect);
      return;
    case ValueKind::kRange:
      append_range(out, value.as_range());
      return;
    case ValueKind::kType:
      out += "<class '";
      out += value.text();
      out += "'>";
      return;
  }
}

std::string repr(const Value& value, text::Dialect dialect) {
  std::string out;
  append_repr(out, value, dialect);
  return out;
}

std::string str(const Value& value, text::Dialect dialect) {
  if (value.is_str()) return std::string(value.text());
  return repr(value, dialect);
}

std::string_view type_name(const Value& value) {
  switch (value.kind()) {
    case ValueKind::kNone:
      return "NoneType";
    case ValueKind::kBool:
      return "bool";
    case ValueKind::kInt:
    case ValueKind::kBigInt:
      return "int";
    case ValueKind::kFloat:
      return "float";
    case ValueKind::kStr:
    case ValueKind::kSuppress:
      return "str";
    case ValueKind::kList:
      return "list";
    case ValueKind::kTuple:
      return "tuple";
    case ValueKind::kRange:
      return "range";
    case ValueKind::kDict:
      return "dict";
    case ValueKind::kType:
      return "type";
  }
  return "object";
}

}  // namespace flaglane::argparse

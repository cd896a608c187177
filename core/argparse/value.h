#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/dialect.h"

namespace flaglane::argparse {

enum class ValueKind : std::uint8_t {
  kNone,
  kBool,
  kInt,
  kBigInt,  // beyond int64: its decimal digits
  kFloat,
  kStr,
  kSuppress,  // argparse.SUPPRESS: the one str object '==SUPPRESS=='; an equal str is a kStr
  kList,
  kTuple,
  kRange,
  kDict,
  kType,  // a builtin class or function carried by its name
};

class Value;

/// What a list, tuple or dict holds; a dict holds key, value, key, value ...
struct Sequence {
  std::vector<Value> items;
  bool growable = false;  // made by an append action during this parse, so nobody else can see it change
};

struct RangeData {
  std::int64_t start = 0;
  std::int64_t stop = 0;
  std::int64_t step = 1;

  [[nodiscard]] std::int64_t size() const;
  [[nodiscard]] std::int64_t at(std::int64_t index) const { return start + index * step; }
};

/// A Python object as far as argparse can tell one from another: by equality and by identity (`is`).
/// A handle that is copied freely: text, sequences and ranges live elsewhere (a Pool, a literal, argv) and
/// must outlive it.
class Value {
 public:
  constexpr Value() : data_{std::int64_t{0}} {}  // None

  static constexpr Value none() { return {}; }
  static constexpr Value boolean(bool value) { return Value(ValueKind::kBool, value ? 1 : 0, 0); }
  /// An int literal: equal literals are one object, as in one Python source file.
  static constexpr Value integer(std::int64_t value) { return Value(ValueKind::kInt, value, 0); }
  /// An int that was computed: an object of its own, unless it is one of CPython's small ints (-5..256).
  static Value new_integer(std::int64_t value);
  static constexpr Value real(double value) { return Value(value, 0); }
  static Value new_real(double value);
  static constexpr Value str(std::string_view text) { return Value(ValueKind::kStr, text); }
  static constexpr Value suppress() { return Value(ValueKind::kSuppress, std::string_view("==SUPPRESS==")); }
  static constexpr Value big_integer(std::string_view digits) { return Value(ValueKind::kBigInt, digits); }
  static constexpr Value type(std::string_view name) { return Value(ValueKind::kType, name); }
  static constexpr Value list(Sequence* items) { return Value(ValueKind::kList, items); }
  static constexpr Value tuple(Sequence* items) { return Value(ValueKind::kTuple, items); }
  static constexpr Value dict(Sequence* items) { return Value(ValueKind::kDict, items); }
  static constexpr Value range(const RangeData* range) { return Value(range); }

  [[nodiscard]] constexpr ValueKind kind() const { return kind_; }
  [[nodiscard]] constexpr bool is_none() const { return kind_ == ValueKind::kNone; }
  [[nodiscard]] constexpr bool is_suppress() const { return kind_ == ValueKind::kSuppress; }
  /// isinstance(value, str): SUPPRESS is a str too.
  [[nodiscard]] constexpr bool is_str() const {
    return kind_ == ValueKind::kStr || kind_ == ValueKind::kSuppress;
  }
  [[nodiscard]] constexpr bool is_list() const { return kind_ == ValueKind::kList; }
  [[nodiscard]] constexpr bool is_sequence() const {
    return kind_ == ValueKind::kList || kind_ == ValueKind::kTuple || kind_ == ValueKind::kDict;
  }

  /// The text of a str, SUPPRESS, big int (digits) or type (name).
  [[nodiscard]] constexpr std::string_view text() const { return {data_.text, aux_}; }
  [[nodiscard]] constexpr bool as_bool() const { return data_.integer != 0; }
  [[nodiscard]] constexpr std::int64_t as_int() const { return data_.integer; }  // of kInt and kBool
  [[nodiscard]] constexpr double as_real() const { return data_.real; }
  [[nodiscard]] Sequence& sequence() const { return *data_.sequence; }
  [[nodiscard]] const std::vector<Value>& items() const { return data_.sequence->items; }
  [[nodiscard]] const RangeData& as_range() const { return *data_.range; }

  /// `a is b`: None, True, False, -5..256, '', one Latin-1 character and () are one object each; everything
  /// else is itself only.
  [[nodiscard]] bool same(const Value& other) const;
  /// `a == b`: 1 == 1.0 == True, lists and tuples by element.
  [[nodiscard]] bool equals(const Value& other) const;
  /// bool(value).
  [[nodiscard]] bool truth() const;

 private:
  constexpr Value(ValueKind kind, std::int64_t integer, std::uint32_t serial)
      : kind_(kind), aux_(serial), data_{integer} {}
  constexpr Value(double value, std::uint32_t serial)
      : kind_(ValueKind::kFloat), aux_(serial), data_{value} {}
  constexpr Value(ValueKind kind, std::string_view text)
      : kind_(kind), aux_(static_cast<std::uint32_t>(text.size())), data_{text.data()} {}
  constexpr Value(ValueKind kind, Sequence* items) : kind_(kind), data_{items} {}
  explicit constexpr Value(const RangeData* range) : kind_(ValueKind::kRange), data_{range} {}

  ValueKind kind_ = ValueKind::kNone;
  std::uint32_t aux_ = 0;  // bytes of a text; serial number of an int or float object
  union Data {
    constexpr explicit Data(std::int64_t value) : integer(value) {}
    constexpr explicit Data(double value) : real(value) {}
    constexpr explicit Data(const char* value) : text(value) {}
    constexpr explicit Data(Sequence* value) : sequence(value) {}
    constexpr explicit Data(const RangeData* value) : range(value) {}
    std::int64_t integer;
    double real;
    const char* text;
    Sequence* sequence;
    const RangeData* range;
  } data_;
};

/// Appends repr(value).
void append_repr(std::string& out, const Value& value, text::Dialect dialect);
/// repr(value).
[[nodiscard]] std::string repr(const Value& value, text::Dialect dialect);
/// str(value): a str itself, else its repr.
[[nodiscard]] std::string str(const Value& value, text::Dialect dialect);
/// type(value).__name__: "NoneType", "int", "str" ...
[[nodiscard]] std::string_view type_name(const Value& value);

}  // namespace flaglane::argparse

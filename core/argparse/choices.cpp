#include "argparse/choices.h"

#include <cmath>

#include "argparse/iterate.h"

namespace flaglane::argparse {
namespace {

bool in_range(const RangeData& range, std::int64_t value) {
  const std::int64_t size = range.size();
  if (size == 0) return false;
  const std::int64_t last = range.at(size - 1);
  const std::int64_t low = range.step > 0 ? range.start : last;
  const std::int64_t high = range.step > 0 ? last : range.start;
  return value >= low && value <= high && (value - range.start) % range.step == 0;
}

bool in_range(const RangeData& range, const Value& value) {
  if (value.kind() == ValueKind::kInt || value.kind() == ValueKind::kBool) {
    return in_range(range, value.as_int());
  }
  constexpr double kExact = 9007199254740992.0;  // 2^53: beyond, a range of ints is not searched by float
  if (value.kind() != ValueKind::kFloat || !(std::fabs(value.as_real()) < kExact)) return false;
  const auto whole = static_cast<std::int64_t>(value.as_real());
  return static_cast<double>(whole) == value.as_real() && in_range(range, whole);
}

}  // namespace

Membership is_choice(const Value& choices, const Value& value) {
  const auto answer = [](bool is_in) { return is_in ? Membership::kIn : Membership::kNotIn; };
  std::size_t step = 1;
  switch (choices.kind()) {
    case ValueKind::kStr:
    case ValueKind::kSuppress:
      if (!value.is_str()) return Membership::kTypeError;
      return answer(choices.text().find(value.text()) != std::string_view::npos);
    case ValueKind::kRange:
      return answer(in_range(choices.as_range(), value));
    case ValueKind::kDict:
      if (value.is_list() || value.kind() == ValueKind::kDict) return Membership::kTypeError;
      step = 2;
      break;
    case ValueKind::kList:
    case ValueKind::kTuple:
      break;
    default:
      return Membership::kTypeError;
  }
  const std::vector<Value>& items = choices.items();
  for (std::size_t i = 0; i < items.size(); i += step) {
    if (items[i].same(value) || items[i].equals(value)) return Membership::kIn;
  }
  return Membership::kNotIn;
}

std::string membership_error(const Value& choices, const Value& value) {
  if (choices.is_str()) {
    return "'in <string>' requires string as left operand, not " + std::string(type_name(value));
  }
  if (choices.kind() == ValueKind::kDict) return "unhashable type: '" + std::string(type_name(value)) + "'";
  return "argument of type '" + std::string(type_name(choices)) + "' is not iterable";
}

std::string choice_list(const Value& choices, text::Dialect dialect) {
  std::string list;
  bool first = true;
  for (const Value& choice : iterate(choices)) {
    if (!first) list += ", ";
    first = false;
    append_repr(list, choice, dialect);
  }
  return list;
}

}  // namespace flaglane::argparse

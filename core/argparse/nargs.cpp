#include "argparse/nargs.h"

namespace flaglane::argparse {

Nargs read_nargs(const Value& value) {
  switch (value.kind()) {
    case ValueKind::kNone:
      return {Nargs::Kind::kNone, 0};
    case ValueKind::kBool:  // True is 1
    case ValueKind::kInt:
      return {Nargs::Kind::kCount, value.as_int()};
    case ValueKind::kStr:
    case ValueKind::kSuppress:
      break;
    default:
      return {Nargs::Kind::kInvalid, 0};
  }
  const std::string_view text = value.text();
  if (text == "?") return {Nargs::Kind::kOptional, 0};
  if (text == "*") return {Nargs::Kind::kZeroOrMore, 0};
  if (text == "+") return {Nargs::Kind::kOneOrMore, 0};
  if (text == "...") return {Nargs::Kind::kRemainder, 0};
  if (text == "A...") return {Nargs::Kind::kParser, 0};
  if (text == "==SUPPRESS==") return {Nargs::Kind::kSuppress, 0};
  return {Nargs::Kind::kInvalid, 0};
}

}  // namespace flaglane::argparse

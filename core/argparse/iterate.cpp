#include "argparse/iterate.h"

#include "text/utf8.h"

namespace flaglane::argparse {

bool is_iterable(const Value& value) {
  return value.is_str() || value.is_sequence() || value.kind() == ValueKind::kRange;
}

std::vector<Value> iterate(const Value& value) {
  std::vector<Value> items;
  switch (value.kind()) {
    case ValueKind::kStr:
    case ValueKind::kSuppress: {
      const std::string_view text = value.text();
      for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = text::decode(text, at).size;
        items.push_back(Value::str(text.substr(at, size)));
        at += size;
      }
      break;
    }
    case ValueKind::kList:
    case ValueKind::kTuple:
      return value.items();
    case ValueKind::kDict:
      for (std::size_t i = 0; i < value.items().size(); i += 2) items.push_back(value.items()[i]);
      break;
    case ValueKind::kRange:
      for (std::int64_t i = 0; i < value.as_range().size(); ++i) {
        items.push_back(Value::integer(value.as_range().at(i)));
      }
      break;
    default:
      break;
  }
  return items;
}

}  // namespace flaglane::argparse

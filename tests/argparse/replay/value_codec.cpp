#include "value_codec.h"

#include <cstdint>

#include "text/python_float.h"
#include "text/python_int.h"

namespace flaglane::replay {
namespace {

using argparse::Pool;
using argparse::Value;
using argparse::ValueKind;

constexpr std::int64_t kLargestPlain = 9007199254740991;  // 2^53 - 1

std::vector<Value> decode_items(const Json& list, Pool& pool) {
  std::vector<Value> items;
  for (const Json& item : list) items.push_back(decode(item, pool));
  return items;
}

Value integer(const std::string& digits, Pool& pool) {
  const text::PythonInt parsed = text::int_from_decimal(digits);
  return parsed.is_big() ? pool.big_integer(parsed.big) : Value::new_integer(parsed.small);
}

Value decode_tagged(const std::string& tag, const Json& payload, Pool& pool) {
  if (tag == "$float") {
    return Value::new_real(text::parse_float(to_text(payload), text::Dialect::py310).value());
  }
  if (tag == "$int") return integer(to_text(payload), pool);
  if (tag == "$tuple") return pool.tuple(decode_items(payload, pool));
  if (tag == "$range") return pool.range({payload[0], payload[1], payload[2]});
  if (tag == "$set") return pool.list(decode_items(payload, pool));  // in the order it was iterated
  if (tag == "$suppress") return Value::suppress();
  if (tag == "$opaque") return Value::type(pool.copy(to_text(payload)));
  if (tag == "$dict") {
    argparse::Sequence* items = pool.sequence();
    for (const Json& pair : payload) {
      items->items.push_back(decode(pair[0], pool));
      items->items.push_back(decode(pair[1], pool));
    }
    return Value::dict(items);
  }
  throw Unsupported{tag};
}

Json encode_items(const std::vector<Value>& items) {
  Json list = Json::array();
  for (const Value& item : items) list.push_back(encode(item));
  return list;
}

}  // namespace

Value decode(const Json& json, Pool& pool) {
  if (json.is_null()) return Value::none();
  if (json.is_boolean()) return Value::boolean(json.get<bool>());
  if (json.is_number_integer()) return integer(json.dump(), pool);
  if (json.is_string()) return pool.str(to_text(json));
  if (json.is_array()) return pool.list(decode_items(json, pool));
  if (json.is_object() && json.size() == 1)
    return decode_tagged(json.begin().key(), json.begin().value(), pool);
  throw Unsupported{json.dump()};
}

Json encode(const Value& value) {
  switch (value.kind()) {
    case ValueKind::kNone:
      return nullptr;
    case ValueKind::kBool:
      return value.as_bool();
    case ValueKind::kInt:
      if (value.as_int() > kLargestPlain || value.as_int() < -kLargestPlain) {
        return {{"$int", text::to_string(value.as_int())}};
      }
      return value.as_int();
    case ValueKind::kBigInt:
      return {{"$int", value.text()}};
    case ValueKind::kFloat:
      return {{"$float", text::repr(value.as_real())}};
    case ValueKind::kStr:
    case ValueKind::kSuppress:
      if (value.text() == "==SUPPRESS==") return {{"$suppress", true}};
      return from_text(value.text());
    case ValueKind::kList:
      return encode_items(value.items());
    case ValueKind::kTuple:
      return {{"$tuple", encode_items(value.items())}};
    case ValueKind::kRange: {
      const argparse::RangeData& range = value.as_range();
      return {{"$range", Json::array({range.start, range.stop, range.step})}};
    }
    case ValueKind::kDict: {
      Json pairs = Json::array();
      for (std::size_t i = 0; i + 1 < value.items().size(); i += 2) {
        pairs.push_back(Json::array({encode(value.items()[i]), encode(value.items()[i + 1])}));
      }
      return {{"$dict", pairs}};
    }
    case ValueKind::kType:
      return {{"$opaque", from_text(value.text())}};
  }
  return nullptr;
}

}  // namespace flaglane::replay

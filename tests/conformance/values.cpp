#include "conformance/values.h"

#include <utility>
#include <vector>

#include "text/python_float.h"
#include "text/python_int.h"

namespace flaglane::conformance {
namespace {

using argparse::Pool;
using argparse::Value;
using argparse::ValueKind;

constexpr std::int64_t kLargestPlainInt = (std::int64_t{1} << 53) - 1;

std::vector<Value> decode_all(const Json& items, Pool& pool) {
  std::vector<Value> out;
  for (const Json& item : items) out.push_back(decode(item, pool));
  return out;
}

Value decode_dict(const Json& pairs, Pool& pool) {
  argparse::Sequence* items = pool.sequence();
  for (const Json& pair : pairs) {
    items->items.push_back(decode(pair[0], pool));
    items->items.push_back(decode(pair[1], pool));
  }
  return Value::dict(items);
}

Value decode_tagged(const std::string& tag, const Json& body, Pool& pool) {
  if (tag == "$float") return Value::real(text::parse_float(to_text(body), text::Dialect::py310).value());
  if (tag == "$int") {
    const text::PythonInt number = text::int_from_decimal(to_text(body));
    return number.is_big() ? pool.big_integer(number.big) : Value::integer(number.small);
  }
  if (tag == "$suppress") return Value::suppress();
  if (tag == "$tuple") return pool.tuple(decode_all(body, pool));
  if (tag == "$set") return pool.list(decode_all(body, pool));  // the codec's own reading
  if (tag == "$range") {
    return pool.range(
        {body[0].get<std::int64_t>(), body[1].get<std::int64_t>(), body[2].get<std::int64_t>()});
  }
  if (tag == "$dict") return decode_dict(body, pool);
  if (tag == "$opaque") return Value::type(pool.copy(to_text(body)));
  return Value::none();
}

Json encode_all(const std::vector<Value>& items) {
  Json out = Json::array();
  for (const Value& item : items) out.push_back(encode(item));
  return out;
}

Json encode_dict(const std::vector<Value>& items) {
  Json pairs = Json::array();
  for (std::size_t i = 0; i + 1 < items.size(); i += 2) {
    pairs.push_back(Json::array({encode(items[i]), encode(items[i + 1])}));
  }
  return pairs;
}

}  // namespace

Value decode(const Json& json, Pool& pool) {
  if (json.is_null()) return Value::none();
  if (json.is_boolean()) return Value::boolean(json.get<bool>());
  if (json.is_number_integer()) return Value::integer(json.get<std::int64_t>());
  if (json.is_string()) return pool.str(to_text(json));
  if (json.is_array()) return pool.list(decode_all(json, pool));
  return decode_tagged(json.begin().key(), json.begin().value(), pool);
}

Json encode(const Value& value) {
  switch (value.kind()) {
    case ValueKind::kNone:
      return nullptr;
    case ValueKind::kBool:
      return value.as_bool();
    case ValueKind::kInt: {
      const std::int64_t number = value.as_int();
      if (number >= -kLargestPlainInt && number <= kLargestPlainInt) return number;
      return {{"$int", text::to_string(number)}};
    }
    case ValueKind::kBigInt:
      return {{"$int", std::string(value.text())}};
    case ValueKind::kFloat:
      return {{"$float", text::repr(value.as_real())}};
    case ValueKind::kStr:
    case ValueKind::kSuppress:
      if (value.text() == "==SUPPRESS==") return {{"$suppress", true}};
      return from_text(value.text());
    case ValueKind::kList:
      return encode_all(value.items());
    case ValueKind::kTuple:
      return {{"$tuple", encode_all(value.items())}};
    case ValueKind::kRange: {
      const argparse::RangeData& range = value.as_range();
      return {{"$range", Json::array({range.start, range.stop, range.step})}};
    }
    case ValueKind::kDict:
      return {{"$dict", encode_dict(value.items())}};
    case ValueKind::kType:
      return {{"$opaque", std::string(value.text())}};
  }
  return nullptr;
}

Json encode(const argparse::Namespace& ns) {
  Json out = Json::object();
  for (const argparse::Attribute& attribute : ns.attributes()) {
    out[from_text(attribute.name).get<std::string>()] = encode(attribute.value);
  }
  return out;
}

}  // namespace flaglane::conformance

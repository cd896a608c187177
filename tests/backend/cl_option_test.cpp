#include "backend/cl_option.h"

#include <type_traits>

#include "backend_testing.h"

namespace flaglane::backend {
namespace {

using argparse::Value;
using testing::Backend;
using testing::shown;

TEST(Spec, ClOpt_ThreeOfOneTemplate) {
  static_assert(std::is_same_v<decltype(clOptString), decltype(clOptInteger)>);
  static_assert(std::is_same_v<decltype(clOptString), decltype(clOptFloat)>);
  Backend backend;
  const CLOption& text = backend.must(clOptString(backend.parser, "a", Value::none()));
  const CLOption& integer = backend.must(clOptInteger(backend.parser, "b", Value::none()));
  const CLOption& real = backend.must(clOptFloat(backend.parser, "c", Value::none()));
  EXPECT_EQ(backend.value(text, "--a=5 --b=5 --c=5"), "'5'");
  EXPECT_EQ(backend.value(integer, "--a=5 --b=5 --c=5"), "5");
  EXPECT_EQ(backend.value(real, "--a=5 --b=5 --c=5"), "5.0");
}

TEST(Spec, ClOpt_BoolHasTheNegation) {
  Backend backend;
  const CLOption& option = backend.must(clOptBool(backend.parser, "dump", Value::boolean(true)));
  EXPECT_EQ(backend.value(option, "--no-dump"), "False");
}

TEST(Spec, Value_IsCoercedWhenRead) {
  Backend backend;
  const CLOption& limit = backend.must(clOptInteger(backend.parser, "limit", Value::integer(1)));
  EXPECT_EQ(backend.value(limit, "--limit=abc"), "ValueError: invalid literal for int() with base 10: 'abc'");
  EXPECT_EQ(backend.attribute("limit"), "'abc'");  // the parse went well
}

TEST(Spec, Value_NeverSeenIsTheDefault) {
  Backend backend;
  const CLOption& limit = backend.must(clOptInteger(backend.parser, "limit", Value::integer(128)));
  EXPECT_EQ(shown(limit.value(nullptr, text::Dialect::py310)), "128");  // nothing parsed yet
  EXPECT_EQ(backend.value(limit, ""), "128");
}

TEST(Decision, D20_CoercionInValue) {
  Backend backend;
  const CLOption& n = backend.must(clOptInteger(backend.parser, "n", Value::integer(0)));
  const CLOption& f = backend.must(clOptFloat(backend.parser, "f", Value::none()));
  EXPECT_EQ(backend.value(n, "--n=1_000"), "1000");
  EXPECT_EQ(backend.value(n, "--n=99999999999999999999"), "99999999999999999999");
  EXPECT_EQ(backend.value(n, "--n=1.0"), "ValueError: invalid literal for int() with base 10: '1.0'");
  EXPECT_EQ(backend.value(n, "--n="), "ValueError: invalid literal for int() with base 10: ''");
  EXPECT_EQ(backend.value(n, "--n=x --n=3"), "3");
  EXPECT_EQ(backend.value(f, "--f=1e400"), "inf");
  EXPECT_EQ(backend.value(f, "--f=1,5"), "ValueError: could not convert string to float: '1,5'");
  EXPECT_EQ(backend.value(f, ""), "None");
}

TEST(Choice, R11_SeenIsAMatterOfTheDest) {
  Backend backend;
  const CLOption& older = backend.must(clOptInteger(backend.parser, "limit", Value::str("8")));
  const CLOption& newer = backend.must(clOptString(backend.parser, "limit", Value::integer(5)));
  EXPECT_EQ(backend.value(older, ""), "'8'");  // its own default, not coerced
  EXPECT_EQ(backend.value(newer, ""), "5");
  EXPECT_EQ(backend.value(older, "--limit=8"), "8");  // its strings are gone, its dest was met
  EXPECT_EQ(backend.value(newer, "--limit=8"), "'8'");
  EXPECT_EQ(backend.value(older, "--limit=x"), "ValueError: invalid literal for int() with base 10: 'x'");
}

TEST(Choice, R12_ClOptBoolIsThePair) {
  Backend backend;
  backend.must(clOptBool(backend.parser, "dump", Value::boolean(false), Value::str("dump all")));
  EXPECT_EQ(backend.parser.cl_parser().format_help(80).value(),
            "usage: penguin [-h] [--dump | --no-dump]\n\noptions:\n"
            "  -h, --help  show this help message and exit\n  --dump      dump all\n  --no-dump\n");
  // No option of the parser's own beside -h.
  EXPECT_EQ(backend.parser.cl_parser().actions().size(), 3u);
}

TEST(Coerce, OtherKindsAsPythonDoes) {
  argparse::Pool pool;
  const auto to = [&](Value value, Coercion coercion) {
    return shown(coerce(value, coercion, pool, text::Dialect::py310));
  };
  EXPECT_EQ(to(Value::boolean(true), Coercion::kInteger), "1");
  EXPECT_EQ(to(Value::boolean(true), Coercion::kString), "'True'");
  EXPECT_EQ(to(Value::real(-2.5), Coercion::kInteger), "-2");
  EXPECT_EQ(to(Value::integer(3), Coercion::kFloat), "3.0");
  EXPECT_EQ(to(pool.list({Value::str("a")}), Coercion::kString), "\"['a']\"");
  EXPECT_EQ(
      to(Value::none(), Coercion::kInteger),
      "TypeError: int() argument must be a string, a bytes-like object or a real number, not 'NoneType'");
  EXPECT_EQ(to(pool.list({}), Coercion::kFloat),
            "TypeError: float() argument must be a string or a real number, not 'list'");
  EXPECT_EQ(to(Value::real(1e308 * 10), Coercion::kInteger),
            "OverflowError: cannot convert float infinity to integer");
}

}  // namespace
}  // namespace flaglane::backend

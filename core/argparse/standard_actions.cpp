#include "argparse/standard_actions.h"

#include <cstdint>
#include <limits>
#include <utility>

#include "argparse/call.h"
#include "argparse/formatter.h"
#include "argparse/iterate.h"
#include "argparse/parser.h"
#include "text/python_int.h"

namespace flaglane::argparse {
namespace {

// value + 1 of an int of any size.
Value plus_one(const Value& value, Pool& pool) {
  if (value.kind() != ValueKind::kBigInt && value.as_int() < std::numeric_limits<std::int64_t>::max()) {
    return Value::new_integer(value.as_int() + 1);
  }
  std::string digits =
      value.kind() == ValueKind::kBigInt ? std::string(value.text()) : text::to_string(value.as_int());
  const bool negative = digits[0] == '-';
  const char full = negative ? '0' : '9';
  std::size_t at = digits.size();
  while (at > (negative ? 1U : 0U) && digits[at - 1] == full) digits[--at] = negative ? '9' : '0';
  if (at == 0) {
    digits.insert(0, "1");
  } else {
    digits[at - 1] = static_cast<char>(digits[at - 1] + (negative ? -1 : 1));
  }
  const text::PythonInt sum = text::int_from_decimal(digits);
  return sum.is_big() ? pool.big_integer(sum.big) : Value::new_integer(sum.small);
}

using Made = BuildResult<std::unique_ptr<Action>>;

Made refuse(std::string message) { return BuildError{"ValueError", std::move(message), {}, {}}; }

Made check_const(const ActionInit& init) {
  const Nargs nargs = read_nargs(init.nargs);
  if (!init.const_value.is_none() && !nargs.is(Nargs::Kind::kOptional)) {
    return refuse("nargs must be '?' to supply const");
  }
  return std::unique_ptr<Action>();
}

Made make_store(const ActionInit& init) {
  if (read_nargs(init.nargs).is_zero()) {
    return refuse(
        "nargs for store actions must be != 0; if you have nothing to store, actions such as store true or "
        "store const may be more appropriate");
  }
  if (Made checked = check_const(init); !checked) return checked;
  return make_action<StoreAction>(init);
}

template <typename T>
Made make_append(const ActionInit& init) {
  if (read_nargs(init.nargs).is_zero()) {
    return refuse(
        "nargs for append actions must be != 0; if arg strings are not supplying the value to append, the "
        "append const action may be more appropriate");
  }
  if (Made checked = check_const(init); !checked) return checked;
  return make_action<T>(init);
}

ActionInit flag_init(const ActionInit& init) {
  ActionInit flag = init;
  flag.nargs = Value::integer(0);
  return flag;
}

Made make_store_const(const ActionInit& init) {
  ActionInit flag = flag_init(init);
  flag.metavar = Value::none();  // accepted, and lost on the way to Action
  return make_action<StoreConstAction>(flag);
}

Made make_store_bool(const ActionInit& init, bool stored) {
  ActionInit flag = flag_init(init);
  flag.const_value = Value::boolean(stored);
  if (!init.given.has(Keyword::kDefault)) flag.default_value = Value::boolean(!stored);
  return make_action<StoreConstAction>(flag);
}
Made make_store_true(const ActionInit& init) { return make_store_bool(init, true); }
Made make_store_false(const ActionInit& init) { return make_store_bool(init, false); }

template <typename T>
Made make_flag(const ActionInit& init) {
  return make_action<T>(flag_init(init));
}

Made make_help(const ActionInit& init) {
  ActionInit flag = flag_init(init);
  if (!init.given.has(Keyword::kDefault)) flag.default_value = Value::suppress();
  return make_action<HelpAction>(flag);
}

Made make_version(const ActionInit& init) {
  ActionInit flag = flag_init(init);
  if (!init.given.has(Keyword::kDefault)) flag.default_value = Value::suppress();
  if (!init.given.has(Keyword::kHelp)) flag.help = Value::str("show program's version number and exit");
  return make_action<VersionAction>(flag);
}

// add_argument(action='parsers') never gets past its missing keywords.
Made make_parsers(const ActionInit&) { return refuse("unknown action \"parsers\""); }

constexpr KeywordSet kStoreKeywords{Keyword::kNargs, Keyword::kConst,   Keyword::kDefault,
                                    Keyword::kType,  Keyword::kChoices, Keyword::kRequired,
                                    Keyword::kHelp,  Keyword::kMetavar};
constexpr KeywordSet kConstKeywords{Keyword::kConst, Keyword::kDefault, Keyword::kRequired, Keyword::kHelp,
                                    Keyword::kMetavar};
constexpr KeywordSet kFlagKeywords{Keyword::kDefault, Keyword::kRequired, Keyword::kHelp};
constexpr KeywordSet kBooleanKeywords{Keyword::kDefault,  Keyword::kType, Keyword::kChoices,
                                      Keyword::kRequired, Keyword::kHelp, Keyword::kMetavar};

struct Named {
  std::string_view name;  // in the registry
  ActionClass entry;
};

const Named kClasses[] = {
    {"", {"_StoreAction", kStoreKeywords, {}, make_store}},
    {"store", {"_StoreAction", kStoreKeywords, {}, make_store}},
    {"store_const", {"_StoreConstAction", kConstKeywords, {}, make_store_const}},
    {"store_true", {"_StoreTrueAction", kFlagKeywords, {}, make_store_true}},
    {"store_false", {"_StoreFalseAction", kFlagKeywords, {}, make_store_false}},
    {"append", {"_AppendAction", kStoreKeywords, {}, make_append<AppendAction>}},
    {"append_const", {"_AppendConstAction", kConstKeywords, {}, make_flag<AppendConstAction>}},
    {"count", {"_CountAction", kFlagKeywords, {}, make_flag<CountAction>}},
    {"help", {"_HelpAction", KeywordSet(Keyword::kDefault, Keyword::kHelp), {}, make_help}},
    {"version",
     {"_VersionAction", KeywordSet(Keyword::kVersion, Keyword::kDefault, Keyword::kHelp), {}, make_version}},
    {"parsers",
     {"_SubParsersAction",
      KeywordSet(Keyword::kProg, Keyword::kParserClass, Keyword::kRequired, Keyword::kHelp,
                 Keyword::kMetavar),
      KeywordSet(Keyword::kProg, Keyword::kParserClass), make_parsers}},
    // _ExtendAction has no constructor of its own: a TypeError names _AppendAction's.
    {"extend", {"_AppendAction", kStoreKeywords, {}, make_append<ExtendAction>}},
    {"BooleanOptionalAction",
     {"BooleanOptionalAction", kBooleanKeywords, {}, make_action<BooleanOptionalAction>}},
};

// At 3.10 const has no default value in these two.
const ActionClass kStoreConst310 = {"_StoreConstAction", kConstKeywords, KeywordSet(Keyword::kConst),
                                    make_store_const};
const ActionClass kAppendConst310 = {"_AppendConstAction", kConstKeywords, KeywordSet(Keyword::kConst),
                                     make_flag<AppendConstAction>};

}  // namespace

const ActionClass* find_standard_action(std::string_view name, text::Dialect dialect) {
  if (dialect == text::Dialect::py310) {
    if (name == "store_const") return &kStoreConst310;
    if (name == "append_const") return &kAppendConst310;
  }
  for (const Named& named : kClasses) {
    if (named.name == name) return &named.entry;
  }
  return nullptr;
}

void StoreAction::call(Call& call) { call.store(call.values()); }

void StoreConstAction::call(Call& call) { call.store(const_value); }

void append_item(Call& call, const Value& item) {
  if (Sequence* items = call.growing_list("append")) items->items.push_back(item);
}

void AppendAction::call(Call& call) { append_item(call, call.values()); }

void AppendConstAction::call(Call& call) { append_item(call, const_value); }

void ExtendAction::call(Call& call) {
  // items is looked up and copied before values is iterated over, so a default without extend() fails first.
  const Value values = call.values();
  if (!is_iterable(values)) {
    if (!call.can_grow("extend")) return;
    call.raise("TypeError", "'" + std::string(type_name(values)) + "' object is not iterable");
    return;
  }
  Sequence* items = call.growing_list("extend");
  if (items == nullptr) return;
  for (const Value& item : iterate(values)) items->items.push_back(item);
}

void CountAction::call(Call& call) {
  const Value* found = call.stored();
  const Value count = found == nullptr ? Value::none() : *found;
  switch (count.kind()) {
    case ValueKind::kNone:
      call.store(Value::integer(1));
      return;
    case ValueKind::kBool:
    case ValueKind::kInt:
    case ValueKind::kBigInt:
      call.store(plus_one(count, call.pool()));
      return;
    case ValueKind::kFloat:
      call.store(Value::new_real(count.as_real() + 1));
      return;
    default:
      break;
  }
  const std::string name(type_name(count));
  if (count.is_str() || count.is_list() || count.kind() == ValueKind::kTuple) {
    call.raise("TypeError", "can only concatenate " + name + " (not \"int\") to " + name);
  } else {
    call.raise("TypeError", "unsupported operand type(s) for +: '" + name + "' and 'int'");
  }
}

void HelpAction::call(Call& call) {
  TextResult shown = call.parser().format_help(call.columns());
  if (!shown) return call.raise(shown.error().type, shown.error().message);
  call.exit(0, std::move(shown).value());
}

void VersionAction::call(Call& call) {
  if (version.is_none()) {
    return call.raise("AttributeError", "'ArgumentParser' object has no attribute 'version'");
  }
  HelpFormatter formatter(call.parser(), call.columns());
  formatter.add_text(version);
  TextResult text = formatter.format_help();
  if (!text) return call.raise(text.error().type, text.error().message);
  call.exit(0, std::move(text).value());
}

BooleanOptionalAction::BooleanOptionalAction(const ActionInit& init) : Action(init) {
  set_nargs(Value::integer(0));
  option_strings.clear();
  for (const std::string_view option : init.option_strings) {
    option_strings.push_back(option);
    if (option.substr(0, 2) == "--") {
      option_strings.push_back(init.pool->copy("--no-" + std::string(option.substr(2))));
    }
  }
  // 3.10 only. A SUPPRESS help becomes an ordinary text by this, and shows.
  if (init.dialect == text::Dialect::py310 && help.is_str() && !default_value.is_none() &&
      !default_value.is_suppress()) {
    help = init.pool->str(std::string(help.text()) + " (default: %(default)s)");
  }
}

void BooleanOptionalAction::call(Call& call) {
  const std::string_view used = call.option_string();
  for (const std::string_view option : option_strings) {
    if (option == used) return call.store(Value::boolean(used.substr(0, 5) != "--no-"));
  }
}

std::string BooleanOptionalAction::format_usage() const {
  std::string usage;
  for (const std::string_view option : option_strings) {
    if (!usage.empty()) usage += " | ";
    usage += option;
  }
  return usage;
}

}  // namespace flaglane::argparse

#include "argparse/format_args.h"

#include <utility>
#include <vector>

#include "argparse/iterate.h"
#include "text/python_int.h"

namespace flaglane::argparse {
namespace {

text::PythonError type_error(std::string message) { return {"TypeError", std::move(message)}; }

// What _metavar_formatter's format() gives: a tuple as it is, anything else repeated.
struct Metavars {
  std::vector<std::string> texts;
  bool is_tuple = false;

  [[nodiscard]] std::vector<std::string> times(std::int64_t count) const {
    if (is_tuple) return texts;
    return std::vector<std::string>(count > 0 ? static_cast<std::size_t>(count) : 0, texts[0]);
  }
};

text::Result<Metavars, text::PythonError> read_metavars(const Action& action,
                                                        std::string_view default_metavar,
                                                        text::Dialect dialect) {
  Metavars found;
  if (!action.metavar.is_none()) {
    if (action.metavar.kind() == ValueKind::kTuple) {
      found.is_tuple = true;
      for (const Value& item : action.metavar.items()) found.texts.push_back(str(item, dialect));
    } else {
      found.texts.push_back(str(action.metavar, dialect));
    }
  } else if (!action.choices.is_none()) {
    if (!is_iterable(action.choices)) {
      return type_error("'" + std::string(type_name(action.choices)) + "' object is not iterable");
    }
    std::string joined = "{";
    bool first = true;
    for (const Value& choice : iterate(action.choices)) {
      if (!first) joined += ',';
      first = false;
      joined += str(choice, dialect);
    }
    found.texts.push_back(joined + "}");
  } else {
    found.texts.emplace_back(default_metavar);
  }
  return found;
}

const Value& metavars_item(const Value& metavar) {
  return metavar.kind() == ValueKind::kTuple ? metavar.items()[0] : metavar;
}

// template % texts, where the template holds `wanted` times %s.
text::Result<Done, text::PythonError> check_count(const std::vector<std::string>& texts, std::size_t wanted) {
  if (texts.size() < wanted) return type_error("not enough arguments for format string");
  if (texts.size() > wanted) return type_error("not all arguments converted during string formatting");
  return Done{};
}

}  // namespace

TextResult format_args(const Action& action, std::string_view default_metavar, text::Dialect dialect) {
  auto read = read_metavars(action, default_metavar, dialect);
  if (!read) return std::move(read).error();
  const Metavars metavars = std::move(read).value();
  std::vector<std::string> one = metavars.times(1);
  switch (action.nargs.kind) {
    case Nargs::Kind::kRemainder:
      return std::string("...");
    case Nargs::Kind::kSuppress:
      return std::string();
    case Nargs::Kind::kInvalid:
      return text::PythonError{"ValueError", "invalid nargs value"};
    case Nargs::Kind::kZeroOrMore:
      if (one.size() == 2) return "[" + one[0] + " [" + one[1] + " ...]]";
      if (auto counted = check_count(one, 1); !counted) return std::move(counted).error();
      return "[" + one[0] + " ...]";
    case Nargs::Kind::kOneOrMore: {
      const std::vector<std::string> two = metavars.times(2);
      if (auto counted = check_count(two, 2); !counted) return std::move(counted).error();
      return two[0] + " [" + two[1] + " ...]";
    }
    case Nargs::Kind::kCount: {
      const std::vector<std::string> all = metavars.times(action.nargs.count);
      const auto wanted = action.nargs.count > 0 ? static_cast<std::size_t>(action.nargs.count) : 0;
      if (auto counted = check_count(all, wanted); !counted) return std::move(counted).error();
      std::string joined;
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (i != 0) joined += ' ';
        joined += all[i];
      }
      return joined;
    }
    case Nargs::Kind::kNone:
    case Nargs::Kind::kOptional:
    case Nargs::Kind::kParser:
      break;
  }
  if (auto counted = check_count(one, 1); !counted) return std::move(counted).error();
  if (action.nargs.is(Nargs::Kind::kOptional)) return "[" + one[0] + "]";
  if (action.nargs.is(Nargs::Kind::kParser)) return one[0] + " ...";
  return std::move(one[0]);
}

TextResult single_metavar(const Action& action, std::string_view default_metavar, text::Dialect dialect) {
  auto read = read_metavars(action, default_metavar, dialect);
  if (!read) return std::move(read).error();
  std::vector<std::string> one = read.value().times(1);
  if (one.empty()) {
    return text::PythonError{"ValueError", "not enough values to unpack (expected 1, got 0)"};
  }
  if (one.size() > 1) return text::PythonError{"ValueError", "too many values to unpack (expected 1)"};
  // Help takes the length of what should be a str.
  const Value& given = metavars_item(action.metavar);
  if (!given.is_none() && !is_iterable(given)) {
    return type_error("object of type '" + std::string(type_name(given)) + "' has no len()");
  }
  return std::move(one[0]);
}

}  // namespace flaglane::argparse

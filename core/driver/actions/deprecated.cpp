#include "driver/actions/deprecated.h"

#include <memory>
#include <string>

#include "argparse/call.h"
#include "driver/actions/library_check.h"

namespace flaglane::driver {

using argparse::Keyword;
using argparse::KeywordSet;
using argparse::Value;

void DeprecatedAction::warn_and_store(argparse::Call& call, const Value& value) const {
  const std::string_view met = call.option_string();
  std::string line(met.empty() ? "None" : met);  // a positional has no option string
  call.write_stderr(line + " is deprecated and will be removed in a future release.\n");
  if (replacement.empty()) {
    call.store(value);
  } else {
    call.set(replacement, value);
  }
}

void DeprecatedArgumentAction::call(argparse::Call& call) { warn_and_store(call, call.values()); }

DeprecatedStoreTrueArgumentAction::DeprecatedStoreTrueArgumentAction(const argparse::ActionInit& init)
    : DeprecatedAction(init) {
  if (!init.given.has(Keyword::kDefault)) default_value = Value::boolean(false);
  const_value = Value::boolean(true);
  set_nargs(Value::integer(0));
}

void DeprecatedStoreTrueArgumentAction::call(argparse::Call& call) {
  warn_and_store(call, Value::boolean(true));
}

const argparse::ActionClass kDeprecatedArgumentAction = {
    "_StoreAction",  // the constructor that refuses a keyword is the library's
    KeywordSet(Keyword::kNargs, Keyword::kConst, Keyword::kDefault, Keyword::kType, Keyword::kChoices,
               Keyword::kRequired, Keyword::kHelp, Keyword::kMetavar),
    KeywordSet(),
    make_if_library_would<DeprecatedArgumentAction, kStore>,
};

const argparse::ActionClass kDeprecatedStoreTrueArgumentAction = {
    "_StoreTrueAction",
    KeywordSet(Keyword::kDefault, Keyword::kRequired, Keyword::kHelp),
    KeywordSet(),
    argparse::make_action<DeprecatedStoreTrueArgumentAction>,
};

}  // namespace flaglane::driver

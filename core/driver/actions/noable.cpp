#include "driver/actions/noable.h"

#include <algorithm>
#include <string>

#include "argparse/call.h"
#include "argparse/pool.h"

namespace flaglane::driver {

using argparse::Keyword;
using argparse::Value;

NoableArgumentAction::NoableArgumentAction(const argparse::ActionInit& init) : Action(init) {
  option_strings.clear();
  for (std::string_view given : init.option_strings) {
    option_strings.push_back(given);
    const std::size_t dashes = std::min(given.find_first_not_of('-'), given.size());
    option_strings.push_back(init.pool->copy("--no-" + std::string(given.substr(dashes))));
  }
  set_nargs(Value::integer(0));
}

void NoableArgumentAction::call(argparse::Call& call) {
  // A positional has no option string, and None no startswith.
  if (call.option_string().empty()) {
    return call.raise("AttributeError", "'NoneType' object has no attribute 'startswith'");
  }
  call.store(Value::boolean(call.option_string().substr(0, 5) != "--no-"));
}

const argparse::ActionClass kNoableArgumentAction = {
    "NoableArgumentAction",
    argparse::KeywordSet(Keyword::kDefault, Keyword::kRequired, Keyword::kHelp),
    argparse::KeywordSet(),
    argparse::make_action<NoableArgumentAction>,
};

}  // namespace flaglane::driver

#include "driver/actions/enable_disable.h"

#include <algorithm>

#include "argparse/call.h"
#include "argparse/pool.h"

namespace flaglane::driver {
namespace {

std::string_view without_prefix(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix ? text.substr(prefix.size()) : text;
}

bool is_long(std::string_view flag) { return flag.substr(0, 2) == "--"; }

}  // namespace

using argparse::Keyword;
using argparse::Value;

EnableDisableArgumentAction::EnableDisableArgumentAction(const argparse::ActionInit& init) : Action(init) {
  option_strings.clear();
  for (std::string_view given : init.option_strings) {
    if (!is_long(given)) {
      option_strings.push_back(given);
      continue;
    }
    const std::string name(without_prefix(given.substr(2), "enable-"));
    option_strings.push_back(init.pool->copy("--enable-" + name));
    option_strings.push_back(init.pool->copy("--disable-" + name));
  }
  set_nargs(Value::integer(0));
}

void EnableDisableArgumentAction::call(argparse::Call& call) {
  // A positional has no option string, and None no startswith.
  if (call.option_string().empty()) {
    return call.raise("AttributeError", "'NoneType' object has no attribute 'startswith'");
  }
  call.store(Value::boolean(call.option_string().substr(0, 10) != "--disable-"));
}

const argparse::ActionClass kEnableDisableArgumentAction = {
    "EnableDisableArgumentAction",
    argparse::KeywordSet(Keyword::kDefault, Keyword::kRequired, Keyword::kHelp),
    argparse::KeywordSet(),
    argparse::make_action<EnableDisableArgumentAction>,
};

std::string enable_disable_dest(const std::vector<std::string_view>& flags) {
  if (flags.empty() || flags[0].substr(0, 1) != "-") return {};
  const auto first_long = std::find_if(flags.begin(), flags.end(), is_long);
  const std::string_view flag = first_long == flags.end() ? flags[0] : *first_long;
  std::string dest(flag.substr(std::min(flag.find_first_not_of('-'), flag.size())));
  std::replace(dest.begin(), dest.end(), '-', '_');
  return std::string(without_prefix(dest, "enable_"));
}

}  // namespace flaglane::driver

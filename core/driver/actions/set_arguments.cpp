#include "driver/actions/set_arguments.h"

#include "argparse/call.h"

namespace flaglane::driver {

using argparse::Keyword;

SetArgumentsAction::SetArgumentsAction(const argparse::ActionInit& init) : Action(init) {
  set_nargs(argparse::Value::integer(0));
}

void SetArgumentsAction::call(argparse::Call& call) {
  for (const argparse::DefaultEntry& entry : sets) call.set(entry.name, entry.value);
}

const argparse::ActionClass kSetArgumentsAction = {
    "SetArgumentsAction",
    argparse::KeywordSet(Keyword::kDefault, Keyword::kRequired, Keyword::kHelp),
    argparse::KeywordSet(),
    argparse::make_action<SetArgumentsAction>,
};

}  // namespace flaglane::driver

#include "driver/actions/record_used.h"

#include "argparse/call.h"
#include "argparse/pool.h"
#include "driver/actions/library_check.h"

namespace flaglane::driver {

using argparse::Keyword;
using argparse::Value;

RecordUsedAction::RecordUsedAction(const argparse::ActionInit& init)
    : Action(init), mark_(init.pool->copy(argparse::str(init.dest, init.dialect) + "_Used")) {}

void RecordUsedAction::call(argparse::Call& call) {
  call.store(call.values());
  call.set(mark_, Value::boolean(true));
}

const argparse::ActionClass kRecordUsedAction = {
    "_StoreAction",  // the constructor that refuses a keyword is the library's
    argparse::KeywordSet(Keyword::kNargs, Keyword::kConst, Keyword::kDefault, Keyword::kType,
                         Keyword::kChoices, Keyword::kRequired, Keyword::kHelp, Keyword::kMetavar),
    argparse::KeywordSet(),
    make_if_library_would<RecordUsedAction, kStore>,
};

}  // namespace flaglane::driver

#include "driver/actions/extend.h"

#include "argparse/call.h"
#include "driver/actions/library_check.h"

namespace flaglane::driver {

using argparse::Keyword;

void ExtendAction::call(argparse::Call& call) {
  const argparse::Value& values = call.values();
  argparse::Sequence* items = call.growing_list(values.is_list() ? "extend" : "append");
  if (items == nullptr) return;  // what is there is no list: AttributeError
  if (values.is_list()) {
    items->items.insert(items->items.end(), values.items().begin(), values.items().end());
  } else {
    items->items.push_back(values);
  }
}

const argparse::ActionClass kExtendAction = {
    "_AppendAction",  // the constructor that refuses a keyword is the library's
    argparse::KeywordSet(Keyword::kNargs, Keyword::kConst, Keyword::kDefault, Keyword::kType,
                         Keyword::kChoices, Keyword::kRequired, Keyword::kHelp, Keyword::kMetavar),
    argparse::KeywordSet(),
    make_if_library_would<ExtendAction, kAppend>,
};

}  // namespace flaglane::driver

#include "driver/actions/help.h"

#include <string>

#include "argparse/call.h"
#include "driver/intercepting_argument_parser.h"

namespace flaglane::driver {
namespace {

using argparse::Keyword;
using argparse::TextResult;
using argparse::Value;

/// One class for the three: they differ in the surface only.
template <TextResult (*print)(const InterceptingArgumentParser&, std::uint32_t)>
class SurfaceAction : public argparse::Action {
 public:
  explicit SurfaceAction(const argparse::ActionInit& init) : Action(init) {
    if (!init.given.has(Keyword::kDefault)) default_value = Value::suppress();
    set_nargs(Value::integer(0));
  }

  void call(argparse::Call& call) override {
    // These actions are found by InterceptingArgumentParser alone, whose subcommands are of its class.
    TextResult text = print(static_cast<const InterceptingArgumentParser&>(call.parser()), call.columns());
    if (text.ok()) {
      call.exit(0, std::move(text).value());
    } else {
      call.raise(text.error().type, text.error().message);
    }
  }
};

TextResult help(const InterceptingArgumentParser& parser, std::uint32_t columns) {
  return parser.print_help(columns);
}

TextResult help_hidden(const InterceptingArgumentParser& parser, std::uint32_t columns) {
  return parser.print_help_hidden(columns);
}

TextResult help_hidden_list(const InterceptingArgumentParser& parser, std::uint32_t) {
  return parser.print_help_hidden_list();
}

// The constructor that refuses a keyword is the library's _HelpAction.
constexpr std::string_view kConstructor = "_HelpAction";
constexpr argparse::KeywordSet kAccepts(Keyword::kDefault, Keyword::kHelp);

}  // namespace

const argparse::ActionClass kHelpAction = {kConstructor, kAccepts, argparse::KeywordSet(),
                                           argparse::make_action<SurfaceAction<help>>};
const argparse::ActionClass kHelpHiddenAction = {kConstructor, kAccepts, argparse::KeywordSet(),
                                                 argparse::make_action<SurfaceAction<help_hidden>>};
const argparse::ActionClass kHelpHiddenListAction = {kConstructor, kAccepts, argparse::KeywordSet(),
                                                     argparse::make_action<SurfaceAction<help_hidden_list>>};

}  // namespace flaglane::driver

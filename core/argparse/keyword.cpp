#include "argparse/keyword.h"

namespace flaglane::argparse {

std::string_view keyword_name(Keyword keyword) {
  static constexpr std::string_view kNames[kKeywordCount] = {
      "option_strings", "dest", "nargs",   "const",   "default", "type",        "choices",
      "required",       "help", "metavar", "version", "prog",    "parser_class"};
  return kNames[static_cast<std::size_t>(keyword)];
}

}  // namespace flaglane::argparse

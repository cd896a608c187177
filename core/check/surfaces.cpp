#include "check/surfaces.h"

#include "check/ask.h"
#include "check/driver_model.h"

namespace flaglane::check {

HelpText help(std::string_view surface, std::string_view command, std::uint32_t columns,
              std::string_view python) {
  driver::NeuronxCc& driver = model(dialect_of(python)).driver;
  driver::InterceptingArgumentParser* found = driver.find(command);
  const driver::InterceptingArgumentParser& parser = found != nullptr ? *found : driver.root();
  HelpText help;
  help.surface = surface == "hidden" ? "hidden" : surface == "hidden-list" ? "hidden-list" : "help";
  help.prog = std::string(parser.prog.text());
  const argparse::TextResult text = surface == "hidden"        ? parser.print_help_hidden(columns)
                                    : surface == "hidden-list" ? parser.print_help_hidden_list()
                                                               : parser.print_help(columns);
  // A help text may break on a bare %: then the exception's words are what people see.
  help.text = text.ok() ? text.value() : std::string(text.error().type) + ": " + text.error().message;
  return help;
}

}  // namespace flaglane::check

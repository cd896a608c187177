#include "check/entries.h"

namespace flaglane::check {

PenguinEntries::PenguinEntries(backend::Penguin& penguin) : penguin_(penguin) {
  for (const argparse::Action* action : penguin.parser().cl_parser().actions()) {
    all_.push_back({action, penguin.row_of(action)});
  }
}

Flag PenguinEntries::entry(const backend::FlagRow& row) const {
  using backend::Call;
  Flag flag;
  flag.lane = Lane::kPenguin;
  flag.command = "--tensorizer-options";
  flag.facts = &row.facts;
  flag.nargs = row.nargs;
  flag.surface = "none";
  for (const std::string_view choice : row.choices) flag.choices.push_back(choice);
  const bool switches =
      row.call == Call::kAddBoolOption || row.call == Call::kClOptBool || row.action == "store_true";
  flag.type = switches                                           ? "bool"
              : row.call == Call::kClOptInteger                  ? "int"
              : row.call == Call::kClOptFloat                    ? "float"
              : row.action == "extend" || row.action == "append" ? "list"
              : row.choices.empty()                              ? "str"
                                                                 : "choice";
  flag.action = row.call == Call::kAddOption ? row.action
                : switches                   ? (row.trim_prefix ? "store_true" : "addBoolOption")
                                             : "store";
  for (const Made& made : all_) {
    if (made.row != &row) continue;
    for (const std::string_view spelling : made.action->option_strings) {
      if (spelling.substr(0, 5) == "--no-" && spelling.substr(5) == row.name)
        flag.negation = std::string(spelling);
      flag.spellings.emplace_back(spelling);
    }
  }
  if (const backend::CLOption* option = penguin_.option_of(row)) {
    flag.dest = std::string(option->action().dest.text());
    if (!option->action().option_strings.empty()) flag.name = option->action().option_strings[0];
    flag.default_text = shown_default(option->default_value(),
                                      row.default_value.kind != backend::DefaultKind::kNone &&
                                          row.facts.default_basis != diag::Basis::kUnknown,
                                      row.facts);
  }
  return flag;
}

}  // namespace flaglane::check

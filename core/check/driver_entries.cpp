#include <algorithm>
#include <cstdint>

#include "check/entries.h"

namespace flaglane::check {
namespace {

constexpr std::string_view kDriverActions[] = {
    "store",   "store_true",  "store_false",   "store_const",    "append",          "count",
    "version", "help",        "noable",        "enable_disable", "deprecated",      "deprecated_store_true",
    "extend",  "record_used", "set_arguments", "help_hidden",    "help_hidden_list"};
constexpr std::string_view kCommands[] = {"neuronx-cc", "compile", "list-operators", "*"};

/// The library registers -h and --help itself, on each parser; a row only describes them.
bool describes(const driver::FlagRow& row, const argparse::Action& action) {
  if (row.action != driver::RowAction::kHelp) return false;
  const auto& strings = action.option_strings;
  return std::find(strings.begin(), strings.end(), row.flags[0]) != strings.end();
}

bool is_switch(driver::RowAction action) {
  using driver::RowAction;
  switch (action) {
    case RowAction::kStoreTrue:
    case RowAction::kStoreFalse:
    case RowAction::kNoable:
    case RowAction::kEnableDisable:
    case RowAction::kDeprecatedStoreTrue:
    case RowAction::kVersion:
    case RowAction::kHelp:
    case RowAction::kHelpHidden:
    case RowAction::kHelpHiddenList:
      return true;
    default:
      return false;
  }
}

std::string_view type_of(const driver::FlagRow& row) {
  if (row.carries != driver::Carries::kNothing) return "options-string";
  if (is_switch(row.action) || row.type == driver::RowType::kStr2Bool) return "bool";
  if (row.action == driver::RowAction::kExtend || row.action == driver::RowAction::kAppend ||
      row.nargs == "+" || row.nargs == "*")
    return "list";
  if (row.type == driver::RowType::kInt) return "int";
  if (row.type == driver::RowType::kFloat) return "float";
  return row.choices.empty() ? "str" : "choice";
}

std::string_view surface_of(std::string_view kind) {
  if (kind == "PUBLIC") return "help";
  if (kind == "HIDDEN" || kind == "EARG") return "help-hidden";
  return kind == "INTERNAL" ? "help-hidden-list" : "none";
}

}  // namespace

DriverEntries::DriverEntries(const driver::NeuronxCc& driver) {
  for (const driver::ArgumentRegistry::Context& context : driver.root().registry().arguments_by_context()) {
    for (const driver::ArgumentRecord& record : context.records) {
      const argparse::Action* action = record.argument.action;
      all_.push_back({action, &record, driver.row_of(action), context.name == "compile"});
    }
  }
}

DriverEntries::Registered DriverEntries::registered(const driver::FlagRow& row) const {
  for (const Registered& each : all_) {
    // A row for every command is shown as compile's.
    if (row.command == driver::Command::kEvery && !each.compile) continue;
    if (each.row == &row || describes(row, *each.action)) return each;
  }
  return {};
}

Flag DriverEntries::entry(const driver::FlagRow& row) const {
  Flag flag;
  const Registered made = registered(row);
  flag.name = row.flags.empty() ? std::string_view() : row.flags[0];
  for (std::size_t i = 1; i < row.flags.size(); ++i) flag.aliases.push_back(row.flags[i]);
  flag.lane = Lane::kDriver;
  flag.command = kCommands[static_cast<std::size_t>(row.command)];
  flag.job = row.job;
  flag.job_note = row.facts.job_note;
  flag.action = kDriverActions[static_cast<std::size_t>(row.action)];
  flag.type = type_of(row);
  for (const std::string_view choice : row.choices) flag.choices.push_back(choice);
  flag.metavar = row.metavar;
  flag.nargs = row.nargs;
  flag.required = row.required;
  flag.positional = !flag.name.empty() && flag.name[0] != '-';
  flag.group = row.group;
  flag.facts = &row.facts;
  switch (row.carries) {
    case driver::Carries::kPenguin:
      flag.carries = Lane::kPenguin;
      break;
    case driver::Carries::kHlo2Tensorizer:
      flag.carries = Lane::kHlo2Tensorizer;
      break;
    case driver::Carries::kWalrus:
      flag.carries = Lane::kWalrus;
      break;
    case driver::Carries::kNothing:
      break;
  }
  if (made.action != nullptr) {
    for (const std::string_view spelling : made.action->option_strings) flag.spellings.emplace_back(spelling);
    if (made.action->dest.is_str() && !made.action->dest.is_suppress())
      flag.dest = std::string(made.action->dest.text());
    flag.required = flag.required || (flag.positional && made.action->required);
  }
  if (made.record != nullptr) {
    flag.kind = driver::name(made.record->kind);
    flag.default_text = shown_default(made.record->default_value,
                                      row.default_value.kind != driver::RowDefaultKind::kAbsent, row.facts);
  }
  if (row.action == driver::RowAction::kNoable || row.action == driver::RowAction::kEnableDisable) {
    for (const std::string& spelling : flag.spellings) {
      const bool own = std::find(row.flags.begin(), row.flags.end(), spelling) != row.flags.end();
      if (!own && flag.negation.empty()) flag.negation = spelling;
    }
  }
  flag.surface = surface_of(flag.kind);
  return flag;
}

Flag companion_entry(const std::vector<Flag>& flags, const driver::CompanionRow& row) {
  Flag flag;
  for (const Flag& other : flags) {
    if (other.lane == Lane::kDriver && other.name == row.of) flag = other;
  }
  flag.aliases.clear();
  flag.spellings.assign(1, std::string(row.name));
  flag.negation = flag.name;
  flag.name = row.name;
  flag.kind = driver::name(row.kind);
  flag.job = row.job;
  flag.job_note = row.facts.job_note;
  flag.default_text = row.facts.default_text.empty()
                          ? std::nullopt
                          : std::optional<std::string>(std::string(row.facts.default_text));
  flag.surface = "none";
  flag.facts = &row.facts;
  return flag;
}

}  // namespace flaglane::check

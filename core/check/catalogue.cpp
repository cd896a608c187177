#include "check/catalogue.h"

#include <algorithm>
#include <cstdint>

#include "backend/flags/tables.h"
#include "check/analysis.h"
#include "check/driver_model.h"
#include "check/keys.h"
#include "check/name_row.h"
#include "check/names/tables.h"
#include "driver/flags/tables.h"

namespace flaglane::check {
namespace {

constexpr std::string_view kDriverActions[] = {
    "store",   "store_true",  "store_false",   "store_const",    "append",          "count",
    "version", "help",        "noable",        "enable_disable", "deprecated",      "deprecated_store_true",
    "extend",  "record_used", "set_arguments", "help_hidden",    "help_hidden_list"};
constexpr std::string_view kCommands[] = {"neuronx-cc", "compile", "list-operators", "*"};

/// What the registration made of a row: the action, and its record in the registry.
struct Registered {
  const argparse::Action* action = nullptr;
  const driver::ArgumentRecord* record = nullptr;
  const driver::FlagRow* row = nullptr;  // null: the library's own
  bool compile = false;                  // in compile's context
};

/// The library registers -h and --help itself, on each parser; a row only describes them.
bool describes(const driver::FlagRow& row, const argparse::Action& action) {
  if (row.action != driver::RowAction::kHelp) return false;
  const auto& strings = action.option_strings;
  return std::find(strings.begin(), strings.end(), row.flags[0]) != strings.end();
}

/// All that is registered, context by context.
std::vector<Registered> all_registered(const driver::NeuronxCc& driver) {
  std::vector<Registered> all;
  for (const driver::ArgumentRegistry::Context& context : driver.root().registry().arguments_by_context()) {
    for (const driver::ArgumentRecord& record : context.records) {
      const argparse::Action* action = record.argument.action;
      all.push_back({action, &record, driver.row_of(action), context.name == "compile"});
    }
  }
  return all;
}

Registered registered(const std::vector<Registered>& all, const driver::FlagRow& row) {
  for (const Registered& each : all) {
    // A row for every command is shown as compile's.
    if (row.command == driver::Command::kEvery && !each.compile) continue;
    if (each.row == &row || describes(row, *each.action)) return each;
  }
  return {};
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

/// The default read back, where something is known of it; the sources' text where the registration has none.
std::optional<std::string> default_of(const argparse::Value& value, bool given, const diag::Facts& facts) {
  if (value.is_none() && !facts.default_text.empty()) return std::string(facts.default_text);
  if (!given && (value.is_none() || facts.default_basis == diag::Basis::kUnknown)) return std::nullopt;
  return argparse::repr(value, text::Dialect::py310);
}

Flag driver_flag(const std::vector<Registered>& all, const driver::FlagRow& row) {
  Flag flag;
  const Registered made = registered(all, row);
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
    flag.default_text = default_of(made.record->default_value,
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

Flag companion(const std::vector<Flag>& flags, const driver::CompanionRow& row) {
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

struct PenguinAction {
  const argparse::Action* action;
  const backend::FlagRow* row;
};

std::vector<PenguinAction> penguin_actions(backend::Penguin& penguin) {
  std::vector<PenguinAction> all;
  for (const argparse::Action* action : penguin.parser().cl_parser().actions()) {
    all.push_back({action, penguin.row_of(action)});
  }
  return all;
}

Flag penguin_flag(backend::Penguin& penguin, const std::vector<PenguinAction>& actions,
                  const backend::FlagRow& row) {
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
  for (const PenguinAction& made : actions) {
    if (made.row != &row) continue;
    for (const std::string_view spelling : made.action->option_strings) {
      if (spelling.substr(0, 5) == "--no-" && spelling.substr(5) == row.name)
        flag.negation = std::string(spelling);
      flag.spellings.emplace_back(spelling);
    }
  }
  if (const backend::CLOption* option = penguin.option_of(row)) {
    flag.dest = std::string(option->action().dest.text());
    if (!option->action().option_strings.empty()) flag.name = option->action().option_strings[0];
    flag.default_text = default_of(option->default_value(),
                                   row.default_value.kind != backend::DefaultKind::kNone &&
                                       row.facts.default_basis != diag::Basis::kUnknown,
                                   row.facts);
  }
  return flag;
}

Flag table_flag(const NameRow& row) {
  constexpr std::string_view kTypes[] = {"bool", "int", "float", "str", "choice", "list"};
  constexpr Lane kLanes[] = {Lane::kHlo2Tensorizer, Lane::kWalrus, Lane::kWrapper};
  const names::LaneInfo& info = names::info(row.lane);
  Flag flag;
  flag.name = row.name;
  flag.spellings.emplace_back(row.name);
  for (const std::string_view alias : row.aliases) {
    flag.aliases.push_back(alias);
    flag.spellings.emplace_back(alias);
  }
  flag.lane = kLanes[static_cast<std::size_t>(row.lane)];
  flag.command = row.command.empty() ? info.carrier : row.command;
  flag.job = row.job.empty() ? info.job : row.job;
  flag.job_note = row.facts.job_note.empty() ? info.job_note : row.facts.job_note;
  flag.action = row.value == ValueShape::kSwitch ? "store_true" : "store";
  flag.type = kTypes[static_cast<std::size_t>(row.value)];
  for (const std::string_view choice : row.choices) flag.choices.push_back(choice);
  if (!row.facts.default_text.empty()) flag.default_text = std::string(row.facts.default_text);
  flag.surface = "none";
  flag.facts = &row.facts;
  return flag;
}

/// The entries that the rows of one table made.
struct TableRows {
  const void* rows;
  std::size_t bytes;
  std::size_t row_size;
  std::size_t first;
};

struct Catalogue {
  std::vector<Flag> flags;
  std::vector<TableRows> tables;
  std::vector<std::pair<std::string_view, const Flag*>> names;  // in order of registration
  HashIndex by_name;                                            // of a name in its lane
};

std::uint32_t hash_of_name(Lane lane, std::string_view name) {
  return hash_of(name, static_cast<std::uint32_t>(lane));
}

template <typename Rows>
void note_table(Catalogue& built, const Rows& rows) {
  built.tables.push_back({rows.data(), rows.size_bytes(), sizeof(rows[0]), built.flags.size()});
}

Catalogue build() {
  Catalogue built;
  Model& models = model(text::Dialect::py310);
  const std::vector<Registered> made = all_registered(models.driver);
  for (const driver::flags::Rows& rows : driver::flags::all()) {
    note_table(built, rows);
    for (const driver::FlagRow& row : rows) built.flags.push_back(driver_flag(made, row));
  }
  for (const driver::CompanionRow& row : driver::flags::companions()) {
    built.flags.push_back(companion(built.flags, row));
  }
  const std::vector<PenguinAction> actions = penguin_actions(models.penguin);
  for (const backend::flags::Rows& rows : backend::flags::all()) {
    note_table(built, rows);
    for (const backend::FlagRow& row : rows)
      built.flags.push_back(penguin_flag(models.penguin, actions, row));
  }
  for (const names::Rows& rows : names::all()) {
    for (const NameRow& row : rows) built.flags.push_back(table_flag(row));
  }
  for (const Flag& flag : built.flags) {
    for (const std::string& spelling : flag.spellings) {
      built.by_name.add(hash_of_name(flag.lane, spelling), built.names.size());
      built.names.emplace_back(spelling, &flag);
    }
  }
  built.by_name.sort();
  return built;
}

const Catalogue& whole() {
  static const Catalogue built = build();
  return built;
}

}  // namespace

const std::vector<Flag>& catalogue() { return whole().flags; }

const Flag* flag_of_row(const void* row) {
  const Catalogue& all = whole();
  for (const TableRows& table : all.tables) {
    const std::uintptr_t offset =
        reinterpret_cast<std::uintptr_t>(row) - reinterpret_cast<std::uintptr_t>(table.rows);
    if (offset < table.bytes) return &all.flags[table.first + offset / table.row_size];
  }
  return nullptr;
}

const Flag* find_flag(Lane lane, std::string_view option) {
  const Catalogue& all = whole();
  const std::uint32_t hash = hash_of_name(lane, option);
  for (std::size_t at = all.by_name.first(hash); all.by_name.holds(at, hash); ++at) {
    const auto& name = all.names[all.by_name.index(at)];
    if (name.first == option && name.second->lane == lane) return name.second;
  }
  return nullptr;
}

const Flag* find_driver_flag(std::string_view option, std::string_view command) {
  const Catalogue& all = whole();
  const std::uint32_t hash = hash_of_name(Lane::kDriver, option);
  const Flag* any = nullptr;
  for (std::size_t at = all.by_name.first(hash); all.by_name.holds(at, hash); ++at) {
    const auto& name = all.names[all.by_name.index(at)];
    if (name.first != option || name.second->lane != Lane::kDriver) continue;
    if (name.second->command == command || name.second->command == "*") return name.second;
    if (any == nullptr) any = name.second;
  }
  return any;
}

std::string_view id(Lane lane) {
  constexpr std::string_view kIds[] = {"driver", "penguin", "hlo2tensorizer", "walrus", "wrapper"};
  return kIds[static_cast<std::size_t>(lane)];
}

std::string_view spoken(Lane lane) {
  constexpr std::string_view kNames[] = {"the driver", "Penguin", "hlo2penguin", "walrus_driver",
                                         "the framework's wrapper"};
  return kNames[static_cast<std::size_t>(lane)];
}

std::string_view carrier_of(Lane lane) {
  switch (lane) {
    case Lane::kPenguin:
      return "--tensorizer-options";
    case Lane::kHlo2Tensorizer:
      return "--internal-hlo2tensorizer-options";
    case Lane::kWalrus:
      return "--internal-backend-options";
    default:
      return "NEURON_CC_FLAGS";
  }
}

std::string_view id(diag::Basis basis) {
  constexpr std::string_view kIds[] = {
      "unknown", "documented", "architecture-pages", "prefix-rule", "public-notes", "observed", "inferred"};
  return kIds[static_cast<std::size_t>(basis)];
}

}  // namespace flaglane::check

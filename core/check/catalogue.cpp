#include "check/catalogue.h"

#include <cstdint>

#include "backend/flags/tables.h"
#include "check/analysis.h"
#include "check/driver_model.h"
#include "check/entries.h"
#include "check/keys.h"
#include "check/name_row.h"
#include "check/names/tables.h"
#include "driver/flags/tables.h"

namespace flaglane::check {
namespace {

Flag table_entry(const NameRow& row) {
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
  const DriverEntries driver(models.driver);
  for (const driver::flags::Rows& rows : driver::flags::all()) {
    note_table(built, rows);
    for (const driver::FlagRow& row : rows) built.flags.push_back(driver.entry(row));
  }
  for (const driver::CompanionRow& row : driver::flags::companions()) {
    built.flags.push_back(companion_entry(built.flags, row));
  }
  const PenguinEntries penguin(models.penguin);
  for (const backend::flags::Rows& rows : backend::flags::all()) {
    note_table(built, rows);
    for (const backend::FlagRow& row : rows) built.flags.push_back(penguin.entry(row));
  }
  for (const names::Rows& rows : names::all()) {
    for (const NameRow& row : rows) built.flags.push_back(table_entry(row));
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

std::optional<std::string> shown_default(const argparse::Value& value, bool given, const diag::Facts& facts) {
  if (value.is_none() && !facts.default_text.empty()) return std::string(facts.default_text);
  if (!given && (value.is_none() || facts.default_basis == diag::Basis::kUnknown)) return std::nullopt;
  return argparse::repr(value, text::Dialect::py310);
}

std::string_view id(diag::Basis basis) {
  constexpr std::string_view kIds[] = {
      "unknown", "documented", "architecture-pages", "prefix-rule", "public-notes", "observed", "inferred"};
  return kIds[static_cast<std::size_t>(basis)];
}

}  // namespace flaglane::check

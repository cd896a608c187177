#include "check/ask.h"

#include <utility>

namespace flaglane::check {
namespace {

/// The driver's entry of a name, or of the short option that a word such as -O1 begins with; null: none.
const Flag* driver_entry(std::string_view name) {
  const Flag* flag = find_driver_flag(name, "compile");
  if (flag != nullptr || name.size() < 3 || name[0] != '-' || name[1] == '-') return flag;
  return find_driver_flag(name.substr(0, 2), "compile");
}

bool is_driver_name(std::string_view name) {
  return driver_entry(name) != nullptr || find_flag(Lane::kWrapper, name) != nullptr;
}

bool is_public_name(std::string_view name) {
  const Flag* flag = driver_entry(name);
  return flag != nullptr && flag->kind == "PUBLIC";
}

bool is_backend_name(std::string_view name) {
  return find_flag(Lane::kPenguin, name) != nullptr || find_flag(Lane::kHlo2Tensorizer, name) != nullptr ||
         find_flag(Lane::kWalrus, name) != nullptr;
}

bool takes_value(std::string_view name) {
  const Flag* flag = driver_entry(name);
  if (flag == nullptr) return false;
  for (const std::string_view action : {"store", "extend", "append", "record_used", "deprecated"}) {
    if (flag->action == action) return true;
  }
  return false;
}

}  // namespace

text::Dialect dialect_of(std::string_view python) {
  if (python == "3.11") return text::Dialect::py311;
  return python == "3.12" ? text::Dialect::py312 : text::Dialect::py310;
}

Analysis ask(std::string_view pasted, const CheckOptions& options) {
  const intake::Names names = {.is_driver_name = &is_driver_name,
                               .is_public_name = &is_public_name,
                               .is_backend_name = &is_backend_name,
                               .takes_value = &takes_value};
  intake::Reading reading = intake::read(pasted, intake::form_from_id(options.form), names);
  return analyse(pasted, std::move(reading), dialect_of(options.python), options.place, options.version);
}

}  // namespace flaglane::check

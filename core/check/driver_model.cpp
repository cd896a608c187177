#include "check/driver_model.h"

#include <cstdint>
#include <memory>

#include "check/keys.h"
#include "text/utf8.h"

namespace flaglane::check {
namespace {

constexpr std::size_t kLongestText = 4000;  // bytes of a message that people are asked to read

struct Kept {
  std::unique_ptr<Model> model;
  bool mapped = false;
};

struct ActionFlag {
  const argparse::Action* action;
  const Flag* flag;
};

struct Models {
  Kept kept[3];                   // by dialect
  std::vector<ActionFlag> flags;  // of every model that is there
  HashIndex by_action;
};

Models& models() {
  static Models all;
  return all;
}

std::uint32_t hash_of_action(const argparse::Action* action) {
  return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(action) / alignof(argparse::Action));
}

void map(const argparse::Action* action, const void* row) {
  if (row == nullptr) return;
  Models& all = models();
  all.by_action.add(hash_of_action(action), all.flags.size());
  all.flags.push_back({action, flag_of_row(row)});
}

/// Every model that is there, with its actions mapped to the catalogue.
const Models& mapped_models() {
  Models& all = models();
  for (Kept& one : all.kept) {
    if (!one.model || one.mapped) continue;
    one.mapped = true;
    driver::NeuronxCc& driver = one.model->driver;
    const argparse::ArgumentParser* parsers[] = {&driver.root(), &driver.compile(), &driver.list_operators()};
    for (const argparse::ArgumentParser* parser : parsers) {
      for (const argparse::Action* action : parser->actions()) map(action, driver.row_of(action));
    }
    for (const argparse::Action* action : one.model->penguin.parser().cl_parser().actions()) {
      map(action, one.model->penguin.row_of(action));
    }
    all.by_action.sort();
  }
  return all;
}

}  // namespace

Model& model(text::Dialect dialect) {
  std::unique_ptr<Model>& one = models().kept[static_cast<std::size_t>(dialect)].model;
  if (!one) one = std::make_unique<Model>(dialect);
  return *one;
}

const Flag* flag_of(const argparse::Action* action) {
  if (action == nullptr) return nullptr;
  const Models& all = mapped_models();
  const std::uint32_t hash = hash_of_action(action);
  for (std::size_t at = all.by_action.first(hash); all.by_action.holds(at, hash); ++at) {
    const ActionFlag& known = all.flags[all.by_action.index(at)];
    if (known.action == action) return known.flag;
  }
  return nullptr;
}

std::string leftover_text(const argparse::Outcome& outcome) {
  std::string text;
  for (const argparse::ErrorRecord& error : outcome.errors) {
    if (error.code != argparse::ErrorCode::kUnrecognized) continue;
    text = std::string(
        std::string_view(error.message).substr(0, text::floor_boundary(error.message, kLongestText)));
    if (error.message.size() > kLongestText) text += " ...";
  }
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

std::vector<ReadError> read_errors(text::Dialect dialect, argparse::Outcome& outcome) {
  std::vector<ReadError> errors;
  for (const backend::Penguin::Option& option : model(dialect).penguin.options()) {
    if (option.option->coercion() == backend::Coercion::kNone || !option.option->seen(outcome)) continue;
    const backend::ValueResult value = option.option->value(&outcome, dialect);
    if (value.ok()) continue;
    ReadError error;
    error.flag = flag_of_row(option.row);
    error.message = std::string(value.error().message);
    for (const argparse::Use& use : outcome.uses) {
      if (use.action == &option.option->action() && use.range_count > 0)
        error.range = outcome.ranges[use.first_range];
    }
    errors.push_back(std::move(error));
  }
  return errors;
}

bool is_re_registered(std::string_view option_string) {
  std::size_t rows = 0;
  for (const backend::Penguin::Option& option : model(text::Dialect::py310).penguin.options()) {
    std::string_view name = option.row->name;
    if (option.row->trim_prefix) name = name.substr(name.find('-') + 1);
    if (option_string.substr(2) == name) ++rows;
  }
  return rows > 1;
}

bool is_elsewhere(Lane lane, std::string_view name) {
  for (const Lane other : {Lane::kPenguin, Lane::kHlo2Tensorizer, Lane::kWalrus}) {
    if (other != lane && find_flag(other, name) != nullptr) return true;
  }
  return lane != Lane::kDriver && find_driver_flag(name, "compile") != nullptr;
}

}  // namespace flaglane::check

#include "check/driver_model.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "text/utf8.h"

namespace flaglane::check {
namespace {

constexpr std::size_t kLongestText = 4000;  // bytes of a message that people are asked to read

using ActionFlag = std::pair<const argparse::Action*, const Flag*>;

void map_actions(const argparse::ArgumentParser& parser, const driver::NeuronxCc& driver,
                 std::vector<ActionFlag>& map) {
  for (const argparse::Action* action : parser.actions()) {
    if (const driver::FlagRow* row = driver.row_of(action)) map.emplace_back(action, flag_of_row(row));
  }
}

struct Kept {
  std::unique_ptr<Model> model;
  bool mapped = false;
};

struct Models {
  Kept kept[3];                   // by dialect
  std::vector<ActionFlag> flags;  // of every model that is there, by address
};

Models& models() {
  static Models all;
  return all;
}

const std::vector<ActionFlag>& action_flags() {
  Models& all = models();
  for (Kept& one : all.kept) {
    if (!one.model || one.mapped) continue;
    one.mapped = true;
    map_actions(one.model->driver.root(), one.model->driver, all.flags);
    map_actions(one.model->driver.compile(), one.model->driver, all.flags);
    map_actions(one.model->driver.list_operators(), one.model->driver, all.flags);
    for (const argparse::Action* action : one.model->penguin.parser().cl_parser().actions()) {
      if (const backend::FlagRow* row = one.model->penguin.row_of(action))
        all.flags.emplace_back(action, flag_of_row(row));
    }
    std::sort(all.flags.begin(), all.flags.end());
  }
  return all.flags;
}

}  // namespace

Model& model(text::Dialect dialect) {
  std::unique_ptr<Model>& one = models().kept[static_cast<std::size_t>(dialect)].model;
  if (!one) one = std::make_unique<Model>(dialect);
  return *one;
}

const Flag* flag_of(const argparse::Action* action) {
  if (action == nullptr) return nullptr;
  const std::vector<ActionFlag>& flags = action_flags();
  const auto found = std::lower_bound(flags.begin(), flags.end(), ActionFlag(action, nullptr));
  return found != flags.end() && found->first == action ? found->second : nullptr;
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

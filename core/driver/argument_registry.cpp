#include "driver/argument_registry.h"

namespace flaglane::driver {

void ArgumentRegistry::storeArgument(std::string_view context, const Argument& argument, ArgKind kind,
                                     std::optional<std::string_view> job,
                                     const argparse::Value& default_value) {
  Context* found = nullptr;
  for (Context& known : arguments_by_context_) {
    if (known.name == context) found = &known;
  }
  if (found == nullptr) {
    arguments_by_context_.push_back({std::string(context), {}});
    found = &arguments_by_context_.back();
  }
  found->records.push_back({argument, kind, job, default_value});
}

const std::vector<ArgumentRecord>& ArgumentRegistry::get_args_for_context(std::string_view context) const {
  static const std::vector<ArgumentRecord> kNone;
  for (const Context& known : arguments_by_context_) {
    if (known.name == context) return known.records;
  }
  return kNone;
}

}  // namespace flaglane::driver

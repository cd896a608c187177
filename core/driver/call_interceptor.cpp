#include "driver/call_interceptor.h"

#include <utility>

#include "argparse/parser.h"
#include "driver/actions/action_table.h"
#include "driver/prefix_rule.h"

namespace flaglane::driver {
namespace {

using argparse::Action;
using argparse::BuildResult;
using argparse::Value;

constexpr std::string_view kMissingHelp = "MISSING HELP";

// R4: None, "" and SUPPRESS are no text.
std::string_view text_or_missing(const Value& help) {
  return help.kind() == argparse::ValueKind::kStr && !help.text().empty() ? help.text() : kMissingHelp;
}

}  // namespace

BuildResult<Action*> intercept(argparse::ArgumentContainer& target, ArgumentRegistry& registry,
                               std::string_view context, const argparse::ArgumentGroup* section,
                               const ArgumentCall& call) {
  argparse::Pool& pool = target.parser().pool();
  argparse::ArgumentSpec spec = call.spec;
  const ArgKind kind = spec.flags.empty() ? call.kind : kind_of(spec.flags[0], call.kind);
  const Value given_help = spec.help.value_or(Value::none());
  if (kind != ArgKind::PUBLIC) spec.help = Value::suppress();
  derive_dest(spec, pool);

  // Not virtual: the library's own registration, whatever the target overrides.
  BuildResult<Action*> added = target.argparse::ArgumentContainer::add_argument(spec);
  if (!added.ok()) return added;
  Action& action = *added.value();
  configure(action, call, pool);
  const Value help = kind == ArgKind::PUBLIC ? action.help : given_help;
  std::optional<std::string_view> job;
  if (call.job) job = pool.copy(*call.job);
  registry.storeArgument(context, {&action, pool.copy(text_or_missing(help)), section}, kind, job,
                         action.default_value);
  return added;
}

AddArgumentCallInterceptor::AddArgumentCallInterceptor(argparse::ArgumentGroup& wrapped,
                                                       const argparse::ArgumentGroup* section,
                                                       ArgumentRegistry& registry, std::string_view context)
    : wrapped_(&wrapped), section_(section), registry_(&registry), context_(context) {}

BuildResult<Action*> AddArgumentCallInterceptor::add_argument(const ArgumentCall& call) {
  return intercept(*wrapped_, *registry_, context_, section_, call);
}

BuildResult<AddArgumentCallInterceptor*> AddArgumentCallInterceptor::add_argument_group(
    const GroupCall& call) {
  BuildResult<argparse::ArgumentGroup*> made = wrapped_->add_argument_group(call.spec);
  if (!made.ok()) return made.error();
  argparse::ArgumentGroup& group = *made.value();
  children_.push_back(std::make_unique<AddArgumentCallInterceptor>(group, &group, *registry_, context_));
  return children_.back().get();
}

BuildResult<AddArgumentCallInterceptor*> AddArgumentCallInterceptor::add_mutually_exclusive_group(
    const MutexCall& call) {
  BuildResult<argparse::MutuallyExclusiveGroup*> made = wrapped_->add_mutually_exclusive_group(call.required);
  if (!made.ok()) return made.error();
  // R1: looked through, so the section is that of where the group stands.
  children_.push_back(
      std::make_unique<AddArgumentCallInterceptor>(*made.value(), section_, *registry_, context_));
  return children_.back().get();
}

void AddArgumentCallInterceptor::set_context(std::string_view context) {
  context_ = context;
  for (const auto& child : children_) child->set_context(context);
}

}  // namespace flaglane::driver

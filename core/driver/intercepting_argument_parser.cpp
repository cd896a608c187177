#include "driver/intercepting_argument_parser.h"

#include <utility>

#include "argparse/iterate.h"
#include "driver/actions/action_table.h"
#include "driver/help_surfaces.h"

namespace flaglane::driver {

using argparse::Action;
using argparse::BuildResult;
using argparse::TextResult;

InterceptingArgumentParser::InterceptingArgumentParser()
    : owned_registry_(std::make_unique<ArgumentRegistry>()), registry_(owned_registry_.get()) {}

InterceptingArgumentParser::InterceptingArgumentParser(ArgumentRegistry& shared, std::string_view context)
    : registry_(&shared), context_(context) {}

InterceptingArgumentParser::~InterceptingArgumentParser() = default;

BuildResult<Action*> InterceptingArgumentParser::add_argument(const ArgumentCall& call) {
  return intercept(*this, *registry_, context_, nullptr, call);
}

BuildResult<Action*> InterceptingArgumentParser::add_argument(const argparse::ArgumentSpec& spec) {
  ArgumentCall call;
  call.spec = spec;
  return add_argument(call);
}

BuildResult<AddArgumentCallInterceptor*> InterceptingArgumentParser::add_argument_group(
    const GroupCall& call) {
  BuildResult<argparse::ArgumentGroup*> made = add_argument_group(call.spec);
  if (!made.ok()) return made.error();
  argparse::ArgumentGroup& group = *made.value();
  children_.push_back(std::make_unique<AddArgumentCallInterceptor>(group, &group, *registry_, context_));
  return children_.back().get();
}

BuildResult<argparse::ArgumentGroup*> InterceptingArgumentParser::add_argument_group(
    const argparse::GroupSpec& spec) {
  return ArgumentParser::add_argument_group(spec);
}

BuildResult<AddArgumentCallInterceptor*> InterceptingArgumentParser::add_mutually_exclusive_group(
    const MutexCall& call) {
  BuildResult<argparse::MutuallyExclusiveGroup*> made = add_mutually_exclusive_group(call.required);
  if (!made.ok()) return made.error();
  children_.push_back(
      std::make_unique<AddArgumentCallInterceptor>(*made.value(), nullptr, *registry_, context_));
  return children_.back().get();
}

BuildResult<argparse::MutuallyExclusiveGroup*> InterceptingArgumentParser::add_mutually_exclusive_group(
    bool required) {
  return ArgumentParser::add_mutually_exclusive_group(required);
}

BuildResult<InterceptingArgumentParser*> InterceptingArgumentParser::add_parser(
    argparse::SubparserSpec spec) {
  next_context_ = spec.name;  // its -h is added while it is made
  BuildResult<ArgumentParser*> made = subparsers()->add_parser(std::move(spec));
  if (!made.ok()) return made.error();
  return static_cast<InterceptingArgumentParser*>(made.value());  // new_subparser made it
}

void InterceptingArgumentParser::set_context(std::string_view context) {
  context_ = context;
  for (const auto& child : children_) child->set_context(context);
}

TextResult InterceptingArgumentParser::print_help(std::uint32_t columns) const {
  return format_help(columns);
}

TextResult InterceptingArgumentParser::print_help_hidden(std::uint32_t columns) const {
  TextResult text = format_usage(columns);
  if (!text.ok()) return text;
  text.value() += '\n';  // print() ends the line that the usage has ended already
  append_rows(text.value(), *registry_, {ArgKind::HIDDEN, ArgKind::EARG}, RowDefaults::kNone, dialect());
  return text;
}

TextResult InterceptingArgumentParser::print_help_hidden_list() const {
  std::string text;
  append_rows(text, *registry_, {ArgKind::INTERNAL}, RowDefaults::kShown, dialect());
  return text;
}

std::unique_ptr<argparse::ArgumentParser> InterceptingArgumentParser::new_subparser() const {
  return std::unique_ptr<ArgumentParser>(new InterceptingArgumentParser(*registry_, next_context_));
}

const argparse::ActionClass* InterceptingArgumentParser::find_action_class(std::string_view name) const {
  const argparse::ActionClass* own = find_driver_action(name);
  return own != nullptr ? own : ArgumentParser::find_action_class(name);
}

std::string InterceptingArgumentParser::invalid_choice_message(const Action& action,
                                                               const argparse::Value& value) const {
  std::string message = "invalid choice: " + argparse::str(value, dialect()) + " (choose from ";
  bool first = true;
  for (const argparse::Value& choice : argparse::iterate(action.choices)) {
    if (!first) message += ", ";
    first = false;
    argparse::append_repr(message, choice, dialect());
  }
  return message + ')';
}

text::Result<argparse::Stop, text::PythonError> InterceptingArgumentParser::unrecognized(
    std::span<const std::string_view> extras, std::uint32_t) const {
  argparse::Stop stop;
  stop.is_error = false;
  stop.stderr_text = "[NCC_EARG002] Illegal argument(s) - the following argument(s) are unrecognized: ";
  for (std::size_t i = 0; i < extras.size(); ++i) {
    if (i > 0) stop.stderr_text += ' ';
    stop.stderr_text += extras[i];
  }
  stop.stderr_text += '\n';
  return stop;
}

}  // namespace flaglane::driver

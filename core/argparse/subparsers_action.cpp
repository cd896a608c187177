#include "argparse/subparsers_action.h"

#include <utility>

#include "argparse/call.h"
#include "text/python_repr.h"

namespace flaglane::argparse {
namespace {

/// _ChoicesPseudoAction: a subcommand's row in help. It is never taken.
class ChoiceRow : public Action {
 public:
  using Action::Action;
  void call(Call&) override {}
};

}  // namespace

SubparsersAction::SubparsersAction(const ActionInit& init, ArgumentParser& owner, Value prog_prefix)
    : Action(init), owner_(owner), prog_prefix_(prog_prefix) {
  choices = Value::dict(&names_);
}

SubparsersAction::~SubparsersAction() = default;

BuildResult<ArgumentParser*> SubparsersAction::add_parser(SubparserSpec spec) {
  const text::Dialect dialect = owner_.dialect();
  Pool& pool = owner_.pool();
  if (!spec.init.prog || spec.init.prog->is_none()) {
    spec.init.prog = pool.str(str(prog_prefix_, dialect) + " " + std::string(spec.name));
  }
  if (dialect != text::Dialect::py310) {
    const auto conflict = [this, dialect](std::string_view what, std::string_view name) {
      return BuildError{
          "ArgumentError",
          "argument " + action_name(*this, dialect) + ": " + std::string(what) + std::string(name),
          {},
          {}};
    };
    if (find_parser(spec.name) != nullptr) return conflict("conflicting subparser: ", spec.name);
    for (const std::string_view alias : spec.aliases) {
      if (find_parser(alias) != nullptr) return conflict("conflicting subparser alias: ", alias);
    }
  }
  if (spec.help) {
    std::string shown(spec.name);
    for (std::size_t i = 0; i < spec.aliases.size(); ++i) {
      shown += (i == 0 ? " (" : ", ") + std::string(spec.aliases[i]);
    }
    if (!spec.aliases.empty()) shown += ')';
    ActionInit row;
    row.dest = pool.str(spec.name);
    row.metavar = pool.str(shown);
    row.help = spec.help->kind() == ValueKind::kStr ? pool.str(spec.help->text()) : *spec.help;
    rows_.push_back(std::make_unique<ChoiceRow>(row));
  }
  std::unique_ptr<ArgumentParser> made = owner_.new_subparser();
  made->pool_ = owner_.pool_;
  made->own_pool_.reset();
  spec.init.dialect = dialect;
  spec.init.columns = owner_.columns_;
  if (auto ready = made->init(std::move(spec.init)); !ready) return std::move(ready).error();
  ArgumentParser* parser = made.get();
  parsers_.push_back(std::move(made));

  std::vector<std::string_view> names = spec.aliases;
  names.insert(names.begin(), spec.name);
  for (const std::string_view name : names) {
    const std::uint32_t known = by_name_.find(name);
    if (known != StringIndex::kNotFound) {  // 3.10: the newer one takes the name, in its old place
      named_[known].parser = parser;
      continue;
    }
    const std::string_view kept = pool.copy(name);
    by_name_.assign(kept, static_cast<std::uint32_t>(named_.size()));
    named_.push_back({kept, parser});
    names_.items.push_back(Value::str(kept));
    names_.items.push_back(Value::none());
  }
  return parser;
}

ArgumentParser* SubparsersAction::find_parser(std::string_view name) const {
  const std::uint32_t at = by_name_.find(name);
  return at == StringIndex::kNotFound ? nullptr : named_[at].parser;
}

std::vector<const Action*> SubparsersAction::subactions() const {
  std::vector<const Action*> rows;
  for (const std::unique_ptr<Action>& row : rows_) rows.push_back(row.get());
  return rows;
}

void SubparsersAction::call(Call& call) {
  const Value name = call.values().items()[0];
  if (!dest.is_suppress()) call.store(name);
  if (ArgumentParser* parser = find_parser(name.text())) {
    call.parse_subcommand(*parser);
    return;
  }
  std::string message = "unknown parser " + text::repr(name.text(), call.dialect()) + " (choices: ";
  for (std::size_t i = 0; i < named_.size(); ++i) {
    if (i != 0) message += ", ";
    message += named_[i].name;
  }
  call.argument_error(ErrorCode::kUnknownParser, message + ")");
}

}  // namespace flaglane::argparse

#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/container.h"
#include "driver/argument_call.h"
#include "driver/argument_registry.h"

namespace flaglane::driver {

/// What the parser's and the proxy's add_argument do alike: decide the kind, suppress the help of all but
/// PUBLIC arguments, let the library register, and mirror the record with the default read back. Errors are
/// the library's; a call that fails is not recorded.
argparse::BuildResult<argparse::Action*> intercept(argparse::ArgumentContainer& target,
                                                   ArgumentRegistry& registry, std::string_view context,
                                                   const argparse::ArgumentGroup* section,
                                                   const ArgumentCall& call);

/// _AddArgumentCallInterceptor: stands before a group. A bare group would register with the library alone,
/// past the registry.
class AddArgumentCallInterceptor {
 public:
  /// `section` is what the first column shows for arguments added here (R1).
  AddArgumentCallInterceptor(argparse::ArgumentGroup& wrapped, const argparse::ArgumentGroup* section,
                             ArgumentRegistry& registry, std::string_view context);

  argparse::BuildResult<argparse::Action*> add_argument(const ArgumentCall& call);
  argparse::BuildResult<AddArgumentCallInterceptor*> add_argument_group(const GroupCall& call);
  argparse::BuildResult<AddArgumentCallInterceptor*> add_mutually_exclusive_group(const MutexCall& call);

  /// The context of what is added from now on, here and in the groups made from here.
  void set_context(std::string_view context);

  /// __getattr__: everything else is the group's own.
  argparse::ArgumentGroup* operator->() const { return wrapped_; }
  [[nodiscard]] argparse::ArgumentGroup& wrapped() const { return *wrapped_; }

 private:
  argparse::ArgumentGroup* wrapped_;
  const argparse::ArgumentGroup* section_;
  ArgumentRegistry* registry_;
  std::string context_;
  std::vector<std::unique_ptr<AddArgumentCallInterceptor>> children_;
};

}  // namespace flaglane::driver

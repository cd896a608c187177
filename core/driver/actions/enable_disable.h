#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "argparse/action.h"

namespace flaglane::driver {

/// EnableDisableArgumentAction (D10): "--enable-X" is followed by "--disable-X"; a bare "--X" becomes that
/// pair and is itself gone; a short string stays and means True (R5). Takes no value; False when the
/// registered string that was met starts with "--disable-".
class EnableDisableArgumentAction : public argparse::Action {
 public:
  explicit EnableDisableArgumentAction(const argparse::ActionInit& init);
  void call(argparse::Call& call) override;
};

extern const argparse::ActionClass kEnableDisableArgumentAction;

/// The dest where none is given: the library's, from the first long string, without a leading "enable_".
/// Empty when there is nothing to derive it from: a positional, or a name that ends there.
[[nodiscard]] std::string enable_disable_dest(const std::vector<std::string_view>& flags);

}  // namespace flaglane::driver

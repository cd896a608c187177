#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "argparse/action.h"
#include "text/python_format.h"

namespace flaglane::argparse {

/// The dict that help strings are %-formatted with: vars(action) and prog, without what is SUPPRESS.
class HelpParams : public text::FormatMapping {
 public:
  HelpParams(const Action& action, std::string_view prog, text::Dialect dialect)
      : action_(action), prog_(prog), dialect_(dialect) {}

  [[nodiscard]] std::optional<text::FormatValue> lookup(std::string_view key) const override;
  [[nodiscard]] text::FormatValue whole() const override;

 private:
  const Action& action_;
  std::string_view prog_;
  text::Dialect dialect_;
};

/// {'prog': prog}, for usage=, descriptions and version texts.
class ProgParams : public text::FormatMapping {
 public:
  ProgParams(std::string_view prog, text::Dialect dialect) : prog_(prog), dialect_(dialect) {}

  [[nodiscard]] std::optional<text::FormatValue> lookup(std::string_view key) const override;
  [[nodiscard]] text::FormatValue whole() const override;

 private:
  std::string_view prog_;
  text::Dialect dialect_;
};

}  // namespace flaglane::argparse

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "check/catalogue.h"

namespace flaglane::check {

/// The compiler build that the two parsers model.
inline constexpr std::string_view kCompilerBuild = "2.24.5133";

/// SDK documentation versions that can be asked for, oldest first.
[[nodiscard]] std::span<const std::string_view> versions();

/// Below 0, 0 or above 0 as version `a` is older than `b`, the same, or newer. Number by number; what is no
/// number ends it.
[[nodiscard]] int compare_versions(std::string_view a, std::string_view b);

/// What holds in one version. "build" (or a version that is not in versions()) is the build itself: the rows
/// as they are.
class AtVersion {
 public:
  explicit AtVersion(std::string_view version);

  [[nodiscard]] bool is_build() const { return version_.empty(); }
  [[nodiscard]] std::string_view version() const { return version_; }
  /// False when the sources say that the flag came later, or was gone by then.
  [[nodiscard]] bool has(const Flag& flag) const;
  /// The default then, where the history dates one; else what the catalogue has.
  [[nodiscard]] std::optional<std::string> default_of(const Flag& flag) const;
  /// True when the history says that `value` was a legal value then, though it is none in the build.
  [[nodiscard]] bool took(const Flag& flag, std::string_view value) const;
  /// The version that brought a value which is legal in the build, if that is later than this one; else
  /// empty.
  [[nodiscard]] std::string_view comes_later(const Flag& flag, std::string_view value) const;

 private:
  std::string_view version_;  // empty: the build
};

}  // namespace flaglane::check

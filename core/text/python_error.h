#pragma once

#include <string>
#include <string_view>

namespace flaglane::text {

/// A Python exception as a value. `type` is the class name ("ValueError") and always a literal, so it may be
/// kept. `message` is str(exception), which for KeyError is the repr of the key.
struct PythonError {
  std::string_view type;
  std::string message;
};

}  // namespace flaglane::text

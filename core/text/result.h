#pragma once

#include <utility>

namespace flaglane::text {

/// A value or an error, without exceptions. Both types must be default constructible and differ; the side
/// that is not meant holds a default-constructed object, so reading it is wrong but never undefined.
template <typename T, typename E>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)), ok_(true) {}
  Result(E error) : error_(std::move(error)), ok_(false) {}

  [[nodiscard]] bool ok() const { return ok_; }
  explicit operator bool() const { return ok_; }

  [[nodiscard]] const T& value() const& { return value_; }
  [[nodiscard]] T& value() & { return value_; }
  [[nodiscard]] T&& value() && { return std::move(value_); }
  [[nodiscard]] const E& error() const& { return error_; }
  [[nodiscard]] E&& error() && { return std::move(error_); }

 private:
  T value_{};
  E error_{};
  bool ok_;
};

}  // namespace flaglane::text

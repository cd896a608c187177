#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace flaglane::render {

/// Writes JSON text, compact, keys in the order they are given. It sets the commas; the caller balances begin
/// and end. Strings are generalised UTF-8: a lone surrogate is written as its \uXXXX escape, an invalid byte
/// as U+FFFD, so the result is always valid UTF-8 and valid JSON.
class JsonWriter {
 public:
  void begin_object();
  void end_object();
  void begin_array();
  void end_array();
  void key(std::string_view name);

  void string(std::string_view text);
  void number(std::int64_t value);
  void boolean(bool value);
  void null();

  void field(std::string_view name, std::string_view text) { key(name), string(text); }
  void field(std::string_view name, std::int64_t value) { key(name), number(value); }
  void flag(std::string_view name, bool value) { key(name), boolean(value); }
  /// null for an empty text
  void field_or_null(std::string_view name, std::string_view text);
  void begin_array(std::string_view name) { key(name), begin_array(); }
  void begin_object(std::string_view name) { key(name), begin_object(); }

  /// The text so far; the writer is empty afterwards.
  [[nodiscard]] std::string take();

 private:
  void separate();

  std::string out_;
  bool fresh_ = true;  // nothing stands before the next item at this level
};

}  // namespace flaglane::render

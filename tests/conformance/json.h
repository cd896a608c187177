#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

// Lines of JSON as the record formats have them: keys keep their order, and strings may hold lone surrogates,
// which nlohmann-json refuses. On the way in each becomes a code point of plane 16 and on the way out it is
// one again.
namespace flaglane::conformance {

using Json = nlohmann::ordered_json;

/// One line as a value. The text is trusted to be JSON.
[[nodiscard]] Json read_line(const std::string& line);
/// One line, ASCII, without its end.
[[nodiscard]] std::string write_line(const Json& value);

/// A Python str (generalised UTF-8) of a JSON string, and the reverse.
[[nodiscard]] std::string to_text(const Json& string);
[[nodiscard]] Json from_text(std::string_view text);

}  // namespace flaglane::conformance

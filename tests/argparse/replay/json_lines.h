#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

// JSON one object a line, as the replay tools speak it. Object keys keep their order. A lone surrogate, which
// JSON carries as a \udXXX escape, is held inside as generalised UTF-8.
namespace flaglane::replay {

using Json = nlohmann::ordered_json;

/// Parses one line; throws nlohmann::json::parse_error.
Json parse_line(std::string_view line);

/// The object on one line of ASCII, without the newline.
std::string dump_line(const Json& json);

/// A JSON string's text as generalised UTF-8; and back.
std::string to_text(const Json& string);
Json from_text(std::string_view text);

}  // namespace flaglane::replay

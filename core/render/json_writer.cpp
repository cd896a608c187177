#include "render/json_writer.h"

#include <utility>

#include "text/utf8.h"

namespace flaglane::render {

namespace {

constexpr char kHex[] = "0123456789abcdef";

void append_escape(std::string& out, char32_t unit) {
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += kHex[(unit >> shift) & 0xF];
}

void append_ascii(std::string& out, char c) {
  switch (c) {
    case '"':
      out += "\\\"";
      break;
    case '\\':
      out += "\\\\";
      break;
    case '\n':
      out += "\\n";
      break;
    case '\r':
      out += "\\r";
      break;
    case '\t':
      out += "\\t";
      break;
    default:
      if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
        append_escape(out, static_cast<unsigned char>(c));
      } else {
        out += c;
      }
  }
}

/// Written as it stands.
bool is_plain(char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; }

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  for (std::size_t at = 0; at < text.size();) {
    // A run at once: most of a report is plain.
    std::size_t end = at;
    while (end < text.size() && is_plain(text[end])) ++end;
    if (end > at) {
      out.append(text.substr(at, end - at));
      at = end;
      continue;
    }
    if (static_cast<unsigned char>(text[at]) < 0x80) {
      append_ascii(out, text[at]);
      ++at;
      continue;
    }
    const text::CodePoint point = text::decode(text, at);
    if (point.value >= 0xD800 && point.value <= 0xDFFF) {
      append_escape(out, point.value);
    } else {
      text::append_code_point(out, point.value);
    }
    at += point.size;
  }
  out += '"';
}

}  // namespace

void JsonWriter::separate() {
  if (!fresh_) out_ += ',';
  fresh_ = false;
}

void JsonWriter::begin_object() {
  separate();
  out_ += '{';
  fresh_ = true;
}

void JsonWriter::end_object() {
  out_ += '}';
  fresh_ = false;
}

void JsonWriter::begin_array() {
  separate();
  out_ += '[';
  fresh_ = true;
}

void JsonWriter::end_array() {
  out_ += ']';
  fresh_ = false;
}

void JsonWriter::key(std::string_view name) {
  separate();
  append_quoted(out_, name);
  out_ += ':';
  fresh_ = true;
}

void JsonWriter::string(std::string_view text) {
  separate();
  append_quoted(out_, text);
}

void JsonWriter::number(std::int64_t value) {
  separate();
  out_ += std::to_string(value);
}

void JsonWriter::boolean(bool value) {
  separate();
  out_ += value ? "true" : "false";
}

void JsonWriter::null() {
  separate();
  out_ += "null";
}

void JsonWriter::field_or_null(std::string_view name, std::string_view text) {
  key(name);
  if (text.empty()) {
    null();
  } else {
    string(text);
  }
}

std::string JsonWriter::take() {
  fresh_ = true;
  return std::exchange(out_, {});
}

}  // namespace flaglane::render

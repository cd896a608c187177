#include "render/github.h"

#include "render/lines.h"

namespace flaglane::render {

namespace {

// The runner reads % escapes in both; a property also ends at "," and its name at ":".
void append_escaped(std::string& out, std::string_view text, bool property) {
  for (const char c : text) {
    switch (c) {
      case '%':
        out += "%25";
        break;
      case '\r':
        out += "%0D";
        break;
      case '\n':
        out += "%0A";
        break;
      case ':':
        out += property ? "%3A" : ":";
        break;
      case ',':
        out += property ? "%2C" : ",";
        break;
      default:
        out += c;
    }
  }
}

}  // namespace

std::string github(const check::Report& report, std::string_view pasted, std::string_view path) {
  constexpr std::string_view kCommands[] = {"error", "warning", "notice"};
  const Lines lines(pasted);
  std::string out;
  for (const diag::Diagnostic& found : report.diagnostics) {
    const LineColumn from = lines.at(found.span.begin);
    const LineColumn to = lines.at(found.span.end);
    out += "::";
    out += kCommands[static_cast<std::size_t>(found.severity)];
    out += " file=";
    append_escaped(out, path, true);
    out += ",line=" + std::to_string(from.line) + ",endLine=" + std::to_string(to.line);
    // Columns are for findings on one line only; the runner ignores them otherwise.
    if (from.line == to.line) {
      out += ",col=" + std::to_string(from.column) + ",endColumn=" + std::to_string(to.column);
    }
    out += ",title=";
    append_escaped(out, found.rule, true);
    out += "::";
    append_escaped(out, found.title, false);
    if (found.verbatim && found.message != found.title) {
      out += "%0A";
      append_escaped(out, found.message, false);
    }
    for (const std::string& note : found.notes) {
      out += "%0A";
      append_escaped(out, note, false);
    }
    out += '\n';
  }
  return out;
}

}  // namespace flaglane::render

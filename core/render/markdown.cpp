#include "render/markdown.h"

#include <algorithm>

#include "render/lines.h"

namespace flaglane::render {

namespace {

// The longest run of backticks, so that a fence or a code span can be longer than any inside it.
std::size_t longest_ticks(std::string_view text) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

void append_fenced(std::string& out, std::string_view text) {
  const std::string fence(std::max<std::size_t>(3, longest_ticks(text) + 1), '`');
  out += fence + "text\n";
  out += text;
  if (text.empty() || text.back() != '\n') out += '\n';
  out += fence + "\n\n";
}

void append_code(std::string& out, std::string_view text) {
  const std::size_t ticks = longest_ticks(text);
  const std::string mark(ticks + 1, '`');
  const std::string_view pad = ticks > 0 ? " " : "";
  out += mark;
  out += pad;
  for (const char c : text) out += c == '\n' ? ' ' : c;
  out += pad;
  out += mark;
}

// Text of ours: its code spans stay, what else could start markup is escaped.
void append_prose(std::string& out, std::string_view text) {
  bool code = false;
  for (const char c : text) {
    if (c == '`') code = !code;
    if (!code && std::string_view("\\*_[]<>#|~").find(c) != std::string_view::npos) out += '\\';
    out += c == '\n' ? ' ' : c;
  }
}

}  // namespace

std::string markdown(const check::Report& report, std::string_view pasted) {
  const Lines lines(pasted);
  std::string out;
  append_fenced(out, pasted);
  for (const check::Section& section : report.sections) {
    out += "**";
    append_prose(out, section.title);
    out += "**: ";
    append_prose(out, section.verdict.note);
    out += "\n\n";
    if (!section.verdict.text.empty()) append_fenced(out, section.verdict.text);
  }
  for (const diag::Diagnostic& found : report.diagnostics) {
    const LineColumn place = lines.at(found.span.begin);
    out += "- **";
    out += diag::name(found.severity);
    out += "** ";
    append_code(out, found.rule);
    out += " at " + std::to_string(place.line) + ":" + std::to_string(place.column) + ": ";
    append_prose(out, found.title);
    if (found.verbatim && found.message != found.title) {
      out += " — ";
      append_code(out, found.message);
    }
    out += '\n';
    for (const std::string& note : found.notes) {
      out += "  - ";
      append_prose(out, note);
      out += '\n';
    }
    for (const diag::Fix& fix : found.fixes) {
      out += "  - fix: ";
      append_prose(out, fix.title);
      out += '\n';
    }
  }
  if (report.sections.empty()) out += "No flags found.\n";
  return out;
}

}  // namespace flaglane::render

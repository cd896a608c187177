#include "render/text_report.h"

#include <algorithm>

#include "render/lines.h"
#include "text/utf8.h"

namespace flaglane::render {

namespace {

constexpr std::string_view kReset = "\x1b[0m";
constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kDim = "\x1b[2m";
constexpr std::string_view kSeverityColours[] = {"\x1b[1;31m", "\x1b[1;33m", "\x1b[1;36m"};

// A long line is shown as a window around the finding, so that 1 MB on one line stays readable.
constexpr std::size_t kWindowBefore = 60;   // code points
constexpr std::size_t kWindowLength = 120;  // code points

std::size_t back(std::string_view text, std::size_t offset, std::size_t count) {
  while (offset > 0 && count-- > 0) offset -= text::decode_before(text, offset).size;
  return offset;
}

class TextWriter {
 public:
  TextWriter(std::string_view pasted, const TextStyle& style) : lines_(pasted), style_(style) {}

  std::string write(const check::Report& report) {
    for (const diag::Diagnostic& each : report.diagnostics) diagnostic(each);
    summary(report);
    return std::move(out_);
  }

 private:
  void paint(std::string_view colour, std::string_view text) {
    if (style_.colour) out_ += colour;
    out_ += text;
    if (style_.colour) out_ += kReset;
  }

  // Text of others, made harmless: a control character can move a terminal's cursor or change its title.
  void plain(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
      const text::CodePoint point = text::decode(text, at);
      const bool control = point.value < 0x20 || (point.value >= 0x7F && point.value < 0xA0);
      if (control && point.value != '\t') {
        out_ += '?';
      } else {
        text::append_code_point(out_, point.value);
      }
      at += point.size;
    }
  }

  void indented(std::string_view margin, std::string_view mark, std::string_view text) {
    for (bool first = true; first || !text.empty(); first = false) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      paint(kDim, margin);
      out_ += first ? mark : std::string(mark.size(), ' ');
      plain(text.substr(0, end));
      out_ += '\n';
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  void diagnostic(const diag::Diagnostic& found) {
    const std::string_view colour = kSeverityColours[static_cast<std::size_t>(found.severity)];
    paint(colour, std::string(diag::name(found.severity)) + "[" + std::string(found.rule) + "]");
    out_ += ": ";
    plain(found.title);
    out_ += '\n';
    const LineColumn place = lines_.at(found.span.begin);
    const std::string number = std::to_string(place.line);
    const std::string margin(number.size() + 1, ' ');
    paint(kDim, margin.substr(1) + "--> ");
    out_ += std::string(style_.name) + ":" + number + ":" + std::to_string(place.column) + "\n";
    excerpt(found, place, number, margin, colour);
    if (found.verbatim && found.message != found.title) indented(margin + "= ", "says: ", found.message);
    for (const std::string& note : found.notes) indented(margin + "= ", "note: ", note);
    for (const diag::Fix& fix : found.fixes) indented(margin + "= ", "fix: ", fix.title);
    if (found.confidence > diag::Confidence::kHigh) {
      indented(margin + "= ", "sure: ", diag::name(found.confidence));
    }
    out_ += '\n';
  }

  // The line with the finding, and carets below what is meant of it.
  void excerpt(const diag::Diagnostic& found, LineColumn place, std::string_view number,
               std::string_view margin, std::string_view colour) {
    const std::string_view line = lines_.text(place.line);
    const std::uint32_t start = lines_.start(place.line);
    const std::size_t begin = std::min<std::size_t>(found.span.begin - start, line.size());
    const std::size_t end =
        std::min<std::size_t>(std::max(found.span.end, found.span.begin) - start, line.size());
    const std::size_t window = back(line, begin, kWindowBefore);
    const std::size_t window_end = text::advance(line, window, kWindowLength);
    paint(kDim, std::string(number) + " | ");
    if (window > 0) out_ += "...";
    plain(line.substr(window, window_end - window));
    if (window_end < line.size()) out_ += "...";
    out_ += '\n';
    paint(kDim, std::string(margin) + "| ");
    if (window > 0) out_ += "   ";
    // A tab stays a tab, so that the carets stand below what they mean at any tab width.
    for (std::size_t at = window; at < begin;) {
      out_ += line[at] == '\t' ? '\t' : ' ';
      at += text::decode(line, at).size;
    }
    const std::size_t shown = std::max(begin, std::min(end, window_end));
    const std::size_t carets = text::code_point_count(line.substr(begin, shown - begin));
    paint(colour, std::string(std::max<std::size_t>(carets, 1), '^'));
    out_ += '\n';
  }

  void summary(const check::Report& report) {
    std::size_t count[3] = {};
    for (const diag::Diagnostic& each : report.diagnostics) ++count[static_cast<std::size_t>(each.severity)];
    if (report.sections.empty()) {
      out_ += style_.name;
      out_ += ": no flags found.\n";
      return;
    }
    paint(kBold, style_.name);
    out_ += ": ";
    if (report.diagnostics.empty()) {
      out_ += "no problems found";
    } else {
      constexpr std::string_view kOne[] = {"error", "warning", "info"};
      bool first = true;
      for (std::size_t i = 0; i < 3; ++i) {
        if (count[i] == 0) continue;
        if (!first) out_ += ", ";
        first = false;
        out_ += std::to_string(count[i]) + " " + std::string(kOne[i]) + (count[i] == 1 || i == 2 ? "" : "s");
      }
    }
    out_ += " (read as ";
    out_ += report.form;
    out_ += ").\n";
  }

  Lines lines_;
  const TextStyle& style_;
  std::string out_;
};

}  // namespace

std::string text_report(const check::Report& report, std::string_view pasted, const TextStyle& style) {
  return TextWriter(pasted, style).write(report);
}

}  // namespace flaglane::render

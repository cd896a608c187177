#include <gtest/gtest.h>

#include "render/github.h"
#include "render/lines.h"
#include "render/markdown.h"
#include "render/report_json.h"
#include "render/text_report.h"

namespace flaglane::render {
namespace {

// A report with one finding, made by hand, so that these tests hold the renderers alone.
check::Report one_finding(text::Span span) {
  check::Report report;
  report.form = "bare-flags";
  report.detected = "bare-flags";
  report.sections.push_back({});
  report.sections.back().title = "flags";
  report.main_section = 0;
  diag::Diagnostic found;
  found.rule = "driver/invalid-choice";
  found.title = "bad value";
  found.message = "argument --x: invalid choice: y";
  found.verbatim = true;
  found.span = span;
  found.notes = {"first: 100%"};
  report.diagnostics.push_back(found);
  return report;
}

TEST(Lines, CountsLinesAndUtf16ColumnsFromOne) {
  const Lines lines("ab\r\n\U0001F600x\n");
  EXPECT_EQ(lines.at(0).line, 1U);
  EXPECT_EQ(lines.text(1), "ab");
  EXPECT_EQ(lines.at(8).line, 2U);    // behind the emoji: four bytes
  EXPECT_EQ(lines.at(8).column, 3U);  // two UTF-16 units
  EXPECT_EQ(lines.at(999).line, 3U);
  EXPECT_EQ(lines.text(3), "");
}

TEST(ReportJson, TurnsBytesIntoUtf16Ranges) {
  const std::string json = report_json(one_finding({5, 8}), "é\U0001F600日x");
  // é is 2 bytes and 1 unit; the emoji is 4 and 2; so byte 5 lies in the emoji, byte 8 in 日.
  EXPECT_NE(json.find(R"("from":1,"to":3)"), std::string::npos) << json;
}

TEST(TextReport, PutsCaretsBelowWhatIsMeant) {
  const std::string text = text_report(one_finding({6, 9}), "first\n\té日 rest", {});
  EXPECT_NE(text.find("error[driver/invalid-choice]: bad value\n --> input:2:1\n"), std::string::npos)
      << text;
  EXPECT_NE(text.find("2 | \té日 rest\n  | ^^\n"), std::string::npos) << text;
  EXPECT_NE(text.find("= says: argument --x: invalid choice: y\n"), std::string::npos) << text;
  EXPECT_NE(text.find("input: 1 error (read as bare-flags).\n"), std::string::npos) << text;
}

TEST(TextReport, LetsNoPasteSteerTheTerminal) {
  const std::string text = text_report(one_finding({0, 1}), "\x1b[2Jx\xC2\x9B", {});
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_EQ(text.find("\xC2\x9B"), std::string::npos);
}

TEST(TextReport, ShowsAWindowOfALongLine) {
  const std::string text = text_report(one_finding({500000, 500003}), std::string(1000000, 'a'), {});
  EXPECT_LT(text.size(), 1000U);
  EXPECT_NE(text.find("^^^\n"), std::string::npos);
}

TEST(Github, EscapesPropertiesAndMessages) {
  const std::string text = github(one_finding({0, 2}), "ab", "a:b,c.sh");
  EXPECT_EQ(text,
            "::error file=a%3Ab%2Cc.sh,line=1,endLine=1,col=1,endColumn=3,title=driver/invalid-choice::"
            "bad value%0Aargument --x: invalid choice: y%0Afirst: 100%25\n");
}

TEST(Markdown, FencesLongerThanAnyInside) {
  const std::string text = markdown(one_finding({0, 1}), "```x```");
  EXPECT_EQ(text.find("````text\n```x```\n````\n"), 0U) << text;
}

}  // namespace
}  // namespace flaglane::render

#include "render/json_writer.h"

#include <gtest/gtest.h>

namespace flaglane::render {
namespace {

std::string quoted(std::string_view text) {
  JsonWriter json;
  json.string(text);
  return json.take();
}

TEST(JsonWriter, EscapesWhatJsonForbids) {
  EXPECT_EQ(quoted("a\"b\\c"), R"("a\"b\\c")");
  EXPECT_EQ(quoted("\n\r\t"), R"("\n\r\t")");
  EXPECT_EQ(quoted(std::string_view("\0\x1f\x7f", 3)), R"("\u0000\u001f\u007f")");
}

TEST(JsonWriter, KeepsTextBeyondAscii) { EXPECT_EQ(quoted("é日\U0001F600"), "\"é日\U0001F600\""); }

TEST(JsonWriter, WritesLoneSurrogatesAsEscapesAndInvalidBytesAsReplacement) {
  EXPECT_EQ(quoted("\xED\xA0\x80"), R"("\ud800")");
  EXPECT_EQ(quoted("a\xFF"), "\"a\xEF\xBF\xBD\"");
}

TEST(JsonWriter, SetsCommasBetweenItemsOnly) {
  JsonWriter json;
  json.begin_object();
  json.begin_array("list");
  json.number(1);
  json.begin_object();
  json.end_object();
  json.null();
  json.end_array();
  json.flag("yes", true);
  json.field_or_null("none", "");
  json.field("text", "x");
  json.end_object();
  EXPECT_EQ(json.take(), R"({"list":[1,{},null],"yes":true,"none":null,"text":"x"})");
}

}  // namespace
}  // namespace flaglane::render

#include "intake/seamed.h"

#include "intake_testing.h"

namespace flaglane::intake::testing {
namespace {

TEST(Seamed, WholeTextStandsForItself) {
  const Seamed text = Seamed::whole("abc");
  EXPECT_EQ(text.source({1, 2}), (text::Span{1, 2}));
  EXPECT_EQ(text.source({3, 3}), (text::Span{3, 3}));
  EXPECT_TRUE(text.layers_at(1).empty());
  EXPECT_TRUE(Seamed::whole("").empty());
}

TEST(Seamed, EscapesStandForTheWholeOfWhatTheyWere) {
  const Seamed pasted = Seamed::whole("x\\\"y'z");
  Seamed text;
  text.copy(pasted, {0, 1}, Quoting::kShellDouble);
  text.put("\"", pasted, {1, 3}, Quoting::kShellDouble);
  text.copy(pasted, {3, 4}, Quoting::kShellDouble);
  text.copy(pasted, {5, 6}, Quoting::kShellBare);
  EXPECT_EQ(text.text(), "x\"yz");
  EXPECT_EQ(text.source({1, 2}), (text::Span{1, 3}));
  EXPECT_EQ(text.source({2, 4}), (text::Span{3, 6}));
  EXPECT_EQ(text.layers_at(2).innermost(), Quoting::kShellDouble);
  EXPECT_EQ(text.layers_at(4).innermost(), Quoting::kShellBare);
  EXPECT_EQ(text.slice({1, 3}).source(), (text::Span{1, 4}));
}

TEST(Seamed, NestingComposesAndEditsAreEscapedLayerByLayer) {
  const Seamed pasted = Seamed::whole("\"a b\"");
  Seamed outer;
  outer.copy(pasted, {1, 4}, Quoting::kJson);
  Seamed inner;
  inner.copy(outer, {2, 3}, Quoting::kShellDouble);
  EXPECT_EQ(inner.source(), (text::Span{3, 4}));
  const Edits edits = replace(inner, {0, 1}, "\"");
  ASSERT_TRUE(edits);
  EXPECT_EQ(edits->front().text, "\\\\\\\"");  // \" for the shell, each of both escaped for JSON
}

TEST(Seamed, EditsOverASeamTouchOnlyWhatWasWritten) {
  const std::string_view text = "'ab' + 'cd'";
  const Seamed pasted = Seamed::whole(text);
  Seamed word;
  word.copy(pasted, {1, 3}, Quoting::kPythonSingle);
  word.copy(pasted, {8, 10}, Quoting::kPythonSingle);
  EXPECT_EQ(applied(text, replace(word, {1, 3}, "X")), "'aX' + 'd'");
}

TEST(Seamed, EditsTakeASmallSeamWithThem) {
  const std::string_view text = "'ab''cd'";
  const Seamed pasted = Seamed::whole(text);
  Seamed word;
  word.copy(pasted, {1, 3}, Quoting::kShellSingle);
  word.copy(pasted, {5, 7}, Quoting::kShellSingle);
  EXPECT_EQ(applied(text, replace(word, {1, 3}, "X")), "'aXd'");
}

TEST(Seamed, DeepNestingIsRefusedNotWrong) {
  Seamed text = Seamed::whole("x");
  for (int depth = 0; depth < 20; ++depth) {
    Seamed next;
    next.copy(text, {0, 1}, Quoting::kJson);
    text = next;
  }
  EXPECT_FALSE(replace(text, {0, 1}, "y"));
  EXPECT_EQ(text.source(), (text::Span{0, 1}));
}

TEST(Seamed, HolesAreCountedWhereTheyStand) {
  const Seamed pasted = Seamed::whole("--a=$X b");
  Seamed text;
  text.copy(pasted, {0, 4});
  text.put_hole(Hole::kVariable, "$X", pasted, {4, 6});
  text.copy(pasted, {6, 8});
  EXPECT_TRUE(text.has_hole({3, 5}));
  EXPECT_FALSE(text.has_hole({6, 8}));
  ASSERT_EQ(text.holes().size(), 1U);
  EXPECT_EQ(text.holes()[0].span, (text::Span{4, 6}));
}

}  // namespace
}  // namespace flaglane::intake::testing

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "diag/diagnostic.h"

namespace flaglane::check {

/// A text with edits applied, and the way back from places in it to the text as it was.
class Mended {
 public:
  /// Edits that overlap an earlier one are left out.
  Mended(std::string_view text, const std::vector<diag::Edit>& edits);

  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] bool changed() const { return changed_; }
  /// Moves every place of a finding back. A fix that would cut through an edit is dropped.
  void map_back(diag::Diagnostic& found) const;

 private:
  struct Piece {
    text::Span was;
    text::Span now;
  };
  [[nodiscard]] text::Span back(text::Span span, bool& cut) const;

  std::string text_;
  std::vector<Piece> pieces_;
  bool changed_ = false;
};

}  // namespace flaglane::check

#include "check/mended.h"

#include <algorithm>

#include "check/keys.h"

namespace flaglane::check {

Mended::Mended(std::string_view text, const std::vector<diag::Edit>& edits) {
  std::vector<std::uint32_t> order;
  std::vector<std::uint32_t> begins;
  for (const diag::Edit& edit : edits) {
    order.push_back(static_cast<std::uint32_t>(order.size()));
    begins.push_back(edit.span.begin);
  }
  order_by(order, begins);
  std::uint32_t done = 0;
  for (const std::uint32_t index : order) {
    const diag::Edit& edit = edits[index];
    if (edit.span.begin < done || edit.span.end > text.size() || edit.span.end < edit.span.begin) continue;
    text_ += text.substr(done, edit.span.begin - done);
    const std::uint32_t begin = static_cast<std::uint32_t>(text_.size());
    text_ += edit.text;
    pieces_.push_back({edit.span, {begin, static_cast<std::uint32_t>(text_.size())}});
    done = edit.span.end;
  }
  text_ += text.substr(done);
  changed_ = text_ != text;
}

text::Span Mended::back(text::Span span, bool& cut) const {
  std::uint32_t begin = span.begin;
  std::uint32_t end = span.end;
  // The last piece that starts before a place tells how far it moved; inside a piece the whole of it is
  // meant.
  const auto shift = [this, &cut](std::uint32_t at, bool is_end) {
    const auto next = std::upper_bound(pieces_.begin(), pieces_.end(), at,
                                       [is_end](std::uint32_t place, const Piece& piece) {
                                         return is_end ? place <= piece.now.begin : place < piece.now.begin;
                                       });
    if (next == pieces_.begin()) return at;
    const Piece& piece = *(next - 1);
    if (at < piece.now.end || (is_end && at == piece.now.end)) {
      cut = cut || (is_end ? at != piece.now.end : at != piece.now.begin);
      return is_end ? piece.was.end : piece.was.begin;
    }
    return at - piece.now.end + piece.was.end;
  };
  begin = shift(begin, false);
  end = shift(end, true);
  return {begin, std::max(begin, end)};
}

void Mended::map_back(diag::Diagnostic& found) const {
  bool cut = false;
  found.span = back(found.span, cut);
  for (diag::Label& label : found.labels) label.span = back(label.span, cut);
  std::vector<diag::Fix> kept;
  for (diag::Fix& fix : found.fixes) {
    cut = false;
    for (diag::Edit& edit : fix.edits) edit.span = back(edit.span, cut);
    if (!cut) kept.push_back(std::move(fix));
  }
  found.fixes = std::move(kept);
}

}  // namespace flaglane::check

#include "intake/seamed.h"

#include <algorithm>

namespace flaglane::intake {

Seamed Seamed::whole(std::string_view pasted) {
  Seamed result;
  result.text_ = pasted;
  if (!pasted.empty()) {
    Segment all;
    all.source_end = static_cast<std::uint32_t>(pasted.size());
    result.segments_.push_back(all);
  }
  return result;
}

std::size_t Seamed::segment_at(std::uint32_t offset) const {
  const auto after =
      std::upper_bound(segments_.begin(), segments_.end(), offset,
                       [](std::uint32_t at, const Segment& segment) { return at < segment.begin; });
  return static_cast<std::size_t>(after - segments_.begin()) - 1;
}

std::uint32_t Seamed::segment_end(std::size_t index) const {
  return index + 1 < segments_.size() ? segments_[index + 1].begin : size();
}

namespace {

/// What the part [from, to) of a segment came from.
text::Span source_of(const Segment& segment, std::uint32_t from, std::uint32_t to) {
  if (!segment.verbatim) return {segment.source_begin, segment.source_end};
  return {segment.source_begin + (from - segment.begin), segment.source_begin + (to - segment.begin)};
}

}  // namespace

text::Span Seamed::source(text::Span range) const {
  if (segments_.empty()) return {anchor_, anchor_};
  if (range.begin > size()) range.begin = size();
  if (range.end > size()) range.end = size();
  if (range.begin >= range.end) {
    const std::uint32_t offset = range.begin;
    if (offset > 0) {
      const std::size_t before = segment_at(offset - 1);
      const bool fixed = segments_[before].layers.innermost() == Quoting::kFixed;
      if (!fixed || offset == size()) {
        const std::uint32_t at = source_of(segments_[before], segments_[before].begin, offset).end;
        return {at, at};
      }
    }
    const std::size_t next = segment_at(offset);
    const std::uint32_t at = source_of(segments_[next], offset, offset + 1).begin;
    return {at, at};
  }
  std::size_t index = segment_at(range.begin);
  text::Span found = source_of(segments_[index], range.begin, std::min(range.end, segment_end(index)));
  for (++index; index < segments_.size() && segments_[index].begin < range.end; ++index) {
    const Segment& segment = segments_[index];
    found = text::cover(found, source_of(segment, segment.begin, std::min(range.end, segment_end(index))));
  }
  return found;
}

Layers Seamed::layers_at(std::uint32_t offset) const {
  if (segments_.empty()) return anchor_layers_;
  offset = std::min(offset, size());
  if (offset > 0) {
    const Layers before = segments_[segment_at(offset - 1)].layers;
    if (offset == size() || before.innermost() != Quoting::kFixed) return before;
  }
  return segments_[segment_at(offset)].layers;
}

Seamed Seamed::slice(text::Span range) const {
  Seamed result;
  result.copy(*this, range);
  if (result.empty()) result.anchor(*this, range.begin);
  return result;
}

bool Seamed::has_hole(text::Span range) const {
  if (hole_count_ == 0 || range.begin >= range.end || range.begin >= size()) return false;
  for (std::size_t index = segment_at(range.begin); index < segments_.size(); ++index) {
    if (segments_[index].begin >= range.end) return false;
    if (segments_[index].hole != Hole::kNone) return true;
  }
  return false;
}

std::vector<HoleAt> Seamed::holes() const {
  std::vector<HoleAt> found;
  if (hole_count_ == 0) return found;
  for (std::size_t index = 0; index < segments_.size(); ++index) {
    if (segments_[index].hole == Hole::kNone) continue;
    HoleAt hole;
    hole.span = {segments_[index].begin, segment_end(index)};
    hole.kind = segments_[index].hole;
    found.push_back(hole);
  }
  return found;
}

void Seamed::push(std::string_view cooked, Segment segment) {
  if (cooked.empty()) return;
  if (segment.hole != Hole::kNone) ++hole_count_;
  const bool joins = !segments_.empty() && segment.verbatim && segments_.back().verbatim &&
                     segments_.back().source_end == segment.source_begin &&
                     segments_.back().layers == segment.layers;
  if (joins) {
    segments_.back().source_end = segment.source_end;
  } else {
    segment.begin = size();
    segments_.push_back(segment);
  }
  text_ += cooked;
}

void Seamed::copy(const Seamed& from, text::Span range, Quoting quoting) {
  range.end = std::min(range.end, from.size());
  if (range.begin >= range.end) return;
  for (std::size_t index = from.segment_at(range.begin); index < from.segments_.size(); ++index) {
    const Segment& segment = from.segments_[index];
    if (segment.begin >= range.end) break;
    const std::uint32_t begin = std::max(range.begin, segment.begin);
    const std::uint32_t end = std::min(range.end, from.segment_end(index));
    Segment piece = segment;
    const text::Span source = source_of(segment, begin, end);
    piece.source_begin = source.begin;
    piece.source_end = source.end;
    if (quoting != Quoting::kNone) piece.layers = segment.layers.inside(quoting);
    push(std::string_view(from.text_).substr(begin, end - begin), piece);
  }
}

void Seamed::put(std::string_view cooked, const Seamed& from, text::Span range, Quoting quoting) {
  put_hole(Hole::kNone, cooked, from, range, quoting);
}

void Seamed::put_hole(Hole kind, std::string_view cooked, const Seamed& from, text::Span range,
                      Quoting quoting) {
  const text::Span source = from.source(range);
  Segment piece;
  piece.source_begin = source.begin;
  piece.source_end = source.end;
  piece.verbatim = false;
  piece.hole = kind;
  piece.layers = from.layers_at(range.begin + (range.begin < range.end ? 1U : 0U));
  if (quoting != Quoting::kNone) piece.layers = piece.layers.inside(quoting);
  push(cooked, piece);
}

void Seamed::put_pasted(std::string_view cooked, text::Span pasted, Layers layers) {
  Segment piece;
  piece.source_begin = pasted.begin;
  piece.source_end = pasted.end;
  piece.verbatim = false;
  piece.layers = layers;
  push(cooked, piece);
}

void Seamed::append(const Seamed& other) {
  if (other.empty()) {
    if (empty()) {
      anchor_ = other.anchor_;
      anchor_layers_ = other.anchor_layers_;
    }
    return;
  }
  copy(other, {0, other.size()});
}

void Seamed::anchor(const Seamed& from, std::uint32_t offset, Quoting quoting) {
  anchor_ = from.source({offset, offset}).begin;
  anchor_layers_ = from.layers_at(offset);
  if (quoting != Quoting::kNone) anchor_layers_ = anchor_layers_.inside(quoting);
}

namespace {

/// A stretch of the pasted text that one edit can take: the same quotings throughout, and no seam inside but
/// a small one.
struct Run {
  text::Span source;
  Layers layers;
};

// A line joint (a backslash and the line's end, CR LF at most), or quotes that close and open again. It goes
// with the text around it, or a backslash would be left hanging. A bracket needs more bytes than these.
constexpr std::uint32_t kSmallSeam = 3;

bool goes_on(const Run& run, text::Span source, Layers layers) {
  return run.layers == layers && source.begin >= run.source.end &&
         source.begin - run.source.end <= kSmallSeam;
}

std::vector<Run> runs_of(const Seamed& text, text::Span range) {
  std::vector<Run> runs;
  const Seamed part = text.slice(range);
  for (std::size_t index = 0; index < part.segments().size(); ++index) {
    const Segment& segment = part.segments()[index];
    const text::Span source = {segment.source_begin, segment.source_end};
    if (!runs.empty() && goes_on(runs.back(), source, segment.layers)) {
      runs.back().source.end = source.end;
    } else {
      runs.push_back(Run{source, segment.layers});
    }
  }
  return runs;
}

}  // namespace

Edits replace(const Seamed& text, text::Span range, std::string_view replacement) {
  std::vector<diag::Edit> edits;
  range.begin = std::min(range.begin, text.size());
  range.end = std::min(range.end, text.size());
  if (range.begin >= range.end) {
    diag::Edit edit;
    edit.span = text.source({range.begin, range.begin});
    if (!escape(text.layers_at(range.begin), replacement, edit.text)) return std::nullopt;
    edits.push_back(edit);
    return edits;
  }
  bool written = replacement.empty();
  for (const Run& run : runs_of(text, range)) {
    diag::Edit edit;
    edit.span = run.source;
    if (run.layers.innermost() == Quoting::kFixed) return std::nullopt;
    if (!written) written = escape(run.layers, replacement, edit.text);
    edits.push_back(edit);
  }
  if (!written) return std::nullopt;
  // Mostly in order already: only a variable's value may stand before the text that uses it.
  for (std::size_t index = 1; index < edits.size(); ++index) {
    for (std::size_t at = index; at > 0 && edits[at].span.begin < edits[at - 1].span.begin; --at) {
      std::swap(edits[at], edits[at - 1]);
    }
  }
  for (std::size_t index = 1; index < edits.size(); ++index) {
    if (edits[index].span.begin < edits[index - 1].span.end) return std::nullopt;
  }
  return edits;
}

}  // namespace flaglane::intake

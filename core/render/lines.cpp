#include "render/lines.h"

#include <algorithm>

#include "text/utf8.h"

namespace flaglane::render {

Lines::Lines(std::string_view text) : text_(text), starts_{0} {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
    starts_.push_back(static_cast<std::uint32_t>(at + 1));
  }
}

LineColumn Lines::at(std::uint32_t offset) const {
  offset = std::min(offset, static_cast<std::uint32_t>(text_.size()));
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
  const std::uint32_t start = *(after - 1);
  LineColumn place{static_cast<std::uint32_t>(after - starts_.begin()), 1};
  for (std::size_t i = start; i < offset;) {
    const text::CodePoint point = text::decode(text_, i);
    place.column += point.value > 0xFFFF ? 2 : 1;
    i += point.size;
  }
  return place;
}

std::string_view Lines::text(std::uint32_t line) const {
  const std::size_t begin = starts_[line - 1];
  const std::size_t end = line < starts_.size() ? starts_[line] - 1 : text_.size();
  std::string_view found = text_.substr(begin, end - begin);
  if (!found.empty() && found.back() == '\r') found.remove_suffix(1);
  return found;
}

}  // namespace flaglane::render

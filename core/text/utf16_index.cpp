#include "text/utf16_index.h"

#include <algorithm>

#include "text/utf8.h"

namespace flaglane::text {
namespace {

std::uint32_t units(const CodePoint& c) { return c.value >= 0x10000 ? 2 : 1; }

}  // namespace

Utf16Index::Utf16Index(std::string_view text) : text_(text) {
  if (is_ascii(text)) {
    utf16_size_ = static_cast<std::uint32_t>(text.size());
    return;
  }
  marks_.reserve(text.size() / kStride + 1);
  std::uint32_t next_mark = 0;
  for (std::uint32_t byte = 0; byte < text.size();) {
    if (byte >= next_mark) {
      marks_.push_back({byte, utf16_size_});
      next_mark += kStride;
    }
    const CodePoint c = decode(text, byte);
    utf16_size_ += units(c);
    byte += c.size;
  }
}

std::uint32_t Utf16Index::to_utf16(std::uint32_t offset) const {
  if (offset >= text_.size()) return utf16_size_;
  if (marks_.empty()) return offset;
  // Mark n stands at the first boundary at or after n * kStride, so at most one mark too far. The last stride
  // may have none, when one code point covers its start.
  std::size_t index = std::min<std::size_t>(offset / kStride, marks_.size() - 1);
  if (marks_[index].byte > offset) --index;
  Mark at = marks_[index];
  while (at.byte < offset) {
    const CodePoint c = decode(text_, at.byte);
    if (at.byte + c.size > offset) break;
    at.byte += c.size;
    at.utf16 += units(c);
  }
  return at.utf16;
}

std::uint32_t Utf16Index::to_byte(std::uint32_t offset) const {
  if (offset >= utf16_size_) return static_cast<std::uint32_t>(text_.size());
  if (marks_.empty()) return offset;
  const auto after =
      std::upper_bound(marks_.begin(), marks_.end(), offset,
                       [](std::uint32_t value, const Mark& mark) { return value < mark.utf16; });
  Mark at = *(after - 1);  // the first mark is (0, 0)
  while (at.utf16 < offset) {
    const CodePoint c = decode(text_, at.byte);
    if (at.utf16 + units(c) > offset) break;
    at.byte += c.size;
    at.utf16 += units(c);
  }
  return at.byte;
}

}  // namespace flaglane::text

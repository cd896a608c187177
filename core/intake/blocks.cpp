#include "intake/blocks.h"

#include "intake/ascii.h"

namespace flaglane::intake {

void Blocks::open(Kind kind, std::uint32_t column, std::uint32_t changes) {
  if (size_ == kMost) return;
  const std::uint32_t before = kind == Kind::kOther ? changes_before() : changes;
  open_[size_++] = {kind, column, before};
}

std::uint32_t Blocks::first_changes() const {
  std::size_t at = 0;
  while (at < size_ && open_[at].changes == kNone) ++at;
  return at < size_ ? open_[at].changes : kNone;
}

/// Closes what stands open within the innermost statement of a kind; false where there is none.
bool Blocks::back_to(Kind kind) {
  std::size_t size = size_;
  while (size > 0 && open_[size - 1].kind != kind) --size;
  if (size > 0) size_ = size;
  return size > 0;
}

bool Blocks::shell(std::string_view word, std::uint32_t changes) {
  if (word == "else" || word == "elif") return back_to(Kind::kIf);
  if (word == ";;") return back_to(Kind::kCases);
  if (word == "if") {
    open(Kind::kIf, 0, changes);
  } else if (word == "case") {
    open(Kind::kCases, 0, changes);
  } else if (is_one_of(word, "for while until function begin switch")) {
    open(Kind::kOther, 0, changes);
  } else if (word == "end"    ? size_ > 0  // fish
             : word == "fi"   ? back_to(Kind::kIf)
             : word == "esac" ? back_to(Kind::kCases)
                              : word == "done" && back_to(Kind::kOther)) {
    --size_;
  }
  return false;
}

bool Blocks::python(std::string_view word, std::uint32_t column, bool soft, std::uint32_t changes) {
  const bool part = is_one_of(word, "elif else except finally");
  while (size_ > 0 && column + (part ? 1U : 0U) <= open_[size_ - 1].column) --size_;
  if (word == "if") open(Kind::kIf, column, changes);
  if (word == "match" && soft) open(Kind::kCases, column, changes);
  if (word == "try") open(Kind::kTry, column, changes);
  if (is_one_of(word, "for while")) open(Kind::kOther, column, changes);
  if (size_ == 0) return false;
  const Kind kind = open_[size_ - 1].kind;
  return part ? (word == "except" ? kind == Kind::kTry : word[1] == 'l' && kind == Kind::kIf)
              : word == "case" && soft && kind == Kind::kCases;
}

}  // namespace flaglane::intake

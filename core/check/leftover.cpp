#include "check/leftover.h"

#include <string>

#include "check/nearest.h"
#include "driver/prefix_rule.h"

namespace flaglane::check {
namespace {

/// A value that only one option has, such as llm-training; short and common words say nothing.
bool as_value(std::string_view name, LeftoverWord& left) {
  while (!name.empty() && name[0] == '-') name.remove_prefix(1);
  if (name.size() < 5) return false;
  for (const Flag& flag : catalogue()) {
    if (flag.lane != Lane::kDriver || flag.kind != "PUBLIC") continue;
    for (const std::string_view choice : flag.choices) {
      if (choice != name || choice == "default" || choice == "generic" || choice == "error" ||
          choice == "debug" || choice == "warning")
        continue;
      left.kind = Leftover::kValue;
      left.flag = &flag;
      left.spelling = choice;
      return true;
    }
  }
  return false;
}

constexpr std::string_view kCompile = "compile";

bool is_developers(std::string_view name) {
  const std::string_view core = driver::normalize(name);
  return core.substr(0, 9) == "internal-" || core.substr(0, 13) == "experimental-";
}

}  // namespace

bool looks_like_option(std::string_view word) {
  if (word.size() < 2) return false;
  return word[0] == '-' || word.substr(0, 3) == "—" || word.substr(0, 3) == "–" || word.substr(0, 3) == "−";
}

bool looks_like_file(std::string_view word) {
  static constexpr std::string_view kEndings[] = {".hlo", ".pb", ".neff", ".mlir", ".py", ".pt", ".onnx"};
  for (const std::string_view ending : kEndings) {
    if (word.size() > ending.size() && word.substr(word.size() - ending.size()) == ending) return true;
  }
  return word.find('/') != word.npos;
}

LeftoverWord classify(const SectionView& view, std::uint32_t word) {
  LeftoverWord left;
  left.word = word;
  const std::string_view text = view.text_of(word);
  const std::string_view name = option_name(text);
  const intake::Seamed& seamed = view.section->words[word].text;
  if (seamed.has_hole({0, static_cast<std::uint32_t>(name.size())}) ||
      (seamed.has_hole() && !looks_like_option(text))) {
    left.kind = Leftover::kHole;
    return left;
  }
  if (!looks_like_option(text) || text == "--") {
    left.kind = Leftover::kStray;
    return left;
  }
  if (const Flag* flag = find_flag(Lane::kWrapper, name)) {
    left.kind = Leftover::kWrapper;
    left.flag = flag;
    return left;
  }
  if (view.command.empty()) {
    if (const Flag* flag = find_driver_flag(name, kCompile)) {
      left.kind = Leftover::kOfCompile;
      left.flag = flag;
      return left;
    }
  }
  for (const Lane lane : {Lane::kPenguin, Lane::kHlo2Tensorizer, Lane::kWalrus}) {
    if (const Flag* flag = find_flag(lane, name)) {
      left.kind = Leftover::kOtherLane;
      left.flag = flag;
      left.spelling = name;
      return left;
    }
  }
  if (name == "--help-list-hidden" || name == "--help-list") {
    left.kind = Leftover::kHelpSpelling;
    return left;
  }
  if (name == "--tensor-layout-heuristics") {
    left.kind = Leftover::kLegacy;
    return left;
  }
  const std::string fold = folded(name);
  if (fold.size() > 3) {
    const Near same = same_but_for_dashes(fold);
    if (same.flag != nullptr) {
      left.kind = same.flag->lane == Lane::kPenguin ? Leftover::kOtherLane : Leftover::kFolds;
      left.flag = same.flag;
      left.spelling = same.spelling;
      return left;
    }
  }
  if (is_developers(name)) {
    left.kind = Leftover::kUncatalogued;
    return left;
  }
  if (fold.size() > 80 || !as_value(name, left)) left.kind = Leftover::kUnknown;
  return left;
}

intake::Edits insert_compile(const SectionView& view) {
  return intake::insert_word(*view.section, 1, kCompile);
}

}  // namespace flaglane::check

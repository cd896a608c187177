#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "intake/reading.h"

namespace flaglane::intake::testing {

using Words = std::vector<std::string>;

inline bool any_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// A small catalogue: what the tests' texts need to be told apart by.
inline Names names() {
  Names some;
  some.is_driver_name = [](std::string_view name) {
    return any_of(name, {"--target", "--model-type", "--auto-cast", "--tensorizer-options", "--verbose",
                         "--skip-pass"});
  };
  some.is_public_name = [](std::string_view name) {
    return any_of(name, {"--target", "--model-type", "--verbose"});
  };
  some.is_backend_name = [](std::string_view name) {
    return any_of(name, {"--tile-factor", "--overlap", "--verify", "--verbose", "--skip-pass"});
  };
  some.takes_value = some.is_driver_name;
  return some;
}

inline Reading read(std::string_view pasted) { return intake::read(pasted, std::nullopt, names()); }

inline Words words(const Section& section) {
  Words found;
  for (const Word& word : section.words) found.push_back(word.text.text());
  return found;
}

/// The words of the only section.
inline Words only_words(const Reading& reading) {
  EXPECT_EQ(reading.sections.size(), 1U);
  return reading.sections.empty() ? Words{} : words(reading.sections.front());
}

inline Words only_words(std::string_view pasted) { return only_words(read(pasted)); }

inline std::string_view form_of(std::string_view pasted) { return id(read(pasted).form); }

/// The pasted characters of word `index` of the only section.
inline std::string_view pasted_word(std::string_view pasted, const Reading& reading, std::size_t index) {
  return reading.sections.front().words[index].source.of(pasted);
}

inline std::vector<std::string> places(std::string_view pasted, const Reading& reading, FindingId id) {
  std::vector<std::string> found;
  for (const Finding& finding : reading.findings) {
    if (finding.id == id) found.emplace_back(finding.span.of(pasted));
  }
  return found;
}

inline std::string applied(std::string_view pasted, const std::vector<diag::Edit>& edits) {
  std::string text(pasted);
  for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
    text.replace(edit->span.begin, edit->span.size(), edit->text);
  }
  return text;
}

inline std::string applied(std::string_view pasted, const Edits& edits) {
  return edits ? applied(pasted, *edits) : "(no edit)";
}

}  // namespace flaglane::intake::testing

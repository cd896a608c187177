#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "diag/confidence.h"
#include "text/span.h"

namespace flaglane::diag {

/// error: the modelled compiler refuses. warning: accepted, and likely not what was meant. info: worth
/// knowing.
enum class Severity : std::uint8_t { kError, kWarning, kInfo };

/// The severity as it is written in reports.
[[nodiscard]] constexpr std::string_view name(Severity severity) {
  constexpr std::string_view kNames[] = {"error", "warning", "info"};
  return kNames[static_cast<std::uint8_t>(severity)];
}

/// One replacement in the pasted text. `span` is in bytes, half-open; empty to insert.
struct Edit {
  text::Span span;
  std::string text;
};

/// A mend. Edits ascend and do not overlap. A safe fix removes its diagnostic and adds none.
struct Fix {
  std::string title;
  bool safe = true;
  std::vector<Edit> edits;
};

/// A second place that a diagnostic speaks of.
struct Label {
  text::Span span;
  std::string text;
};

/// One finding: a rule, a primary place, and what to do. `message` is the real program's own text where
/// `verbatim`.
struct Diagnostic {
  std::string_view rule;  ///< a stable id of core/check's rule table
  Severity severity = Severity::kError;
  std::string message;
  bool verbatim = false;
  std::string title;
  text::Span span;
  std::vector<Label> labels;
  std::vector<std::string> notes;
  std::vector<Fix> fixes;
  Confidence confidence = Confidence::kConfirmed;
  std::string_view lane = {};  ///< a lane's id; empty: none
  std::string_view flag = {};  ///< a catalogue name; empty: none
  std::uint32_t section = 0;
};

}  // namespace flaglane::diag

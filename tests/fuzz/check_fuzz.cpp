// Any bytes, every form and every place: a report whose places lie inside the text, on code point borders.
// libFuzzer.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <string_view>

#include "check/check.h"
#include "check/completion.h"
#include "check/convert.h"
#include "text/utf8.h"

namespace {

using namespace flaglane;

constexpr std::string_view kForms[] = {
    "auto", "shell-command", "shell-env", "python-env", "python-list",     "dockerfile",
    "yaml", "json",          "log-line",  "bare-flags", "backend-options", "auto"};
constexpr std::string_view kPlaces[] = {"auto", "command", "torch-neuronx", "jax"};
constexpr std::string_view kPythons[] = {"3.10", "3.11", "3.12", "3.10"};
constexpr std::string_view kTargets[] = {"shell", "python-list", "python-string",
                                         "json",  "dockerfile",  "yaml"};

void require(bool holds) {
  if (!holds) std::abort();
}

void inside(std::string_view text, text::Span span) {
  require(span.begin <= span.end && span.end <= text.size());
  require(text::floor_boundary(text, span.begin) == span.begin &&
          text::floor_boundary(text, span.end) == span.end);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  check::CheckOptions options;
  options.form = kForms[data[0] % std::size(kForms)];
  options.place = kPlaces[data[1] % std::size(kPlaces)];
  options.python = kPythons[data[1] / 4 % std::size(kPythons)];
  const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);

  const check::Report report = check::check(text, options);
  for (const check::Token& token : report.tokens) {
    inside(text, token.span);
    if (token.name) inside(text, *token.name);
    if (token.value) inside(text, *token.value);
    if (token.dead_by) require(*token.dead_by < report.tokens.size());
    require(token.section < report.sections.size());
  }
  for (const diag::Diagnostic& found : report.diagnostics) {
    inside(text, found.span);
    for (const diag::Label& label : found.labels) inside(text, label.span);
    for (const diag::Fix& fix : found.fixes) {
      std::uint32_t done = 0;
      for (const diag::Edit& edit : fix.edits) {
        inside(text, edit.span);
        require(edit.span.begin >= done);
        done = edit.span.end;
      }
    }
  }
  for (const check::Section& section : report.sections) inside(text, section.span);
  const std::uint32_t at = static_cast<std::uint32_t>(text::floor_boundary(text, text.size() / 2));
  for (const check::Completion& each : check::complete(text, at, data[0] % 2 == 0, options))
    inside(text, each.span);
  (void)check::convert(text, kTargets[data[1] % std::size(kTargets)], options);
  return 0;
}

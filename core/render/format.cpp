#include "render/format.h"

#include "render/github.h"
#include "render/markdown.h"
#include "render/sarif.h"
#include "render/text_report.h"

namespace flaglane::render {

std::string formatted_report(std::string_view pasted, const FormatOptions& format,
                             const check::CheckOptions& options) {
  const check::Report report = check::check(pasted, options);
  if (format.format == "sarif") return sarif(report, pasted, format.name);
  if (format.format == "github") return github(report, pasted, format.name);
  if (format.format == "markdown") return markdown(report, pasted);
  return text_report(report, pasted, {.name = format.name, .colour = format.colour});
}

}  // namespace flaglane::render

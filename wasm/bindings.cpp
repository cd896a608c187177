// The names that JavaScript calls, one a question. No logic lives here: a binding hands its arguments to
// core/ and returns the text. engine.d.ts is the contract.
#include <emscripten/bind.h>

#include <cstdint>
#include <string>

#include "check/check.h"
#include "check/clauses.h"
#include "check/completion.h"
#include "check/convert.h"
#include "check/rules.h"
#include "check/surfaces.h"
#include "render/answers_json.h"
#include "render/catalogue_json.h"
#include "render/format.h"
#include "render/report_json.h"
#include "text/utf16_index.h"

// Embind writes the address of a type it has no name for, and would bring all of printf for that. engine.d.ts
// has no such type.
extern "C" int siprintf(char* out, const char* /*format*/, ...) {
  *out = '\0';
  return 0;
}

namespace {

using namespace flaglane;

/// CheckOptions as JavaScript gives them: the strings live as long as the call.
struct Options {
  std::string form;
  std::string python;
  std::string place;
  std::string version;
  std::string ignore;

  [[nodiscard]] check::CheckOptions view() const { return {form, python, place, version, ignore}; }
};

std::string check_text(const std::string& text, const Options& options) {
  return render::report_json(check::check(text, options.view()), text);
}

std::string flags() { return render::catalogue_json(check::catalogue()); }

std::string rules() { return render::rules_json(check::rules()); }

std::string clauses() { return render::clauses_json(check::clauses()); }

std::string help(const std::string& surface, const std::string& command, std::uint32_t columns,
                 const std::string& python) {
  return render::help_json(check::help(surface, command, columns, python));
}

std::string complete(const std::string& text, std::uint32_t at, bool all, const Options& options) {
  const std::uint32_t byte = text::Utf16Index(text).to_byte(at);
  return render::completions_json(check::complete(text, byte, all, options.view()), text);
}

std::string convert(const std::string& text, const std::string& target, const Options& options) {
  return render::converted_json(check::convert(text, target, options.view()));
}

std::string convert_section(const std::string& text, std::uint32_t section, const std::string& target,
                            const Options& options) {
  return render::converted_json(check::convert(text, target, options.view(), section));
}

std::string render_text(const std::string& text, const std::string& format, const std::string& name,
                        bool colour, const Options& options) {
  return render::formatted_report(text, {.format = format, .name = name, .colour = colour}, options.view());
}

std::string build_info() { return render::build_info_json(FLAGLANE_VERSION); }

}  // namespace

EMSCRIPTEN_BINDINGS(flaglane) {
  emscripten::value_object<Options>("CheckOptions")
      .field("form", &Options::form)
      .field("python", &Options::python)
      .field("place", &Options::place)
      .field("version", &Options::version)
      .field("ignore", &Options::ignore);
  emscripten::function("check", &check_text);
  emscripten::function("flags", &flags);
  emscripten::function("rules", &rules);
  emscripten::function("clauses", &clauses);
  emscripten::function("help", &help);
  emscripten::function("complete", &complete);
  emscripten::function("convert", &convert);
  emscripten::function("convert_section", &convert_section);
  emscripten::function("render", &render_text);
  emscripten::function("build_info", &build_info);
}

#include <algorithm>

#include "intake/ascii.h"
#include "intake/context.h"
#include "intake/recognise.h"
#include "intake/settings_file.h"
#include "intake/undress.h"

namespace flaglane::intake {
namespace {

static constexpr std::string_view kIds[] = {"none",        "shell-command", "shell-env",      "python-env",
                                            "python-list", "dockerfile",    "yaml",           "json",
                                            "log-line",    "bare-flags",    "backend-options"};

/// A command makes it a shell command; an assignment alone, an environment.
Form finer_shell(const Reading& reading) {
  for (const Section& section : reading.sections) {
    if (section.kind == SectionKind::kCommand) return Form::kShellCommand;
  }
  return Form::kShellEnv;
}

/// A string for the environment, or arguments for a call.
Form finer_python(const Seamed& text, const Reading& reading) {
  const std::string_view shown = text.text();
  if (contains(shown, "NEURON_CC_FLAGS") || contains(shown, "os.environ")) return Form::kPythonEnv;
  bool suggestive =
      starts_with(shown.substr(std::min(shown.find_first_not_of(" \t\n"), shown.size())), "return");
  for (const Section& section : reading.sections) {
    if (section.style == WordStyle::kList) return Form::kPythonList;
    const std::string_view name = section.name;
    if (contains(name, "cc_flags")) return Form::kPythonEnv;
    suggestive = suggestive || contains(name, "arg") || contains(name, "ARG") || contains(name, "opt") ||
                 contains(name, "OPT") || contains(name, "cmd") || contains(name, "command");
  }
  if (contains(shown, "cc_flags")) return Form::kPythonEnv;
  return suggestive || contains(shown, "args") ? Form::kPythonList : Form::kPythonEnv;
}

void read_as(Form form, const Seamed& text, Context& context) {
  switch (form) {
    case Form::kNone:
      return;
    case Form::kShellCommand:
    case Form::kShellEnv:
      if (is_powershell(text.text())) {
        read_powershell(text, context);
      } else {
        read_shell(text, context);
      }
      return;
    case Form::kPythonEnv:
    case Form::kPythonList:
      read_python(text, context);
      return;
    case Form::kDockerfile:
      read_dockerfile(text, context);
      return;
    case Form::kYaml:
      read_yaml(text, context);
      return;
    case Form::kJson:
      read_json(text, context);
      return;
    case Form::kLogLine:
      read_log(text, context);
      return;
    case Form::kBareFlags:
      if (!looks_like_bare_flags(text)) {
        read_mentions(text, context);
      } else if (!read_told_flags(text, context)) {
        read_bare_flags(text, context);
      }
      return;
    case Form::kBackendOptions:
      read_backend_string(text, context);
      return;
  }
}

}  // namespace

std::string_view id(Form form) { return kIds[static_cast<std::uint8_t>(form)]; }

std::optional<Form> form_from_id(std::string_view id) {
  for (std::size_t i = 0; i < std::size(kIds); ++i) {
    if (kIds[i] == id) return static_cast<Form>(i);
  }
  return std::nullopt;
}

void read_nested(const Seamed& text, Context& context, std::string_view layer) {
  if (context.depth >= kDeepest) return;
  const LayerScope scope(context, layer);
  read_as(recognise(text, context.names), text, context);
}

Reading read(std::string_view pasted, std::optional<Form> override, const Names& names) {
  Context context;
  context.pasted = pasted;
  context.names = names;
  const Seamed whole = Seamed::whole(pasted);
  const Seamed text = undress(whole, context);
  Form recognised = recognise(text, names);
  context.form = override.value_or(recognised);
  const bool python = context.form == Form::kPythonEnv || context.form == Form::kPythonList;
  const std::string_view file = python ? settings_file(text.text()) : std::string_view();
  if (!file.empty()) context.layers.emplace_back(file);
  read_as(context.form, text, context);
  if (!override && recognised == Form::kYaml && context.reading.sections.empty() &&
      holds_compiler(text.text())) {
    // "Run:" is no key where a command of a shell follows.
    context.reading.findings.clear();
    context.form = recognised = Form::kShellEnv;
    read_as(recognised, text, context);
  }
  if (!override && context.spoken_of && context.reading.sections.empty()) {
    context.reading.findings.clear();
    context.form = recognised = Form::kBareFlags;
    read_mentions(text, context);
  }
  context.reading.layers = context.layers;
  finish(context);
  Reading& reading = context.reading;
  if (reading.sections.empty()) {
    // Nobody minds the blanks of a text without flags.
    std::vector<Finding>& findings = reading.findings;
    findings.erase(
        std::remove_if(findings.begin(), findings.end(),
                       [](const Finding& finding) { return finding.id == FindingId::kTypographicCharacter; }),
        findings.end());
  }
  reading.detected = recognised;
  if (recognised == Form::kShellEnv) reading.detected = finer_shell(reading);
  if (recognised == Form::kPythonEnv) reading.detected = finer_python(text, reading);
  // A file of settings is read as Python is, and sets an environment.
  if (!file.empty() && reading.detected == Form::kPythonEnv) reading.detected = Form::kShellEnv;
  reading.form = override.value_or(reading.detected);
  for (Section& section : reading.sections) {
    if (section.form == recognised) section.form = reading.form;
    section.commented_out = context.commented_out;
  }
  if (context.commented_out && !reading.sections.empty()) {
    Finding finding;
    finding.id = FindingId::kCommentedOut;
    finding.span = reading.sections.front().span;
    finding.section = 0;
    reading.findings.insert(reading.findings.begin(), finding);
  }
  return static_cast<Reading&&>(reading);
}

}  // namespace flaglane::intake

#include "render/answers_json.h"

#include "check/catalogue.h"
#include "check/versions.h"
#include "render/json_writer.h"
#include "text/utf16_index.h"

namespace flaglane::render {

std::string rules_json(const std::vector<const check::Rule*>& rules) {
  JsonWriter json;
  json.begin_array();
  for (const check::Rule* rule : rules) {
    json.begin_object();
    json.field("id", rule->id);
    json.field("severity", diag::name(rule->severity));
    json.field("title", rule->title);
    json.field("what", rule->what);
    json.field("why", rule->why);
    json.field("mend", rule->mend);
    json.field("example", rule->example);
    json.field("mended", rule->mended);
    json.field("evidence", rule->evidence);
    json.field("confidence", diag::name(rule->confidence));
    json.end_object();
  }
  json.end_array();
  return json.take();
}

std::string clauses_json(std::span<const check::Clause> clauses) {
  JsonWriter json;
  json.begin_array();
  for (const check::Clause& clause : clauses) {
    json.begin_object();
    json.field("id", clause.id);
    json.field("text", clause.text);
    json.field("confidence", diag::name(clause.confidence));
    json.field("test", clause.test);
    json.end_object();
  }
  json.end_array();
  return json.take();
}

std::string help_json(const check::HelpText& help) {
  JsonWriter json;
  json.begin_object();
  json.field("surface", help.surface);
  json.field("prog", help.prog);
  json.field("text", help.text);
  json.end_object();
  return json.take();
}

std::string completions_json(std::span<const check::Completion> completions, std::string_view pasted) {
  constexpr std::string_view kWhat[] = {"option", "value", "subcommand"};
  const text::Utf16Index index(pasted);
  JsonWriter json;
  json.begin_array();
  for (const check::Completion& each : completions) {
    const text::Span units = index.to_utf16(each.span);
    json.begin_object();
    json.field("insert", each.insert);
    json.field("from", units.begin);
    json.field("to", units.end);
    json.field("label", each.label);
    json.field("detail", each.detail);
    json.field_or_null("lane", each.lane ? check::id(*each.lane) : std::string_view());
    json.field_or_null("kind", each.kind);
    json.field("what", kWhat[static_cast<std::size_t>(each.what)]);
    json.end_object();
  }
  json.end_array();
  return json.take();
}

std::string converted_json(const check::Converted& converted) {
  JsonWriter json;
  json.begin_object();
  json.key("text");
  if (converted.text) {
    json.string(*converted.text);
  } else {
    json.null();
  }
  json.field("note", converted.note);
  json.end_object();
  return json.take();
}

std::string build_info_json(std::string_view version) {
  JsonWriter json;
  json.begin_object();
  json.field("version", version);
  json.field("compiler", check::kCompilerBuild);
  json.begin_array("pythons");
  for (const std::string_view python : {"3.10", "3.11", "3.12"}) json.string(python);
  json.end_array();
  json.begin_array("versions");
  for (const std::string_view each : check::versions()) json.string(each);
  json.end_array();
  json.field("flags", static_cast<std::int64_t>(check::catalogue().size()));
  json.end_object();
  return json.take();
}

}  // namespace flaglane::render

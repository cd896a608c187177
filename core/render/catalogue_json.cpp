#include "render/catalogue_json.h"

#include "render/json_writer.h"

namespace flaglane::render {

namespace {

constexpr std::string_view kChanges[] = {"default",        "added",   "removed",    "choice-added",
                                         "choice-removed", "renamed", "deprecated", "note"};

template <typename Strings>
void strings(JsonWriter& json, std::string_view name, const Strings& list) {
  json.begin_array(name);
  for (const auto& each : list) json.string(each);
  json.end_array();
}

void history(JsonWriter& json, const diag::Facts& facts) {
  json.begin_array("history");
  for (const diag::History& each : facts.history) {
    json.begin_object();
    json.field("since", each.since);
    json.field("change", kChanges[static_cast<std::size_t>(each.change)]);
    json.field("value", each.value);
    json.field("note", each.note);
    json.end_object();
  }
  json.end_array();
}

void evidence(JsonWriter& json, const diag::Facts& facts) {
  json.begin_array("evidence");
  for (const diag::Evidence& each : facts.evidence) {
    json.begin_object();
    json.field("source", diag::text(each.source));
    json.field("fact", each.fact);
    json.end_object();
  }
  json.end_array();
}

void deprecation(JsonWriter& json, const diag::Facts& facts) {
  json.key("deprecated");
  if (!facts.deprecated) {
    json.null();
    return;
  }
  json.begin_object();
  json.field_or_null("replacement", facts.replacement);
  json.field_or_null("since", facts.deprecated_since);
  json.end_object();
}

void entry(JsonWriter& json, const check::Flag& flag) {
  const diag::Facts& facts = *flag.facts;
  json.begin_object();
  json.field("name", flag.name);
  strings(json, "aliases", flag.aliases);
  strings(json, "spellings", flag.spellings);
  json.field("lane", check::id(flag.lane));
  json.field("command", flag.command);
  json.field_or_null("kind", flag.kind);
  json.field("kindBasis", check::id(facts.kind_basis));
  json.field_or_null("job", flag.job);
  json.field("jobBasis", check::id(facts.job_basis));
  json.field_or_null("jobNote", flag.job_note);
  json.key("default");
  if (flag.default_text) {
    json.string(*flag.default_text);
  } else {
    json.null();
  }
  json.field("defaultBasis", check::id(facts.default_basis));
  json.field("action", flag.action);
  json.field("actionBasis", check::id(facts.action_basis));
  json.field("type", flag.type);
  // What the registration allows; where it allows anything, the values that are known.
  if (!flag.choices.empty()) {
    strings(json, "choices", flag.choices);
  } else if (!facts.values.empty()) {
    strings(json, "choices", facts.values);
  } else {
    json.field_or_null("choices", {});
  }
  json.field_or_null("metavar", flag.metavar);
  json.field_or_null("nargs", flag.nargs);
  json.flag("required", flag.required);
  json.flag("positional", flag.positional);
  json.field_or_null("negation", flag.negation);
  deprecation(json, facts);
  json.field_or_null("carries", flag.carries ? check::id(*flag.carries) : std::string_view());
  json.field_or_null("since", facts.since);
  json.field_or_null("until", facts.until);
  json.field("summary", facts.summary);
  history(json, facts);
  json.field("surface", flag.surface);
  json.field_or_null("group", flag.group);
  json.field_or_null("dest", flag.dest);
  json.field("confidence", diag::name(facts.confidence));
  evidence(json, facts);
  json.field_or_null("notes", facts.notes);
  strings(json, "related", facts.related);
  json.field_or_null("example", facts.example);
  json.end_object();
}

}  // namespace

std::string catalogue_json(std::span<const check::Flag> flags) {
  std::string out = "[";
  JsonWriter json;
  for (const check::Flag& flag : flags) {
    out += out.size() == 1 ? "\n" : ",\n";
    entry(json, flag);
    out += json.take();
  }
  out += "\n]\n";
  return out;
}

}  // namespace flaglane::render

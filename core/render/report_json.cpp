#include "render/report_json.h"

#include "check/catalogue.h"
#include "render/json_writer.h"
#include "text/utf16_index.h"

namespace flaglane::render {

namespace {

constexpr std::string_view kRoles[] = {"program",   "subcommand", "option",       "value",      "positional",
                                       "separator", "consumed",   "unrecognized", "surrounding"};
constexpr std::string_view kMatches[] = {"exact", "prefix", "equals", "prefix-equals", "joined", "cluster"};
constexpr std::string_view kPlaces[] = {"command", "torch-neuronx", "jax"};
constexpr std::string_view kOrigins[] = {"default", "user", "framework"};
constexpr std::string_view kOutcomes[] = {"ok", "error", "exit", "known"};
constexpr std::string_view kVerdicts[] = {"accepted", "stops", "nothing", "another-compiler"};

template <typename Enum, std::size_t Size>
std::string_view pick(const std::string_view (&names)[Size], Enum value) {
  return names[static_cast<std::size_t>(value)];
}

class ReportWriter {
 public:
  explicit ReportWriter(std::string_view pasted) : pasted_(pasted), index_(pasted) {}

  std::string write(const check::Report& report) {
    json_.begin_object();
    json_.field("schema", 1);
    json_.begin_object("form");
    json_.field("kind", report.form);
    json_.field("detected", report.detected);
    strings("layers", report.layers);
    json_.end_object();
    json_.begin_array("tokens");
    for (const check::Token& each : report.tokens) token(each);
    json_.end_array();
    json_.begin_array("diagnostics");
    for (const diag::Diagnostic& each : report.diagnostics) diagnostic(each);
    json_.end_array();
    main_section(report);
    json_.begin_array("sections");
    for (const check::Section& each : report.sections) section(each);
    json_.end_array();
    counts(report);
    json_.end_object();
    return json_.take();
  }

 private:
  // The part of a span that a range is made of; callers have opened the object.
  void range(text::Span span) {
    const text::Span units = index_.to_utf16(span);
    json_.field("from", units.begin);
    json_.field("to", units.end);
  }

  void range(std::string_view name, const std::optional<text::Span>& span) {
    json_.key(name);
    if (!span) {
      json_.null();
      return;
    }
    json_.begin_object();
    range(*span);
    json_.end_object();
  }

  template <typename Strings>
  void strings(std::string_view name, const Strings& list) {
    json_.begin_array(name);
    for (const auto& each : list) json_.string(each);
    json_.end_array();
  }

  void indexes(std::string_view name, const std::vector<std::uint32_t>& list) {
    json_.begin_array(name);
    for (const std::uint32_t each : list) json_.number(each);
    json_.end_array();
  }

  void token(const check::Token& token) {
    json_.begin_object();
    json_.field("text", token.span.of(pasted_));
    range(token.span);
    json_.field("word", token.word);
    json_.field_or_null("lane", token.lane ? check::id(*token.lane) : std::string_view());
    json_.field("role", pick(kRoles, token.role));
    json_.field_or_null("flag", token.flag);
    json_.field("depth", token.depth);
    json_.field_or_null("kind", token.kind);
    json_.field_or_null("match", token.match ? pick(kMatches, *token.match) : std::string_view());
    range("name", token.name);
    range("value", token.value);
    json_.field_or_null("dest", token.dest);
    json_.field("state", token.dead_by ? "dead" : "live");
    json_.key("deadBy");
    if (token.dead_by) {
      json_.number(*token.dead_by);
    } else {
      json_.null();
    }
    json_.field("section", token.section);
    json_.field("note", token.note);
    json_.end_object();
  }

  void fix(const diag::Fix& fix) {
    json_.begin_object();
    json_.field("title", fix.title);
    json_.flag("safe", fix.safe);
    json_.begin_array("edits");
    for (const diag::Edit& edit : fix.edits) {
      json_.begin_object();
      range(edit.span);
      json_.field("text", edit.text);
      json_.end_object();
    }
    json_.end_array();
    json_.end_object();
  }

  void diagnostic(const diag::Diagnostic& found) {
    json_.begin_object();
    json_.field("rule", found.rule);
    json_.field("severity", diag::name(found.severity));
    json_.field("message", found.message);
    json_.flag("verbatim", found.verbatim);
    json_.field("title", found.title);
    range(found.span);
    json_.begin_array("labels");
    for (const diag::Label& label : found.labels) {
      json_.begin_object();
      range(label.span);
      json_.field("text", label.text);
      json_.end_object();
    }
    json_.end_array();
    strings("notes", found.notes);
    json_.begin_array("fixes");
    for (const diag::Fix& each : found.fixes) fix(each);
    json_.end_array();
    json_.field("confidence", diag::name(found.confidence));
    json_.field_or_null("lane", found.lane);
    json_.field_or_null("flag", found.flag);
    json_.field("section", found.section);
    json_.end_object();
  }

  void driver(const std::optional<check::DriverResult>& result) {
    json_.key("driver");
    if (!result) {
      json_.null();
      return;
    }
    json_.begin_object();
    json_.field("outcome", pick(kOutcomes, result->outcome));
    json_.field("exitCode", result->exit_code);
    json_.field("stdout", result->stdout_text);
    json_.field("stderr", result->stderr_text);
    json_.begin_array("values");
    for (const check::DriverValue& value : result->values) {
      json_.begin_object();
      json_.field("dest", value.dest);
      json_.field("repr", value.repr);
      json_.field("origin", pick(kOrigins, value.origin));
      json_.field_or_null("kind", value.kind);
      json_.field_or_null("job", value.job);
      json_.field_or_null("flag", value.flag);
      indexes("tokens", value.tokens);
      strings("lost", value.lost);
      json_.end_object();
    }
    json_.end_array();
    json_.end_object();
  }

  void backend(const std::vector<check::BackendResult>& results) {
    json_.begin_array("backend");
    for (const check::BackendResult& result : results) {
      json_.begin_object();
      json_.field_or_null("carrier", result.carrier);
      json_.field("lane", check::id(result.lane));
      json_.field("outcome", pick(kOutcomes, result.outcome));
      json_.field("stderr", result.stderr_text);
      json_.begin_array("values");
      for (const check::BackendValue& value : result.values) {
        json_.begin_object();
        json_.field("dest", value.dest);
        json_.field("repr", value.repr);
        json_.field("origin", pick(kOrigins, value.origin));
        json_.field_or_null("flag", value.flag);
        indexes("tokens", value.tokens);
        json_.field_or_null("error", value.error ? std::string_view(*value.error) : std::string_view());
        json_.end_object();
      }
      json_.end_array();
      strings("unknown", result.unknown);
      range("range", result.span);
      json_.flag("lost", result.lost);
      json_.end_object();
    }
    json_.end_array();
  }

  void verdict(const check::Verdict& verdict) {
    json_.begin_object("verdict");
    json_.field("kind", pick(kVerdicts, verdict.kind));
    json_.key("exitCode");
    if (verdict.exit_code) {
      json_.number(*verdict.exit_code);
    } else {
      json_.null();
    }
    json_.field("text", verdict.text);
    json_.field("note", verdict.note);
    json_.field("confidence", diag::name(verdict.confidence));
    json_.end_object();
  }

  void suffix(const std::optional<check::Suffix>& suffix) {
    json_.key("suffix");
    if (!suffix) {
      json_.null();
      return;
    }
    json_.begin_object();
    json_.field("json", suffix->json);
    json_.field("joined", suffix->joined);
    strings("flags", suffix->flags);
    json_.field_or_null("pasted", suffix->pasted ? std::string_view(*suffix->pasted) : std::string_view());
    json_.key("agrees");
    if (suffix->pasted) {
      json_.boolean(suffix->agrees);
    } else {
      json_.null();
    }
    json_.end_object();
  }

  void section(const check::Section& section) {
    json_.begin_object();
    range(section.span);
    json_.field("form", section.form);
    json_.field("title", section.title);
    json_.field("place", pick(kPlaces, section.place));
    strings("layers", section.layers);
    verdict(section.verdict);
    driver(section.driver);
    backend(section.backend);
    suffix(section.suffix);
    strings("appended", section.appended);
    json_.end_object();
  }

  // What most readers want stands at the top: the results of the first section with flags.
  void main_section(const check::Report& report) {
    static const check::Section kNone;
    const check::Section& main = report.main_section ? report.sections[*report.main_section] : kNone;
    driver(main.driver);
    backend(main.backend);
    verdict(main.verdict);
  }

  void counts(const check::Report& report) {
    std::int64_t count[3] = {};
    for (const diag::Diagnostic& each : report.diagnostics) ++count[static_cast<std::size_t>(each.severity)];
    json_.begin_object("counts");
    json_.field("error", count[0]);
    json_.field("warning", count[1]);
    json_.field("info", count[2]);
    json_.field("ignored", report.ignored);
    json_.end_object();
  }

  std::string_view pasted_;
  text::Utf16Index index_;
  JsonWriter json_;
};

}  // namespace

std::string report_json(const check::Report& report, std::string_view pasted) {
  return ReportWriter(pasted).write(report);
}

}  // namespace flaglane::render

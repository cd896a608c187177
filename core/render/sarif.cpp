#include "render/sarif.h"

#include "check/rules.h"
#include "render/json_writer.h"
#include "render/lines.h"

namespace flaglane::render {

namespace {

constexpr std::string_view kSchema = "https://json.schemastore.org/sarif-2.1.0.json";
constexpr std::string_view kLevels[] = {"error", "warning", "note"};

class SarifWriter {
 public:
  SarifWriter(std::string_view pasted, std::string_view uri) : lines_(pasted), uri_(uri) {}

  std::string write(const check::Report& report) {
    json_.begin_object();
    json_.field("$schema", kSchema);
    json_.field("version", "2.1.0");
    json_.begin_array("runs");
    json_.begin_object();
    tool();
    json_.field("columnKind", "utf16CodeUnits");
    json_.begin_array("results");
    for (const diag::Diagnostic& each : report.diagnostics) result(each);
    json_.end_array();
    json_.end_object();
    json_.end_array();
    json_.end_object();
    return json_.take();
  }

 private:
  void message(std::string_view name, std::string_view text) {
    json_.begin_object(name);
    json_.field("text", text);
    json_.end_object();
  }

  void tool() {
    json_.begin_object("tool");
    json_.begin_object("driver");
    json_.field("name", "flaglane");
    json_.begin_array("rules");
    for (const check::Rule* rule : check::rules()) {
      json_.begin_object();
      json_.field("id", rule->id);
      message("shortDescription", rule->title);
      message("fullDescription", rule->what);
      json_.begin_object("defaultConfiguration");
      json_.field("level", kLevels[static_cast<std::size_t>(rule->severity)]);
      json_.end_object();
      json_.end_object();
    }
    json_.end_array();
    json_.end_object();
    json_.end_object();
  }

  void region(std::string_view name, text::Span span) {
    const LineColumn from = lines_.at(span.begin);
    const LineColumn to = lines_.at(span.end);
    json_.begin_object(name);
    json_.field("startLine", from.line);
    json_.field("startColumn", from.column);
    json_.field("endLine", to.line);
    json_.field("endColumn", to.column);
    json_.end_object();
  }

  void artifact() {
    json_.begin_object("artifactLocation");
    json_.field("uri", uri_);
    json_.end_object();
  }

  void location(text::Span span, std::string_view text) {
    json_.begin_object();
    json_.begin_object("physicalLocation");
    artifact();
    region("region", span);
    json_.end_object();
    if (!text.empty()) message("message", text);
    json_.end_object();
  }

  void result(const diag::Diagnostic& found) {
    json_.begin_object();
    json_.field("ruleId", found.rule);
    json_.field("level", kLevels[static_cast<std::size_t>(found.severity)]);
    std::string text = found.message;
    for (const std::string& note : found.notes) text += "\n" + note;
    message("message", text);
    json_.begin_array("locations");
    location(found.span, {});
    json_.end_array();
    if (!found.labels.empty()) {
      json_.begin_array("relatedLocations");
      for (const diag::Label& label : found.labels) location(label.span, label.text);
      json_.end_array();
    }
    fixes(found);
    json_.end_object();
  }

  void fixes(const diag::Diagnostic& found) {
    json_.begin_array("fixes");
    for (const diag::Fix& fix : found.fixes) {
      if (!fix.safe || fix.edits.empty()) continue;
      json_.begin_object();
      message("description", fix.title);
      json_.begin_array("artifactChanges");
      json_.begin_object();
      artifact();
      json_.begin_array("replacements");
      for (const diag::Edit& edit : fix.edits) {
        json_.begin_object();
        region("deletedRegion", edit.span);
        message("insertedContent", edit.text);
        json_.end_object();
      }
      json_.end_array();
      json_.end_object();
      json_.end_array();
      json_.end_object();
    }
    json_.end_array();
  }

  Lines lines_;
  std::string_view uri_;
  JsonWriter json_;
};

}  // namespace

std::string sarif(const check::Report& report, std::string_view pasted, std::string_view uri) {
  return SarifWriter(pasted, uri).write(report);
}

}  // namespace flaglane::render

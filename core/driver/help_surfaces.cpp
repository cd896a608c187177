#include "driver/help_surfaces.h"

#include <algorithm>

#include "text/utf8.h"

namespace flaglane::driver {
namespace {

// "%-<width>s": Python counts code points.
void append_padded(std::string& out, std::string_view text, std::size_t width) {
  out += text;
  const std::size_t length = text::code_point_count(text);
  if (length < width) out.append(width - length, ' ');
}

std::string_view without_dashes(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of('-'), text.size()));
}

}  // namespace

std::string group_or_dest(const ArgumentRecord& record, text::Dialect dialect) {
  const argparse::ArgumentGroup* section = record.argument.section;
  const bool titled = section != nullptr && section->title.truth();
  return argparse::str(titled ? section->title : record.argument.action->dest, dialect);
}

std::string flag_column(const ArgumentRecord& record, text::Dialect dialect) {
  const auto& strings = record.argument.action->option_strings;
  for (std::string_view string : strings) {
    if (string.substr(0, 2) == "--") return std::string(without_dashes(string));
  }
  if (!strings.empty()) return std::string(without_dashes(strings[0]));
  return argparse::str(record.argument.action->dest, dialect);
}

void append_row(std::string& out, const ArgumentRecord& record, RowDefaults defaults, text::Dialect dialect) {
  append_padded(out, group_or_dest(record, dialect), 15);
  out += ' ';
  append_padded(out, name(record.kind), 8);
  out += " --";
  out += flag_column(record, dialect);
  out += ": ";
  out += record.argument.help;
  if (defaults == RowDefaults::kShown) {
    out += " (default: ";
    argparse::append_repr(out, record.default_value, dialect);
    out += ')';
  }
  out += '\n';
}

void append_rows(std::string& out, const ArgumentRegistry& registry, std::initializer_list<ArgKind> kinds,
                 RowDefaults defaults, text::Dialect dialect) {
  for (const ArgumentRegistry::Context& context : registry.arguments_by_context()) {
    for (const ArgumentRecord& record : context.records) {
      if (std::find(kinds.begin(), kinds.end(), record.kind) == kinds.end()) continue;
      append_row(out, record, defaults, dialect);
    }
  }
}

}  // namespace flaglane::driver

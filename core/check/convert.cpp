#include "check/convert.h"

#include <string>
#include <vector>

#include "check/ask.h"
#include "check/findings.h"
#include "check/holes_written.h"
#include "check/suffix.h"
#include "intake/convert.h"
#include "text/python_int.h"

namespace flaglane::check {
namespace {

using intake::Target;

/// The words that stand for the user's flags. Of a command they are those of the module's suffix: a wrapper
/// writes the program, the files and what it appends by itself.
std::vector<std::uint32_t> flag_words(const SectionView& view) {
  const intake::Section& section = *view.section;
  const bool command = section.kind == intake::SectionKind::kCommand;
  if (const std::optional<std::vector<std::uint32_t>> own = suffix_words(view); command && own) return *own;
  std::vector<std::uint32_t> chosen;
  for (std::uint32_t word = 0; word < section.words.size(); ++word) {
    const std::uint32_t arg = view.run ? view.run->arg_of[word] : kNone;
    const bool known = arg != kNone && arg < view.run->outcome.decisions.size();
    const argparse::Role role = known ? view.run->outcome.decisions[arg].role : argparse::Role::kOption;
    if (command && (view.fates[word] == Fate::kProgram || role == argparse::Role::kSubcommand ||
                    role == argparse::Role::kPositional))
      continue;
    chosen.push_back(word);
  }
  return chosen;
}

/// Writes words, with a mark of plain characters for each hole until the quotes stand around them.
class Writer {
 public:
  Writer(std::string_view pasted, Target target) : pasted_(pasted), target_(target) {}

  void add(const intake::Word& word) {
    Item item;
    const std::string& text = word.text.text();
    std::uint32_t done = 0;
    for (const intake::HoleAt& hole : word.text.holes()) {
      const std::string_view source = word.text.source(hole.span).of(pasted_);
      std::optional<WrittenHole> written = write_hole(hole.kind, source, target_);
      if (written && written->text.empty() && (!word.only_hole || target_ != Target::kPythonList))
        written.reset();
      if (!written) {
        refuse(source);
        return;
      }
      if (hole.kind == intake::Hole::kPlaceholder) continue;  // it is text, and may need quotes
      item.text.append(text, done, hole.span.begin - done);
      item.text += kMark + text::to_string(static_cast<std::int64_t>(holes_.size())) + "_";
      done = hole.span.end;
      if (word.only_hole) item.code = written->item;
      item.in_fstring = item.in_fstring || written->in_fstring;
      holes_.push_back(std::move(written->text));
    }
    item.text.append(text, done, text.size() - done);
    items_.push_back(std::move(item));
  }

  /// All words become one, behind an option's name: a bare option string is one word of a command line.
  void carry(std::string_view carrier) {
    Item whole;
    whole.text = cat({carrier, "="});
    for (std::size_t i = 0; i < items_.size(); ++i) {
      whole.text += cat({i > 0 ? " " : "", items_[i].text});
      whole.in_fstring = whole.in_fstring || items_[i].in_fstring;
    }
    items_.assign(1, whole);
  }

  [[nodiscard]] bool empty() const { return items_.empty(); }
  [[nodiscard]] bool refused() const { return !note_.empty(); }

  [[nodiscard]] Converted take() {
    if (refused()) return {std::nullopt, std::move(note_)};
    if (target_ == Target::kPythonList) return {filled(list()), {}};
    std::vector<std::string> words;
    bool in_fstring = false;
    for (Item& item : items_) {
      words.push_back(std::move(item.text));
      in_fstring = in_fstring || item.in_fstring;
    }
    std::string text = intake::convert(words, target_);
    if (in_fstring) {
      const std::size_t literal = text.find(" = ") + 3;
      text = text.substr(0, literal) + as_fstring(std::string_view(text).substr(literal));
    }
    return {filled(text), {}};
  }

 private:
  struct Item {
    std::string text;
    std::string code;  // of a list's item that is no string
    bool in_fstring = false;
  };
  static constexpr const char* kMark = "FLAGLANE_HOLE_";

  void refuse(std::string_view source) {
    if (refused()) return;
    note_ = target_ == Target::kJson ? cat({"JSON is filled in by nobody, so ", code(source.substr(0, 60)),
                                            " cannot be written in it."})
                                     : cat({"This form has no way to write ", code(source.substr(0, 60)),
                                            ", which is filled in later."});
  }

  [[nodiscard]] std::string list() const {
    const std::string empty = intake::convert({}, target_);  // "compiler_args = []"
    const std::string_view start = std::string_view(empty).substr(0, empty.size() - 1);
    std::string text(start);
    for (std::size_t i = 0; i < items_.size(); ++i) {
      const Item& item = items_[i];
      if (i > 0) text += ", ";
      if (!item.code.empty()) {
        text += item.code;
        continue;
      }
      const std::string one = intake::convert({item.text}, target_);
      const std::string_view literal =
          std::string_view(one).substr(start.size(), one.size() - start.size() - 1);
      text += item.in_fstring ? as_fstring(literal) : std::string(literal);
    }
    return text + "]";
  }

  /// The text with each mark replaced by what fills it in.
  [[nodiscard]] std::string filled(const std::string& text) const {
    std::string out;
    std::size_t done = 0;
    const std::string_view mark = kMark;
    for (std::size_t at = text.find(mark); at != text.npos; at = text.find(mark, done)) {
      out.append(text, done, at - done);
      std::size_t index = 0;
      std::size_t end = at + mark.size();
      for (; end < text.size() && text[end] >= '0' && text[end] <= '9' && index < holes_.size(); ++end)
        index = index * 10 + static_cast<std::size_t>(text[end] - '0');
      const bool ours =
          index < holes_.size() && end < text.size() && text[end] == '_' && end > at + mark.size();
      if (ours) {
        out += holes_[index];
        done = end + 1;
      } else {
        out += mark;
        done = at + mark.size();
      }
    }
    return out.append(text, done, text.npos);
  }

  std::string_view pasted_;
  Target target_;
  std::vector<Item> items_;
  std::vector<std::string> holes_;  // as written, by the number in their mark
  std::string note_;
};

/// Nothing where the section has no flags of its own.
std::optional<Converted> convert_section(std::string_view pasted, Target target, const SectionView& view) {
  const intake::Section& section = *view.section;
  if (section.words.empty() || section.kind == intake::SectionKind::kMentions || view.legacy)
    return std::nullopt;
  Writer writer(pasted, target);
  for (const std::uint32_t index : flag_words(view)) {
    const intake::Word& word = section.words[index];
    // The variable's own earlier value is dropped: the converted text sets the variable anew.
    if (word.only_hole && view.fates[index] == Fate::kHole && section.inherits) continue;
    writer.add(word);
  }
  if (writer.empty() && !writer.refused()) return std::nullopt;
  if (section.kind == intake::SectionKind::kBackendString && !view.strings.empty())
    writer.carry(carrier_of(view.strings[0].lane));
  return writer.take();
}

}  // namespace

Converted convert(std::string_view pasted, std::string_view target, const CheckOptions& options,
                  std::optional<std::uint32_t> section) {
  const std::optional<Target> form = intake::target_from_id(target);
  if (!form) return {};
  const Analysis analysis = ask(pasted, options);
  for (std::uint32_t index = 0; index < analysis.sections.size(); ++index) {
    if (section ? *section != index : analysis.reading.sections[index].aside) continue;
    if (std::optional<Converted> converted = convert_section(pasted, *form, analysis.sections[index]))
      return *std::move(converted);
  }
  return {};
}

}  // namespace flaglane::check

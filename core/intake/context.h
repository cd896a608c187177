#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "intake/reading.h"
#include "intake/seamed.h"
#include "intake/variables.h"

namespace flaglane::intake {

/// How sure a section is to hold compiler flags.
enum class Rank : std::uint8_t {
  kOther,     ///< a variable that holds something like flags: shown when nothing better was found
  kCompiler,  ///< NEURON_CC_FLAGS, compiler_args and their like, and commands
};

/// How deep texts may lie inside texts: a script in a string in a list.
inline constexpr std::uint32_t kDeepest = 4;

/// What the languages' readers share while one paste is read.
struct Context {
  Reading reading;
  Names names;
  std::string_view pasted;
  Variables variables;
  std::vector<Rank> ranks;          ///< of reading.sections
  std::vector<bool> merged;         ///< of reading.sections: another one has taken its value
  std::vector<std::string> layers;  ///< around the text that is being read
  Form form = Form::kNone;          ///< what its sections are
  std::uint32_t depth = 0;
  bool commented_out = false;  ///< all of the paste stands in comments
  bool spoken_of = false;      ///< running text names the compiler, without calling it
};

/// A new section with the context's form and layers; the reference holds until the next one.
Section& add_section(Context& context, SectionKind kind, Rank rank);

void add_finding(Context& context, FindingId id, text::Span pasted_span, std::string_view text = {});
/// One more edit of the last finding.
void add_edit(Context& context, text::Span pasted_span, std::string_view text);
/// A blank is missing at a place of the pasted text; the edit writes it.
void add_missing_space(Context& context, std::uint32_t at);

/// A layer that is taken off while a nested text is read.
class LayerScope {
 public:
  LayerScope(Context& context, std::string_view name) : context_(context) {
    ++context_.depth;
    context_.layers.emplace_back(name);
  }
  ~LayerScope() {
    --context_.depth;
    context_.layers.pop_back();
  }
  LayerScope(const LayerScope&) = delete;
  LayerScope& operator=(const LayerScope&) = delete;

 private:
  Context& context_;
};

/// What a name of a variable, keyword or key says of its value.
enum class NameKind : std::uint8_t {
  kUnrelated,    ///< XLA_FLAGS, CFLAGS and any other name
  kNeighbour,    ///< an environment variable of the same stack, which nothing here reads
  kSuggestive,   ///< "args", "flags", "options": may hold compiler flags
  kCompiler,     ///< compiler_args, cc_flags
  kEnvironment,  ///< NEURON_CC_FLAGS
};
[[nodiscard]] NameKind classify_name(std::string_view name);
[[nodiscard]] Consumer consumer_of(NameKind kind);

/// Which compiler a word calls, by its last path component.
[[nodiscard]] Program program_of(std::string_view word);

/// A string of flags was given to a name. `joint`: length of the earlier value it goes on from, 0 if none.
struct Assignment {
  std::string_view name;
  text::Span name_span;  ///< pasted
  text::Span span;       ///< pasted: the statement
  Seamed value;
  WordStyle style = WordStyle::kShlex;
  bool goes_on = false;   ///< the value has the name's own earlier value in it
  bool inherits = false;  ///< ... which is not known here
  std::uint32_t joint = 0;
};

/// Remembers the value and makes, or goes on with, the section that shows it.
void assign(Context& context, Assignment assignment);
/// How the wrapper's variable is set where name and value are one word.
inline constexpr std::string_view kVariableSet = "NEURON_CC_FLAGS=";
/// The same of an item of a list that gives an environment; `span`: the item, pasted. False if it sets
/// something else.
bool assign_item(Context& context, const Seamed& item, text::Span span);

/// The variable's value has become part of what the consumer gets: it is not shown by itself, and what it
/// would be had another branch been taken is shown too.
void mark_merged(Context& context, std::string_view name, Consumer consumer);
void show_others(Context& context, const std::vector<OtherValue>& others, std::uint32_t name,
                 Consumer consumer);

/// Splits the values, drops what is not to be shown, and adds the findings that need whole sections.
void finish(Context& context);

// The readers. Each adds to context.reading.
void read_shell(const Seamed& script, Context& context);
/// True when variables are set as PowerShell sets them.
[[nodiscard]] bool is_powershell(std::string_view text);
void read_powershell(const Seamed& script, Context& context);
/// Statements of Python, or pieces of them: assignments, calls that set the environment, lists, dict entries.
void read_python(const Seamed& code, Context& context);
/// A JSON document or a piece of one; notebook cells too.
void read_json(const Seamed& code, Context& context);
void read_dockerfile(const Seamed& file, Context& context);
void read_yaml(const Seamed& document, Context& context);
void read_log(const Seamed& log, Context& context);
/// A text that stands in a string of another: recognised and read by its own form, up to kDeepest texts deep.
void read_nested(const Seamed& text, Context& context, std::string_view layer);
/// True when the text begins with a flag.
[[nodiscard]] bool looks_like_bare_flags(const Seamed& flags);
/// Flags that stand by themselves, split as the wrapper splits them.
void read_bare_flags(const Seamed& flags, Context& context);
/// Comments and continuations go; what they part stays parted.
[[nodiscard]] Seamed without_comments(const Seamed& flags, Context& context);
/// One option string of a backend.
void read_backend_string(const Seamed& flags, Context& context);
/// Flags with words of running text between or behind them; false where they are not told so.
[[nodiscard]] bool read_told_flags(const Seamed& prose, Context& context);
/// Flags in running text: those with a value or side by side are read as flags, the others are only named.
void read_mentions(const Seamed& prose, Context& context);
/// True when the names among the words are a backend's and none is the driver's alone.
[[nodiscard]] bool is_backend_string(const Seamed& flags, const Names& names);

}  // namespace flaglane::intake

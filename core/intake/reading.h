#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "diag/diagnostic.h"
#include "intake/seamed.h"
#include "text/span.h"

// What was pasted, in which form, which flags are in it, and where each character of each word came from.
// Intake knows no flag: whether a name is the driver's or a backend's it asks its caller.
namespace flaglane::intake {

enum class Form : std::uint8_t {
  kNone,  ///< no flags found
  kShellCommand,
  kShellEnv,
  kPythonEnv,
  kPythonList,
  kDockerfile,
  kYaml,
  kJson,
  kLogLine,
  kBareFlags,
  kBackendOptions,
};

/// The id as reports and overrides write it: "shell-command", "none", ...
[[nodiscard]] std::string_view id(Form form);
/// The form of an id; nothing for any other text, "auto" included.
[[nodiscard]] std::optional<Form> form_from_id(std::string_view id);

/// What the words of a section are for.
enum class SectionKind : std::uint8_t {
  kCommand,        ///< a compiler's command line; words[0] is the program, the rest is its argv
  kFlags,          ///< flags without a program: a variable's string, a list, bare flags
  kBackendString,  ///< one option string of a backend; words are split as str.split() does
  kMentions,       ///< names in running text; each word stands alone and values are not to be read out of it
};

/// How the words of a section are written, which decides how an edit adds or removes one.
enum class WordStyle : std::uint8_t {
  kShell,  ///< words of a shell command
  kShlex,  ///< words of one string, split as shlex.split() does
  kSpace,  ///< words of one string, split as str.split() does
  kList,   ///< items of a Python, JSON or YAML list: one item is one word, nothing splits it
};

/// Which compiler a command calls.
enum class Program : std::uint8_t { kNone, kNeuronxCc, kNeuronCc };

/// Who gets the flags, as far as the form tells.
enum class Consumer : std::uint8_t {
  kUnknown,
  kCommandLine,     ///< the compiler itself
  kEnvironment,     ///< NEURON_CC_FLAGS: a framework's wrapper splits it
  kCompilerArgs,    ///< compiler_args=...: torch_neuronx.trace and its like
  kJaxEnvironment,  ///< NEURON_CC_FLAGS in a text that shows JAX
};

struct Word {
  Seamed text;              ///< the word as the program gets it
  text::Span source;        ///< in the pasted text, quotes included
  text::Span in_value;      ///< in Section::value, quotes included; only for kShlex and kSpace
  Layers around = {};       ///< the quotings that stand around the whole word, quotes included
  char quote = '\0';        ///< kList: the item's quote, ' or "; 0 for a YAML plain item
  text::Span removal = {};  ///< kList: what goes when the item goes, its comma included
  bool quoted = false;      ///< some of it stands in quotes of the word's own
  bool only_hole = false;   ///< nothing but a hole: it may be any number of words, or none
  bool apart = false;  ///< stands in another statement than the word before it: no edit reaches over both
};

/// `MODULE_<id>+<8 hex>` of a compile cache.
struct ModuleName {
  std::string id;
  std::string suffix;  ///< eight hexadecimal digits, lower case
  text::Span suffix_span;
};

inline constexpr std::uint32_t kNoSection = 0xFFFFFFFFU;

struct Section {
  SectionKind kind = SectionKind::kFlags;
  Form form = Form::kNone;
  WordStyle style = WordStyle::kShell;
  Program program = Program::kNone;
  Consumer consumer = Consumer::kUnknown;
  text::Span span;                    ///< the command or assignment, all of its parts
  std::string name;                   ///< the variable, keyword, key or program; empty: none
  text::Span name_span = {};          ///< where it stands; empty if none
  std::vector<Word> words;            ///< in order, holes kept
  std::optional<Seamed> value;        ///< the one string that the words were split from (kShlex, kSpace)
  std::string_view split_error = {};  ///< shlex's own text: "No closing quotation", "No escaped character"
  std::vector<std::string> layers;    ///< what was taken off, outermost first: "markdown", "json string", ...
  std::uint32_t parts = 1;            ///< how many assignments or appends it was merged from
  bool inherits = false;              ///< goes on from an earlier value that is not known here
  bool quotes_lost = false;           ///< printed with its words joined by blanks: the quotes are gone
  bool commented_out = false;         ///< all of the paste is commented out
  bool branched = false;              ///< some of it is added in a branch, which may not be taken
  bool aside = false;                 ///< what part of another section is had another branch been taken
  std::optional<ModuleName> module;
};

/// Input problems. What each is called and how grave it is, core/check decides.
enum class FindingId : std::uint8_t {
  kTypographicCharacter,   ///< text: the plain character(s); edits: the mend
  kUnclosedQuote,          ///< span: the quote that is never closed
  kDanglingContinuation,   ///< span: the backslash; blanks follow it, or the text ends
  kUnexpandedVariable,     ///< span: the hole; text: it as written
  kDefaultTaken,           ///< ${X:-text}: what stands behind :- was read
  kMissingSpace,           ///< span: an empty one at the joint; edits: insert the blank
  kItemHoldsFlagAndValue,  ///< a list item "--flag value"; edits: two items
  kItemHasQuotes,          ///< a list item with quotes of its own inside, which nothing takes off
  kLayersTakenOff,         ///< text: how many layers of escaping, in decimal
  kResponseFile,           ///< a word @file
  kEnvironmentNotChecked,  ///< text: the name of a neighbouring variable
  kEnvironmentNotRead,     ///< NEURON_CC_FLAGS set for a bare compiler command, which does not read it
  kCommentedOut,           ///< flags in a comment: they have no effect; text: the comment
  kElided,                 ///< `...` in place of words
  kAssignmentPosition,     ///< NAME=value behind a command word: an argument of it, not an assignment
  kYamlValues,             ///< `values:` beside `name:`; edits: `value:`
  kSubscript,              ///< name['--a', 'b']: the `=` is missing
  kPlaceholder,            ///< <name>: to be replaced
  kUsageBrackets,          ///< [--flag value] of a usage line
  kNothingLiteral,         ///< a flags variable is set to something that is not a literal
  kValueNotQuoted,         ///< NAME=--a --b: in a shell the value ends at the blank; edits: the quotes
  kArrayNotExported,       ///< NEURON_CC_FLAGS=(...): an environment has no arrays; text: the name, of a list
                           ///< of Python none
};

struct Finding {
  FindingId id = FindingId::kUnexpandedVariable;
  text::Span span;
  std::string text;
  std::vector<diag::Edit> edits = {};
  std::uint32_t section = kNoSection;  ///< index into Reading::sections
};

struct Reading {
  Form form = Form::kNone;      ///< as it was read
  Form detected = Form::kNone;  ///< as it was recognised
  std::vector<std::string> layers;
  std::vector<Section> sections;
  std::vector<Finding> findings;  ///< by place
};

/// What the caller knows of names; a name is given with its dashes and without `=value`.
struct Names {
  bool (*is_driver_name)(std::string_view name) = nullptr;
  /// One of the driver's PUBLIC names: it tips the scales where every name is in both.
  bool (*is_public_name)(std::string_view name) = nullptr;
  /// A Penguin, hlo2penguin or walrus name.
  bool (*is_backend_name)(std::string_view name) = nullptr;
  /// One of the driver's names that take the word behind them.
  bool (*takes_value)(std::string_view name) = nullptr;
};

/// Reads anything at all. Invalid UTF-8 is read byte by byte. `override` reads the text as that form,
/// whatever it looks like.
[[nodiscard]] Reading read(std::string_view pasted, std::optional<Form> override, const Names& names);

// Edits on a section's words. Each gives nothing where the text around cannot hold what is asked.

/// Word `index` becomes `text`, quoted as its surroundings want.
[[nodiscard]] Edits replace_word(const Section& section, std::size_t index, std::string_view text);
/// A new word before word `index`; words.size(): behind the last one.
[[nodiscard]] Edits insert_word(const Section& section, std::size_t index, std::string_view text);
/// Words [first, first + count) go, with the blanks or comma that parted them.
[[nodiscard]] Edits remove_words(const Section& section, std::size_t first, std::size_t count);

}  // namespace flaglane::intake

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "argparse/decision.h"
#include "argparse/namespace.h"
#include "argparse/pool.h"
#include "text/span.h"

namespace flaglane::argparse {

enum class ErrorCode : std::uint8_t {
  kAmbiguousOption,
  kExpectedArguments,        // "expected one argument" ...
  kIgnoredExplicitArgument,  // a flag was given a value
  kInvalidValue,             // type= refused it
  kInvalidChoice,
  kUnknownParser,
  kNotAllowedWith,  // mutually exclusive
  kInvalidDefault,  // type= refused a default
  kRequired,
  kRequiredGroup,
  kUnrecognized,
  kFile,    // an argument file that cannot be read
  kAction,  // an action of another layer said so
  kRaised,  // an exception that is no ArgumentError
  kExit,    // help, version, or an action that exits: no error, but the parse ends here
};

/// An error, or an exit, where it happened.
struct ErrorRecord {
  ErrorCode code = ErrorCode::kRaised;
  std::string message;         // as after "error: "; of kRaised str(exception); of kExit what is printed
  std::string_view type = {};  // of kRaised: the exception's class
  int status = 2;              // of kExit
  const ArgumentParser* parser = nullptr;    // that met it
  const Action* action = nullptr;            // null: none in particular
  std::uint32_t token = kNoIndex;            // kNoIndex: about argv as a whole
  text::Span span;                           // in that element: the value or the option string concerned
  std::vector<std::string_view> candidates;  // of kAmbiguousOption: the strings it could match
  std::vector<const Action*> others;  // of kRequired: those missing; kRequiredGroup: the group's members;
                                      // kNotAllowedWith: the one it may not stand with
  std::vector<std::uint32_t> tokens;  // of kUnrecognized: the elements left over
};

/// How a call of the parser ended, as its caller sees it.
enum class OutcomeKind : std::uint8_t {
  kParsed,   // namespace and extras
  kStopped,  // SystemExit
  kRaised,   // any other exception
};

/// What one parse made of one argv. Reusable: a parse clears it first and keeps its memory. It holds views of
/// argv and of the parser, which must outlive it (and the parser may not be changed meanwhile).
struct Outcome {
  OutcomeKind kind = OutcomeKind::kParsed;

  // kParsed; in tolerant mode also a partial result beside an error
  Namespace ns;
  std::vector<std::string_view> extras;
  std::vector<std::uint32_t> extra_tokens;  // their indices in argv; parse_args: of what it complained about

  // kStopped
  int status = 0;
  bool is_error = false;    // through error(): `message` and `prog` are set
  std::string message;      // what error() was given
  std::string prog;         // of the parser whose error() it was
  std::string stdout_text;  // help, version
  std::string stderr_text;  // usage and message

  // kRaised
  std::string_view raised_type = {};  // "ArgumentError", "TypeError" ...
  std::string raised_message;

  std::vector<std::string> notices;  // lines that actions wrote on stderr, each with its newline, in order
  std::vector<std::uint32_t> notice_uses;  // of each notice, the use that wrote it: index into uses

  // How it came about
  std::vector<std::string_view> words;  // argv after argument files were read in; the indices below are of it
  std::vector<std::uint32_t> origins;   // of each word, its index in argv; empty: the words are argv
  std::vector<Decision> decisions;      // one for each word
  std::vector<ClusterPart> cluster;
  std::vector<Use> uses;            // in the order they were taken
  std::vector<TokenRange> ranges;   // of the uses' values
  std::vector<ErrorRecord> errors;  // strict: none or one; tolerant: all, in order. The first decides `kind`.

  Pool pool;  // of values made by the parse

  void clear();
};

}  // namespace flaglane::argparse

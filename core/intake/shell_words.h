#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "intake/hole_cursor.h"
#include "intake/reading.h"
#include "intake/seamed.h"
#include "intake/variables.h"

namespace flaglane::intake {

/// One word after expansion and quote removal (POSIX 2.6, and bash's $'...').
struct ShellWord {
  Seamed text;
  text::Span at;                  ///< in the script, quotes included
  std::uint32_t assign_end = 0;   ///< length in `text` of a leading NAME= or NAME+=; 0: no assignment
  bool appends = false;           ///< NAME+=
  bool quoted = false;            ///< some of it stands in quotes
  bool inherits = false;          ///< an assignment whose value has the variable's own earlier value in it
  bool self_known = false;        ///< ... and that value was known here
  std::vector<std::string> used;  ///< variables whose known value is part of it
  bool array = false;             ///< NAME=(...)
  std::vector<ShellWord> items;   ///< ... and what stands in the brackets
  bool vanishes = false;          ///< "${A[@]}" of an empty array: no word if nothing else is in it
  // A word that is a piece of a variable's value, and nothing else:
  std::uint32_t used_at = 0;     ///< 1 + the place in the script where the value is used; 0: another word
  std::uint32_t piece_size = 0;  ///< bytes of the piece
  Written written;

  /// The assignment's name.
  [[nodiscard]] std::string_view name() const {
    return std::string_view(text.text()).substr(0, assign_end == 0 ? 0 : assign_end - (appends ? 2U : 1U));
  }
};

/// A simple command: words up to an operator or a line's end. Redirections are left out.
struct ShellCommand {
  std::vector<ShellWord> words;
  text::Span at;                          ///< in the script
  std::vector<text::Span> substitutions;  ///< in the script: what stands in $(...) and `...`
  bool next_case = false;                 ///< `;;` stands before it
  std::vector<std::string> vanished;      ///< variables whose known value is no word
  std::size_t first = 0;                  ///< the first word that is none of the language's own: if, then, {
};

/// Reads a script command by command, so that what one command sets, the next one's expansions see.
class ShellReader {
 public:
  enum class Mode : std::uint8_t {
    kScript,
    kWords,    ///< no operators and no comments, a line break is a blank: Dockerfile ENV NAME=value
    kOneWord,  ///< blanks stand for themselves too: Dockerfile ENV NAME value
  };

  /// `script` and `variables` must outlive the reader; input problems are added to `findings`.
  ShellReader(const Seamed& script, Variables& variables, std::vector<Finding>& findings,
              Mode mode = Mode::kScript);

  /// The next command with at least one word; false at the end.
  [[nodiscard]] bool next(ShellCommand& command);

 private:
  struct Frame {  // an open ${X:-
    char state;
    std::uint32_t begin;
  };

  [[nodiscard]] char at(std::uint32_t offset) const { return offset < size_ ? text_[offset] : '\0'; }
  [[nodiscard]] bool ends_word(char c) const;
  [[nodiscard]] Quoting quoting() const;
  void read_command(ShellCommand& command);
  void read_word(ShellCommand& command);
  void take_reserved(ShellCommand& command);
  void begin_word();
  void end_word(ShellCommand& command, std::uint32_t end);
  void note_assignment();
  bool read_special(std::uint32_t& offset, ShellCommand& command);
  void read_backslash(std::uint32_t& offset);
  void read_ansi_c(std::uint32_t& offset);
  void read_dollar(std::uint32_t& offset, ShellCommand& command);
  void read_brace(std::uint32_t& offset, ShellCommand& command);
  void read_array(std::uint32_t& offset);
  void put_variable(std::string_view name, text::Span at, ShellCommand& command);
  void put_array(std::string_view name, bool star, text::Span at, ShellCommand& command);
  void put_fields(const Seamed& value, text::Span at, ShellCommand& command);
  void put_piece(const Seamed& text, text::Span range, const Written& written, text::Span at);
  void put_hole(Hole kind, text::Span at);
  void put_command(text::Span at, std::uint32_t opening);
  void skip_comment();
  void skip_redirection();
  [[nodiscard]] std::uint32_t placeholder_end(std::uint32_t offset) const;
  [[nodiscard]] std::uint32_t closing(std::uint32_t offset, char open, char close) const;
  void find(FindingId id, text::Span at, std::string_view text = {});

  const Seamed& script_;
  std::string_view text_;
  std::uint32_t size_;
  HoleCursor holes_;
  Variables& variables_;
  std::vector<Finding>& findings_;
  Mode mode_;
  std::uint32_t offset_ = 0;

  ShellWord word_;
  bool in_word_ = false;
  bool in_array_ = false;
  char state_ = 'a';  // 'a' outside quotes, ' or "
  std::uint32_t opened_ = 0;
  std::vector<Frame> frames_;
  std::vector<text::Span> substitutions_;
};

}  // namespace flaglane::intake

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "check/report.h"
#include "diag/facts.h"

namespace flaglane::check {

/// One entry of the catalogue, of any lane: what the row says, and what the real registration made of it
/// (kind decided by the interceptor, default read back, spellings with their negations). Its key is (lane,
/// command, name). Views point into the constant tables. Fields are those of `Flag` in wasm/engine.d.ts.
struct Flag {
  std::string_view name = {};
  std::vector<std::string_view> aliases;
  std::vector<std::string> spellings;
  Lane lane = Lane::kDriver;
  std::string_view command = {};
  std::string_view kind = {};  ///< ArgKind's name; empty: the lane has none
  std::string_view job = {};
  std::string_view job_note = {};           ///< on what the job rests, in words; the row's, or its lane's
  std::optional<std::string> default_text;  ///< nothing: not known
  std::string_view action = {};
  std::string_view type = {};
  std::vector<std::string_view> choices;
  std::string_view metavar = {};
  std::string_view nargs = {};
  bool required = false;
  bool positional = false;
  std::string negation;
  std::optional<Lane> carries;
  std::string_view surface = {};  ///< "help", "help-hidden", "help-hidden-list" or "none"
  std::string_view group = {};
  std::string dest;
  const diag::Facts* facts = nullptr;  ///< never null
};

/// Every entry, driver first, then Penguin, then the name tables; in order of registration. Built once.
[[nodiscard]] const std::vector<Flag>& catalogue();

/// The basis as reports write it.
[[nodiscard]] std::string_view id(diag::Basis basis);

}  // namespace flaglane::check

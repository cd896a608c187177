#pragma once

#include <cstdint>
#include <string_view>

#include "diag/facts.h"
#include "driver/arg_kind.h"
#include "text/fixed_list.h"

namespace flaglane::driver {

/// The action of a registration: the library's, then the driver's own (core/driver/actions/).
enum class RowAction : std::uint8_t {
  kStore,
  kStoreTrue,
  kStoreFalse,
  kStoreConst,
  kAppend,
  kCount,
  kVersion,
  kHelp,
  kNoable,
  kEnableDisable,
  kDeprecated,
  kDeprecatedStoreTrue,
  kExtend,
  kRecordUsed,
  kSetArguments,
  kHelpHidden,
  kHelpHiddenList,
};

enum class RowType : std::uint8_t { kNone, kInt, kFloat, kStr2Bool };

/// A default as the registration gives it. kAbsent: no default= keyword (so the action's own: None, False for
/// store_true ...).
enum class RowDefaultKind : std::uint8_t { kAbsent, kNone, kTrue, kFalse, kText, kInt, kFloat };
struct RowDefault {
  RowDefaultKind kind = RowDefaultKind::kAbsent;
  std::string_view text = {};  ///< the text of kText, the decimal digits of kInt, the repr of kFloat
};

/// What a carrier's string is read as.
enum class Carries : std::uint8_t { kNothing, kPenguin, kHlo2Tensorizer, kWalrus };

/// Which parser a row is registered on. kEvery: on the top-level parser and on each subcommand's ("*").
enum class Command : std::uint8_t { kTop, kCompile, kListOperators, kEvery };

/// One add_argument call of the driver, as data. Only fields that apply are written; what can be derived
/// (kind by the prefix rule, dest, negations, the default read back) is left to the registration path.
struct FlagRow {
  text::FixedList<std::string_view, 4> flags = {};  ///< args[0] first; without dashes: a positional
  Command command = Command::kCompile;
  ArgKind kind = ArgKind::PUBLIC;  ///< the kind= keyword; the prefix rule overrides it
  std::string_view job = {};       ///< the job= keyword; empty: None
  RowAction action = RowAction::kStore;
  std::string_view dest = {};   ///< the dest= keyword; empty: derived from the flags
  std::string_view nargs = {};  ///< "?", "*", "+", "...", or a number; empty: none
  RowType type = RowType::kNone;
  RowDefault default_value = {};
  text::FixedList<std::string_view, 16> choices = {};  ///< written as typed; converted by `type`
  std::string_view metavar = {};
  bool required = false;
  std::string_view group = {};             ///< title of the argument group; empty: none
  std::string_view replacement_dest = {};  ///< of a deprecated action (D11, R6)
  std::string_view sets = {};              ///< of set_arguments: "dest=value" (D14)
  std::string_view version = {};           ///< of version
  bool silent = false;  ///< the registration gives no help text, so lists print MISSING HELP
  Carries carries = Carries::kNothing;
  diag::Facts facts = {};  ///< facts.summary is also the help text
};

/// A name that another row's action makes (`--no-x` of a Noable, `--disable-x` of an EnableDisable) and that
/// sources treat as a flag of its own. It is shown beside that row; nothing is registered for it.
struct CompanionRow {
  std::string_view name = {};  ///< as typed, "--disable-mixed-precision-accumulation"
  std::string_view of = {};    ///< args[0] of the row that makes it; command, action and dest are that row's
  ArgKind kind = ArgKind::PUBLIC;
  std::string_view job = {};
  diag::Facts facts = {};
};

}  // namespace flaglane::driver

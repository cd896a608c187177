#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Help, version and logging.
inline constexpr FlagRow kGeneral[] = {
    {
        .flags = {"--help", "-h"},
        .command = Command::kEvery,
        .action = RowAction::kHelp,
        .facts =
            {
                .summary =
                    "Prints the usage of the tool, or of the subcommand it follows, and stops. Only PUBLIC "
                    "flags are shown.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "in every version"},
                             {Source::kNotes, "PUBLIC flags only"},
                             {Source::kTaxonomy, "PUBLIC tier only"},
                             {Source::kPublicFile, "2.27.5334 fails with `unsupported format character`"},
                             {Source::kLogOther, "a run of compile --help on 2.24.5133"}},
                .related = {"--help-hidden", "--help-hidden-list"},
                .example = "neuronx-cc compile --help",
                .notes =
                    "Reported to fail on neuronx-cc 2.27.5334 (SDK 2.32): a bare percent sign in a help text "
                    "stops the formatter.",
            },
    },
    {
        .flags = {"--help-hidden"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kHelpHidden,
        .facts =
            {
                .summary = "Lists the HIDDEN and EARG flags, which --help leaves out.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kArchitecturePages,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "HelpHiddenAction: HIDDEN and EARG"},
                             {Source::kNotes, "has an action of its own"},
                             {Source::kPublicFile, "a user found options this way"}},
                .related = {"--help", "--help-hidden-list"},
                .example = "neuronx-cc compile --help-hidden",
            },
    },
    {
        .flags = {"--help-hidden-list"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kHelpHiddenList,
        .facts =
            {
                .summary =
                    "Lists the INTERNAL flags with their defaults. It shows another set than --help-hidden, "
                    "not another layout.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kArchitecturePages,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "HelpHiddenListAction: INTERNAL, with defaults"},
                             {Source::kNotes, "has an action of its own"}},
                .related = {"--help-hidden"},
                .example = "neuronx-cc compile --help-hidden-list",
                .notes = "LLVM tools write --help-list-hidden; here the words stand the other way round.",
            },
    },
    {
        .flags = {"--version", "-V"},
        .command = Command::kTop,
        .action = RowAction::kVersion,
        .version = "NeuronX Compiler version 2.24.5133.0+58f8de22",
        .facts =
            {
                .summary = "Shows which compiler this is, with its Python and NumPy, and does nothing else.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "an action of its own; short form -V"},
                             {Source::kIssue947, "output of 2.14.227"}},
                .example = "neuronx-cc --version",
            },
    },
    {
        .flags = {"--logfile"},
        .command = Command::kEvery,
        .default_value = {RowDefaultKind::kText, "log-neuron-cc.txt"},
        .metavar = "<filename>",
        .facts =
            {
                .summary = "The file that log messages go to.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "default log-neuron-cc.txt"},
                             {Source::kNotes, "on every subcommand"},
                             {Source::kNxdTrace, "appends it when absent"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--logfile-verbose", "--verbose"},
                .example = "--logfile=/tmp/nxd_model/token_generation_model/_tp0_bk0/log-neuron-cc.txt",
                .notes = "The public notes have it on every parser of the driver.",
            },
    },
    {
        .flags = {"--logfile-verbose"},
        .command = Command::kEvery,
        .default_value = {RowDefaultKind::kText, "info"},
        .facts =
            {
                .summary = "How much goes into the log file, whatever the console shows.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .values = {"debug", "info", "warning", "user"},
                .evidence = {{Source::kNotes, "default info; on every subcommand"},
                             {Source::kLog224, "absent: the tools got info and 20"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--logfile", "--verbose"},
                .example = "--logfile-verbose=debug",
                .notes =
                    "Levels share a reading with --verbose, which is known to take numbers and upper case, "
                    "so no value is refused here.",
            },
    },
    {
        .flags = {"--verbose"},
        .command = Command::kEvery,
        .default_value = {RowDefaultKind::kText, "warning"},
        .metavar = "<level>",
        .facts =
            {
                .summary =
                    "How much is shown on the console. Frameworks pass 35, which is the level called user.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .values = {"debug", "info", "warning", "error", "critical", "user"},
                .history = {{.since = "2.3.0", .change = Change::kDefault, .value = "warning"},
                            {.since = "2.21.0",
                             .change = Change::kNote,
                             .note = "Moved in the guide from the common options to those of compile."}},
                .evidence =
                    {{Source::kGuide, "default warning; a common parameter until 2.20, then compile's"},
                     {Source::kNotes, "debug, info, warning, user; default user; top level"},
                     {Source::kLog224, "used as --verbose=35"},
                     {Source::kTransformersNeuronx, "used as --verbose=INFO"},
                     {Source::kDevBuild, "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--logfile-verbose"},
                .example = "--verbose=35",
                .notes = "The guide says the default is warning, the public notes say user. Numbers and "
                         "upper-case names are accepted in practice, so no value is refused here.",
            },
    },
    {
        .flags = {"--fork-subcommand"},
        .command = Command::kTop,
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kNoable,
        .facts =
            {
                .summary =
                    "Runs the subcommand as a process of its own, so that running out of memory ends in a "
                    "message and not in silence.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kTwoParsers, "a driver flag"},
                             {Source::kNotes, "gates the dispatcher's child process"},
                             {Source::kNotes, "autotune's children get the --no- form"},
                             {Source::kPublicFile, "--no- form before compile"}},
                .example = "neuronx-cc --no-fork-subcommand compile ...",
                .notes =
                    "One of the public notes takes it for a number; the --no- form in two other places says "
                    "it is a switch.",
            },
    },
};
static_assert(well_formed(kGeneral));

}  // namespace flaglane::driver::flags

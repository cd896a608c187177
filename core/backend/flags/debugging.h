#pragma once

#include "backend/flags/check.h"

namespace flaglane::backend::flags {

/// What Penguin writes, checks, counts and skips.
inline constexpr FlagRow kDebugging[] = {
    {
        .name = "stats-file",
        .facts =
            {
                .summary = "The file for Penguin's statistics.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTwoParsers, "the docstring's example"}},
                .related = {"--print-stats"},
                .example = "--stats-file=penguin.stats",
            },
    },
    {
        .name = "debug-pass",
        .facts =
            {
                .summary = "Shows what the pass of this name does.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTwoParsers, "the docstring's example"}},
                .related = {"--skip-pass"},
                .example = "--debug-pass=ValueNumbering",
            },
    },
    {
        .name = "skip-pass",
        .call = Call::kAddOption,
        .action = "append",
        .facts =
            {
                .summary = "Leaves out the Penguin pass of this name. Repeat it to leave out more than one.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkipyTest, "given as LateLegalizePostSplit"},
                             {Source::kNxdiDbrx, "given as SimpleAllReduceTiling"},
                             {Source::kTaxonomy, "repeatable"}},
                .related = {"--debug-pass"},
                .example = "--skip-pass=LateLegalizePostSplit",
            },
    },
    {
        .name = "inst-count-limit",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary = "How many instructions are allowed.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiQwenVision, "nested option"},
                             {Source::kNotes, "100000000 in the driver's strings"}},
                .related = {"--max-instruction-limit", "--internal-max-instruction-limit"},
                .example = "--inst-count-limit=100000000",
            },
    },
    {
        .name = "dump-after",
        .facts =
            {
                .summary = "Writes the intermediate form after the passes it names; All means every pass.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiVarlen, "given as All"}},
                .related = {"--dump-after-all"},
                .example = "--dump-after=All",
            },
    },
    {
        .name = "dump-after-all",
        .facts =
            {
                .summary = "Writes the intermediate form after all passes of one kind.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .values = {"penguin"},
                .evidence = {{Source::kTransformersNeuronx, "given as penguin"}},
                .related = {"--dump-after"},
                .example = "--dump-after-all=penguin",
            },
    },
    {
        .name = "dump-nki",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Writes the NKI code that was made.",
                .confidence = Confidence::kLow,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "with --dump-after=All"}},
                .related = {"--print-nki"},
            },
    },
    {
        .name = "print-nki",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Prints the NKI code that was made.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkipyCompile, "nested option"}},
                .related = {"--dump-nki"},
                .example = "--print-nki",
            },
    },
    {
        .name = "print-stats",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Prints statistics of the passes.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiVarlen, "nested option"}},
                .related = {"--stats-file"},
                .example = "--print-stats",
            },
    },
    {
        .name = "dont-verify-after-all",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Does not verify after every pass.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
            },
    },
    {
        .name = "disable-expensive-checks",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Leaves out checks that take long.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
            },
    },
    {
        .name = "enable-penguin-mac-count",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Counts multiplications with addition.",
                .confidence = Confidence::kStrong,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "always appended by the Frontend job"}},
                .notes = "Not on the lines of 2.22 to 2.25 in the logs.",
            },
    },
    {
        .name = "run-simulator-after",
        .facts =
            {
                .summary = "Simulates the program once the named stage is done.",
                .confidence = Confidence::kStrong,
                .action_basis = Basis::kInferred,
                .values = {"BirCodeGenLoop"},
                .evidence = {{Source::kNotes, "BirCodeGenLoop in the driver's strings"},
                             {Source::kNotes, "appended in nki mode"}},
                .example = "--run-simulator-after=BirCodeGenLoop",
            },
    },
};
static_assert(well_formed(kDebugging));

}  // namespace flaglane::backend::flags

#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Which jobs and passes run, and runs that continue another.
inline constexpr FlagRow kPipeline[] = {
    {
        .flags = {"--pipeline"},
        .kind = ArgKind::HIDDEN,
        .nargs = "+",
        .facts =
            {
                .summary =
                    "Names the parts of the pipeline to run. `compile SaveTemps` keeps the files made on the "
                    "way.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .values = {"compile", "SaveTemps", "verify", "Frontend", "Pipeline"},
                .evidence = {{Source::kTransformersNeuronx, "compile SaveTemps"},
                             {Source::kLog202412, "SaveTemps ran as the last job"},
                             {Source::kMxTutorial, "compile SaveTemps"},
                             {Source::kPublicFile, "given as verify"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--state", "--internal-compiler-debug-mode"},
                .example = "--pipeline compile SaveTemps",
                .notes =
                    "It takes every word up to the next flag, so a model file behind it is swallowed. Names "
                    "of jobs are taken as well.",
            },
    },
    {
        .flags = {"--state"},
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary = "The state, as JSON, in which a single job starts when it is run again.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog202412, "on a replay line, as JSON"},
                             {Source::kIssue662, "on Inf1's replay lines"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--pipeline"},
            },
    },
    {
        .flags = {"--run-pass-list"},
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary = "A JSON file with the passes still to run, for an autotune child that carries on.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "remaining_passes.json, in a child's argv"}},
                .related = {"--internal-autotune"},
                .example = "--run-pass-list=remaining_passes.json",
            },
    },
    {
        .flags = {"--internal-compute-engine-placement"},
        .facts =
            {
                .summary = "Compiles nothing: the exit status tells which engine would run an operation.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--query-compute-placement"},
            },
    },
    {
        .flags = {"--query-compute-placement"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Asks where operations would run, and does not compile.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--internal-compute-engine-placement"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--skip-pass"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kExtend,
        .facts =
            {
                .summary = "Leaves out the pass it names. Repeat it to leave out more than one.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kArchitecturePages,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "repeatable, by ExtendAction"},
                             {Source::kNotes, "MaskPropagation and VDNSPrep are built in"},
                             {Source::kNkipyTest, "only ever nested in --tensorizer-options"}},
                .related = {"--tensorizer-options"},
                .example = "--skip-pass=MaskPropagation",
                .notes =
                    "Only the architecture pages put it on the driver's own line; every public use is inside "
                    "a carrier.",
            },
    },
    {
        .flags = {"--internal-autotune"},
        .action = RowAction::kNoable,
        .facts =
            {
                .summary = "Starts the autotuner, which compiles in child processes.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kNotes, "children get the --no- form"},
                             {Source::kPublicFile, "a user's =1 was slower in the end"}},
                .related = {"--internal-autotune-config", "--internal-autotune-subprocess"},
            },
    },
    {
        .flags = {"--internal-autotune-config"},
        .facts =
            {
                .summary = "Where the autotuner finds its settings.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--internal-autotune"},
            },
    },
    {
        .flags = {"--internal-autotune-subprocess"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Tells a compile that it is one of the autotuner's children.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kNotes, "added to a child's argv"}},
                .related = {"--internal-autotune"},
            },
    },
    {
        .flags = {"--enable-internal-neff-wrapper"},
        .job = "NeffWrapper",
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Runs the job that also writes an HLO wrapped around the NEFF.",
                .confidence = Confidence::kConfirmed,
                .job_note = "Decides whether the job runs.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdTrace, "needed to compile a weight layout"},
                             {Source::kNotes, "gates the job"},
                             {Source::kLog224, "absent, and the job ran"}},
                .example = "--enable-internal-neff-wrapper",
                .notes =
                    "Off by default, say the public notes, but logs of 2.22 to 2.25 show the job without the "
                    "flag.",
            },
    },
};
static_assert(well_formed(kPipeline));

}  // namespace flaglane::driver::flags

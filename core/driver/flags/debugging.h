#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Dumps, checks and deliberate errors.
inline constexpr FlagRow kDebugging[] = {
    {
        .flags = {"--internal-compiler-debug-mode"},
        .facts =
            {
                .summary =
                    "Keeps the files made on the way and writes more of them. all and penguin are values in "
                    "use.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .since = "2.27.0",
                .until = "2.32.0",
                .values = {"all", "penguin"},
                .evidence = {{Source::kNkiTracer, "given as all"},
                             {Source::kTransformersNeuronxDemo, "given as penguin"},
                             {Source::kNotes, "prints a banner"},
                             {Source::kMxTutorial, "given as all"},
                             {Source::kPublicFile, "penguin, needed for NKI IR"}},
                .related = {"--internal-compiler-debug-mode-numerical", "--pipeline"},
                .example = "--internal-compiler-debug-mode=all",
            },
    },
    {
        .flags = {"--internal-compiler-debug-mode-numerical"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "A debug mode that keeps what a comparison of numbers needs.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--internal-compiler-debug-mode"},
            },
    },
    {
        .flags = {"--internal-print-after-all"},
        .job = "WalrusDriver",
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Writes the intermediate form after each back-end pass.",
                .confidence = Confidence::kHigh,
                .job_note = "walrus_driver has --print-after-all.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kTransformersNeuronx, "in debug mode"},
                             {Source::kNotes, "walrus_driver has --print-after-all"}},
                .related = {"--print-after-all", "--internal-print-after"},
                .example = "--internal-print-after-all",
            },
    },
    {
        .flags = {"--internal-print-after"},
        .job = "WalrusDriver",
        .facts =
            {
                .summary = "Writes the intermediate form after the back-end passes it names.",
                .confidence = Confidence::kHigh,
                .job_note = "Becomes walrus_driver's --print-after.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "becomes --print-after"},
                             {Source::kPublicFile, "given as lower_sync"}},
                .related = {"--print-after", "--internal-print-after-all"},
                .example = "--internal-print-after=lower_sync",
            },
    },
    {
        .flags = {"--internal-disable-birsim-validation"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Does without the check by BIR simulation.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--enable-birsim"},
            },
    },
    {
        .flags = {"--internal-disable-birverifier-validation"},
        .job = "BIRVerifier",
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Leaves out the job that verifies BIR.",
                .confidence = Confidence::kStrong,
                .job_note = "Decides whether the job is in the pipeline.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}, {Source::kNotes, "gates the job"}},
                .related = {"--enable-verifier"},
            },
    },
    {
        .flags = {"--enable-internal-birsim-after-all"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Simulates BIR after every pass.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiPagedAttention, "in a comment"},
                             {Source::kNotes, "walrus_driver has --enable-birsim-after-all"}},
                .related = {"--enable-birsim-after-all"},
                .example = "--enable-internal-birsim-after-all",
            },
    },
    {
        .flags = {"--enable-internal-data-race-checker"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary =
                    "Looks for data races in the code that was made. On in a log of 2023, off in later ones.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleFsdp, "the --disable- form"},
                             {Source::kNkiPagedAttention, "in a comment"},
                             {Source::kLog224, "walrus_driver got false"},
                             {Source::kLog2023, "walrus_driver got true"}},
                .related = {"--enable-data-race-checker"},
                .example = "--disable-internal-data-race-checker",
            },
    },
    {
        .flags = {"--enable-internal-memory-analysis"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Reports on the use of memory.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .example = "--enable-internal-memory-analysis",
            },
    },
    {
        .flags = {"--internal-enable-bir-debugger-launch-configuration"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Writes what a BIR debugger needs to start.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
            },
    },
    {
        .flags = {"--internal-inject-error"},
        .facts =
            {
                .summary = "Makes an error on purpose, to test how it is handled.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kLog224, "walrus_driver got NONE"}},
                .related = {"--inject-error", "--internal-suppress-error"},
            },
    },
    {
        .flags = {"--internal-suppress-error"},
        .facts =
            {
                .summary = "Hides an error by its name while its cause is looked for.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--internal-inject-error"},
            },
    },
    {
        .flags = {"--internal-log-additional-qor-metrics"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Logs more figures on the quality of the result.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
            },
    },
    {
        .flags = {"--enable-internal-walrus-replay-script"},
        .job = "WalrusDriver",
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Writes a script that calls walrus_driver again in the same way.",
                .confidence = Confidence::kStrong,
                .job_note = "The job writes replay_walrus.sh.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "writes replay_walrus.sh"},
                             {Source::kNotes, "in the driver's strings"}},
                .example = "--enable-internal-walrus-replay-script",
            },
    },
    {
        .flags = {"--submit-metrics"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Reports figures about the compile.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--metrics-timestamp", "--run-id"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--metrics-timestamp"},
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary = "The time to store with the figures.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--submit-metrics"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--run-id"},
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary = "The name of the run to store with the figures.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--submit-metrics"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
};
static_assert(well_formed(kDebugging));

}  // namespace flaglane::driver::flags

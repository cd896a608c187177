#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// The EARG tier: what may change or go with any release.
inline constexpr FlagRow kExperimental[] = {
    {
        .flags = {"--enable-experimental-O1"},
        .kind = ArgKind::EARG,
        .action = RowAction::kDeprecatedStoreTrue,
        .default_value = {RowDefaultKind::kFalse},
        .facts =
            {
                .summary = "The beta form of what is now -O1. It warns, and asks for --optlevel 1.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kDocumented,
                .since = "2.7.0",
                .until = "2.13.2",
                .deprecated = true,
                .replacement = "--optlevel 1",
                .deprecated_since = "2.14.0 (compiler 2.10)",
                .history = {{.since = "2.7.0", .change = Change::kAdded},
                            {.since = "2.14.0", .change = Change::kDeprecated, .value = "--optlevel 1"}},
                .evidence = {{Source::kReleaseNotes, "beta in compiler 2.4; its warning names --optlevel 1"},
                             {Source::kGuide, "--optlevel replaces it"},
                             {Source::kNotes, "EARG, default false"},
                             {Source::kLog2023, "used in 2023"}},
                .related = {"--optlevel"},
                .example = "--enable-experimental-O1",
            },
    },
    {
        .flags = {"--enable-experimental-bir-backend"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Tries another BIR back end.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "EARG, default false"}},
            },
    },
    {
        .flags = {"--enable-experimental-bir-partitioner"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Tries a partitioner that works on BIR.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "EARG, default false"}},
            },
    },
    {
        .flags = {"--enable-experimental-fallback-scheduler"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Tries a scheduler to fall back on.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "EARG, default false"}},
            },
    },
    {
        .flags = {"--enable-experimental-legacy-partitioner"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Goes back to the old partitioner.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "EARG, default false"}},
            },
    },
    {
        .flags = {"--enable-experimental-no-split-dram"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Does not split copies from DRAM to DRAM.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "EARG, default false"}},
                .related = {"--no_split_dram"},
            },
    },
    {
        .flags = {"--enable-experimental-sb-xfer"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Moves data between cores from state buffer to state buffer.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "EARG, default false"}},
            },
    },
    {
        .flags = {"--enable-experimental-tensorized-scheduler"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Tries a scheduler that works on tensors.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "EARG, default false"}},
            },
    },
    {
        .flags = {"--enable-experimental-spmd"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Makes the front end compile one program for many devices (SPMD).",
                .confidence = Confidence::kHigh,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleZero1, "used as is"},
                             {Source::kNotes, "adds spmd to the front end's options"}},
                .related = {"--spmd"},
                .example = "--enable-experimental-spmd",
            },
    },
    {
        .flags = {"--experimental-unsafe-fp8e4m3fn-as-fp8e4m3"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary =
                    "Reads FP8 e4m3fn data as e4m3 on chips that lack the first. Values beyond the smaller "
                    "range are your own risk.",
                .confidence = Confidence::kHigh,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .since = "2.31.1",
                .until = "2.32.0",
                .evidence = {{Source::kEvrf051, "names it as the cure on trn1 and trn2"},
                             {Source::kNotes, "EARG, default false"},
                             {Source::kNxdiWrapper, "only inside --internal-hlo2tensorizer-options"}},
                .related = {"--internal-experimental-unsafe-fp8e4m3fn-as-fp8e4m3",
                            "--internal-hlo2tensorizer-options"},
                .notes =
                    "Whether the driver takes it itself is open. The public notes list it, and an error text "
                    "names it without a carrier; all public code puts it inside "
                    "--internal-hlo2tensorizer-options, and a report has it refused elsewhere.",
            },
    },
    {
        .flags = {"--experimental-convolution-kernel-match"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Tries to find a ready kernel for each convolution.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
            },
    },
    {
        .flags = {"--experimental-multi-level-tensorization"},
        .kind = ArgKind::EARG,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary =
                    "Tries tensorization in several levels. It asks for a package that public wheels lack.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "asks for an internal package"},
                             {Source::kPublicFile, "fails to compile"}},
            },
    },
};
static_assert(well_formed(kExperimental));

}  // namespace flaglane::driver::flags

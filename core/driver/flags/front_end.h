#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// The graph before Penguin sees it: HLO passes, partitioning, modules.
inline constexpr FlagRow kFrontEnd[] = {
    {
        .flags = {"--internal-hlo-remat"},
        .job = "HLOToTensorizer",
        .action = RowAction::kNoable,
        .facts =
            {
                .summary =
                    "Computes some values of the HLO graph again instead of keeping them, to save memory.",
                .confidence = Confidence::kConfirmed,
                .job_note = "hlo2penguin shows --remat on its own line.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "sample of the prefix rule; the --no- form is a Noable's"},
                             {Source::kNotes, "a Noable"},
                             {Source::kMegatronGpt3, "used as is"},
                             {Source::kPublicFile, "the --no- form"},
                             {Source::kLog224, "absent: hlo2penguin got --remat"}},
                .related = {"--remat"},
                .example = "--no-internal-hlo-remat",
            },
    },
    {
        .flags = {"--internal-hlo-analyze-schedule"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Analyses the order of the HLO graph's operations.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--analyze-schedule"},
            },
    },
    {
        .flags = {"--internal-build-with-users"},
        .job = "HLOToTensorizer",
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Keeps an instruction together with those that use it when the graph is cut into "
                           "modules.",
                .confidence = Confidence::kConfirmed,
                .job_note = "Seen on hlo2penguin's line, which the Frontend job ran then.",
                .job_basis = Basis::kObserved,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog2023, "became hlo2penguin's --build-with-users"},
                             {Source::kSampleFsdp, "with --enable-experimental-O1"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--build-with-users"},
                .example = "--internal-build-with-users",
            },
    },
    {
        .flags = {"--internal-layers-per-module"},
        .job = "HLOToTensorizer",
        .type = RowType::kInt,
        .facts =
            {
                .summary = "How many layers modular compilation puts into a module.",
                .confidence = Confidence::kHigh,
                .job_note = "hlo2penguin has --layers-per-module.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleFsdp, "given as 4"},
                             {Source::kLog222, "absent: hlo2penguin got 1"}},
                .related = {"--layers-per-module", "--meta-module"},
                .example = "--internal-layers-per-module 4",
            },
    },
    {
        .flags = {"--internal-disable-layer-det"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Keeps the partitioner from looking for layers.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--recursive-layer-det"},
            },
    },
    {
        .flags = {"--internal-force-all-uniq"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Compiles modules that are alike each on its own.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--enable-internal-modular-compilation"},
            },
    },
    {
        .flags = {"--internal-tensorizer-opt-level"},
        .facts =
            {
                .summary = "Chooses how the tensorizer works, by the name of a mode; digits are taken too.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .values = {"nki", "eager", "codegen_only", "operator-fusion", "2"},
                .evidence = {{Source::kNkipyCompile, "2, once nki"},
                             {Source::kLog202412, "given as nki"},
                             {Source::kNotes, "compared with nki and eager only"},
                             {Source::kPublicFile, "a user tried operator-fusion"}},
                .example = "--internal-tensorizer-opt-level=nki",
                .notes =
                    "The public notes know nki, eager and codegen_only; operator-fusion was one user's try.",
            },
    },
    {
        .flags = {"--internal-disable-fma-on-ios"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Keeps fused multiply-add away from the graph's inputs and outputs.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "for long contexts"},
                             {Source::kNotes, "in the driver's strings"}},
                .example = "--internal-disable-fma-on-ios",
            },
    },
    {
        .flags = {"--internal-upcast-all-to-FP32"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "The internal name for computing everything in FP32; mind the capitals.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--upcast-all-to-fp32"},
            },
    },
    {
        .flags = {"--internal-experimental-unsafe-fp8e4m3fn-as-fp8e4m3"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "The internal name for reading one FP8 format as another.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--experimental-unsafe-fp8e4m3fn-as-fp8e4m3"},
            },
    },
    {
        .flags = {"--enable-internal-native-int64"},
        .job = "Frontend",
        .action = RowAction::kEnableDisable,
        .default_value = {RowDefaultKind::kFalse},
        .facts =
            {
                .summary = "Keeps 64-bit integers at full width. --native-int64 took its place.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "default false; adds the Penguin option enable-native-int64"}},
                .related = {"--native-int64", "--enable-native-int64"},
                .example = "--enable-internal-native-int64",
            },
    },
    {
        .flags = {"--enable-internal-modular-compilation"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Finds modules that repeat, and compiles each only once.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kNotes, "empties the back-end job list"}},
                .related = {"--enable-internal-call-graph"},
                .example = "--enable-internal-modular-compilation",
            },
    },
    {
        .flags = {"--enable-internal-micro-modular-compilation"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Modular compilation in much smaller pieces.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--enable-internal-modular-compilation"},
                .example = "--enable-internal-micro-modular-compilation",
            },
    },
    {
        .flags = {"--enable-internal-call-graph"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Joins modules by calls, where they would otherwise be copied into place.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleLlama2, "used as --enable-internal-call-graph"},
                             {Source::kLog2023, "walrus_driver got --enable-call-graph"}},
                .related = {"--enable-internal-modular-compilation"},
                .example = "--enable-internal-call-graph",
            },
    },
    {
        .flags = {"--enable-internal-lnc-single-graph-compilation"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary =
                    "Gives a logical core a single BIR graph that its physical cores share. An experiment "
                    "that is off unless asked for.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "its help says off"}},
                .related = {"--logical-nc-config"},
                .example = "--enable-internal-lnc-single-graph-compilation",
            },
    },
    {
        .flags = {"--tensorizer-parallel-compile"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Runs the tensorizer in several processes.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--num-parallel-jobs"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
};
static_assert(well_formed(kFrontEnd));

}  // namespace flaglane::driver::flags

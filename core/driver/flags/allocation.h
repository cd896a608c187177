#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Where the back end puts data, and how many cores share it.
inline constexpr FlagRow kAllocation[] = {
    {
        .flags = {"--internal-bir-enable-sb-allocation"},
        .job = "WalrusDriver",
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary =
                    "Allocates the state buffer when the input is BIR already; used with an order for DMA.",
                .confidence = Confidence::kHigh,
                .job_note = "walrus_driver has an option of the same name.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "comes with --internal-dma-order-constraints"},
                             {Source::kNotes, "walrus_driver's default is false"}},
                .related = {"--internal-dma-order-constraints"},
                .example = "--internal-bir-enable-sb-allocation",
            },
    },
    {
        .flags = {"--internal-skip-backend-allocation-opt-nki"},
        .job = "WalrusDriver",
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Leaves the memory of NKI kernels, which was placed by hand, where it is.",
                .confidence = Confidence::kConfirmed,
                .job_note = "walrus_driver has an option of the same name.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiPipelinedAttention, "with --disable-internal-io-dge"},
                             {Source::kNotes, "walrus_driver's default is false"}},
                .related = {"--skip-backend-allocation-opt-nki"},
                .example = "--internal-skip-backend-allocation-opt-nki",
            },
    },
    {
        .flags = {"--internal-dram-page-size"},
        .job = "WalrusDriver",
        .type = RowType::kInt,
        .facts =
            {
                .summary = "The scratchpad's page size under its earlier, internal name.",
                .confidence = Confidence::kHigh,
                .job_note = "walrus_driver has --dram-page-size.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleFsdp, "2048, as the runtime must have"},
                             {Source::kPublicFile, "2048 on trn2"},
                             {Source::kLog2023, "absent: walrus_driver got 512"}},
                .related = {"--hbm-scratchpad-page-size", "--dram-page-size"},
                .example = "--internal-dram-page-size=2048",
                .notes =
                    "The public --hbm-scratchpad-page-size came later and seems to be the same; no source "
                    "says so.",
            },
    },
    {
        .flags = {"--internal-smt-allocation"},
        .job = "WalrusDriver",
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Uses the back end's allocation in place.",
                .confidence = Confidence::kInferred,
                .job_note = "Becomes walrus_driver's --smt-allocation.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "becomes --smt-allocation"}},
                .related = {"--smt-allocation"},
            },
    },
    {
        .flags = {"--internal-enable-separate-load-and-compute"},
        .job = "WalrusDriver",
        .choices = {"none", "direct", "indirect"},
        .facts =
            {
                .summary = "Keeps the parts of a program that load data apart from those that compute.",
                .confidence = Confidence::kHigh,
                .job_note = "walrus_driver has an option of this name.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiTracer, "one mode per test"},
                             {Source::kNotes, "walrus_driver: three modes, default none"}},
                .example = "--internal-enable-separate-load-and-compute=direct",
            },
    },
    {
        .flags = {"--internal-num-neuroncores-per-sengine"},
        .type = RowType::kInt,
        .facts =
            {
                .summary = "How many physical cores make a logical one, under its earlier, internal name.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdtLlama3, "given as 2"},
                             {Source::kNxdDbrxTraining, "set from the core size"},
                             {Source::kNotes, "an int, per target"},
                             {Source::kLog224, "the Penguin option of this name came twice"}},
                .related = {"--logical-nc-config", "--num-neuroncores-per-sengine"},
                .example = "--internal-num-neuroncores-per-sengine=2",
                .notes = "--lnc does the same in public, as far as can be concluded.",
            },
    },
    {
        .flags = {"--allocator"},
        .kind = ArgKind::HIDDEN,
        .job = "WalrusDriver",
        .choices = {"coloring", "linear_scan"},
        .facts =
            {
                .summary =
                    "Picks the way in which storage is allocated: by colouring a graph or by a linear scan.",
                .confidence = Confidence::kStrong,
                .default_text = "'coloring'",
                .default_basis = Basis::kObserved,
                .job_note = "Gathered with the back end's pipeline.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "walrus_driver got coloring"},
                             {Source::kNotes, "others raise `Unsupported allocator`"},
                             {Source::kNotes, "in the driver's strings"}},
                .notes = "To walrus_driver, linear_scan is lsa.",
            },
    },
};
static_assert(well_formed(kAllocation));

}  // namespace flaglane::driver::flags

#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// DMA: descriptors, queues, classes of service.
inline constexpr FlagRow kDma[] = {
    {
        .flags = {"--enable-dge"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary =
                    "Lets the device make DMA descriptors itself. --disable-dge goes back to the older way "
                    "of laying out memory.",
                .confidence = Confidence::kStrong,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .since = "2.20.0",
                .until = "2.32.0",
                .evidence = {{Source::kReleaseNotes, "--disable-dge switches off what 2.15.128 brought"},
                             {Source::kNotes, "a pair; on for io and scalar_dynamic_offset"},
                             {Source::kLog222, "absent on trn1: three levels active"},
                             {Source::kLog225, "absent on trn2: six levels active"},
                             {Source::kNkiRotary, "used as --disable-dge"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--internal-enable-dge-levels", "--internal-disable-dge-levels"},
                .example = "--disable-dge",
                .notes = "Documents name the --disable- form only. Without the flag trn1 (2.22) had io, "
                         "scalar_dynamic_offset and vector_dynamic_offsets, trn2 (2.24, 2.25) these and "
                         "spill_reload, transpose and dst_reduce. -O0 clears them, say the public notes.",
            },
    },
    {
        .flags = {"--internal-enable-dge-levels"},
        .job = "WalrusDriver",
        .action = RowAction::kExtend,
        .nargs = "+",
        .choices = {"io", "scalar_dynamic_offset", "vector_dynamic_offsets", "spill_reload", "dst_reduce",
                    "transpose", "dynamic_size"},
        .facts =
            {
                .summary =
                    "Adds kinds of DMA whose descriptors the device makes. It takes every word that follows, "
                    "a file name too.",
                .confidence = Confidence::kConfirmed,
                .job_note = "The set shows as walrus_driver's --dge-levels.",
                .job_basis = Basis::kObserved,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "adds to the default levels"},
                             {Source::kNxdiWrapper, "given as spill_reload"},
                             {Source::kOptimumMixtral, "given as vector_dynamic_offsets"},
                             {Source::kNotes, "six of the names are walrus_driver's"},
                             {Source::kLog225, "io and transpose seen as well"}},
                .related = {"--internal-disable-dge-levels", "--enable-dge", "--dge-levels"},
                .example = "--internal-enable-dge-levels vector_dynamic_offsets",
            },
    },
    {
        .flags = {"--internal-disable-dge-levels"},
        .action = RowAction::kExtend,
        .nargs = "+",
        .choices = {"io", "scalar_dynamic_offset", "vector_dynamic_offsets", "spill_reload", "dst_reduce",
                    "transpose", "dynamic_size"},
        .facts =
            {
                .summary = "Takes kinds of DMA out of those whose descriptors the device makes.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kPublicFile, "given as spill_reload"}},
                .related = {"--internal-enable-dge-levels", "--enable-dge"},
                .example = "--internal-disable-dge-levels spill_reload",
            },
    },
    {
        .flags = {"--enable-internal-io-dge"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Lets the device make descriptors for the graph's inputs and outputs.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiPipelinedAttention, "the --disable- form"},
                             {Source::kLog202412, "nki.baremetal adds the --disable- form"},
                             {Source::kPublicFile, "the --enable- form"}},
                .related = {"--enable-dge", "--enable-dge-on-io-dma"},
                .example = "--disable-internal-io-dge",
            },
    },
    {
        .flags = {"--internal-dynamic-dma-scratch-size-per-partition"},
        .type = RowType::kInt,
        .facts =
            {
                .summary =
                    "Sets state buffer aside for DMA whose size is known only at run time: so many bytes in "
                    "each partition.",
                .confidence = Confidence::kStrong,
                .default_text = "16384",
                .default_basis = Basis::kObserved,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kLog224, "the tensorizer got 16384"},
                             {Source::kPublicFile, "with underscores the driver refuses it"}},
                .related = {"--internal_dynamic_dma_scratch_size_per_partition",
                            "--dynamic-dma-scratch-size-per-partition"},
                .notes = "Penguin's name for it has underscores, and the driver refuses that one.",
            },
    },
    {
        .flags = {"--internal-dma-order-constraints"},
        .job = "WalrusDriver",
        .metavar = "<json>",
        .facts =
            {
                .summary = "Prescribes, as JSON, which DMA operation comes before which.",
                .confidence = Confidence::kHigh,
                .job_note = "walrus_driver has an option for the same purpose.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "JSON in single quotes"},
                             {Source::kNotes, "walrus_driver wants a JSON file"}},
                .related = {"--internal-bir-enable-sb-allocation"},
                .example = "--internal-dma-order-constraints='{...}'",
            },
    },
    {
        .flags = {"--internal-dma-qos-class-count"},
        .type = RowType::kInt,
        .facts =
            {
                .summary = "How many classes of DMA service there are to give out.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kLog225, "walrus_driver got 4"}},
                .related = {"--dma-qos-class-count", "--internal-enable-dma-qos-labeling"},
            },
    },
    {
        .flags = {"--internal-dma-qos-for-spill-code"},
        .facts =
            {
                .summary = "The class of service for spilled data.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--internal-dma-qos-class-count"},
            },
    },
    {
        .flags = {"--internal-enable-dma-qos-labeling"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Lets the tensorizer give DMA its classes of service.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--internal-dma-qos-class-count"},
            },
    },
    {
        .flags = {"--internal-num-semaphores-per-dma-queue"},
        .type = RowType::kInt,
        .facts =
            {
                .summary = "How many semaphores a DMA queue may use.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kLog224, "walrus_driver got 16 per queue"}},
                .related = {"--num-semaphores-per-queue"},
            },
    },
    {
        .flags = {"--enable-internal-dma-desc-reuse"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Lets modules that repeat share DMA descriptors.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .example = "--enable-internal-dma-desc-reuse",
            },
    },
    {
        .flags = {"--disable-stream-shuffle"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Turns off DMA that shuffles streams.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
};
static_assert(well_formed(kDma));

}  // namespace flaglane::driver::flags

#pragma once

#include "backend/flags/check.h"

namespace flaglane::backend::flags {

/// DMA: how data moves, and who makes the descriptors.
inline constexpr FlagRow kTransfers[] = {
    {
        .name = "disable-vectorize-dge-dma",
        .call = Call::kAddBoolOption,
        .trim_prefix = true,
        .facts =
            {
                .summary = "Moves several elements at a time in DMA whose descriptors the device makes.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTwoParsers, "what trimming leaves of disable-vectorize-dge-dma"},
                             {Source::kNxdiWrapper, "nested option"}},
                .related = {"--disable-vectorize-dge-dma"},
                .example = "--vectorize-dge-dma",
                .notes = "Registered by a name that is trimmed at its first dash, so it has no --no- form.",
            },
    },
    {
        .name = "disable-vectorize-dge-dma",
        .call = Call::kAddBoolOption,
        .facts =
            {
                .summary =
                    "Turns that vectorising off. It is the name the specification explains boolean options "
                    "with.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTwoParsers, "addBoolOption's sample name"}},
                .related = {"--vectorize-dge-dma"},
                .notes = "Its --no- form follows from the way of registration; nobody was seen to use it.",
            },
    },
    {
        .name = "vectorize-strided-dma",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Moves several elements at a time in DMA with a stride.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "added, but not for 128k on trn2"},
                             {Source::kPublicFile, "the driver refuses it with NCC_EARG002"},
                             {Source::kPublicFile, "refused on a native stack"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--tensorizer-options"},
                .example = "--vectorize-strided-dma",
                .notes =
                    "A driver flag, hidden, in the public notes; refused by the driver in three reports.",
            },
    },
    {
        .name = "enable-scalar-dge-vectorization",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Vectorises DMA whose descriptors the device makes from a scalar.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiLlama4, "nested option"}, {Source::kPublicFile, "nested option"}},
                .example = "--enable-scalar-dge-vectorization",
            },
    },
    {
        .name = "eager-tkg-vectorize-dma",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Vectorises DMA in graphs that generate tokens.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "nested option"}},
                .example = "--eager-tkg-vectorize-dma",
            },
    },
    {
        .name = "enable-dmacopy-transpose",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Transposes while copying by DMA.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "with --enable-scalar-dge-vectorization"}},
            },
    },
    {
        .name = "enable-d2d-pf-transpose-kernel",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Uses a transpose kernel for moves from device to device.",
                .confidence = Confidence::kLow,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "nested option"}},
            },
    },
    {
        .name = "enable-dge-on-io-dma",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Lets the device make descriptors for inputs and outputs.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
                .related = {"--enable-internal-io-dge", "--enable-dge"},
            },
    },
    {
        .name = "enable-dge-on-spill-reload-dma",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Lets the device make descriptors for spilled data.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line, trn2 only"}},
                .related = {"--enable-dge"},
            },
    },
    {
        .name = "enable-dge-on-indirect-dma",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Lets the device make descriptors for indirect moves.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"},
                             {Source::kPublicFile, "nested option"}},
                .related = {"--enable-dge"},
            },
    },
    {
        .name = "enable-dge-on-vector-indirect-dma",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Lets the device make descriptors for indirect moves of vectors.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"},
                             {Source::kPublicFile, "nested option"}},
                .related = {"--enable-dge"},
            },
    },
    {
        .name = "enable-dge-on-dst-reduce",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Lets the device make descriptors for reductions at the destination.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line, trn2 only"}},
                .related = {"--enable-dge"},
            },
    },
    {
        .name = "internal_dynamic_dma_scratch_size_per_partition",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary =
                    "How many bytes a partition keeps free for dynamic DMA. This name has underscores.",
                .confidence = Confidence::kConfirmed,
                .default_text = "16384",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 16384"},
                             {Source::kPublicFile, "refused on the driver's line"}},
                .related = {"--internal-dynamic-dma-scratch-size-per-partition"},
            },
    },
    {
        .name = "weight-coalescing-threshold",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary = "How large loads of weights may be to be merged.",
                .confidence = Confidence::kConfirmed,
                .default_text = "512",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 512"}},
            },
    },
    {
        .name = "optimize-alias-chain",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Shortens chains of copies that are aliases of each other.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "nested option"},
                             {Source::kLog224, "a pass OptimizeAliasedCopyChain runs"}},
            },
    },
    {
        .name = "hbm-scratchpad-page-size-in-bytes",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary = "The scratchpad's page size in bytes, as the driver hands it down.",
                .confidence = Confidence::kConfirmed,
                .default_text = "536870912",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 536870912"}},
                .related = {"--hbm-scratchpad-page-size"},
            },
    },
};
static_assert(well_formed(kTransfers));

}  // namespace flaglane::backend::flags

#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// walrus_driver: DMA and queues.
inline constexpr NameRow kWalrusDma[] = {
    {
        .name = "--spill-reload-dmas-use-swdge",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Spills with descriptors made by software.",
                .confidence = Confidence::kStrong,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "nested option"}},
            },
    },
    {
        .name = "--dge-levels",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kList,
        .choices = {"io", "scalar_dynamic_offset", "vector_dynamic_offsets", "spill_reload", "dst_reduce",
                    "transpose", "dynamic_size"},
        .facts =
            {
                .summary = "Which DMA has its descriptors made by the device.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "six levels on trn2"},
                             {Source::kLog222, "three levels on trn1"},
                             {Source::kLog202411, "two levels"},
                             {Source::kNotes, "an enum"}},
                .related = {"--internal-enable-dge-levels"},
            },
    },
    {
        .name = "--dma-qos-class-count",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How many classes of DMA service there are.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog225, "given as 4"}},
                .related = {"--internal-dma-qos-class-count"},
            },
    },
    {
        .name = "--num-semaphores-per-queue",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How many semaphores a queue has.",
                .confidence = Confidence::kConfirmed,
                .default_text = "16",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 16"}},
                .related = {"--internal-num-semaphores-per-dma-queue"},
            },
    },
    {
        .name = "--dynamic-dma-scratch-size-per-partition",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "Scratch bytes per partition for dynamic DMA.",
                .confidence = Confidence::kConfirmed,
                .default_text = "16384",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 16384"}},
                .related = {"--internal-dynamic-dma-scratch-size-per-partition"},
            },
    },
    {
        .name = "--save-len-thres",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "From which length on saving pays.",
                .confidence = Confidence::kConfirmed,
                .default_text = "512",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 512"}},
            },
    },
    {
        .name = "--save-dma-cnt-thres",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "From how many DMA operations on saving pays.",
                .confidence = Confidence::kConfirmed,
                .default_text = "32",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 32"}},
            },
    },
    {
        .name = "--repeat-load-thres",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "From how many repeats on a load is kept.",
                .confidence = Confidence::kConfirmed,
                .default_text = "4",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 4"}},
            },
    },
};
static_assert(well_formed(kWalrusDma));

}  // namespace flaglane::check::names

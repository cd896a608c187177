#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// walrus_driver: allocation, DRAM and the NEFF.
inline constexpr NameRow kWalrusMemory[] = {
    {
        .name = "--allocator",
        .lane = NameLane::kWalrus,
        .facts =
            {
                .summary = "Which storage allocator to use.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'coloring'",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as coloring"}},
                .related = {"--allocator"},
            },
    },
    {
        .name = "--smt-allocation",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Allocates in place.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "default false; forces level 7"}},
                .related = {"--internal-smt-allocation"},
            },
    },
    {
        .name = "--skip-backend-allocation-opt-nki",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Leaves the memory of NKI kernels alone.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "default false"}},
                .related = {"--internal-skip-backend-allocation-opt-nki"},
            },
    },
    {
        .name = "--run-shared-allocation-before-post-sched",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Allocates shared memory before the last scheduling; for trn2.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "given as true"},
                             {Source::kPublicFile, "without value"},
                             {Source::kNotes, "trn2 only"}},
                .example = "--run-shared-allocation-before-post-sched=true",
            },
    },
    {
        .name = "--max-partitions",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "The most partitions to use.",
                .confidence = Confidence::kConfirmed,
                .default_text = "1",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 1"}},
            },
    },
    {
        .name = "--dram-page-size",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "The size of a DRAM page in MB.",
                .confidence = Confidence::kConfirmed,
                .default_text = "512",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 512"}},
                .related = {"--hbm-scratchpad-page-size"},
            },
    },
    {
        .name = "--dram-rotation-size",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How much DRAM to rotate through; -1 for the least.",
                .confidence = Confidence::kConfirmed,
                .default_text = "-1",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as -1"}},
            },
    },
    {
        .name = "--allreduce-buffer-size",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "The buffer for pipelining collective operations, in MB; -1 chooses by itself.",
                .confidence = Confidence::kConfirmed,
                .default_text = "500",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 500"}},
                .related = {"--internal-allreduce-buffer-size"},
            },
    },
    {
        .name = "--allreduce-rotation-dis",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "The distance at which buffers of all-reduces rotate.",
                .confidence = Confidence::kConfirmed,
                .default_text = "8",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 8"}},
            },
    },
    {
        .name = "--min_split_size",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "The smallest piece to split off. Mind the underscores.",
                .confidence = Confidence::kConfirmed,
                .default_text = "10240",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 10240"}},
            },
    },
    {
        .name = "--no_split_dram",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Does not split towards DRAM. Mind the underscores.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as true"}},
                .related = {"--enable-experimental-no-split-dram"},
            },
    },
    {
        .name = "--split_huge_dram_tensor",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kFloat,
        .facts =
            {
                .summary = "When to split a huge tensor in DRAM. Mind the underscores.",
                .confidence = Confidence::kConfirmed,
                .default_text = "1.0",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 1.0"}},
            },
    },
    {
        .name = "--skip_split_vns",
        .lane = NameLane::kWalrus,
        .facts =
            {
                .summary = "Names of what not to split. Mind the underscores.",
                .confidence = Confidence::kConfirmed,
                .default_text = "''",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given empty"}},
            },
    },
    {
        .name = "--neff-output-filename",
        .lane = NameLane::kWalrus,
        .facts =
            {
                .summary = "Where the NEFF goes.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'file.neff'",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "a path"}},
                .related = {"--output"},
            },
    },
};
static_assert(well_formed(kWalrusMemory));

}  // namespace flaglane::check::names

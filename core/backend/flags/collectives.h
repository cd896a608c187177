#pragma once

#include "backend/flags/check.h"

namespace flaglane::backend::flags {

/// Collective operations and cores.
inline constexpr FlagRow kCollectives[] = {
    {
        .name = "enable-ccop-compute-overlap",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Computes while collective operations are under way.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "in every default string"},
                             {Source::kOptimumConvert, "nested option"},
                             {Source::kNotes, "in the driver's strings too"},
                             {Source::kPublicFile, "refused on the driver's line"}},
                .related = {"--cc-pipeline-tiling-factor"},
                .example = "--enable-ccop-compute-overlap",
                .notes = "The driver refuses it on its own line.",
            },
    },
    {
        .name = "cc-pipeline-tiling-factor",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary = "Into how many tiles a collective operation is cut so that it can be pipelined.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "values 1, 2, 4"},
                             {Source::kNotes, "2 in the driver's strings"}},
                .related = {"--enable-ccop-compute-overlap"},
                .example = "--cc-pipeline-tiling-factor=2",
                .notes =
                    "The driver's strings hold it with 2; whether that is this lane's default is not known.",
            },
    },
    {
        .name = "enable-hoist-fsdp-collectives",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Moves the collective operations that FSDP brings to an earlier place.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "nested option"}},
                .example = "--enable-hoist-fsdp-collectives",
            },
    },
    {
        .name = "enable-insert-implicit-shard-axis",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Adds an axis to shard along where the model names none.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdtLlama3, "nested option"}},
            },
    },
    {
        .name = "enable-real-yk-ccop",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Another way to lower collective operations, from FSDP samples of 2023.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleFsdp, "nested option"}},
            },
    },
    {
        .name = "num-neuroncores-per-sengine",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary = "How many physical cores make a logical one.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "2 on trn2, twice on one line"},
                             {Source::kLog222, "1 on trn1, twice on one line"}},
                .related = {"--logical-nc-config"},
                .notes = "The driver itself gives it twice on one line; the last one counts.",
            },
    },
    {
        .name = "enable-replication",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Allows copies of the same work.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
            },
    },
};
static_assert(well_formed(kCollectives));

}  // namespace flaglane::backend::flags

#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Collective operations: buckets, buffers, hoisting.
inline constexpr FlagRow kCollectives[] = {
    {
        .flags = {"--internal-ccop-bucketing"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Gathers collective operations into buckets.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleZero1, "with the three sizes"}},
                .example = "--internal-ccop-bucketing",
            },
    },
    {
        .flags = {"--internal-ccop-bucketing-allgather-size-in-bytes"},
        .type = RowType::kInt,
        .facts =
            {
                .summary = "Bytes in a bucket of all-gathers.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleZero1, "a byte count as the next word"}},
                .related = {"--internal-ccop-bucketing"},
                .example = "--internal-ccop-bucketing-allgather-size-in-bytes 62481600",
            },
    },
    {
        .flags = {"--internal-ccop-bucketing-reducescatter-size-in-bytes"},
        .type = RowType::kInt,
        .facts =
            {
                .summary = "Bytes in a bucket of reduce-scatters.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleZero1, "a byte count as the next word"}},
                .related = {"--internal-ccop-bucketing"},
                .example = "--internal-ccop-bucketing-reducescatter-size-in-bytes 62481600",
            },
    },
    {
        .flags = {"--internal-ccop-bucketing-allreduce-size-in-bytes"},
        .type = RowType::kInt,
        .facts =
            {
                .summary = "Bytes in a bucket of all-reduces.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleZero1, "a byte count as the next word"}},
                .related = {"--internal-ccop-bucketing"},
                .example = "--internal-ccop-bucketing-allreduce-size-in-bytes 62481600",
            },
    },
    {
        .flags = {"--internal-hoist-allgather"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Moves all-gathers to an earlier place.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiLtx2, "in an example of extra flags"}},
                .example = "--internal-hoist-allgather",
            },
    },
    {
        .flags = {"--internal-allreduce-buffer-size"},
        .job = "WalrusDriver",
        .type = RowType::kInt,
        .facts =
            {
                .summary = "Room for pipelining collective operations.",
                .confidence = Confidence::kHigh,
                .job_note = "walrus_driver has --allreduce-buffer-size.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSampleFsdp, "given as 135"},
                             {Source::kLog2023, "absent: walrus_driver got 500"}},
                .related = {"--allreduce-buffer-size", "--ccop-pipeline-buffer-size"},
                .example = "--internal-allreduce-buffer-size=135",
            },
    },
    {
        .flags = {"--ccop-pipeline-buffer-size"},
        .kind = ArgKind::HIDDEN,
        .type = RowType::kInt,
        .facts =
            {
                .summary = "Room for pipelining collective operations, as a name without internal-.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "given as 2000"},
                             {Source::kPublicFile, "2000 again"},
                             {Source::kNotes,
                              "walrus_driver's --allreduce-buffer-size is this buffer, in MB"}},
                .related = {"--internal-allreduce-buffer-size", "--allreduce-buffer-size"},
                .example = "--ccop-pipeline-buffer-size=2000",
            },
    },
};
static_assert(well_formed(kCollectives));

}  // namespace flaglane::driver::flags

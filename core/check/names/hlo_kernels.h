#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// hlo2penguin: kernels, normalisation, dropout and random numbers.
inline constexpr NameRow kHloKernels[] = {
    {
        .name = "--enable-native-kernel",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Uses native kernels; seen with a number.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiContrib, "given as 1"}, {Source::kNotes, "default false"}},
                .example = "--enable-native-kernel=1",
            },
    },
    {
        .name = "--native-kernel-auto-cast",
        .lane = NameLane::kHlo2Tensorizer,
        .facts =
            {
                .summary = "What native kernels cast in between.",
                .confidence = Confidence::kInferred,
                .default_text = "'matmult-to-bf16'",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is matmult-to-bf16"}},
            },
    },
    {
        .name = "--lower-to-nki-kernels",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Uses NKI kernels.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is false"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--native-to-custom-softmax",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Puts the ready kernel in place of softmax.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "for transformer"},
                             {Source::kNotes, "default false"},
                             {Source::kNotes, "listed as a driver flag too"}},
                .notes = "The public notes list it as a driver flag as well.",
            },
    },
    {
        .name = "--expand-batch-norm-training",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Writes training's batch normalisation as simple operations.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdDbrxInference, "nested option"}, {Source::kNotes, "default false"}},
            },
    },
    {
        .name = "--expand-batch-norm-training-and-grad",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "The same, with its gradient.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is false"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--batch-norm-training-upcast",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Computes training's batch normalisation in a wider format.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is false"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--emit-tensor-level-dropout-ops",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Keeps dropout an operation on whole tensors.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"},
                             {Source::kNotes, "default false"}},
            },
    },
    {
        .name = "--emit-tensor-level-rng-ops",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Leaves random numbers as one operation on a whole tensor.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog202411, "there in 2023 and 2024, gone by 2.22"}},
            },
    },
    {
        .name = "--decompose-attention",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Writes attention as its parts.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is false"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
};
static_assert(well_formed(kHloKernels));

}  // namespace flaglane::check::names

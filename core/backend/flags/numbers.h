#pragma once

#include "backend/flags/check.h"

namespace flaglane::backend::flags {

/// Number formats and kinds of model.
inline constexpr FlagRow kNumbers[] = {
    {
        .name = "fp32-cast",
        .facts =
            {
                .summary = "Which FP32 operations to cast, and to what, in one word.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .values = {"all", "matmult", "matmult-fp16", "matmult-bf16", "matmult-fp32r", "matmult-fp8e4",
                           "experimental-all-fp16", "all-fp32r", "all-fp8e4", "none"},
                .evidence = {{Source::kLog224, "none, with --auto-cast=none"},
                             {Source::kLog202407, "matmult-bf16, without --auto-cast"},
                             {Source::kSamplesIssue34, "matmult-bf16 in 2023"}},
                .related = {"--auto-cast", "--auto-cast-type"},
                .example = "--fp32-cast=none",
            },
    },
    {
        .name = "mm-transpose-type",
        .facts =
            {
                .summary = "The format of transposes done by the matrix engine.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'fp32'",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .values = {"fp32"},
                .evidence = {{Source::kLog224, "given as fp32"}},
            },
    },
    {
        .name = "accumulate-on-alu-dtype",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Sums up in the format the ALU works in.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"},
                             {Source::kLog202411, "not given"}},
                .related = {"--enable-mixed-precision-accumulation"},
            },
    },
    {
        .name = "enable-saturation-convert",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Clamps when converting, as --enable-saturate-infinity asks for.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog2023, "follows --enable-saturate-infinity"}},
                .related = {"--enable-saturate-infinity"},
            },
    },
    {
        .name = "disable-inline-cast",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Makes each cast an operation of its own.",
                .confidence = Confidence::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "AutoCastFP32 reads it through clOptBool"}},
            },
    },
    {
        .name = "enable-native-int64",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Keeps 64-bit integers at full width.",
                .confidence = Confidence::kStrong,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "appended for --enable-internal-native-int64"}},
                .related = {"--native-int64"},
            },
    },
    {
        .name = "keep-rng-tensor-op",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary =
                    "Draws random numbers for a whole tensor in one operation, not element by element.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
            },
    },
    {
        .name = "enable-softmax-kernel",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Uses the ready kernel for softmax.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
            },
    },
    {
        .name = "sunda-batchnorm",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Normalises batches in the way of the trn1 generation.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog202411, "on the driver's own line"},
                             {Source::kLog2023, "on the driver's own line"},
                             {Source::kLog222, "not given"}},
                .notes = "Logs have it until 2024; 2.22 does without.",
            },
    },
    {
        .name = "model-type-transformer",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Prepares the passes for a transformer.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "follows --model-type=transformer"}},
                .related = {"--model-type"},
            },
    },
    {
        .name = "enable-bir-converter",
        .facts =
            {
                .summary = "How to convert to BIR; it takes a value.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'enable'",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .values = {"enable"},
                .evidence = {{Source::kLog224, "given as enable"}},
                .example = "--enable-bir-converter=enable",
            },
    },
    {
        .name = "enable-isl-in-injective-check",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Uses integer sets to check that a mapping is one to one.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
            },
    },
};
static_assert(well_formed(kNumbers));

}  // namespace flaglane::backend::flags

#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Number formats and how exact the result is.
inline constexpr FlagRow kAccuracy[] = {
    {
        .flags = {"--auto-cast"},
        .default_value = {RowDefaultKind::kText, "none"},
        .choices = {"none", "matmult", "all"},
        .metavar = "<cast_mode>",
        .facts =
            {
                .summary =
                    "Trades exactness for speed: FP32 work may be done in a smaller format nowhere, on the "
                    "matrix engine only, or everywhere.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .history = {{.since = "2.3.0", .change = Change::kChoiceAdded, .value = "matmul"},
                            {.since = "2.3.0", .change = Change::kDefault, .value = "matmul"},
                            {.since = "2.9.0", .change = Change::kChoiceRemoved, .value = "matmul"},
                            {.since = "2.9.0",
                             .change = Change::kChoiceAdded,
                             .value = "matmult",
                             .note = "spelled matmul until 2.8.0"},
                            {.since = "2.9.0", .change = Change::kDefault, .value = "matmult"},
                            {.since = "2.27.0",
                             .change = Change::kDefault,
                             .value = "none",
                             .note = "announced in 2.25; write --auto-cast=matmult for the old behaviour"}},
                .evidence =
                    {{Source::kGuide, "default matmult to 2.26.1, then none"},
                     {Source::kReleaseNotes, "announces the new default; matmult restores the old one"},
                     {Source::kNotes, "default none; all with tf32 becomes matmult"},
                     {Source::kLog202407, "absent: the tensorizer got --fp32-cast=matmult-bf16"},
                     {Source::kLog222, "absent: the tensorizer got --fp32-cast=none"},
                     {Source::kDevBuild, "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--auto-cast-type", "--fp32-cast", "--fast-math"},
                .example = "--auto-cast=none",
                .notes =
                    "With --auto-cast-type tf32 the public notes see all narrowed to matmult without a word.",
            },
    },
    {
        .flags = {"--auto-cast-type"},
        .default_value = {RowDefaultKind::kText, "bf16"},
        .choices = {"bf16", "fp16", "tf32", "fp8_e4m3"},
        .metavar = "<data_type>",
        .facts =
            {
                .summary =
                    "The smaller format that --auto-cast casts to. It does nothing as long as --auto-cast is "
                    "none.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .history = {{.since = "2.3.0", .change = Change::kChoiceAdded, .value = "bf16"},
                            {.since = "2.3.0", .change = Change::kChoiceAdded, .value = "fp16"},
                            {.since = "2.3.0", .change = Change::kChoiceAdded, .value = "tf32"},
                            {.since = "2.9.0", .change = Change::kChoiceAdded, .value = "fp8_e4m3"}},
                .evidence = {{Source::kGuide, "default bf16; fp8_e4m3 from 2.9.0"},
                             {Source::kNotes, "four choices, bf16 first"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--auto-cast"},
                .example = "--auto-cast-type=bf16",
            },
    },
    {
        .flags = {"--enable-mixed-precision-accumulation"},
        .job = "Frontend",
        .action = RowAction::kEnableDisable,
        .default_value = {RowDefaultKind::kTrue},
        .facts =
            {
                .summary =
                    "Sums up in FP32 inside operations that accumulate, and rounds to the model's format "
                    "afterwards.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kInferred,
                .since = "2.18.0",
                .until = "2.32.0",
                .history = {{.since = "2.18.0", .change = Change::kAdded, .note = "off unless given"},
                            {.since = "2.18.0", .change = Change::kDefault, .value = "False"},
                            {.since = "2.27.0",
                             .change = Change::kDefault,
                             .value = "True",
                             .note = "on unless --disable-mixed-precision-accumulation is given"}},
                .evidence = {{Source::kGuide, "from 2.18.0; on, with a --disable- form, from 2.27.0"},
                             {Source::kReleaseNotes, "on by default now; names the --disable- form"},
                             {Source::kNotes, "a PUBLIC pair of the Frontend job, default true"},
                             {Source::kNxdiWrapper, "--disable- form for long contexts"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--disable-mixed-precision-accumulation", "--accumulate-on-alu-dtype"},
                .example = "--enable-mixed-precision-accumulation",
                .notes = "Scripts had it from mid-2023, before the guide did.",
            },
    },
    {
        .flags = {"--enable-saturate-infinity"},
        .job = "Frontend",
        .action = RowAction::kEnableDisable,
        .default_value = {RowDefaultKind::kFalse},
        .facts =
            {
                .summary =
                    "Turns infinities into the largest finite number around transposes that the compiler "
                    "adds, so that no NaN comes of them. Accepted on trn2, but without effect there.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kInferred,
                .since = "2.11.0",
                .until = "2.32.0",
                .history =
                    {{.since = "2.11.0", .change = Change::kAdded},
                     {.since = "2.22.0", .change = Change::kNote, .note = "Said to do nothing on trn2."}},
                .evidence = {{Source::kGuide, "from 2.11.0; without effect on trn2, says 2.22.0"},
                             {Source::kNotes, "an enable/disable pair, default false"},
                             {Source::kLog2023, "the tensorizer then got --enable-saturation-convert"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--enable-saturation-convert", "--target"},
                .example = "--enable-saturate-infinity",
                .notes = "Its --disable- form is concluded from the action, not seen in use.",
            },
    },
    {
        .flags = {"--native-int64"},
        .default_value = {RowDefaultKind::kText, "default"},
        .choices = {"default", "enabled", "disabled"},
        .metavar = "<mode>",
        .facts =
            {
                .summary =
                    "Says whether 64-bit integers keep their width or are narrowed to 32 bits. Full width "
                    "needs trn2 or later.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.32.0",
                .until = "2.32.0",
                .history = {{.since = "2.32.0", .change = Change::kAdded}},
                .evidence = {{Source::kGuide, "three modes from 2.32.0"},
                             {Source::kReleaseNotes, "announced as new"}},
                .related = {"--implicit-integer-downcast", "--enable-internal-native-int64"},
                .example = "--native-int64=enabled",
            },
    },
    {
        .flags = {"--implicit-integer-downcast"},
        .default_value = {RowDefaultKind::kText, "default"},
        .metavar = "<mode>",
        .facts =
            {
                .summary =
                    "Says where integers may lose precision because an operation has no integer hardware. "
                    "Give default, all or none, or a list of operations joined by commas.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.32.0",
                .until = "2.32.0",
                .values = {"default", "all", "none", "dot", "scatter", "all_reduce", "reduce_scatter", "pow"},
                .history = {{.since = "2.32.0", .change = Change::kAdded}},
                .evidence = {{Source::kGuide, "three keywords and five operation names"},
                             {Source::kReleaseNotes, "announced as new"}},
                .related = {"--native-int64", "--disable-hlo-operand-type-check"},
                .example = "--implicit-integer-downcast=none",
                .notes =
                    "The operations that may be listed are dot, scatter, all_reduce, reduce_scatter and pow.",
            },
    },
    {
        .flags = {"--disable-hlo-operand-type-check"},
        .facts =
            {
                .summary = "Silences a check of operand types by its name, such as evrf_035.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .values = {"evrf_035"},
                .evidence = {{Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"},
                             {Source::kPublicFile, "evrf_035, to get past a refused int64 dot"},
                             {Source::kPublicFile, "advised for int64 dot"}},
                .related = {"--implicit-integer-downcast"},
                .example = "--disable-hlo-operand-type-check=evrf_035",
                .notes = "For 64-bit integers, SDK 2.32 has --implicit-integer-downcast instead.",
            },
    },
    {
        .flags = {"--fast-math"},
        .kind = ArgKind::INTERNAL,
        .nargs = "+",
        .choices = {"all", "none", "fp32-cast-matmult-bf16", "fp32-cast-matmult-fp16",
                    "fp32-cast-matmult-fp32r", "fp32-cast-matmult-fp8e4", "fp32-cast-matmult",
                    "fp32-cast-all", "fp32-cast-all-fp32r", "fp32-cast-all-fp8e4", "fp32-cast-none",
                    "fast-relayout", "fast-relayout-fp32", "fast-relayout-fp32r", "fast-relayout-fp8e4",
                    "no-fast-relayout"},
        .facts =
            {
                .summary = "The older way to choose number formats: a list of casting and relayout words. "
                           "--auto-cast took its place.",
                .confidence = Confidence::kStrong,
                .default_text = "[]",
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kOptimumArguments, "fp32-cast-all and others, for Inf1"},
                             {Source::kNotes, "16 keywords, default an empty list"},
                             {Source::kPublicFile, "fp32-cast-all fails to compile"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--auto-cast", "--auto-cast-type"},
                .notes =
                    "That it is INTERNAL is said by the public notes; its name does not make it so. Inf1's "
                    "neuron-cc knew it first.",
            },
    },
    {
        .flags = {"--fp32-cast"},
        .kind = ArgKind::INTERNAL,
        .job = "Frontend",
        .choices = {"all", "matmult", "matmult-fp16", "matmult-bf16", "matmult-fp32r", "matmult-fp8e4",
                    "experimental-all-fp16", "all-fp32r", "all-fp8e4", "none"},
        .facts =
            {
                .summary = "Scope and format of FP32 casting in one word, as the front end understands it.",
                .confidence = Confidence::kStrong,
                .job_note = "Registered by the Frontend job.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "ten modes, by the Frontend job; no default"}},
                .related = {"--auto-cast", "--auto-cast-type"},
                .notes = "Penguin has an option of the same name, and only that one shows in logs.",
            },
    },
    {
        .flags = {"--upcast-all-to-fp32"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Leaves nothing in a smaller format: all is computed in FP32.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--internal-upcast-all-to-FP32"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
};
static_assert(well_formed(kAccuracy));

}  // namespace flaglane::driver::flags

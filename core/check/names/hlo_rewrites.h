#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// hlo2penguin: what it does to the graph.
inline constexpr NameRow kHloRewrites[] = {
    {
        .name = "--experimental-unsafe-fp8e4m3fn-as-fp8e4m3",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Reads FP8 e4m3fn data as e4m3, whose range is smaller.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "for FP8 models"},
                             {Source::kTransformersNeuronxDemo, "nested option"},
                             {Source::kEvrf051, "names it"}},
                .related = {"--experimental-unsafe-fp8e4m3fn-as-fp8e4m3"},
                .example = "--experimental-unsafe-fp8e4m3fn-as-fp8e4m3",
            },
    },
    {
        .name = "--fuse-dot-logistic",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Fuses a dot with the logistic behind it.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kSamplePixart, "given as false"}},
                .example = "--fuse-dot-logistic=false",
            },
    },
    {
        .name = "--remat",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Computes values again to save memory.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on hlo2penguin's line"}, {Source::kNotes, "default false"}},
                .related = {"--internal-hlo-remat"},
            },
    },
    {
        .name = "--remat-by-default",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Computes values again unless told not to.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiLongCat, "with --enable-state-buffer-mode=hybrid"}},
            },
    },
    {
        .name = "--remat-rope",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Computes rotary embeddings again.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "with --verify-hlo"},
                             {Source::kPublicFile, "given as false"}},
                .example = "--remat-rope",
            },
    },
    {
        .name = "--enable-state-buffer-mode",
        .lane = NameLane::kHlo2Tensorizer,
        .facts =
            {
                .summary = "How the state buffer is planned.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .values = {"hybrid"},
                .evidence = {{Source::kNxdiLongCat, "given as hybrid"}},
                .example = "--enable-state-buffer-mode=hybrid",
            },
    },
    {
        .name = "--disable-early-opt-barrier-removal",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Lets optimisation barriers stand through the early passes.",
                .confidence = Confidence::kHigh,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "nested option"}, {Source::kNotes, "default false"}},
                .related = {"--remove-opt-barriers"},
            },
    },
    {
        .name = "--remove-opt-barriers",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Takes optimisation barriers out.",
                .confidence = Confidence::kInferred,
                .default_text = "True",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is true"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--schedule-fusion",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Fuses while scheduling.",
                .confidence = Confidence::kStrong,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "false, in a comment"}, {Source::kNotes, "default false"}},
            },
    },
    {
        .name = "--neuron-op-fusion",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Joins operations into one where that is faster.",
                .confidence = Confidence::kInferred,
                .default_text = "True",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is true"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--hoist-compute",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Moves computing to an earlier place.",
                .confidence = Confidence::kInferred,
                .default_text = "True",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is true"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--fold-iota",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Computes iota while compiling.",
                .confidence = Confidence::kInferred,
                .default_text = "True",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is true"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--lower-complex",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Writes complex numbers as pairs.",
                .confidence = Confidence::kInferred,
                .default_text = "True",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is true"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--stablehlo-lowering",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Goes by way of StableHLO.",
                .confidence = Confidence::kInferred,
                .default_text = "True",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is true"}},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--upcast-all-to-fp32",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Computes all in FP32.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is false"}},
                .related = {"--upcast-all-to-fp32"},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
};
static_assert(well_formed(kHloRewrites));

}  // namespace flaglane::check::names

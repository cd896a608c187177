#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// hlo2penguin: checks, limits, logs and dumps.
inline constexpr NameRow kHloChecks[] = {
    {
        .name = "--verify-hlo",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Verifies the HLO graph. The verifier has an instruction limit of its own.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "always appended as true"},
                             {Source::kPublicFile, "false, to pass the 5M instruction check"}},
                .related = {"--tiled-inst-limit"},
                .example = "--verify-hlo=true",
            },
    },
    {
        .name = "--hlo-sanity-check",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Makes quick checks that the HLO graph makes sense.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiQwenVision, "given as false"}},
                .example = "--hlo-sanity-check=false",
            },
    },
    {
        .name = "--verify-supported-ops",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Checks that every operation is supported.",
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
        .name = "--verify-aliasing",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Checks which buffers are aliases.",
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
        .name = "--tiled-inst-limit",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How many instructions there may be after tiling.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWan, "a count"},
                             {Source::kPublicFile, "10000000 as the next word"},
                             {Source::kNotes, "a number"}},
                .related = {"--verify-hlo", "--internal-max-instruction-limit"},
                .example = "--tiled-inst-limit=10000000",
            },
    },
    {
        .name = "--dump-after-to-file",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kList,
        .facts =
            {
                .summary = "Writes the HLO graph at the points it names.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "given as pre-par-pipe-end,post-par-pipe-begin"}},
                .example = "--dump-after-to-file=pre-par-pipe-end,post-par-pipe-begin",
            },
    },
    {
        .name = "--dump-partitioned-hlo",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Writes the HLO graph after it was cut.",
                .confidence = Confidence::kHigh,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "in a comment"}, {Source::kNotes, "default false"}},
            },
    },
    {
        .name = "--verbose",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kChoice,
        .choices = {"error", "warning", "info", "debug"},
        .facts =
            {
                .summary = "How much the tool shows.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'error'",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as error"},
                             {Source::kNotes, "four levels, default error"}},
            },
    },
    {
        .name = "--logfile-verbose",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kChoice,
        .choices = {"error", "warning", "info", "debug"},
        .facts =
            {
                .summary = "How much the tool logs.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'debug'",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as info"},
                             {Source::kNotes, "the tool's default is debug"}},
            },
    },
    {
        .name = "--tolerance",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kList,
        .facts =
            {
                .summary = "How far results may be off: a relative and an absolute number.",
                .confidence = Confidence::kStrong,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's only list"}},
            },
    },
    {
        .name = "--target-instance",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kChoice,
        .choices = {"inf1", "trn1", "inf2", "gen3", "core_v4", "trn1n", "trn2", "trn2n", "trn3"},
        .facts =
            {
                .summary = "The instance family, as the driver hands it down.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'trn1'",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as trn2"},
                             {Source::kNotes, "nine values, default trn1"}},
                .related = {"--target"},
            },
    },
    {
        .name = "--logical-nc-config",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kInteger,
        .choices = {"1", "2"},
        .facts =
            {
                .summary = "The size of a logical core, as the driver hands it down.",
                .confidence = Confidence::kConfirmed,
                .default_text = "1",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "2 on trn2"},
                             {Source::kLog222, "1 on trn1"},
                             {Source::kNotes, "1 or 2, default 1"}},
                .related = {"--logical-nc-config"},
            },
    },
    {
        .name = "--ml-dtypes-version",
        .lane = NameLane::kHlo2Tensorizer,
        .facts =
            {
                .summary = "Which version of the package ml_dtypes is there.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 0.5.4"}, {Source::kNotes, "no default known"}},
            },
    },
    {
        .name = "--analyze-schedule",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Analyses the order of operations.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is false"}},
                .related = {"--internal-hlo-analyze-schedule"},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
};
static_assert(well_formed(kHloChecks));

}  // namespace flaglane::check::names

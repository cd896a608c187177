#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// walrus_driver: code generation and passes.
inline constexpr NameRow kWalrusCode[] = {
    {
        .name = "--optlevel",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "The back end's level. It is 2 for a -O1 compile too.",
                .confidence = Confidence::kConfirmed,
                .default_text = "2",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 2"}},
                .related = {"--optlevel"},
            },
    },
    {
        .name = "--pass",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kList,
        .facts =
            {
                .summary = "The passes to run, instead of the level's.",
                .confidence = Confidence::kInferred,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "replaces the level's pipeline"}},
                .related = {"--skip-pass"},
            },
    },
    {
        .name = "--skip-pass",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kList,
        .facts =
            {
                .summary = "Leaves out passes by name; a name it does not know is fatal.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "given twice, a pass each"},
                             {Source::kNotes, "a comma list of 150 known names; others are fatal"}},
                .related = {"--pass"},
                .example = "--skip-pass=address_rotation_sb",
            },
    },
    {
        .name = "--execute-repetition",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How often the graph runs per execution.",
                .confidence = Confidence::kConfirmed,
                .default_text = "1",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 1"}},
                .related = {"--execute-repetition"},
            },
    },
    {
        .name = "--enable-new-backend",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Uses the newer code generation.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as true"}},
                .related = {"--enable-internal-new-backend"},
            },
    },
    {
        .name = "--unified-backend-and-legacy-codegen",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Runs the back end and the older code generation in one process.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as true"}},
            },
    },
    {
        .name = "--enable-narwhal",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "Uses a still newer code generation; takes 0 or 1.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiMiMo, "0; said to be on in 2.26"}},
                .example = "--enable-narwhal=0",
            },
    },
    {
        .name = "--enable-branch-hint",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Uses hints on branches.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiKernelRunner, "nested option"},
                             {Source::kPublicFile, "given as false"}},
                .example = "--enable-branch-hint",
            },
    },
    {
        .name = "--enable-nested-dynamic-loop",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Allows dynamic loops within each other.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "in the vLLM plug-in's defaults"}},
            },
    },
    {
        .name = "--enable-output-completion-notifications",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Tells the runtime when an output is fully written.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "nested option"}, {Source::kNotes, "a switch"}},
                .example = "--enable-output-completion-notifications",
            },
    },
    {
        .name = "--enable-mx-alternative-emax",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Computes the scale of MX formats another way.",
                .confidence = Confidence::kStrong,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "a switch"}, {Source::kAutoResearch, "mentioned"}},
            },
    },
    {
        .name = "--enable-mm-transpose-remat-optimization",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Computes matmul transposes again to save memory.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as true"}},
            },
    },
    {
        .name = "--enable-SPMD-opt",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Reorders collective operations. Mind the capitals.",
                .confidence = Confidence::kLow,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "told from the tool's own help"}},
            },
    },
    {
        .name = "--link-subgraphs",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kList,
        .facts =
            {
                .summary = "The folders of subgraphs to link.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as nc00/sg00,nc01/sg00"}},
            },
    },
    {
        .name = "--vnc-nc-per-sengine",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How many physical cores an engine has.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 2"}},
                .related = {"--logical-nc-config"},
            },
    },
};
static_assert(well_formed(kWalrusCode));

}  // namespace flaglane::check::names

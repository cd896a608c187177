#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// hlo2penguin: partitioning, modules and collective operations.
inline constexpr NameRow kHloModules[] = {
    {
        .name = "--partitioner-opts",
        .lane = NameLane::kHlo2Tensorizer,
        .command = "compile",
        .facts =
            {
                .summary = "Passes a string on to the code that cuts the graph, within hlo2penguin.",
                .confidence = Confidence::kHigh,
                .default_text = "''",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "hidden, default empty"},
                             {Source::kLog224, "holds --transformer for that model type"},
                             {Source::kNotes, "in the driver's strings too"}},
                .example = "--partitioner-opts='--transformer'",
                .notes =
                    "The public notes list it as a driver flag, for its name is among the driver's strings; "
                    "logs show that the driver writes it.",
            },
    },
    {
        .name = "--partition",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Cuts the graph into parts. The driver gives it at -O1.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given at -O1"},
                             {Source::kLog225, "absent at -O2"},
                             {Source::kLog202407, "given at -O1"},
                             {Source::kNotes, "selects the partitioned path"}},
            },
    },
    {
        .name = "--modular-flow-mac-threshold",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "From how many multiplications with addition a graph is compiled in modules.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "10 for context encoding"},
                             {Source::kPublicFile,
                              "breaks a dense decode graph (NCC_IBTN006), needed for a MoE one"}},
                .related = {"--modular-flow-mac-target"},
                .example = "--modular-flow-mac-threshold=10",
            },
    },
    {
        .name = "--modular-flow-mac-target",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How many multiplications with addition a module should hold.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 200000000000"}},
                .related = {"--modular-flow-mac-threshold"},
            },
    },
    {
        .name = "--recursive-layer-det",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Looks for layers within layers.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "false, with layer markers"}},
                .related = {"--internal-disable-layer-det"},
                .example = "--recursive-layer-det=false",
            },
    },
    {
        .name = "--layers-per-module",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How many layers make a module.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog222, "given as 1"}, {Source::kLog2023, "given as 1"}},
                .related = {"--internal-layers-per-module"},
            },
    },
    {
        .name = "--build-with-users",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Keeps an instruction together with its users.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog2023, "follows the driver flag"}},
                .related = {"--internal-build-with-users"},
            },
    },
    {
        .name = "--partitioner-max-disj-runs",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How many separate runs the partitioner allows.",
                .confidence = Confidence::kStrong,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "given as 4"}},
            },
    },
    {
        .name = "--spmd",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Compiles one program for many devices.",
                .confidence = Confidence::kInferred,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "the tool's default is false"}},
                .related = {"--enable-experimental-spmd"},
                .notes = "Known from the public notes alone; the default is the tool's own.",
            },
    },
    {
        .name = "--coalesce-collectives",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Merges collective operations.",
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
        .name = "--coalesce-all-gathers",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Merges all-gathers.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog202411, "given as false"}},
            },
    },
    {
        .name = "--coalesce-reduce-scatters",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Merges reduce-scatters.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog202411, "given as false"}},
            },
    },
    {
        .name = "--coalesce-all-reduces",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Merges all-reduces.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog202411, "given as false"}},
            },
    },
    {
        .name = "--preserve-control-deps",
        .lane = NameLane::kHlo2Tensorizer,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Keeps dependences that are there for order alone.",
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
static_assert(well_formed(kHloModules));

}  // namespace flaglane::check::names

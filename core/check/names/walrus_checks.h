#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// walrus_driver: checks, simulation, dumps and logs.
inline constexpr NameRow kWalrusChecks[] = {
    {
        .name = "--enable-verifier",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Verifies BIR.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "given as false"},
                             {Source::kLog224, "given as true"},
                             {Source::kNotes, "the tool's default is false"}},
                .example = "--enable-verifier=false",
            },
    },
    {
        .name = "--enable-birsim",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Simulates BIR.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiTracer, "given as True"}, {Source::kLog224, "given as false"}},
                .example = "--enable-birsim=True",
                .notes = "The vendor's own code writes True and False with a capital.",
            },
    },
    {
        .name = "--enable-birsim-at-begin",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Simulates BIR at the start.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiTracer, "given as False"}, {Source::kNotes, "default false"}},
            },
    },
    {
        .name = "--enable-birsim-at-end",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Simulates BIR at the end.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiTracer, "given as True"}, {Source::kNotes, "default false"}},
            },
    },
    {
        .name = "--enable-birsim-after-all",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Simulates BIR after each pass.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiTracer, "given as False"}, {Source::kNotes, "default false"}},
                .related = {"--enable-internal-birsim-after-all"},
            },
    },
    {
        .name = "--enable-birsim-sync-only",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Simulates only how things wait for each other.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as false"}},
            },
    },
    {
        .name = "--birsim-output-tolerance",
        .lane = NameLane::kWalrus,
        .facts =
            {
                .summary = "Two tolerances for what the simulation gives, joined by a comma.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiTracer, "relative, absolute"}},
                .example = "--birsim-output-tolerance 1.0,1e-05",
            },
    },
    {
        .name = "--enable-perf-sim",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Estimates how long the instructions take.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiOrchestrator, "nested option"}, {Source::kNotes, "a switch"}},
                .example = "--enable-perf-sim",
            },
    },
    {
        .name = "--enable-data-race-checker",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Looks for data races.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as false"}},
                .related = {"--enable-internal-data-race-checker"},
            },
    },
    {
        .name = "--enable-indirect-memcpy-bound-check",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Checks the bounds of indirect copies.",
                .confidence = Confidence::kHigh,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdDbrxTraining, "false, in a comment"}, {Source::kNotes, "a switch"}},
            },
    },
    {
        .name = "--disable-hbm-usage-check",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Does not check how much HBM is used in all.",
                .confidence = Confidence::kInferred,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "a switch"}},
            },
    },
    {
        .name = "--print-format",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kList,
        .choices = {"json", "condensed", "debug"},
        .facts =
            {
                .summary = "In which formats to write BIR, joined by commas.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'json'",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kMxTutorial, "given as json,condensed"},
                             {Source::kLog224, "given as json"},
                             {Source::kNotes, "three formats, default json"}},
                .example = "--print-format=condensed",
            },
    },
    {
        .name = "--print-after",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kList,
        .facts =
            {
                .summary = "Writes BIR after the passes it names.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNkiTracer, "two pass names"}, {Source::kNotes, "pass names"}},
                .related = {"--internal-print-after"},
                .example = "--print-after=translate_nki_ast_to_bir,lower_klir_kernel",
            },
    },
    {
        .name = "--print-after-all",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Writes BIR after each pass.",
                .confidence = Confidence::kHigh,
                .default_text = "False",
                .default_basis = Basis::kPublicNotes,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "given as false"}, {Source::kNotes, "default false"}},
                .related = {"--internal-print-after-all"},
            },
    },
    {
        .name = "--inject-error",
        .lane = NameLane::kWalrus,
        .facts =
            {
                .summary = "Makes an error on purpose.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'NONE'",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as NONE"}},
                .related = {"--internal-inject-error"},
            },
    },
    {
        .name = "--verbose",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How much the tool shows, as a number.",
                .confidence = Confidence::kConfirmed,
                .default_text = "35",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 35"}},
            },
    },
    {
        .name = "--logfile-verbose",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How much the tool logs, as a number.",
                .confidence = Confidence::kConfirmed,
                .default_text = "20",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 20"}},
            },
    },
    {
        .name = "--max-instruction-limit",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "How many instructions are allowed.",
                .confidence = Confidence::kConfirmed,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWan, "a count"}, {Source::kLog2023, "given as 10000000"}},
                .related = {"--internal-max-instruction-limit"},
                .example = "--max-instruction-limit=10000000",
            },
    },
};
static_assert(well_formed(kWalrusChecks));

}  // namespace flaglane::check::names

#pragma once

#include "backend/flags/check.h"

namespace flaglane::backend::flags {

/// Tiles, layouts, loops and transposes.
inline constexpr FlagRow kLayout[] = {
    {
        .name = "max-local-tensor-tile-size-in-bytes",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary = "The largest tile of a tensor that may lie in local memory.",
                .confidence = Confidence::kConfirmed,
                .default_text = "32768",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "absent: the driver gave 32768"},
                             {Source::kNxdiPhi, "given as 4096"},
                             {Source::kIssue270, "16384 on Inf1"}},
                .example = "--max-local-tensor-tile-size-in-bytes=4096",
            },
    },
    {
        .name = "enable-tritium-loopfusion",
        .call = Call::kAddBoolOption,
        .facts =
            {
                .summary = "Fuses loops with Tritium.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line, 2023 to 2026"},
                             {Source::kNxdiWrapper, "the --no- form, nested"},
                             {Source::kTaxonomy, "lists the negation, as a driver's"}},
                .example = "--no-enable-tritium-loopfusion",
                .notes = "The taxonomy page lists the --no- form as a driver's; logs and users have it here.",
            },
    },
    {
        .name = "keep-remat-dma-transpose",
        .call = Call::kAddBoolOption,
        .facts =
            {
                .summary = "Keeps DMA transposes that were computed anew.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog222, "on the driver's own line"},
                             {Source::kLog225, "on the driver's own line"},
                             {Source::kSampleLlama2, "the --no- form, nested"},
                             {Source::kLog224, "absent at -O1 with transformer"},
                             {Source::kTaxonomy, "lists the negation, as a driver's"}},
                .example = "--no-keep-remat-dma-transpose",
                .notes =
                    "The driver gives it at -O2, and not in the logs of -O1. The taxonomy page lists the "
                    "--no- form as a driver's.",
            },
    },
    {
        .name = "run-pg-layout-and-tiling",
        .call = Call::kAddBoolOption,
        .facts =
            {
                .summary = "Runs the PG passes for layout and tiling.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "first on the driver's own line"},
                             {Source::kLog202411, "not given"},
                             {Source::kSampleLlama2, "nested option"},
                             {Source::kTaxonomy, "lists the negation, as a driver's"}},
                .example = "--no-run-pg-layout-and-tiling",
                .notes =
                    "The driver gives it from 2.22 on. The taxonomy page lists the --no- form as a driver's.",
            },
    },
    {
        .name = "disable-bitcasted-transpose",
        .call = Call::kAddBoolOption,
        .facts =
            {
                .summary = "Does without transposes by reinterpreting bits.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"},
                             {Source::kTensorflowNeuron, "the --no- form, nested"}},
                .example = "--no-disable-bitcasted-transpose",
                .notes = "The one --no- form of a disable- name that was seen in use.",
            },
    },
    {
        .name = "tensor-layout-p-order",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary = "Which order of the partition axis layouts use.",
                .confidence = Confidence::kConfirmed,
                .default_text = "0",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 0"}},
            },
    },
    {
        .name = "tensor-layout-b-order",
        .call = Call::kClOptInteger,
        .facts =
            {
                .summary = "Which order of the block axis layouts use.",
                .confidence = Confidence::kConfirmed,
                .default_text = "1",
                .default_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 1"}},
            },
    },
    {
        .name = "disable-max-stride-tiling",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Does not tile by the largest stride.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
            },
    },
    {
        .name = "enable-advanced-delinearization",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Tries harder to find the axes behind an address.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "on the driver's own line"}},
            },
    },
    {
        .name = "disable-concat-delinearizer",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "Leaves out the pass that finds axes behind concatenations.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "only for transformer on trn2"},
                             {Source::kNotes, "in the driver's strings"}},
            },
    },
    {
        .name = "layout-transform-heuristic",
        .facts =
            {
                .summary = "How to search for changes of layout.",
                .confidence = Confidence::kLow,
                .action_basis = Basis::kInferred,
                .values = {"mcts"},
                .evidence = {{Source::kNotes, "mcts in the driver's strings"}},
                .notes =
                    "That it belongs here is a guess: the driver's strings hold it in the form in which it "
                    "passes options on.",
            },
    },
    {
        .name = "disable-shifted-fusion",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "An option of Inf1's compiler.",
                .confidence = Confidence::kLow,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kIssue434, "on Inf1's tensorizer line"}},
                .notes = "Seen on Inf1 only.",
            },
    },
    {
        .name = "enable-pwap",
        .call = Call::kClOptBool,
        .facts =
            {
                .summary = "An option of Inf1's compiler.",
                .confidence = Confidence::kLow,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kIssue270, "on Inf1's tensorizer line"}},
                .notes = "Seen on Inf1 only.",
            },
    },
};
static_assert(well_formed(kLayout));

}  // namespace flaglane::backend::flags

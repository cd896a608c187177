#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Golden runs, simulation, and what Inf1's compiler left behind.
inline constexpr FlagRow kSimulation[] = {
    {
        .flags = {"--tolerance"},
        .kind = ArgKind::HIDDEN,
        .nargs = "2",
        .type = RowType::kFloat,
        .facts =
            {
                .summary =
                    "Relative and absolute tolerance when simulated results are compared; two numbers.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "1 and 1e-5"},
                             {Source::kNotes, "hlo2penguin has one of two floats"}},
                .related = {"--rtol"},
                .example = "--tolerance 1 1e-5",
            },
    },
    {
        .flags = {"--rtol"},
        .kind = ArgKind::HIDDEN,
        .type = RowType::kFloat,
        .facts =
            {
                .summary = "Relative tolerance for the comparison with golden results.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--tolerance"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--io-config"},
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary = "Describes inputs and outputs in JSON, as for Inf1.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kIssue662, "Inf1 lines pass JSON"},
                             {Source::kNotes, "in the driver's strings"}},
            },
    },
    {
        .flags = {"--nn-executor"},
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary = "Which executor runs the network.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--tfpb"},
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary = "The file of another input graph.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--images"},
        .kind = ArgKind::HIDDEN,
        .nargs = "+",
        .facts =
            {
                .summary = "Input files for golden runs. It takes every word that follows.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--jit-infergoldens"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Works out the expected outputs during the compile, to compare with.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--auto-compare-mismatch"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Compares with golden results by itself.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--cpu-arch"},
        .kind = ArgKind::HIDDEN,
        .choices = {"skylake-avx512", "skylake"},
        .facts =
            {
                .summary = "Which processor the simulation runs on.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--softmax-epsilon"},
        .kind = ArgKind::HIDDEN,
        .type = RowType::kFloat,
        .default_value = {RowDefaultKind::kFloat, "-100000000.0"},
        .facts =
            {
                .summary = "The number that masks values in a softmax.",
                .confidence = Confidence::kLow,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--softmax-division-delay"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Divides later within a softmax.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--model-specific-opt"},
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary = "Turns on optimisations for one known model; unet is a value that is known.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .values = {"unet"},
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--model-type"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--cnn-training-model"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Marks the model as the training of a convolutional network.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--model-type"},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
    {
        .flags = {"--option-preset"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kSetArguments,
        .facts =
            {
                .summary = "Stands for a bundle of other options.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads. What it would set is not known, so here it "
                    "sets nothing.",
            },
    },
};
static_assert(well_formed(kSimulation));

}  // namespace flaglane::driver::flags

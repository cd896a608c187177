#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// How hard to optimise, and hints about the model.
inline constexpr FlagRow kOptimisation[] = {
    {
        .flags = {"--optlevel", "-O"},
        .default_value = {RowDefaultKind::kText, "2"},
        .choices = {"0", "1", "2", "3"},
        .metavar = "<opt_level>",
        .facts =
            {
                .summary =
                    "How much effort goes into fast code, against the time to compile. Level 1 compiles "
                    "quickest; the short form is written together with its digit.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.14.0",
                .until = "2.32.0",
                .history = {{.since = "2.14.0", .change = Change::kAdded, .note = "printed as --O"},
                            {.since = "2.14.1",
                             .change = Change::kRenamed,
                             .value = "--optlevel",
                             .note = "with -O as its short form"}},
                .evidence =
                    {{Source::kGuide, "--O in 2.14.0, --optlevel and -O since; default 2"},
                     {Source::kTwoParsers, "-O0 to -O3 belong to the driver and become backend flags"},
                     {Source::kNotes, "string choices 0 to 3; -O3 turned into -O2"},
                     {Source::kLog224, "-O1 given, walrus_driver got --optlevel 2"},
                     {Source::kReleaseNotes, "replaces --enable-experimental-O1"},
                     {Source::kDevBuild, "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--enable-experimental-O1", "--layer-unroll-factor"},
                .example = "-O1",
                .notes =
                    "The guide lists 1 to 3; level 0 comes from the architecture pages. Logs show a -O1 "
                    "compile that still hands walrus_driver --optlevel 2, and the public notes say that -O3 "
                    "is turned into -O2, of which the guide knows nothing.",
            },
    },
    {
        .flags = {"--model-type"},
        .default_value = {RowDefaultKind::kText, "generic"},
        .choices = {"generic", "transformer", "unet-inference", "transformer-inference", "cnn-training",
                    "vae-inference", "operator-fusion"},
        .metavar = "<model>",
        .facts =
            {
                .summary =
                    "Tells the compiler what sort of model it gets, so that it can use what is known to work "
                    "for that sort.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .history = {{.since = "2.3.0", .change = Change::kChoiceAdded, .value = "generic"},
                            {.since = "2.3.0", .change = Change::kChoiceAdded, .value = "transformer"},
                            {.since = "2.10.0", .change = Change::kChoiceAdded, .value = "unet-inference"},
                            {.since = "2.14.0",
                             .change = Change::kDeprecated,
                             .value = "transformer-inference",
                             .note = "write transformer"}},
                .evidence =
                    {{Source::kGuide, "default generic; unet-inference from 2.10.0"},
                     {Source::kReleaseNotes214, "says to write transformer for transformer-inference"},
                     {Source::kLogOther, "cnn-training taken by 2.14.227"},
                     {Source::kNotes, "seven choices; calls it INTERNAL"},
                     {Source::kDevBuild, "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--distribution-strategy", "--model-type-transformer"},
                .example = "--model-type=transformer",
                .notes =
                    "The guide lists the first three choices; cnn-training is in the vendor's samples. The "
                    "public notes know all seven and call the flag INTERNAL; here the guide wins.",
            },
    },
    {
        .flags = {"--distribution-strategy"},
        .choices = {"llm-training", "nemo", "NEMO", "fsdp", "FSDP"},
        .metavar = "<distribution_type>",
        .facts =
            {
                .summary =
                    "Turns on what suits the way a training job splits its parameters and optimizer state "
                    "over devices.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.10.0",
                .until = "2.32.0",
                .history = {{.since = "2.10.0", .change = Change::kChoiceAdded, .value = "FSDP"},
                            {.since = "2.11.0", .change = Change::kChoiceRemoved, .value = "FSDP"},
                            {.since = "2.12.0", .change = Change::kChoiceAdded, .value = "NEMO"},
                            {.since = "2.15.0", .change = Change::kChoiceAdded, .value = "llm-training"},
                            {.since = "2.15.0",
                             .change = Change::kDeprecated,
                             .value = "NEMO",
                             .note = "write llm-training"}},
                .evidence = {{Source::kGuide, "four different value lists over time"},
                             {Source::kReleaseNotes,
                              "spelled --distribution_strategy; llm-training from compiler 2.11"},
                             {Source::kNotes, "compared with fsdp, nemo, llm-training; no default"},
                             {Source::kSampleZero1, "used as --distribution-strategy FSDP"},
                             {Source::kNemoMegatron, "used as --distribution-strategy=nemo"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--model-type", "--distribution-type-llm-training"},
                .example = "--distribution-strategy=llm-training",
                .notes = "The guide prints the default generic, which is none of its values, and NEMO where "
                         "scripts write nemo; whether case matters is not known, so neither is refused here. "
                         "Release notes spell the flag --distribution_strategy.",
            },
    },
    {
        .flags = {"--distribution-type-llm-training"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "The llm-training strategy as a plain switch.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "passed to the front end"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--distribution-strategy"},
            },
    },
    {
        .flags = {"--enable-fast-context-switch"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary =
                    "Loads some constant weights later, so that changing from model to model is quick. Each "
                    "run then takes a little longer.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "a switch in every version"},
                             {Source::kNotes, "default false"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--enable-fast-loading-neuron-binaries"},
                .example = "--enable-fast-context-switch",
            },
    },
    {
        .flags = {"--enable-fast-loading-neuron-binaries"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Leaves the NEFF uncompressed. The file is larger and loads faster.",
                .confidence = Confidence::kConfirmed,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "a switch in every version"},
                             {Source::kNotes, "default false; not together with --static-weights"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--static-weights"},
                .example = "--enable-fast-loading-neuron-binaries",
                .notes = "Not together with --static-weights, say the public notes.",
            },
    },
    {
        .flags = {"--static-weights"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Puts the weights into the NEFF itself.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "an error text forbids the pair"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--enable-fast-loading-neuron-binaries"},
            },
    },
    {
        .flags = {"--execute-repetition"},
        .type = RowType::kInt,
        .facts =
            {
                .summary = "Repeats the graph this often each time the NEFF is executed.",
                .confidence = Confidence::kStrong,
                .default_text = "1",
                .default_basis = Basis::kObserved,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kTransformersNeuronx, "always appended, 1 unless set"},
                             {Source::kNotes, "walrus_driver's default is 1"},
                             {Source::kLog224, "walrus_driver got 1"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .example = "--execute-repetition=1",
            },
    },
    {
        .flags = {"--layer-unroll-factor"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kRecordUsed,
        .type = RowType::kInt,
        .facts =
            {
                .summary =
                    "How many layers to unroll into one module. The driver remembers whether you chose the "
                    "number, and keeps out of it if you did.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNxdiWrapper, "4 for chunked prefill"},
                             {Source::kNotes, "fsdp sets 4 unless the user did; -O3 forces 0"},
                             {Source::kPublicFile, "2 was taken"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--meta-module", "--optlevel", "--num-parallel-jobs"},
                .example = "--layer-unroll-factor=4",
            },
    },
    {
        .flags = {"--meta-module"},
        .kind = ArgKind::HIDDEN,
        .type = RowType::kInt,
        .default_value = {RowDefaultKind::kInt, "0"},
        .metavar = "M",
        .facts =
            {
                .summary = "How many layers make a module; 0 takes the whole graph as one.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "shortens the front-end jobs and forces lnc 1"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--layer-unroll-factor", "--internal-layers-per-module"},
            },
    },
};
static_assert(well_formed(kOptimisation));

}  // namespace flaglane::driver::flags

#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Cores, parallel work and the machine's layout.
inline constexpr FlagRow kTarget[] = {
    {
        .flags = {"--logical-nc-config", "--lnc", "-lnc"},
        .type = RowType::kInt,
        .default_value = {RowDefaultKind::kNone},
        .choices = {"1", "2"},
        .metavar = "<shard_degree>",
        .facts =
            {
                .summary = "How many physical NeuronCores work as one logical core. trn2 takes 1 or 2, other "
                           "targets only 1.",
                .confidence = Confidence::kConfirmed,
                .default_text = "2 on trn2, otherwise 1",
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.21.0",
                .until = "2.32.0",
                .history = {{.since = "2.21.0", .change = Change::kAdded, .note = "for trn2, as a beta"}},
                .evidence = {{Source::kGuide, "1 or 2, for trn2; short form printed as -lnc"},
                             {Source::kEarg001, "2 on trn1 is refused with NCC_EARG001"},
                             {Source::kNotes, "both spellings, one dest"},
                             {Source::kNxdiWrapper, "always appends --lnc=N"},
                             {Source::kLog224, "absent on trn2: the front end got 2"},
                             {Source::kLog222, "absent on trn1: the front end got 1"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--target", "--internal-num-neuroncores-per-sengine", "--num-neuroncores"},
                .example = "--lnc=2",
                .notes =
                    "The guide's synopsis prints -lnc with one dash; everybody writes --lnc. On trn1 and "
                    "inf2 a 2 ends in NCC_EARG001. The runtime's NEURON_LOGICAL_NC_CONFIG must say the same.",
            },
    },
    {
        .flags = {"--num-neuroncores"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kDeprecated,
        .type = RowType::kInt,
        .replacement_dest = "logical_nc_config",
        .facts =
            {
                .summary = "The old name for --lnc. It still works, with a warning.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kArchitecturePages,
                .deprecated = true,
                .replacement = "--lnc",
                .deprecated_since = "2.24.5133",
                .evidence = {{Source::kTaxonomy, "deprecated action; points to --lnc"},
                             {Source::kNotes, "its warning points to --lnc"},
                             {Source::kInf1Notes,
                              "Inf1's flag of this name became --neuroncore-pipeline-cores"}},
                .related = {"--logical-nc-config", "--neuroncore-pipeline-cores"},
                .example = "--num-neuroncores 2",
                .notes = "Inf1's compiler had another flag of this name, which became "
                         "--neuroncore-pipeline-cores.",
            },
    },
    {
        .flags = {"--neuroncore-pipeline-cores"},
        .type = RowType::kInt,
        .default_value = {RowDefaultKind::kInt, "1"},
        .metavar = "<count>",
        .facts =
            {
                .summary =
                    "How many cores a pipeline spreads over, a mode taken from the Inf1 compiler. It was in "
                    "the guide only for a short while.",
                .confidence = Confidence::kHigh,
                .default_basis = Basis::kDocumented,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.3.0",
                .until = "2.6.0",
                .deprecated = true,
                .deprecated_since = "left the guide in 2.7.0",
                .history = {{.since = "2.3.0", .change = Change::kAdded},
                            {.since = "2.7.0",
                             .change = Change::kRemoved,
                             .note = "from the guide; still registered in 2.24"}},
                .evidence = {{Source::kGuide, "only in 2.3.0 to 2.6.0"},
                             {Source::kNotes, "still registered, PUBLIC"},
                             {Source::kNotes, "gates back-end passes"}},
                .related = {"--num-neuroncores"},
                .example = "--neuroncore-pipeline-cores 16",
            },
    },
    {
        .flags = {"--hbm-scratchpad-page-size"},
        .type = RowType::kInt,
        .metavar = "<size in MB>",
        .facts =
            {
                .summary =
                    "Device memory for scratch data comes in pages; this is how many MB a page has. Set the "
                    "runtime's NEURON_SCRATCHPAD_PAGE_SIZE to the same number.",
                .confidence = Confidence::kConfirmed,
                .default_text = "512",
                .default_basis = Basis::kObserved,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.26.1",
                .until = "2.32.0",
                .evidence = {{Source::kDeviceMemory,
                              "MB, a multiple of 512 under 4096; pairs with NEURON_SCRATCHPAD_PAGE_SIZE"},
                             {Source::kLog224, "absent: 536870912 bytes and --dram-page-size 512 go down"},
                             {Source::kNxdiWrapper, "appended when a page size is configured"},
                             {Source::kDevBuild,
                              "taken by a build that refuses internal names with NCC_EARG002"}},
                .related = {"--hbm-scratchpad-page-size-in-bytes", "--internal-dram-page-size",
                            "--dram-page-size"},
                .example = "--hbm-scratchpad-page-size=1024",
                .notes =
                    "Documented in the runtime's memory guide, not in the CLI guide: a multiple of 512 below "
                    "4096. Further down it is --hbm-scratchpad-page-size-in-bytes and --dram-page-size.",
            },
    },
    {
        .flags = {"--arch"},
        .choices = {"inf1", "inf2", "trn1", "trn1n", "trn2", "trn2n", "trn3", "sunda"},
        .facts =
            {
                .summary = "Names the chip architecture behind --target.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kTwoParsers, "a driver flag that compile reads"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--target", "--sunda-batchnorm"},
                .notes =
                    "The choices come from the public notes. Which family sunda is, is disputed: their prose "
                    "says trn2, what they quote and the trn1 logs say trn1.",
            },
    },
    {
        .flags = {"--num-parallel-jobs"},
        .action = RowAction::kRecordUsed,
        .type = RowType::kInt,
        .facts =
            {
                .summary =
                    "How many things the driver may do at a time. It remembers whether you gave the number "
                    "or the machine did.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "RecordUsedAction writes num_parallel_jobs_Used"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--jobs"},
                .notes =
                    "Without it, the public notes say, the number of processors decides; a log of 2.24 shows "
                    "192.",
            },
    },
    {
        .flags = {"--jobs"},
        .type = RowType::kInt,
        .facts =
            {
                .summary = "An upper limit for processes and threads at work at the same time.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--num-parallel-jobs"},
            },
    },
    {
        .flags = {"--spmd"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Short for --enable-experimental-spmd.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "same as --enable-experimental-spmd"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--enable-experimental-spmd"},
            },
    },
    {
        .flags = {"--enable-parallel-queues"},
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Lets DMA queues work in parallel. A user saw no effect.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "taken; no effect measured"},
                             {Source::kNotes, "in the driver's strings"}},
            },
    },
    {
        .flags = {"--partitions-per-bank"},
        .kind = ArgKind::HIDDEN,
        .type = RowType::kInt,
        .default_value = {RowDefaultKind::kInt, "64"},
        .facts =
            {
                .summary = "How many partitions a memory bank has.",
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
};
static_assert(well_formed(kTarget));

}  // namespace flaglane::driver::flags

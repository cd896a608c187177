#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Names that another row's action makes.
inline constexpr CompanionRow kCompanions[] = {
    {
        .name = "--disable-mixed-precision-accumulation",
        .of = "--enable-mixed-precision-accumulation",
        .job = "Frontend",
        .facts =
            {
                .summary =
                    "Gives up the FP32 sums that are the default since SDK 2.27: faster, and less exact.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kDocumented,
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kDocumented,
                .action_basis = Basis::kDocumented,
                .since = "2.27.0",
                .until = "2.32.0",
                .evidence = {{Source::kGuide, "an entry of its own"},
                             {Source::kNxdiWrapper, "for long contexts"}},
                .related = {"--enable-mixed-precision-accumulation"},
                .example = "--disable-mixed-precision-accumulation",
                .notes =
                    "The other half of --enable-mixed-precision-accumulation. The guide gives it an entry of "
                    "its own.",
            },
    },
    {
        .name = "--no-internal-hlo-remat",
        .of = "--internal-hlo-remat",
        .kind = ArgKind::INTERNAL,
        .facts =
            {
                .summary = "Keeps every value of the HLO graph in memory, and computes none of them again.",
                .confidence = Confidence::kConfirmed,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "a negation the action makes"},
                             {Source::kPublicFile, "used in NEURON_CC_FLAGS"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--internal-hlo-remat"},
                .example = "--no-internal-hlo-remat",
            },
    },
    {
        .name = "--no-enable-tritium-loopfusion",
        .of = "--enable-tritium-loopfusion",
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary =
                    "Leaves out the Tritium loop fusion. The taxonomy page lists it as a driver negation.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "one of four negations it names"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--tensorizer-options"},
                .notes =
                    "Every public use is inside --tensorizer-options, where Penguin takes it. Both entries "
                    "are kept, since the two sources differ.",
            },
    },
    {
        .name = "--no-keep-remat-dma-transpose",
        .of = "--keep-remat-dma-transpose",
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary =
                    "Does not keep DMA transposes that were computed anew. The taxonomy page lists it as a "
                    "driver negation.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "one of four negations it names"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--tensorizer-options"},
                .notes =
                    "Every public use is inside --tensorizer-options, where Penguin takes it. Both entries "
                    "are kept, since the two sources differ.",
            },
    },
    {
        .name = "--no-run-pg-layout-and-tiling",
        .of = "--run-pg-layout-and-tiling",
        .kind = ArgKind::HIDDEN,
        .facts =
            {
                .summary =
                    "Leaves out the PG pass for layout and tiling. The taxonomy page lists it as a driver "
                    "negation.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "one of four negations it names"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--tensorizer-options"},
                .notes =
                    "Every public use is inside --tensorizer-options, where Penguin takes it. Both entries "
                    "are kept, since the two sources differ.",
            },
    },
};
static_assert(well_formed(kCompanions));

}  // namespace flaglane::driver::flags

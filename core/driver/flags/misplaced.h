#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Names that the taxonomy page gives to the driver and all public use gives to Penguin.
inline constexpr FlagRow kMisplaced[] = {
    {
        .flags = {"--enable-tritium-loopfusion"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kNoable,
        .facts =
            {
                .summary =
                    "The positive half of --no-enable-tritium-loopfusion, which is all that the taxonomy "
                    "page names.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "one of four negations it names"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--no-enable-tritium-loopfusion", "--tensorizer-options"},
                .notes =
                    "Every public use is inside --tensorizer-options, where Penguin takes it. Both entries "
                    "are kept, since the two sources differ.",
            },
    },
    {
        .flags = {"--keep-remat-dma-transpose"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kNoable,
        .facts =
            {
                .summary =
                    "The positive half of --no-keep-remat-dma-transpose, which is all that the taxonomy page "
                    "names.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "one of four negations it names"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--no-keep-remat-dma-transpose", "--tensorizer-options"},
                .notes =
                    "Every public use is inside --tensorizer-options, where Penguin takes it. Both entries "
                    "are kept, since the two sources differ.",
            },
    },
    {
        .flags = {"--run-pg-layout-and-tiling"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kNoable,
        .facts =
            {
                .summary =
                    "The positive half of --no-run-pg-layout-and-tiling, which is all that the taxonomy page "
                    "names.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kArchitecturePages,
                .evidence = {{Source::kTaxonomy, "one of four negations it names"},
                             {Source::kNotes, "in the driver's strings"}},
                .related = {"--no-run-pg-layout-and-tiling", "--tensorizer-options"},
                .notes =
                    "Every public use is inside --tensorizer-options, where Penguin takes it. Both entries "
                    "are kept, since the two sources differ.",
            },
    },
};
static_assert(well_formed(kMisplaced));

}  // namespace flaglane::driver::flags

#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// Flags whose value is a string of options for a program further down.
inline constexpr FlagRow kCarriers[] = {
    {
        .flags = {"--tensorizer-options"},
        .kind = ArgKind::HIDDEN,
        .job = "Frontend",
        .metavar = "<options>",
        .carries = Carries::kPenguin,
        .facts =
            {
                .summary =
                    "Holds options for the tensorizer (Penguin) in one string. The backend parser splits it "
                    "at white space, with no regard for quotes.",
                .confidence = Confidence::kConfirmed,
                .job_note = "Registered beside the Frontend job's options; the Penguin parser within that "
                            "process reads the string.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .since = "2.9.1",
                .until = "2.10.0",
                .evidence = {{Source::kTwoParsers, "named as the backend lane's kind of carrier"},
                             {Source::kNxdiWrapper, "builds one from the model's settings"},
                             {Source::kLog224, "the result is logged as `Tensorizer options:`"},
                             {Source::kOptimumConfigs, "nested in single quotes"},
                             {Source::kPublicFile, "given twice on one line"},
                             {Source::kVllmIssue7, "shown in a flags string"}},
                .related = {"--internal-hlo2tensorizer-options", "--internal-backend-options"},
                .example = "--tensorizer-options='--enable-ccop-compute-overlap "
                           "--cc-pipeline-tiling-factor=2 --vectorize-strided-dma'",
                .notes =
                    "Given twice, the first string is likely lost: the guide says that the right-most wins, "
                    "yet model code does give it twice, and nobody has shown what happens. Documents name "
                    "the flag in 2.9.1 to 2.10.0 only; logs and code have it before and after. The public "
                    "notes once send the string to hlo2penguin; logs show it with Penguin.",
            },
    },
    {
        .flags = {"--internal-hlo2tensorizer-options"},
        .job = "HLOToTensorizer",
        .metavar = "<options>",
        .carries = Carries::kHlo2Tensorizer,
        .facts =
            {
                .summary = "Holds options for hlo2penguin, the front-end tool, and its partitioner. Not for "
                           "Penguin, in spite of the name.",
                .confidence = Confidence::kConfirmed,
                .job_note = "The job splits the string and adds it to hlo2penguin's argv.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .since = "2.30.0",
                .until = "2.32.0",
                .evidence = {{Source::kNxdiWrapper, "always appended, with --verify-hlo=true"},
                             {Source::kNotes, "split and added to hlo2penguin's argv; Penguin never sees it"},
                             {Source::kLog224, "hlo2penguin runs as its own process"},
                             {Source::kAutoport, "holds --verify-hlo=false"}},
                .related = {"--tensorizer-options", "--internal-backend-options", "--partitioner-opts"},
                .example = "--internal-hlo2tensorizer-options='--verify-hlo=true'",
                .notes = "Its options are in LLVM's style: --x=true and --x=false, where Penguin has --x and "
                         "--no-x.",
            },
    },
    {
        .flags = {"--internal-backend-options"},
        .job = "WalrusDriver",
        .metavar = "<options>",
        .carries = Carries::kWalrus,
        .facts =
            {
                .summary =
                    "Holds options for walrus_driver, the back end that writes the code. Not for Penguin.",
                .confidence = Confidence::kHigh,
                .job_note = "Every option seen in it is one of walrus_driver's.",
                .job_basis = Basis::kInferred,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .since = "2.27.0",
                .until = "2.32.0",
                .evidence = {{Source::kNkiTracer, "holds print and birsim options"},
                             {Source::kNxdiWrapper, "holds --enable-verifier=false and one more"},
                             {Source::kNotes, "a free string for the back end"},
                             {Source::kNotes, "what it holds is walrus_driver's"},
                             {Source::kMxTutorial, "holds --print-format=json,condensed"}},
                .related = {"--tensorizer-options", "--internal-hlo2tensorizer-options"},
                .example = "--internal-backend-options='--enable-verifier=false'",
                .notes = "In LLVM's style, as --internal-hlo2tensorizer-options.",
            },
    },
};
static_assert(well_formed(kCarriers));

}  // namespace flaglane::driver::flags

#pragma once

#include "driver/flags/check.h"

namespace flaglane::driver::flags {

/// The back end: walrus_driver, code generation, allocation, scheduling.
inline constexpr FlagRow kBackEnd[] = {
    {
        .flags = {"--internal-max-instruction-limit"},
        .job = "WalrusDriver",
        .type = RowType::kInt,
        .facts =
            {
                .summary = "Raises the number of instructions at which the back end gives up.",
                .confidence = Confidence::kConfirmed,
                .job_note = "Seen as --max-instruction-limit on walrus_driver's line.",
                .job_basis = Basis::kObserved,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog2023, "became walrus_driver's --max-instruction-limit"},
                             {Source::kNotes, "becomes --max-instruction-limit"},
                             {Source::kPublicFile,
                              "15000000, with --verify-hlo=false for the verifier's own 5M limit"},
                             {Source::kPublicFile, "no help where the front end refuses first"}},
                .related = {"--max-instruction-limit", "--inst-count-limit", "--tiled-inst-limit"},
                .example = "--internal-max-instruction-limit=15000000",
            },
    },
    {
        .flags = {"--internal-interleave-kind"},
        .choices = {"dst_reduce", "first_mm"},
        .facts =
            {
                .summary = "How the scheduler mixes independent work.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--interleave"},
            },
    },
    {
        .flags = {"--enable-internal-postsched-mm-accum-reorder"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Changes the order of matmul sums once the schedule stands.",
                .confidence = Confidence::kHigh,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "taken by 2.26; walrus_driver's own names were refused"},
                             {Source::kLog224, "absent: walrus_driver got false"}},
                .related = {"--postsched-mm-accum-reorder"},
                .example = "--enable-internal-postsched-mm-accum-reorder",
            },
    },
    {
        .flags = {"--enable-internal-anti-dependence-reduction"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Lets fewer instructions wait for one that must read first.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kLog224, "absent: walrus_driver got false"}},
                .related = {"--enable-anti-dependence-reduction"},
                .example = "--enable-internal-anti-dependence-reduction",
            },
    },
    {
        .flags = {"--enable-internal-arch-legalize"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Runs the pass that makes code fit the chip.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .example = "--enable-internal-arch-legalize",
            },
    },
    {
        .flags = {"--enable-internal-new-backend"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Generates code from BIR with the newer set of passes.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kLog224, "absent: walrus_driver got true"}},
                .related = {"--enable-new-backend"},
                .example = "--enable-internal-new-backend",
            },
    },
    {
        .flags = {"--enable-internal-relaxed-order"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Lets instructions leave their strict order.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kLog224, "absent: walrus_driver got true"}},
                .related = {"--relaxed-order"},
                .example = "--enable-internal-relaxed-order",
            },
    },
    {
        .flags = {"--enable-internal-bir-e2e-compilation"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Compiles from BIR to the end in one go.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .example = "--enable-internal-bir-e2e-compilation",
            },
    },
    {
        .flags = {"--enable-internal-bir-linker"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Links BIR pieces. The public notes see the list of back-end jobs empty then.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"},
                             {Source::kNotes, "empties the back-end job list"}},
                .related = {"--link-subgraphs"},
                .example = "--enable-internal-bir-linker",
            },
    },
    {
        .flags = {"--enable-internal-fork-walrus"},
        .job = "WalrusDriver",
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Runs the back end in a process of its own, or in the driver's.",
                .confidence = Confidence::kStrong,
                .job_note = "Read by the WalrusDriver job itself.",
                .job_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "read by the job, not passed on"}},
                .related = {"--enable-internal-fork-backend"},
                .example = "--enable-internal-fork-walrus",
            },
    },
    {
        .flags = {"--enable-internal-fork-backend"},
        .action = RowAction::kEnableDisable,
        .facts =
            {
                .summary = "Puts the back end into a process of its own.",
                .confidence = Confidence::kStrong,
                .kind_basis = Basis::kPrefixRule,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .related = {"--enable-internal-fork-walrus"},
                .example = "--enable-internal-fork-backend",
            },
    },
    {
        .flags = {"--scheduler"},
        .kind = ArgKind::HIDDEN,
        .default_value = {RowDefaultKind::kText, "none"},
        .choices = {"none", "experimental-loop-shift-left", "experimental-loop-lsa"},
        .facts =
            {
                .summary = "Which loop scheduler to use.",
                .confidence = Confidence::kStrong,
                .default_basis = Basis::kPublicNotes,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "none failed for a user"},
                             {Source::kNotes, "in the driver's strings"}},
                .notes = "none failed to compile for one user.",
            },
    },
    {
        .flags = {"--policy"},
        .kind = ArgKind::HIDDEN,
        .type = RowType::kInt,
        .facts =
            {
                .summary = "Which policy rules after scheduling, by number.",
                .confidence = Confidence::kHigh,
                .default_text = "3",
                .default_basis = Basis::kObserved,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "given as 1"},
                             {Source::kLog224, "walrus_driver got 3"},
                             {Source::kNotes, "in the driver's strings"}},
                .example = "--policy=1",
                .notes = "The default is what walrus_driver was given where nobody set it.",
            },
    },
    {
        .flags = {"--enable-bir-vnsplitter"},
        .kind = ArgKind::HIDDEN,
        .action = RowAction::kStoreTrue,
        .facts =
            {
                .summary = "Splits virtual nodes in BIR.",
                .confidence = Confidence::kLow,
                .kind_basis = Basis::kInferred,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kNotes, "in the driver's strings"}},
                .notes =
                    "Known only as a string in the driver; some of those turned out to be options that the "
                    "driver passes on, not ones that it reads.",
            },
    },
};
static_assert(well_formed(kBackEnd));

}  // namespace flaglane::driver::flags

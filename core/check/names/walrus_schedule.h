#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// walrus_driver: scheduling.
inline constexpr NameRow kWalrusSchedule[] = {
    {
        .name = "--policy",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "Which policy rules after scheduling.",
                .confidence = Confidence::kConfirmed,
                .default_text = "3",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 3"}},
                .related = {"--policy"},
            },
    },
    {
        .name = "--interleave",
        .lane = NameLane::kWalrus,
        .facts =
            {
                .summary = "How the scheduler mixes independent work.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'none'",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as none"}},
                .related = {"--internal-interleave-kind"},
            },
    },
    {
        .name = "--enable-anti-dependence-reduction",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Lets fewer instructions wait for a read.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as false"}},
                .related = {"--enable-internal-anti-dependence-reduction"},
            },
    },
    {
        .name = "--lnc-aware-scheduler",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Schedules with logical cores in mind.",
                .confidence = Confidence::kStrong,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "nested option"},
                             {Source::kRlRollout, "with underscores, false"},
                             {Source::kNotes, "a switch"}},
                .notes = "One project writes it with underscores.",
            },
    },
    {
        .name = "--separate-lifetime-corebarriers",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Gives core barriers lifetimes of their own.",
                .confidence = Confidence::kStrong,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "nested option"}},
            },
    },
    {
        .name = "--relaxed-order",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Lets instructions leave their strict order.",
                .confidence = Confidence::kConfirmed,
                .default_text = "True",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as true"}},
                .related = {"--enable-internal-relaxed-order"},
            },
    },
    {
        .name = "--postsched-mm-accum-reorder",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Reorders matmul sums after scheduling.",
                .confidence = Confidence::kConfirmed,
                .default_text = "False",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as false"}},
                .related = {"--enable-internal-postsched-mm-accum-reorder"},
            },
    },
    {
        .name = "--schedule-delayed-latency",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "A latency the scheduler reckons with.",
                .confidence = Confidence::kConfirmed,
                .default_text = "1",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 1"}},
            },
    },
    {
        .name = "--max-load-lower-bound",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kFloat,
        .facts =
            {
                .summary = "A bound for how much to load.",
                .confidence = Confidence::kConfirmed,
                .default_text = "0.14",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as 0.14"}},
            },
    },
    {
        .name = "--force-prefetch-follow-incoming-order",
        .lane = NameLane::kWalrus,
        .value = ValueShape::kInteger,
        .facts =
            {
                .summary = "From when on prefetches keep their order; -1 is never.",
                .confidence = Confidence::kConfirmed,
                .default_text = "-1",
                .default_basis = Basis::kObserved,
                .job_basis = Basis::kObserved,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kLog224, "given as -1"}},
            },
    },
};
static_assert(well_formed(kWalrusSchedule));

}  // namespace flaglane::check::names

#pragma once

#include "check/names/check.h"

namespace flaglane::check::names {

/// What the framework's wrapper takes out of NEURON_CC_FLAGS before the compiler starts.
inline constexpr NameRow kWrapper[] = {
    {
        .name = "--cache_dir",
        .lane = NameLane::kWrapper,
        .facts =
            {
                .summary = "Where compiled graphs are cached: a folder, or s3://.",
                .confidence = Confidence::kConfirmed,
                .default_text = "'/var/tmp/neuron-compile-cache'",
                .default_basis = Basis::kDocumented,
                .action_basis = Basis::kInferred,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kCaching, "the wrapper's; beats NEURON_COMPILE_CACHE_URL; takes s3://"},
                             {Source::kOptimumCache, "read and written by a regular expression"},
                             {Source::kPublicFile, "2.26.6360 under JAX refuses it with NCC_EARG002"},
                             {Source::kPublicFile, "refused on native PyTorch"}},
                .example = "--cache_dir=/shared/neuron_cache",
                .notes =
                    "Taken out by the wrapper of libneuronxla and torch-neuronx alone. Under JAX and native "
                    "PyTorch nothing takes it out, and every compile fails.",
            },
    },
    {
        .name = "--retry_failed_compilation",
        .lane = NameLane::kWrapper,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Compiles graphs again that are cached as failed.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kCaching, "the wrapper's"},
                             {Source::kIssue872, "the compile line lacks it"}},
                .example = "--retry_failed_compilation",
            },
    },
    {
        .name = "--no_cache",
        .lane = NameLane::kWrapper,
        .value = ValueShape::kSwitch,
        .facts =
            {
                .summary = "Works without the cache.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kCaching, "given in NEURON_CC_FLAGS"},
                             {Source::kOptimumCache, "looks for --no-cache"},
                             {Source::kPublicFile, "--no-cache is refused with NCC_EARG002"}},
                .example = "--no_cache",
                .notes = "The name has an underscore; optimum-neuron looks for a dash, which the compiler "
                         "refuses.",
            },
    },
    {
        .name = "--log_level",
        .lane = NameLane::kWrapper,
        .value = ValueShape::kChoice,
        .choices = {"WARNING", "INFO", "ERROR"},
        .facts =
            {
                .summary = "How much the wrapper logs.",
                .confidence = Confidence::kConfirmed,
                .action_basis = Basis::kInferred,
                .since = "2.3.0",
                .until = "2.32.0",
                .evidence = {{Source::kCaching, "three levels"}},
                .example = "--log_level=INFO",
            },
    },
    {
        .name = "--compile_workdir",
        .lane = NameLane::kWrapper,
        .facts =
            {
                .summary = "The folder in which the compiler runs.",
                .confidence = Confidence::kHigh,
                .action_basis = Basis::kInferred,
                .since = "2.27.0",
                .until = "2.32.0",
                .evidence = {{Source::kMxTutorial, "appended to NEURON_CC_FLAGS"}},
                .example = "--compile_workdir /tmp/work",
            },
    },
    {
        .name = "--dump",
        .lane = NameLane::kWrapper,
        .facts =
            {
                .summary = "Where JAX and libneuronxla write the graphs.",
                .confidence = Confidence::kStrong,
                .action_basis = Basis::kInferred,
                .evidence = {{Source::kPublicFile, "given in NEURON_CC_FLAGS"},
                             {Source::kPublicFile, "a build refuses it"},
                             {Source::kPublicFile, "libneuronxla's helper has it"}},
                .example = "--dump=/tmp/compiler_dump",
            },
    },
};
static_assert(well_formed(kWrapper));

}  // namespace flaglane::check::names

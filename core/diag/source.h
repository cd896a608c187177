#pragma once

#include <cstdint>
#include <string_view>

namespace flaglane::diag {

/// Where evidence comes from. The texts stand once, in source.cpp, in the order of the members, for every
/// lane.
enum class Source : std::uint8_t {
  // The specification.
  kTwoParsers,
  kTaxonomy,
  // The vendor's documentation.
  kGuide,
  kReleaseNotes,
  kReleaseNotes214,
  kInf1Notes,
  kDeviceMemory,
  kCaching,
  kEarg001,
  kEvrf051,
  kVllmTutorial,
  kAutoport,
  kMxTutorial,
  // Public notes on the build.
  kNotes,
  // Compiler logs.
  kLog2023,
  kLog202407,
  kLog202411,
  kLog202412,
  kLog222,
  kLog224,
  kLog225,
  kLogOther,
  // Code of the vendor's frameworks.
  kDevBuild,
  kNxdiWrapper,
  kNxdiLlama4,
  kNxdiDbrx,
  kNxdiQwenVision,
  kNxdiPhi,
  kNxdiLongCat,
  kNxdiWan,
  kNxdiMiMo,
  kNxdiLtx2,
  kNxdiContrib,
  kNxdTrace,
  kNxdDbrxTraining,
  kNxdDbrxInference,
  kNxdtLlama3,
  kNemoMegatron,
  kMegatronGpt3,
  kTransformersNeuronx,
  kTransformersNeuronxDemo,
  kTensorflowNeuron,
  kNkipyCompile,
  kNkipyTest,
  kNkiTracer,
  kNkiOrchestrator,
  kNkiRotary,
  kNkiPipelinedAttention,
  kNkiPagedAttention,
  kNkiVarlen,
  kNkiKernelRunner,
  kSampleZero1,
  kSampleFsdp,
  kSampleLlama2,
  kSamplePixart,
  // Code of others.
  kOptimumConfigs,
  kOptimumMixtral,
  kOptimumArguments,
  kOptimumConvert,
  kOptimumCache,
  kAutoResearch,
  kRlRollout,
  kPublicFile,
  // Reports.
  kIssue270,
  kIssue434,
  kIssue662,
  kIssue865,
  kIssue872,
  kIssue947,
  kSamplesIssue34,
  kVllmIssue7,
  kCount_,
};

/// The place a source names: a repository and a path in it, an address, or what kind of record it is.
[[nodiscard]] std::string_view text(Source source);

}  // namespace flaglane::diag

#include "diag/source.h"

#include <cstddef>
#include <iterator>

namespace flaglane::diag {
namespace {

// Long texts are in pieces; the static_assert below counts the entries.
constexpr std::string_view kNames[] = {
    "The Two-Parser Architecture (neuronx_cc 2.24.5133.0)",
    "Flag Visibility Taxonomy (neuronx_cc 2.24.5133.0)",
    "aws-neuron/aws-neuron-sdk compiler/neuronx-cc/api-reference-guide "
    "(neuron-compiler-cli-reference-guide.rst, v2.3.0 to v2.27.1; "
    "index.rst, v2.28.0 to v2.32.0)",
    "aws-neuron/aws-neuron-sdk release-notes/components/compiler.rst, v2.32.0",
    "aws-neuron/aws-neuron-sdk release-notes/prev/rn.rst (SDK 2.14)",
    "aws-neuron/aws-neuron-sdk release-notes/archive/neuron-cc/neuron-cc.rst",
    "aws-neuron/aws-neuron-sdk neuron-runtime/explore/device-memory.rst, v2.32.0",
    "aws-neuron/aws-neuron-sdk about-neuron/arch/neuron-features/neuron-caching.rst, v2.32.0",
    "aws-neuron/aws-neuron-sdk compiler/error-codes/EARG001.rst",
    "aws-neuron/aws-neuron-sdk compiler/error-codes/EVRF051.rst, v2.31.1 and later",
    "aws-neuron/aws-neuron-sdk vllm-neuron/docs/tutorials/tutorial-qwen3-vl-32b.md",
    "aws-neuron/aws-neuron-sdk "
    "tools/neuron-agentic-development/developer_guides/neuron-framework-autoport.rst",
    "aws-neuron/aws-neuron-sdk nki/deep-dives/src/mxfp-matmul/mx_toplevel.py, v2.27.0 and later",
    "public reverse-engineering notes on neuronx_cc 2.24.5133",
    "a public compiler log (2023-09, trn1)",
    "a public compiler log (2024-07, trn1, -O1)",
    "a public compiler log (2024-11, trn1)",
    "a public compiler log (2024-12, build 2.0.99229, trn1)",
    "a public compiler log (2.22.12471.0, trn1)",
    "aws-neuron/neuronx-distributed-inference contrib/models/Qwen3-Omni-30B-A3B-Instruct/log-neuron-cc.txt "
    "@d2843ad (2.24.5133.0+58f8de22, trn2, -O1)",
    "a public compiler log (2.25.3371.0, trn2)",
    "a public compiler log",
    "a public file (build 2.0.244164, trn2)",
    "aws-neuron/neuronx-distributed-inference src/neuronx_distributed_inference/models/model_wrapper.py, "
    "with its history",
    "aws-neuron/neuronx-distributed-inference "
    "src/neuronx_distributed_inference/models/llama4/modeling_llama4.py",
    "aws-neuron/neuronx-distributed-inference src/neuronx_distributed_inference/models/dbrx/modeling_dbrx.py",
    "aws-neuron/neuronx-distributed-inference contrib/models/Qwen3.5-2B/src/modeling_qwen35_vision.py",
    "aws-neuron/neuronx-distributed-inference contrib/models/Phi-3.5-MoE-instruct/src/modeling_phimoe.py",
    "aws-neuron/neuronx-distributed-inference contrib/models/LongCat-Image-Edit/src/compile_transformer.py",
    "aws-neuron/neuronx-distributed-inference contrib/models/Wan2.2-TI2V-5B/src/compile_decoder_rolling.py",
    "aws-neuron/neuronx-distributed-inference contrib/models/MiMo-V2.5-Pro/README.md",
    "aws-neuron/neuronx-distributed-inference contrib/models/ltx2-video-audio/src/modeling_ltx2.py",
    "aws-neuron/neuronx-distributed-inference contrib model scripts, history",
    "aws-neuron/neuronx-distributed src/neuronx_distributed/trace/functions.py",
    "aws-neuron/neuronx-distributed examples/training/dbrx/dbrx_pretrain/run_dbrx_pretrain_ptl_trn2.sh",
    "aws-neuron/neuronx-distributed examples/inference/dbrx/neuron_modeling_dbrx.py",
    "aws-neuron/neuronx-distributed-training examples/conf/hf_llama3_70B_trn2_config.yaml",
    "aws-neuron/neuronx-nemo-megatron nemo/examples/nlp/language_modeling/test.sh",
    "aws-neuron/aws-neuron-reference-for-megatron-lm examples/pretrain_gpt3_6.7B_32layers_bf16.sh",
    "aws-neuron/transformers-neuronx src/transformers_neuronx/compiler.py, with its history",
    "aws-neuron/transformers-neuronx src/transformers_neuronx/generation_demo.py",
    "aws-neuron/aws-neuron-tensorflow python/neuron_cc_hlo.py",
    "aws-neuron/nkipy nkipy/src/nkipy/core/compile.py",
    "aws-neuron/nkipy tests/test_attention_nki.py",
    "aws-neuron/nki-library test/utils/kernel_tracer.py",
    "aws-neuron/nki-library test/utils/test_orchestrator.py",
    "aws-neuron/nki-samples src/nki_samples/tutorials/rotary/rotary_nki_kernels.py",
    "aws-neuron/nki-samples contributed/pipelined_attention.py",
    "aws-neuron/nki-samples contributed/neuron-team-kernels/flash_paged_attn_varlen/test_pa_kernel.py",
    "aws-neuron/nki-samples "
    "contributed/neuron-team-kernels/flash_paged_attn_varlen/varlen_attention_kernel.py",
    "aws-neuron/nki-samples contributed/neuron-team-kernels/flash_paged_attn_varlen/kernel_runner.py",
    "aws-neuron/aws-neuron-samples torch-neuronx/training/zero1_gpt2/run_clm.sh",
    "aws-neuron/aws-neuron-samples torch-neuronx/training/fsdp_gpt2/run_clm_slurm.sh",
    "aws-neuron/aws-neuron-samples "
    "torch-neuronx/training/tp_zero1_llama2_7b_hf_pretrain/tp_zero1_llama2_7b_hf_pretrain.sh",
    "aws-neuron/aws-neuron-samples "
    "torch-neuronx/inference/hf_pretrained_pixart_sigma_1k/neuron_pixart_sigma/"
    "compile_transformer_latency_optimized.py",
    "huggingface/optimum-neuron optimum/exporters/neuron/model_configs.py",
    "huggingface/optimum-neuron optimum/neuron/models/inference/mixtral/modeling_mixtral.py",
    "huggingface/optimum-neuron optimum/neuron/utils/argument_utils.py",
    "huggingface/optimum-neuron optimum/exporters/neuron/convert.py",
    "huggingface/optimum-neuron optimum/neuron/utils/cache_utils.py",
    "wutongabc/auto_research_for_AWS_Neuron_optimization",
    "omersajid9/trn2-rl-rollout",
    "a public file",
    "https://github.com/aws-neuron/aws-neuron-sdk/issues/270",
    "https://github.com/aws-neuron/aws-neuron-sdk/issues/434",
    "https://github.com/aws-neuron/aws-neuron-sdk/issues/662",
    "https://github.com/aws-neuron/aws-neuron-sdk/issues/865",
    "https://github.com/aws-neuron/aws-neuron-sdk/issues/872",
    "https://github.com/aws-neuron/aws-neuron-sdk/issues/947",
    "https://github.com/aws-neuron/aws-neuron-samples/issues/34",
    "https://github.com/vllm-project/vllm-neuron/issues/7",
};
static_assert(std::size(kNames) == static_cast<std::size_t>(Source::kCount_));

}  // namespace

std::string_view text(Source source) { return kNames[static_cast<std::size_t>(source)]; }

}  // namespace flaglane::diag

/** Pastes to start from. Each is of a kind that people really have; the tests run them all. */
export interface Example {
  name: string;
  text: string;
}

export const examples: readonly Example[] = [
  {
    name: "A whole environment line",
    text: `export NEURON_CC_FLAGS="--model-type=transformer --tensorizer-options='--enable-ccop-compute-overlap --cc-pipeline-tiling-factor=2 ' --lnc=2 -O1 --retry_failed_compilation"`,
  },
  {
    name: "Dashes from a web page",
    text: "neuronx-cc compile model.hlo —-framework XLA —-target trn1 —-model-type transformer",
  },
  {
    name: "Right name, wrong lane",
    text: "neuronx-cc compile model.hlo --framework XLA --target trn2 --vectorize-strided-dma --lnc 2",
  },
  {
    name: "A torn string",
    text: `export NEURON_CC_FLAGS="--tensorizer-options=\\"--stats-file='a b' --no-run-pg-layout-and-tiling\\" --target=trn2"`,
  },
  {
    name: "A lost first carrier",
    text: [
      'export NEURON_CC_FLAGS="—-model-type transformer -O1 --auto-cast-type=bf16 \\',
      "  --enable-mixed-precision --retry_failed_compilation \\",
      "  --tensorizer-options='--enable-ccop-compute-overlap --cc-pipeline-tiling-factor=2' \\",
      "  --vectorize-strided-dma --lnc=2 --optlevel=2 \\",
      `  --tensorizer-options='--inst-count-limit=200k --no-run-pg-layout-and-tiling'"`,
    ].join("\n"),
  },
  {
    name: "A log line",
    text: "2025-03-04 10:15:02.000417:  5123  INFO ||NEURON_CC_WRAPPER||: Call compiler with cmd: neuronx-cc compile --framework=XLA /tmp/no-user/neuroncc_compile_workdir/a1/model.MODULE_1234567890123456789+e30acd3a.hlo_module.pb --output /tmp/no-user/neuroncc_compile_workdir/a1/model.MODULE_1234567890123456789+e30acd3a.neff --target=trn1 --auto-cast=matmul --verbose=35",
  },
  {
    name: "A Python list",
    text: 'args = ["neuronx-cc", "compile", "model.hlo", "--framework", "XLA", "--target=trn1", "--auto", "none", "--optlevel", "2"]',
  },
  {
    name: "A misspelt value in YAML",
    text: 'env:\n  - name: NEURON_CC_FLAGS\n    value: "--target=trn2 --model-type=transformr --lnc=2"',
  },
];

#pragma once

#include <string_view>

// Pastes in the shapes that people bring, written for these tests.
namespace flaglane::check::testing {

inline constexpr std::string_view kPastes[] = {
    // shell commands
    "neuronx-cc compile net.hlo \\\n  --framework XLA \\\n  --target trn1 \\\n  --output net.neff",
    "neuronx-cc compile net.hlo —-framework XLA —-target trn1",
    "neuronx-cc --target=trn1 compile --framework XLA net.hlo --verbose=35",
    "neuronx-cc compile --framework XLA ... --optlevel 2",
    "neuronx-cc compile net.hlo --framework XLA --target trn1 --vectorize-strided-dma --verify-hlo=true",
    "neuronx-cc compile net.hlo --framework=XLA --target=trn1 --retry_failed_compilation --cache_dir /tmp/c",
    "neuronx-cc compile --framework XLA --target trn1 --pipeline compile SaveTemps net.hlo",
    "neuronx-cc compile /models/big/ --framework XLA --target inf2 --auto-cast-type bf16",
    "neuronx-cc compile net.hlo --framework Torch --target trn2 --lnc 2 --enable-saturate-infinity",
    "neuronx-cc list-operators --framework XLA",
    "neuronx-cc --help",
    "neuron-cc compile net.pb --framework TENSORFLOW --fast-math none",
    "sudo neuronx-cc compile a.hlo --framework XLA --target trn1 -01; echo done",
    "neuronx-cc compile a.hlo -O1 b.hlo --framework XLA --target trn1",
    "neuronx-cc --verbose 35 --target trn1 compile m.hlo --framework XLA",
    "neuronx-cc compile --framework XLA --target trn1 -- a -- b",
    "neuronx-cc compile m.hlo --framework XLA --target trn1 -- a -- b",
    "neuronx-cc compile m.hlo --framework XLA --target trn1 -- --lnc=1 x",
    "neuronx-cc compile a.hlo --output x.neff b.hlo c.hlo --framework XLA --target trn1",
    "neuronx-cc compile --framework XLA --target trn1 --unk v m.hlo",
    "neuronx-cc compile m.hlo --framework XLA --target trn1 --pipeline compile -SaveTemps",
    "does --auto-casts work with neuronx-cc?",
    "error: the following arguments are required: --framework, --target",
    "cmd = f'neuronx-cc compile {hlo} --framework XLA'",
    "os.environ['NEURON_CC_FLAGS'] = ['--lnc=2', '-O1']",
    // variables of a shell
    "export NEURON_CC_FLAGS=\"--model-type=transformer --lnc=1\"",
    "export NEURON_CC_FLAGS=\"-O1 --auto-cast none --enable-saturate-infinity\"\n"
    "export NEURON_CC_FLAGS=\"${NEURON_CC_FLAGS} --target=trn2\" # --lnc=2\"",
    "export NEURON_CC_FLAGS=\"${NEURON_CC_FLAGS:---auto-cast matmul}\"",
    "NEURON_CC_FLAGS='--tensorizer-options=\"--print-nki --vectorize-strided-dma\" --cache_dir=/var/c' "
    "torchrun t.py",
    "export NEURON_CC_FLAGS=\"--tensorizer-options='--print-nki' -O2 --tensorizer-options='--dump-nki'\"",
    "export NEURON_CC_FLAGS=\"--tensorizer-options=\\'--print-nki\\' -O1\"",
    "export NEURON_CC_FLAGS=\"--print-nki --model-type=transformer-inference --O1\"",
    "export NEURON_CC_FLAGS=\"--internal-new-knob 4 --enable-internal-other --distribution-strategy llm\"",
    "export NEURON_CC_FLAGS=\"--cache_dir=$HOME/c --no-cache --hbm 1000\"",
    "NEURON_LOGICAL_NC_CONFIG=1 NEURON_CC_FLAGS=\"--target trn2\" python run.py",
    "# export NEURON_CC_FLAGS=\"--lnc=2\"",
    // Python
    "os.environ[\"NEURON_CC_FLAGS\"] = \" --model-type=transformer --enable-experimental-O1\"",
    "os.environ['NEURON_CC_FLAGS'] = os.environ.get('NEURON_CC_FLAGS', '') + \"--auto-cast=none\"",
    "os.environ[\"NEURON_CC_FLAGS\"] += \" --internal-hlo2tensorizer-options='--no-verify-hlo "
    "--remat-rope=true'\"",
    "flags = (\n    \"--model-type=transformer \"\n    \"--tensorizer-options='--print-nki \"\n    "
    "\"--vectorize-strided-dma'\"\n)\n"
    "os.environ[\"NEURON_CC_FLAGS\"] = flags",
    "os.environ[\"NEURON_CC_FLAGS\"] = f\"{base} --auto-cast={mode} --lnc={n}\"",
    "compiler_args=[\"--model-type\", \"transformer\", \"--auto-cast=matmul\", \"-O1\", \"--optlevel=2\"]",
    "compiler_args=[\"--tensorizer-options='--print-nki'\", \"--auto-cast none\"]",
    "compiler_args=['--tensorizer-options=--print-nki', '--dump-nki', '--lnc', '2']",
    "compiler_args=[\"--batching=8\", \"--enable-mixed-precision\", f\"--logfile={d}/x.txt\", *MORE]",
    "compiler_args = \"--fast-math none --fp32-cast all\"",
    "if \"--logical-nc-config\" not in flags:\n    os.environ[\"NEURON_CC_FLAGS\"] += \" "
    "--logical-nc-config=2\"",
    "tfn.saved_model.compile(model, out, compiler_args=['--verbose', '2', '--pipeline', 'compile', "
    "'SaveTemps'])",
    // files
    "ENV NEURON_CC_FLAGS=\"--target=trn1 --lnc=2\"",
    "docker run -e NEURON_CC_FLAGS=\"--model-type=gpt --optimization-level=2\" image",
    "env:\n  - name: NEURON_CC_FLAGS\n    value: \"--target=inf2 --distribution_strategy=llm-training\"",
    "env:\n  - name: NEURON_CC_FLAGS\n    values: \"-O1\"",
    "compiler_flags: '--model-type transformer --tensorizer-options=--run-pg-layout-and-tiling=false'",
    "[\"--target=trn1\", \"--auto-cast=none\", \"--tensorizer-options=--print-nki --inst-count-limit=200k\"]",
    "{\"env_vars\": {\"NEURON_CC_FLAGS\": \"--model-type=unet-inference --verbose=INFO\"}}",
    // logs
    "2024-04-12 07:13:06.000297:  271334  INFO ||NEURON_CC_WRAPPER||: Call compiler with cmd: neuronx-cc "
    "compile "
    "--framework=XLA /tmp/w/model.MODULE_1+e30acd3a.hlo_module.pb --output "
    "/tmp/w/model.MODULE_1+e30acd3a.neff --target=trn1 "
    "--verbose=35",
    "INFO ||NEURON_CC_WRAPPER||: Call compiler with cmd: ['neuronx-cc', '--target=trn1', 'compile', "
    "'--framework', 'XLA', "
    "'/tmp/w/model.MODULE_2+2c2d707e.hlo.pb', '--output', '/tmp/w/model.MODULE_2+2c2d707e.neff', "
    "'--model-type=transformer', "
    "'--auto-cast=none', '--verbose=35']",
    // bare
    "-O1",
    "-lnc 2",
    "--optlevel 1 (-O1)",
    "--some --parameters --here",
    "--enable-saturate-infinity=true --enable-mixed-precision-accumulation=false",
    "--tensorizer-options '--print-nki --dump-nki'",
    "--tensorizer-options --print-nki",
    "--tensorizer-options --print-nki --dump-nki -O1",
    "--tensorizer-options --lnc=2",
    "--tensorizer-options \"--not-there\"",
    "--hbm-scratchpad-page-size -1e5",
    "--tensorizer-options='--stats-file=\"a b\" --inst-count=5'",
    "--tensorizer-options=--print-nki --vectorize-strided-dma --internal-hlo2tensorizer-options=--remat-rope "
    "--verify-hlo=true",
    "--tensorizer-options='--model-type=transformer --verify-hlo=true --print-nki'",
    "--auto-cast all --auto-cast-type fp8_e4m3 --auto none",
    "--help-list-hidden",
    "--stats-file=s.txt --debug-pass=A",
    "--remat-rope --recursive-layer-det=false",
    "--skip-pass=a --enable-verifier=false",
    // nothing
    "Call me Ishmael. Some years ago, never mind how long precisely, I thought I would sail about a little.",
    "",
    "— “quoted” — and … dots",
};

}  // namespace flaglane::check::testing

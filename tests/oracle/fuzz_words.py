"""The words that random parsers and random command lines are made of, in neuronx-cc's shape."""
SUP = {"$suppress": True}
LONG = '''optlevel arch target output output-dir model-type framework verbose verbosity lnc logical-nc-config
num-neuroncores fork-subcommand skip-pass skip-passes enable-fast-loading-neuron-binaries enable-fast-context-switch
enable-saturate-infinity enable-mixed-precision-accumulation auto-cast auto-cast-type auto-cast-data internal-hlo-remat
internal-hlo2tensorizer-options internal-backend-options internal-max-instruction-limit internal-num-neuroncores-per-sengine
enable-internal-io-dge enable-internal-data-race-checker enable-internal-birsim-after-all enable-experimental-spmd
enable-experimental-O1 tensorizer-options hlo2tensorizer-options walrus-options backend-options log-level logfile
logfile-verbose debug-pass debug stats-file disable-vectorize-dge-dma disable-dge enable-tritium-loopfusion keep-remat-dma-transpose
run-pg-layout-and-tiling num-parallel-jobs jobs job-id distribution-strategy policy execute-repetition dump-after
dump-after-all dump-on-error dump print-stats retry-failed-compilation pipeline pipeline-depth hbm-scratchpad-page-size
tile-size cc-pipeline-tiling-factor vectorize vectorize-strided-dma warn-deprecated inst-count-limit max-iterations
fp8-scale-factor dtype device-id input inputs include temp-dir workdir seed timeout rewrite-weights'''.split()
SHORT = list('OovjVfpxtnIDWk')
SUBS = ['compile', 'list-operators', 'list', 'info', 'comp', 'version', 'dump']
WORDS = ['Optimization', 'level', 'for', 'the', 'compiler', 'pipeline;', 'see', '--optlevel', 'double-buffering', 'is',
         'off', 'by', 'default', 'neuron-core', 'a', 'hbm', '(experimental)', 'well-known/long-paths', 'é', 'naïve',
         '日本語', 'trn1|trn2|inf2', 'use', 'with', 'care', '/very/long/path/to/some/neuron/artifact-directory/that-wraps',
         'e.g.', '[optional]', 'x=y', 'don\'t', '"quoted"', '—', 'em--dash', 'multi\u00a0nbsp', 'tab\tchar', 'new\nline',
         'super-califragilistic-expialidocious-option-description-token']
STRV = ['trn1', 'trn2', 'inf2', 'abc', 'a', 'model.hlo', 'path/to/file.neff', 'penguin.stats', 'ValueNumbering', 'x=y',
        'a,b,c', 'matmult', 'all', 'none', 'bf16', '0', '1', '2', 'TRUE', 'on', 'no', 'false', 'hello world', 'é', '日本',
        '\U0001f600', "it's", 'say "hi"', "both'\"", 'back\\slash', 'tab\there', 'nl\nx', '\x7f', '\u200b', '\xa0', '@file',
        '+x', '%s', '%(default)s', '{}', '==SUPPRESS=']
INTV = ['0', '1', '2', '3', '42', '007', '+5', '1_000', ' 12 ', '\u0663', '９', '99999999999999999999', '12\n', '2**3',
        '0x10', '1.0', '1e3', '', 'abc', '1__0', '_1', '1_', '--1', '٠١', '12a', '\u00b2', '0b1', '-0']
FLOATV = ['0', '1.5', '2.', '.5', '1e5', '1E-3', 'inf', 'nan', '-inf', 'Infinity', '1_0.5', ' 2.5 ', '1e400', '0.1', '3',
          '1.e2', 'abc', '', '1,5', '0x1p3', '1e', '+.5', '\u0661.5', '1e22', '1e16', '123456789012345680', '1e-5', '0.00001']
BOOLV = ['true', 'false', 'True', 'FALSE', 't', 'f', 'yes', 'no', 'y', 'n', '1', '0', 'on', 'off', 'maybe', '', 'ON', 'oﬀ', 'İ']
NEG = ['-1', '-42', '-1.5', '-.5', '-1.', '-1e5', '-0x1', '-1_000', '-\u0661', '-１.５', '-1\n', '-1-2', '-1 2', '-0']
WEIRD = ['', '-', '--', '---', '--=', '--=x', '-=', '-=x', '----x', '-- x', '- x', '-a b', '--foo bar', '--foo=b c', '-é',
         '--é', '-x=', '--unknown', '--unknown=1', '-Z', '-Zfoo', '-+', '+', '++x', '+x', '/x', '-\u00a0', '--\n', ' ', ' -x',
         '--no-', '--no', '--n', '--e', '--enable', '--enable-', '--i', '--d', '-h', '--help', '--he', '--h', '--v']

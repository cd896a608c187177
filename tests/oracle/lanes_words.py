"""What random lane specs and command lines are made of."""

SUPPRESS = {'$suppress': True}
NAMES = '''optlevel arch target output model-type framework lnc num-neuroncores fork-subcommand skip-pass
enable-fast-loading enable-saturate-infinity enable-mixed-precision auto-cast auto-cast-type internal-hlo-remat
internal-backend-options enable-internal-io-dge disable-internal-dma no-internal-x internal enable-experimental-spmd
enable-experimental-O1 tensorizer-options log-level debug-pass stats-file disable-vectorize-dge-dma no-alias jobs
keep-remat-dma-transpose run-pg-layout-and-tiling num-parallel-jobs tile-size vectorize dump dump-after verbose help-h
no-no-jobs enable- enable-no-internal-y Internal-case internal_under no-enable-z e h'''.split()
SHORTS = list('OoveVfptnkDh1')
HELPS = [None, '', 'Text', 'Level (default: %(default)s)', 'Of %(prog)s, 100%%', 'naïve 日本語 text', SUPPRESS,
         'two\nlines',
         'A longer text on what the flag does, long enough to be wrapped at the width of the terminal by the help',
         '50% off']
KINDS = ['PUBLIC', 'HIDDEN', 'INTERNAL', 'EARG', 'Harg']
JOBS = [None, None, 'Frontend', 'HLOToTensorizer', 'Tensorizer', '']
WORDS = ['1', '2', '3', '007', '-1', '-2.5', 'abc', 'all', 'none', 'true', 'False', 'on', 'x=y', 'a b', '', '--', '-',
         '@file', 'é', '日本', "it's", 'say "hi"', '1e3', '99999999999999999999', '-1e5', 'compile', 'list', '\x7f',
         'new\nline', '==SUPPRESS==']
DEFAULTS = [None, None, None, 0, 1, 5, 300, True, False, '', 'x', '3', 'abc', 'true', {'$float': '1.0'},
            {'$float': '2.5'}, ['d'], [1, 'x'], [], SUPPRESS, "it's", {'$float': 'inf'}]
OWN = ['noable', 'enable_disable', 'deprecated', 'deprecated_store_true', 'extend', 'record_used', 'set_arguments',
       'help', 'help_hidden', 'help_hidden_list']
LIBRARY = [None, None, None, 'store', 'store_true', 'store_false', 'store_const', 'append', 'append_const', 'count',
           'version', 'BooleanOptionalAction']
FLAGLIKE = {'noable', 'enable_disable', 'set_arguments'}
NO_VALUE = FLAGLIKE | {'store_true', 'store_false', 'deprecated_store_true', 'count', 'help', 'help_hidden',
                       'help_hidden_list', 'version', 'store_const', 'append_const', 'BooleanOptionalAction'}
SPACES = [' ', ' ', ' ', ' ', '  ', '\t', '\n', '\x1f', '\x85', '\xa0', '\u3000', '\u200b']

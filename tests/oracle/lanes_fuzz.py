"""Random specs and cases of both lanes, in neuronx-cc's shape and a little beside it. Same seed, same cases."""
import random

from lanes_words import (DEFAULTS, HELPS, JOBS, KINDS, LIBRARY, NAMES, NO_VALUE, OWN, SHORTS, SPACES, SUPPRESS, WORDS)


class Maker:
    def __init__(self, seed):
        self.r = random.Random(seed)

    def one(self, items):
        return self.r.choice(items)

    def chance(self, p):
        return self.r.random() < p

    # -- the driver's specs

    def flags(self, action, used):
        r = self.r.random()
        if r < .1 and action in (None, 'store', 'record_used', 'append'):
            return [self.one(['word', 'internal-file', 'rest', 'model', 'enable-internal-m'])]
        out = []
        if r < .3:
            out.append('-' + self.one(SHORTS))
        if r < .2 or r >= .3 or not out:
            out.append('--' + self.one(NAMES))
        if self.chance(.15):
            out.append(('--' if self.chance(.7) else '-') + self.one(NAMES))
        if self.chance(.25):
            self.r.shuffle(out)
        used += out
        return out

    def choices(self, kw):
        if kw.get('type') == 'int':
            kw['choices'] = self.one([[1, 2, 3], [1], {'$range': [0, 4, 1]}])
        elif kw.get('type') == 'float':
            kw['choices'] = [1, {'$float': '2.5'}]
        elif kw.get('type') != 'str2bool':
            kw['choices'] = self.one([['none', 'all'], ['a', 'b', 'x'], 'abc', ["it's", 'new\nline'], []])

    def keywords(self, action, positional):
        kw = {}
        if action is not None:
            kw['action'] = action
        if self.chance(.45):
            kw['help'] = self.one(HELPS)
        if self.chance(.5):
            kw['kind'] = self.one(KINDS)
        if self.chance(.3):
            kw['job'] = self.one(JOBS)
        if self.chance(.15) and not positional:
            kw['dest'] = self.one(['shared', 'x', 'optlevel', 'jobs', 'internal-dest', 'enable_x'])
        if self.chance(.07) and not positional and action not in ('help', 'version', 'help_hidden', 'help_hidden_list'):
            kw['required'] = True
        if self.chance(.4) and action not in ('version', 'BooleanOptionalAction'):
            kw['default'] = self.one(DEFAULTS)
        if action == 'BooleanOptionalAction' and self.chance(.4):
            kw['default'] = self.one([True, False, None])
        if action in ('deprecated', 'deprecated_store_true') and self.chance(.6):
            kw['replacement'] = self.one(['lnc', 'shared', 'jobs', 'new'])
        if action == 'set_arguments':
            kw['sets'] = {d: self.one(DEFAULTS) for d in self.r.sample(['optlevel', 'jobs', 'shared', 'new', 'x'], 2)}
        if action == 'version':
            kw['version'] = '%(prog)s 2'
        if action in ('store_const', 'append_const'):
            kw['const'] = self.one(['c', 7, None, True])
        if action not in NO_VALUE:
            if self.chance(.35):
                kw['type'] = self.one(['int', 'int', 'float', 'str', 'str2bool'])
            if self.chance(.25):
                self.choices(kw)
            if self.chance(.35):
                kw['nargs'] = self.one([None, '?', '*', '+', 2, 1, '...'])
            if kw.get('nargs') == '?' and self.chance(.6):
                kw['const'] = self.one(['c', 'true', '2', 5, None])
            if self.chance(.15):
                kw['metavar'] = self.one(['N', '<file>', 'M V'])
        elif self.chance(.003):
            kw['type'] = 'int'  # a keyword that some actions do not take
        return kw

    def driver_init(self):
        init = {'prog': self.one(['neuronx-cc', 'neuronx-cc', 'ncc'])}
        if self.chance(.15):
            init['conflict_handler'] = 'resolve'
        if self.chance(.08):
            init['allow_abbrev'] = False
        if self.chance(.06):
            init['add_help'] = False
        if self.chance(.06):
            init['argument_default'] = self.one([SUPPRESS, 4, 'z'])
        if self.chance(.1):
            init['usage'] = self.one(['%(prog)s [how]', SUPPRESS])
        if self.chance(.1):
            init['description'] = self.one(HELPS[2:4])
        if self.chance(.08):
            init['formatter_class'] = self.one(['RawTextHelpFormatter', 'ArgumentDefaultsHelpFormatter'])
        return init

    def driver_spec(self):
        """-> spec, [(object id, its option strings)] of the parsers"""
        ops, kinds, owner, subs = [], ['parser'], [0], []
        used = {0: []}
        resolve = False
        init = self.driver_init()
        resolve = init.get('conflict_handler') == 'resolve'
        seen = {0: set()}

        def add(op, kind, on, of):
            op['id'] = len(kinds)
            ops.append(op)
            kinds.append(kind)
            owner.append(of)
            return op['id']

        for _ in range(self.r.randint(2, 13)):
            on = self.r.randrange(len(kinds))
            if kinds[on] in ('action', 'subparsers'):
                on = 0
            k, of, roll = kinds[on], owner[on], self.r.random()
            if roll < .07 and k != 'mutex':
                kw = {}
                if self.chance(.75):
                    kw['title'] = self.one(['Debug', 'Accuracy options', '', 'A title of some length'])
                if self.chance(.3):
                    kw['description'] = 'Of this section.'
                if k == 'parser' or self.chance(.5):
                    add({'op': 'add_argument_group', 'on': on, 'kw': kw}, 'group', on, of)
                    continue
            if roll < .13:
                kw = {'required': True} if self.chance(.25) else {}
                on = add({'op': 'add_mutually_exclusive_group', 'on': on, 'kw': kw}, 'mutex', on, of)
                k, roll = 'mutex', 1  # never left empty: Python 3.10 to 3.12 refuse to print its usage
            if roll < .18:
                ops.append({'op': 'set_context', 'on': on, 'context': self.one(['', 'compile', 'Frontend', 'x'])})
                continue
            if roll < .21:
                dest = self.one(['shared', 'optlevel', 'jobs', 'output', 'fast_loading'])
                ops.append({'op': 'set_defaults', 'on': on, 'kw': {dest: self.one(DEFAULTS)}})
                continue
            if roll < .26 and k == 'parser' and of not in subs:
                kw = {}
                if self.chance(.5):
                    kw['dest'] = 'command'
                if self.chance(.4):
                    kw['required'] = True
                if self.chance(.2):
                    kw['title'] = 'Commands'
                if self.chance(.2):
                    kw['metavar'] = 'COMMAND'
                subs.append(of)
                made = add({'op': 'add_subparsers', 'on': on, 'kw': kw}, 'subparsers', on, of)
                for name in self.r.sample(['compile', 'list', 'list-operators'], self.r.randint(1, 2)):
                    sub_kw = {}
                    if self.chance(.4):
                        sub_kw['help'] = 'Does it'
                    if self.chance(.2):
                        sub_kw['aliases'] = [name[0]]
                    op = {'op': 'add_parser', 'on': made, 'name': name, 'kw': sub_kw}
                    child = add(op, 'parser', made, len(kinds))
                    used[child], seen[child] = [], set()
                continue
            action = self.one(OWN) if self.chance(.55) else self.one(LIBRARY)
            flags = self.flags(action, used[of])
            positional = not flags[0].startswith('-')
            if positional and (k == 'mutex' or self.chance(.3)):
                flags = ['--' + self.one(NAMES)]
                positional = False
            taken = set(flags) | {made + f.lstrip('-') for f in flags for made in ('--no-', '--disable-')}
            conflict = not resolve and (taken & seen[of] or set(flags) & {'-h', '--h', '--help'})
            if k != 'mutex' and conflict and not self.chance(.02):
                continue  # a conflict is one outcome for all cases of a spec: few are enough
            seen[of] |= taken
            kw = self.keywords(action, positional)
            if k == 'mutex':
                kw.pop('required', None)
            add({'op': 'add_argument', 'on': on, 'flags': flags, 'kw': kw}, 'action', on, of)
        parsers = [(i, used[i]) for i, k in enumerate(kinds) if k == 'parser']
        return {'init': init, 'ops': ops}, parsers

    def option_word(self, names):
        name = self.one(names) if names and self.chance(.88) else '--' + self.one(NAMES)
        roll = self.r.random()
        bare = name.lstrip('-')
        if roll < .15:
            name = '--no-' + bare
        elif roll < .25:
            name = self.one(['--enable-', '--disable-']) + (bare[7:] if bare.startswith('enable-') else bare)
        if self.chance(.2) and len(name) > 4:
            name = name[:self.r.randint(3, len(name))]
        if self.chance(.25):
            name += ('=' if self.chance(.85) else '') + self.one(WORDS)
        return name

    def words(self, names, count):
        return [self.option_word(names) if self.chance(.6) else self.one(WORDS) for _ in range(count)]

    def driver_case(self, parsers):
        roll = self.r.random()
        case = {'columns': 80}
        target = self.one(parsers)[0]
        if target:
            case['target'] = target
        if roll < .1:
            case['entry'] = 'registry'
        elif roll < .35:
            case['entry'] = self.one(['help', 'help_hidden', 'help_hidden_list'])
        elif roll < .37:
            case['entry'] = 'build'
        else:
            case['entry'] = self.one(['parse_args', 'parse_args', 'parse_known_args'])
            names = [n for i, ns in parsers if i == target or self.chance(.2) for n in ns]
            case['argv'] = self.words(names, self.r.randint(0, 5))
            below = [(i, ns) for i, ns in parsers if i > target]
            if below and self.chance(.7):
                case['argv'].append(self.one(['compile', 'list', 'list-operators', 'l']))
                case['argv'] += self.words(self.one(below)[1], self.r.randint(0, 4))
            if self.chance(.08):
                case['namespace'] = {self.one(['shared', 'jobs', 'skip_pass']): self.one([['pre'], 'p', None, 3])}
            if self.chance(.1):
                case['env'] = {'NEURON_CC_FLAGS': '--jobs=7', 'COMPILER_FLAGS': '--verbose'}
        return case

    # -- the backend

    def backend_spec(self):
        names = self.r.sample(NAMES, self.r.randint(2, 6))
        if self.chance(.25):
            names.append(names[0].replace('-', '_'))
        ops = []
        for _ in range(self.r.randint(1, 8)):
            name, roll = self.one(names), self.r.random()
            if roll < .5:
                op = {'op': self.one(['cl_opt_string', 'cl_opt_integer', 'cl_opt_float']), 'name': name,
                      'default': self.one(DEFAULTS[:-2] + [128, '8'])}
            elif roll < .6:
                op = {'op': 'cl_opt_bool', 'name': name, 'default': self.one([True, False, None, 'x', 0])}
            elif roll < .82:
                op = {'op': 'add_bool_option', 'name': name, 'default': self.one([True, False, None, 'x', 300])}
                if self.chance(.35) and ('-' in name or self.chance(.05)):
                    op['trim_prefix'] = True
            else:
                action = self.one([None, 'append', 'extend', 'store_true', 'store_false', 'count', 'store_const'])
                kw = {} if action is None else {'action': action}
                if action in (None, 'append', 'extend'):
                    if self.chance(.3):
                        kw['type'] = self.one(['int', 'float'])
                    if self.chance(.3):
                        self.choices(kw)
                    if self.chance(.3):
                        kw['nargs'] = self.one(['?', '*', '+', 2])
                if action == 'store_const':
                    kw['const'] = self.one([5, 'c', {'$float': '2.5'}, [1]])
                if self.chance(.4):
                    kw['default'] = self.one(DEFAULTS[:-1])
                short = ['-' + self.one(SHORTS)] if self.chance(.3) else []
                op = {'op': 'add_option', 'flags': ['--' + name] + short, 'kw': kw}
            if op['op'].startswith('cl_opt') and self.chance(.3):
                op['help'] = self.one(['Text', '%(default)s of 100%%', ''])
            ops.append(op)
        return {'init': {'prog': 'penguin'}, 'ops': ops}

    def backend_case(self, spec):
        names = [op['flags'][0] if 'flags' in op else '--' + op['name'] for op in spec['ops']]
        options = ''
        for _ in range(self.r.randint(0, 5)):
            options += self.option_word(names) if self.chance(.7) else self.one(WORDS)
            options += self.one(SPACES)
        roll = self.r.random()
        if roll < .3:
            return {'entry': 'parse_options', 'options': options, 'columns': 80}
        if roll < .5:
            return {'entry': 'parse_known_options', 'options': options, 'columns': 80}
        if roll < .52:
            steps = [self.one(['get', 'construct']) for _ in range(self.r.randint(0, 4))]
            return {'entry': 'second_instance', 'steps': steps, 'columns': 80}
        if roll < .53:
            return {'entry': 'build', 'columns': 80}
        at = self.r.randrange(len(spec['ops']))
        op = spec['ops'][at]
        case = {'entry': 'value', 'options': options if self.chance(.95) else None,
                'name': op['flags'][0] if 'flags' in op else op['name'], 'columns': 80}
        if self.chance(.6):
            case['op'] = at
        return case


def cases(seed, count):
    """Yields (id, lane, spec, case), `count` of them."""
    made = 0
    while made < count:
        maker = Maker('%s/%d' % (seed, made))
        if maker.chance(.7):
            spec, parsers = maker.driver_spec()
            lane, new = 'driver', lambda: maker.driver_case(parsers)
        else:
            spec = maker.backend_spec()
            lane, new = 'backend', lambda: maker.backend_case(spec)
        for _ in range(8):
            if made < count:
                yield '%s-%d' % (seed, made), lane, spec, new()
                made += 1

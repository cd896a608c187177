"""Turns a random spec into one with corners: keywords and calls that real parsers rarely have."""
from fuzz_words import SUP

NARGS = [0, -1, 1, 2, 3, True, '?', '*', '+', '...', 'A...', SUP, 'abc', None, {"$float": "1.5"}, '==SUPPRESS==']
METAVARS = [{"$tuple": []}, {"$tuple": ["A"]}, {"$tuple": ["A", "B"]}, {"$tuple": ["A", "B", "C"]}, 'X\nY', '', '[', 'a  b', SUP, 5,
            ['L'], None, '%s', '(x)', '[x] y']
CHOICES = [{"$dict": [["a", 1], ["b", 2]]}, [], '', 'ab', {"$range": [0, 0, 1]}, {"$range": [5, 0, -2]}, [1, {"$float": "1.0"}, True],
           {"$tuple": ["x"]}, ['', ' '], [None], [['n']], ['new\nline', 'b'], 5, None, {"$range": [0, 3, 1]}, ['a b', 'c d']]
DEFAULTS = [SUP, '==SUPPRESS==', [], ['x'], {"$tuple": []}, {"$tuple": ["t"]}, {"$dict": []}, 'a', '', 'é', 'ab', 256, 257, -6, -5, True,
            {"$float": "nan"}, {"$int": "9007199254740993"}, '1', ' 1 ', None, {"$range": [0, 2, 1]}, 9223372036854775807 % 2**53, ' ']
CONSTS = [SUP, 'a', '', None, 'ab', 1, 257, True, [], ['c'], '7', 'x']
HELPS = ['%', '%d', '%(foo)s', '%(default)d', '100%', '%(prog)s %(dest)s', '%(option_strings)s', '%(choices)s', '%(type)s', ' ', '', None,
         '%(default)10.3s|', '%(nargs)s %(const)r', '\n\n', 'a\u2028b', SUP, '%(required)s', '50% of', '%(help)s', '%(metavar)s']
DESTS = [SUP, 'x', 'help', 'shared', 'é', 'ß', 'ǆ', 'a b', '']
SETATTR = [('required', [True, False, None, 1]), ('nargs', NARGS[:11]), ('default', DEFAULTS), ('const', CONSTS), ('metavar', METAVARS),
           ('help', HELPS), ('choices', CHOICES), ('dest', ['x', 'shared', 'newdest']), ('type', ['int', 'float', 'str', None])]
ON_PARSER = [('prog', ['other', '']), ('usage', ['%(prog)s u', SUP, None, '%(foo)s']), ('description', ['d %(prog)s', None, SUP]),
             ('epilog', ['e']), ('prefix_chars', ['-', '+', '-+', '/']), ('argument_default', [SUP, 1, None]), ('allow_abbrev', [False]),
             ('conflict_handler', ['resolve', 'error', 'nonsense']), ('exit_on_error', [False]), ('fromfile_prefix_chars', ['@', None]),
             ('formatter_class', ['RawTextHelpFormatter', 'MetavarTypeHelpFormatter'])]
PREFIXES = ['-', '-+', '+', '/-', 'é-', 'é', '--', '-=', '-é日', '']


class Corners:
    def __init__(self, r):
        self.r = r

    def chance(self, p):
        return self.r.random() < p

    def apply(self, spec):
        """The spec, changed. Ids keep their meaning: nothing is put in between, calls are only added at the end."""
        self.init(spec['init'])
        for op in spec['ops']:
            if op['op'] == 'add_argument' and self.chance(.15):
                self.argument(op)
            elif op['op'] == 'add_parser' and self.chance(.2):
                self.init(op['kw'], root=False)
            elif op['op'] == 'add_argument_group' and self.chance(.3):
                self.group(op['kw'])
            elif op['op'] == 'add_subparsers' and self.chance(.3):
                self.subparsers(op['kw'])
        kinds = self.kinds(spec)
        for _ in range(self.r.choice([0, 0, 1, 2, 4])):
            self.more(spec, kinds)
        return spec

    def kinds(self, spec):
        made = {0: 'parser'}
        kind = {'add_argument': 'action', 'add_argument_group': 'group', 'add_mutually_exclusive_group': 'mutex',
                'add_subparsers': 'subparsers', 'add_parser': 'parser'}
        for op in spec['ops']:
            if 'id' in op:
                made[op['id']] = kind[op['op']]
        return made

    def init(self, kw, root=True):
        c = self.r.choice
        if self.chance(.1):
            kw['formatter_class'] = c(['MetavarTypeHelpFormatter', 'RawTextHelpFormatter', 'ArgumentDefaultsHelpFormatter'])
        if self.chance(.08):
            kw['fromfile_prefix_chars'] = c(['@', '+', 'é', ''])
        if self.chance(.12):
            kw['exit_on_error'] = False
        if self.chance(.1):
            kw['argument_default'] = c([SUP, '', 'a', 5, '5', ['l'], None])
        if self.chance(.06):
            kw['prefix_chars'] = c(PREFIXES)
        if self.chance(.05):
            kw['usage'] = c(['%(prog)s', '', '%', SUP, 'a\nb', '%(foo)s'])
        if self.chance(.05):
            kw['description'] = c(['', SUP, '%(prog)s: %', '\u3000wide\u3000', 'x\n\n\n\ny', None])
        if self.chance(.05):
            kw['conflict_handler'] = c(['resolve', 'error', 'nonsense'])
        if root and self.chance(.05):
            kw['prog'] = c(['', 'a b', 'é' * 60, 'x%y', None])

    def argument(self, op):
        kw, c = op['kw'], self.r.choice
        what = self.r.randrange(13)
        if what == 0:
            kw['nargs'] = c(NARGS)
        elif what == 1:
            kw['metavar'] = c(METAVARS)
        elif what == 2:
            kw['choices'] = c(CHOICES)
        elif what == 3:
            kw['default'] = c(DEFAULTS)
        elif what == 4:
            kw['const'] = c(CONSTS)
        elif what == 5:
            kw['help'] = c(HELPS)
        elif what == 6:
            kw['dest'] = c(DESTS)
        elif what == 7:
            kw['required'] = c([True, False, None, 1])
        elif what == 8:
            kw['action'] = c(['store', 'store_true', 'append', 'extend', 'count', 'append_const', 'store_const', 'help', 'version',
                              'BooleanOptionalAction', 'nonsense', 'parsers', None])
        elif what == 9:
            kw[c(['foo', 'version', 'prog', 'option_strings' if False else 'bar'])] = 'v'
        elif what == 10:
            op['flags'] = c([op['flags'] + ['-'], op['flags'] + ['--'], [], [''], op['flags'] * 2, ['-x', 'y'], ['pos', '-x'], ['+z'],
                             ['-é'], ['--ß'], ['-ab'], ['-a'], ['--x=y'], ['-1'], ['--a b']])
        elif what == 11:
            kw['type'] = c(['int', 'float', 'str', 'bool', 'str2bool', None])
        else:
            kw['nargs'], kw['const'], kw['default'] = '?', c(CONSTS), c(DEFAULTS)

    def group(self, kw):
        c = self.r.choice
        what = self.r.randrange(6)
        if what == 0:
            kw['title'] = c([None, '', 'positional arguments', 'options', SUP])
        elif what == 1:
            kw['prefix_chars'] = c(['+', '-', '/'])
        elif what == 2:
            kw['conflict_handler'] = c(['resolve', 'error', 'nonsense'])
        elif what == 3:
            kw['argument_default'] = c([SUP, 3, 'a'])
        elif what == 4:
            kw['description'] = c([None, SUP, '', 'x %(prog)s'])
        else:
            kw['required'] = True

    def subparsers(self, kw):
        c = self.r.choice
        what = self.r.randrange(6)
        if what == 0:
            kw['prog'] = c(['other', '', None])
        elif what == 1:
            kw['dest'] = c([SUP, 'x', 'shared', None])
        elif what == 2:
            kw['metavar'] = c([{"$tuple": ["A"]}, SUP, '', 'M'])
        elif what == 3:
            kw['help'] = c(HELPS)
        elif what == 4:
            kw['required'] = True
        else:
            kw['foo'] = 1

    def more(self, spec, kinds):
        c = self.r.choice
        on = c(list(kinds))
        kind = kinds[on]
        ops = spec['ops']
        if kind == 'action':
            name, values = c(SETATTR)
            ops.append({"op": "setattr", "on": on, "name": name, "value": c(values)})
        elif kind == 'parser' and self.chance(.4):
            name, values = c(ON_PARSER)
            ops.append({"op": "setattr", "on": on, "name": name, "value": c(values)})
        elif kind == 'mutex' and self.chance(.3):
            ops.append({"op": "setattr", "on": on, "name": "required", "value": self.chance(.5)})
        elif kind == 'subparsers':
            new = max(kinds) + 1
            ops.append({"op": "add_parser", "on": on, "name": c(['compile', 'extra', 'é', 'a b', '']), "kw": c([{}, {"help": None}, {
                "help": "h", "aliases": ["x", "extra"]}, {"help": SUP}, {"prog": "own"}]), "id": new})
            kinds[new] = 'parser'
        else:
            self.nest(ops, on, kinds)

    def nest(self, ops, on, kinds):
        c = self.r.choice
        new = max(kinds) + 1
        what = self.r.randrange(5)
        if what == 0:
            ops.append({"op": "add_mutually_exclusive_group", "on": on, "kw": c([{}, {"required": True}, {"title": "t"}]), "id": new})
            kinds[new] = 'mutex'
            self.flags(ops, new, kinds)
        elif what == 1:
            ops.append({"op": "add_argument_group", "on": on, "kw": c([{"title": "Nested"}, {"title": "N", "description": "d"}, {}]),
                        "id": new})
            kinds[new] = 'group'
            self.flags(ops, new, kinds)
        elif what == 2:
            ops.append({"op": "set_defaults", "on": on, "kw": {c(['shared', 'optlevel', 'new', 'verbose']): c(DEFAULTS)}})
        elif what == 3 and kinds[on] == 'parser':
            ops.append({"op": "add_subparsers", "on": on, "kw": c([{}, {"dest": "cmd2"}, {"title": "T"}]), "id": new})
            kinds[new] = 'subparsers'
        else:
            self.flags(ops, on, kinds)

    def flags(self, ops, on, kinds):
        c = self.r.choice
        for _ in range(self.r.randint(1, 3)):
            new = max(kinds) + 1
            name = c(['--nest', '--n2', '-q', '--optlevel', '-O', '--verbose', 'word', '--n-x', '--arch', '--in'])
            kw = c([{}, {"action": "store_true"}, {"nargs": "?"}, {"default": "a"}, {"type": "int", "default": "3"}, {"help": SUP}])
            kw = dict(kw)
            if name == 'word':
                kw = {"nargs": "?"}
            op = {"op": "add_argument", "on": on, "flags": [name], "kw": kw, "id": new}
            if self.chance(.3):
                self.argument(op)
            ops.append(op)
            kinds[new] = 'action'

"""Random parser specs in the record format: options, groups, subcommands, parents."""
from fuzz_values import G
from fuzz_words import LONG, SHORT, SUBS, SUP


class SpecGen(G):
    def __init__(self, r):
        super().__init__(r)
        self.ops = []
        self.nid = 1
        self.ctx = []       # parser contexts

    def emit(self, op, makes=True):
        if makes:
            op["id"] = self.nid
            self.nid += 1
        self.ops.append(op)
        return op.get("id")

    def optional(self, on, ctx, in_mutex=False):
        pc = ctx['prefix']
        ch = '-' if '-' in pc and self.p(.85) else self.c(list(pc))
        n = self.names(ctx['longs'])
        ctx['longs'].append(n)
        flags = []
        k = self.r.random()
        if k < .68:
            flags = [ch * 2 + n]
        elif k < .88:
            s = self.c(SHORT)
            flags = [ch + s, ch * 2 + n] if self.p(.8) else [ch * 2 + n, ch + s]
        elif k < .96:
            flags = [ch + self.c(SHORT)]
        elif k < .985:
            flags = [ch + n.split('-')[0][:6]]       # single-dash long
        else:
            flags = [ch + self.c(['1', '5', '1.5', '.5'])]
        if self.p(.04):
            flags.append(ch * 2 + self.names(ctx['longs']))
        kw = {}
        kind = self.c(['str'] * 6 + ['typed'] * 4 + ['choices'] * 3 + ['st'] * 4 + ['pair'] * 4 + ['sf', 'b2', 'append', 'append', 'extend',
                      'extend', 'count', 'const', 'aconst', 'n?', 'n?', 'n*', 'n+', 'nN', 'rem', 'boa', 'ver', 'badtype'])
        rec = {"flags": flags, "kind": kind}
        if kind in ('str', 'typed', 'choices', 'append', 'extend', 'n?', 'n*', 'n+', 'nN', 'rem', 'b2', 'badtype'):
            t = None
            if kind == 'typed' or (kind not in ('str', 'b2', 'badtype') and self.p(.35)):
                t = self.typed()
            if kind == 'b2':
                t = 'str2bool'
            if kind == 'badtype':
                t = 'bool'
            if t:
                kw['type'] = t
            if kind == 'choices' or (kind in ('append', 'n?', 'n*', 'n+', 'nN') and self.p(.2)):
                kw['choices'] = self.choices_for(t)
            if kind == 'append':
                kw['action'] = 'append'
                if self.p(.3):
                    kw['nargs'] = self.c(['?', '*', '+', 1, 2])
                if self.p(.3):
                    kw['default'] = self.c([[], ['d0'], None, 'str'] if self.p(.95) else [{"$tuple": []}])
            elif kind == 'extend':
                kw['action'] = 'extend'
                if self.p(.7):
                    kw['nargs'] = self.c(['+', '*', 2, '?'] if self.p(.9) else ['?'])
                if self.p(.3):
                    kw['default'] = self.c([[], ['d0', 'd1'], None])
                if 'nargs' not in kw and t not in (None, 'str'):
                    kw.pop('type', None)
                if kw.get('nargs') == '?':
                    kw.pop('type', None)
                    kw['const'] = self.c(['', 'cc'])
            elif kind in ('n?', 'b2'):
                kw['nargs'] = '?'
                if self.p(.8):
                    kw['const'] = True if kind == 'b2' else self.c([None, 'CONST', '5', 5, 'trn1', '0.5', True])
                if self.p(.6):
                    kw['default'] = self.default_for(t)
            elif kind in ('n*', 'n+', 'nN', 'rem'):
                kw['nargs'] = {'n*': '*', 'n+': '+', 'rem': '...'}.get(kind) or self.r.randint(1, 3)
                if self.p(.3):
                    kw['default'] = self.c([None, ['d'], [], 'str', {"$tuple": [1, 2]}, '5'])
            elif self.p(.55):
                kw['default'] = self.default_for(t)
            if self.p(.15):
                kw['metavar'] = self.c(['FILE', 'N', 'A-B', '<x>', '[opt]', 'é', 'X Y'])
                if isinstance(kw.get('nargs'), int) and self.p(.5):
                    kw['metavar'] = {"$tuple": ['M%d' % i for i in range(kw['nargs'])]}
        elif kind == 'st':
            kw['action'] = 'store_true'
            if self.p(.15):
                kw['default'] = self.c([None, True, SUP, 'yes'])
        elif kind == 'sf':
            kw['action'] = 'store_false'
        elif kind == 'pair':
            kw['action'] = 'store_true'
            kw['default'] = self.c([True, False, None])
        elif kind == 'count':
            kw['action'] = 'count'
            if self.p(.5):
                kw['default'] = self.c([0, 2, None])
        elif kind == 'const':
            kw['action'] = 'store_const'
            kw['const'] = self.c([42, 'k', {"$float": "2.5"}, None, [1, 2], True])
        elif kind == 'aconst':
            kw['action'] = 'append_const'
            kw['const'] = self.c([42, 'k', None])
            if self.p(.4):
                kw['dest'] = 'consts'
        elif kind == 'boa':
            kw['action'] = 'BooleanOptionalAction'
            if self.p(.5):
                kw['default'] = self.c([True, False, None, SUP])
        elif kind == 'ver':
            kw['action'] = 'version'
            kw['version'] = self.c(['%(prog)s 2.24.5133.0+58f8de22', '1.0\n\nNeuron   Compiler', '100%%'])
        if self.p(.06) and 'dest' not in kw:
            kw['dest'] = self.c(['dst', 'shared', 'a-b', 'é', 'opt.level'])
        if not in_mutex and self.p(.05) and kind not in ('ver',):
            kw['required'] = True
        k = self.r.random()
        if k < .08:
            kw['help'] = SUP
        elif k < .7:
            kw['help'] = self.help_text(kind)
        i = self.emit({"op": "add_argument", "on": on, "flags": flags, "kw": kw})
        rec.update(kw=kw, type=kw.get('type'), choices=kw.get('choices'))
        ctx['opts'].append(rec)
        if kind == 'pair':
            l = [f for f in flags if f[:2] == ch * 2]
            if l:
                name = l[0][2:]
                dest = kw.get('dest') or name.replace('-', '_')
                kw2 = {"action": "store_false", "dest": dest}
                if self.p(.5) and kw.get('default') is not None:
                    kw2['default'] = kw['default']
                if self.p(.5):
                    kw2['help'] = self.c([SUP, 'negate ' + name])
                self.emit({"op": "add_argument", "on": on, "flags": [ch * 2 + 'no-' + name], "kw": kw2})
                ctx['opts'].append({"flags": [ch * 2 + 'no-' + name], "kind": "sf", "kw": kw2})
        if kind == 'boa':
            for f in list(flags):
                if f[:2] == '--':
                    ctx['opts'].append({"flags": ['--no-' + f[2:]], "kind": "sf", "kw": {}})
        return i

    def positional(self, on, ctx, in_mutex=False):
        name = self.c(['input', 'files', 'model', 'graph', 'args', 'rest', 'x-y', 'cmd', 'é'])
        kw = {}
        nargs = '?' if in_mutex else self.c([None, None, None, '?', '?', '*', '*', '+', 1, 2, '...', 'A...' if self.p(.1) else None])
        if nargs is not None:
            kw['nargs'] = nargs
        t = None
        if self.p(.35):
            t = kw['type'] = self.typed()
        if self.p(.2):
            kw['choices'] = self.choices_for(t)
        if nargs in ('?', '*') and self.p(.45):
            kw['default'] = self.default_for(t) if nargs == '?' or self.p(.4) else self.c([[], ['d'], None, 'a'])
        if self.p(.15):
            kw['metavar'] = self.c(['FILE', 'IN', 'A B', '<x>'])
        k = self.r.random()
        if k < .05:
            kw['help'] = SUP
        elif k < .6:
            kw['help'] = self.help_text('pos')
        if self.p(.03):
            kw['action'] = self.c(['append', 'extend', 'store_const' if nargs is None else 'append'])
            if kw['action'] == 'store_const':
                kw = {"action": 'store_const', "const": 1}
        self.emit({"op": "add_argument", "on": on, "flags": [name], "kw": kw})
        ctx['pos'].append({"flags": [name], "kw": kw, "type": kw.get('type'), "choices": kw.get('choices'),
                           "nargs": kw.get('nargs')})

    def init(self, root=True):
        k = {}
        if root:
            k['prog'] = self.c(['neuronx-cc', 'neuronx-cc', 'PROG', 'penguin', 'a-very-long-program-name-for-wrapping-usage', 'é %'[:1]])
        if self.p(.4):
            k['description'] = self.text(1, 25)
        if self.p(.15):
            k['epilog'] = self.text(1, 12) + self.c(['', ' %(prog)s'])
        if self.p(.1):
            k['allow_abbrev'] = False
        if self.p(.05):
            k['argument_default'] = self.c([SUP, 'AD', 7])
        if self.p(.05):
            k['prefix_chars'] = self.c(['-+', '+', '-/', '+-', '/'])
        if self.p(.05):
            k['add_help'] = False
        if self.p(.05):
            k['exit_on_error'] = False
        if self.p(.25):
            k['conflict_handler'] = 'resolve'
        if self.p(.15):
            k['formatter_class'] = self.c(['RawDescriptionHelpFormatter', 'RawTextHelpFormatter', 'ArgumentDefaultsHelpFormatter',
                                           'ArgumentDefaultsHelpFormatter', 'HelpFormatter'])
        if self.p(.03):
            k['usage'] = self.c(['%(prog)s [options] file', 'custom', SUP])
        return k

    def fill(self, on, ctx, nopt, npos):
        """optionals/positionals in random order, sometimes in groups"""
        items = ['o'] * nopt + ['p'] * npos
        self.r.shuffle(items)
        group = None
        for it in items:
            tgt = on
            k = self.r.random()
            if it == 'o' and k < .12:
                kw = {"title": self.c(['Public', 'Hidden options', 'group', 'é'])}
                if self.p(.4):
                    kw['description'] = self.text(1, 12)
                group = self.emit({"op": "add_argument_group", "on": on, "kw": kw})
                tgt = group
            elif group is not None and k < .3:
                tgt = group
            elif it == 'o' and k > .88:
                base = group if group is not None and self.p(.4) else on
                m = self.emit({"op": "add_mutually_exclusive_group", "on": base, "kw": {"required": True} if self.p(.3) else {}})
                for _ in range(self.r.randint(2, 4)):
                    if self.p(.07):
                        self.positional(m, ctx, True)
                    else:
                        self.optional(m, ctx, True)
                continue
            if it == 'o':
                self.optional(tgt, ctx)
            else:
                self.positional(tgt, ctx)
        if self.p(.08):
            d = {self.c(['func', 'shared', 'optlevel', 'consts', 'verbose']): self.c([1, 'x', None, '5', [1], SUP])}
            self.emit({"op": "set_defaults", "on": on, "kw": d}, makes=False)

    def newctx(self, init):
        return {"opts": [], "pos": [], "longs": [], "prefix": init.get('prefix_chars') or '-', "subs": {}, "help": init.get('add_help', True)}

    def spec(self):
        init = self.init()
        root = self.newctx(init)
        big = self.p(.04)
        style = self.r.random()
        npos = self.c([0, 0, 0, 1, 1, 2, 3])
        nopt = self.r.randint(30, 90) if big else self.r.randint(1, 9)
        if big:
            init['conflict_handler'] = 'resolve'
        parents = []
        if self.p(.05):
            pg = SpecGen(self.r)
            pi = {"add_help": False, "prog": "parent", "conflict_handler": "resolve"}
            if init.get('prefix_chars'):
                pi['prefix_chars'] = init['prefix_chars']
            pc = pg.newctx(pi)
            pg.fill(0, pc, self.r.randint(1, 3), self.c([0, 0, 1]))
            init['parents'] = [{"init": pi, "ops": pg.ops}]
            root['opts'] += pc['opts']
            root['pos'] += pc['pos']
            root['longs'] += pc['longs']
        subs = style < .28
        if subs:
            self.fill(0, root, min(nopt, 40), self.c([0, 0, 0, 0, 1]))
            kw = {}
            if self.p(.6):
                kw['dest'] = self.c(['command', 'subcommand', 'cmd'])
            if self.p(.5):
                kw['required'] = self.c([True, True, False])
            if self.p(.4):
                kw['title'] = self.c(['subcommands', 'Commands'])
            if self.p(.2):
                kw['description'] = self.text(1, 8)
            if self.p(.3):
                kw['metavar'] = self.c(['COMMAND', '<cmd>'])
            if self.p(.3):
                kw['help'] = self.text(1, 6)
            sid = self.emit({"op": "add_subparsers", "on": 0, "kw": kw})
            for name in self.r.sample(SUBS, self.r.randint(1, 3)) if self.p(.4) else ['compile', 'list-operators']:
                kw = {k: v for k, v in self.init(False).items()}
                if 'prefix_chars' in init and self.p(.7):
                    kw['prefix_chars'] = init['prefix_chars']
                if self.p(.6):
                    kw['help'] = self.text(1, 8)
                if self.p(.15):
                    kw['aliases'] = self.r.sample(['c', 'co', 'lo', 'ls'], self.r.randint(1, 2))
                pid = self.emit({"op": "add_parser", "on": sid, "name": name, "kw": kw})
                ctx = self.newctx(kw)
                self.fill(pid, ctx, self.r.randint(1, 8), self.c([0, 1, 1, 2]))
                for nm in [name] + kw.get('aliases', []):
                    root['subs'][nm] = ctx
            if self.p(.05):
                self.positional(0, root)
        else:
            self.fill(0, root, nopt, npos)
        return {"init": init, "ops": self.ops}, root

"""Random command lines for a random spec: mostly right, often nearly."""
from fuzz_values import G
from fuzz_words import NEG, STRV, WEIRD


class ArgvGen(G):
    def opt(self, ctx, out):
        if not ctx['opts']:
            return
        o = self.c(ctx['opts'])
        f = self.c(o['flags'])
        kw = o.get('kw') or {}
        kind = o['kind']
        pre = ctx['prefix']
        is_long = len(f) > 2 and f[1] in pre
        takes = kind in ('str', 'typed', 'choices', 'append', 'extend', 'n?', 'n*', 'n+', 'nN', 'rem', 'b2', 'badtype')
        if is_long and self.p(.18) and len(f) > 4:
            f = f[:self.r.randint(3, len(f) - 1)]          # abbreviation
        if not takes:
            k = self.r.random()
            if not is_long and k < .25:
                # cluster of short flags
                others = [x[1] for q in ctx['opts'] for x in q['flags'] if len(x) == 2 and x[0] == f[0]]
                f = f + ''.join(self.c(others) for _ in range(self.r.randint(1, 3))) if others else f
                if self.p(.3):
                    f += self.c(['=1', 'x', '3', '='])
            elif k > .94:
                f += self.c(['=1', '=', '=true', '5'])
            out.append(f)
            return
        nargs = kw.get('nargs')
        k = self.r.random()
        if nargs in (None, '?') or (nargs == 1):
            v = self.value(o)
            if nargs == '?' and k < .3:
                out.append(f)
            elif is_long and k < .55:
                out.append(f + '=' + v)
            elif not is_long and k < .5:
                out.append(f + v if self.p(.75) else f + '=' + v)
            elif k < .95:
                out += [f, v]
            else:
                out.append(f)
        else:
            n = {'*': self.r.randint(0, 3), '+': self.r.randint(1, 3), '...': self.r.randint(0, 3)}.get(nargs, nargs)
            if self.p(.1):
                n = self.r.randint(0, 4)
            if k < .12:
                out.append(f + '=' + self.value(o))
            else:
                out.append(f)
                for _ in range(n):
                    out.append(self.value(o))

    def part(self, ctx, out, top):
        n = self.c([0, 1, 1, 2, 2, 3, 3, 4, 5, 7])
        pos = []
        for p in ctx['pos']:
            na = p.get('nargs')
            m = {None: 1, '?': self.r.randint(0, 1), '*': self.r.randint(0, 3), '+': self.r.randint(1, 3), '...': self.r.randint(0, 2),
                 'A...': 2}.get(na, na)
            if self.p(.12):
                m += self.c([-1, 1])
            pos += [self.value(p, .88) for _ in range(max(m, 0))]
        slots = ['o'] * n + ['p'] * len(pos)
        if self.p(.15):
            slots.append('-')
        if self.p(.25):
            slots.append('w')
        if self.p(.6):
            # keep positionals contiguous
            self.r.shuffle(slots)
            rest = [s for s in slots if s != 'p']
            at = self.r.randint(0, len(rest))
            slots = rest[:at] + ['p'] * len(pos) + rest[at:]
        else:
            self.r.shuffle(slots)
        # required options first
        for o in ctx['opts']:
            if (o.get('kw') or {}).get('required') and self.p(.85):
                one = {**ctx, 'opts': [o]}
                self.opt(one, out)
        for s in slots:
            if s == 'o':
                self.opt(ctx, out)
            elif s == 'p':
                out.append(pos.pop(0))
            elif s == '-':
                out.append('--')
            else:
                out.append(self.c(self.c([NEG, WEIRD, STRV])))

    def argv(self, root):
        out = []
        if self.p(.03):
            return out
        if root['subs'] and self.p(.9):
            if self.p(.55):
                self.part(root, out, True)
            if self.p(.9):
                nm = self.c(list(root['subs']))
                ctx = root['subs'][nm]
                if self.p(.07):
                    nm = self.c([nm[:-1] or 'z', 'bogus', '', nm.upper(), '-1'])
                out.append(nm)
                self.part(ctx, out, False)
                if self.p(.15):
                    self.opt(root, out)
        else:
            self.part(root, out, True)
        return out

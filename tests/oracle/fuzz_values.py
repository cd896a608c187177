"""Random values, types and help texts, shared by the makers of specs and of command lines."""
from fuzz_words import BOOLV, FLOATV, INTV, LONG, NEG, STRV, SUP, WEIRD, WORDS


class G:
    def __init__(self, r):
        self.r = r

    def c(self, xs):
        return self.r.choice(xs)

    def p(self, x):
        return self.r.random() < x

    def text(self, lo, hi):
        return ' '.join(self.c(WORDS) for _ in range(self.r.randint(lo, hi)))

    def help_text(self, action):
        t = self.text(1, 14)
        if self.p(.25):
            t += ' ' + self.c(['(default: %(default)s)', '[%(dest)s]', '%(prog)s', '100%%', '%(type)s', '%(choices)s',
                               '%(nargs)r', '%(const)s', '%(default)r', '%(metavar)s', '%(required)s'] if action != 'x' else [''])
        return t

    def names(self, pool_long):
        """a long name, often a prefix / extension of one already used"""
        if pool_long and self.p(.3):
            b = self.c(pool_long)
            k = self.r.random()
            if k < .35 and len(b) > 3:
                return b[:self.r.randint(2, len(b) - 1)].rstrip('-') or b
            if k < .6 and '-' in b:
                return b[:b.index('-', 1)] if '-' in b[1:] else b
            if k < .8:
                return b + self.c(['-all', '-type', 's', '-x', '2', '-options'])
            return self.c(['no-', 'enable-', 'disable-', 'internal-']) + b
        return self.c(LONG)

    def typed(self):
        """(type name, value pool, value maker for defaults)"""
        return self.c(['int', 'int', 'float', 'str', 'str2bool'])

    def default_for(self, t):
        k = self.r.random()
        if t == 'int':
            return self.c([None, 0, 1, 3, '7', ' 8 ', '2', 42, -1] + (['x'] if k < .1 else []))
        if t == 'float':
            return self.c([None, {"$float": "0.5"}, '1.5', '2', {"$float": "1.0"}, 3, {"$float": "1e+16"}, {"$float": "inf"}]
                          + (['zz'] if k < .1 else []))
        if t == 'str2bool':
            return self.c([None, True, False, 'true', 'off'] + (['perhaps'] if k < .1 else []))
        return self.c([None, None, 'dflt', '', 'trn1', 0, 'a b', SUP if k < .3 else None])

    def choices_for(self, t):
        if t == 'int':
            return self.c([[0, 1, 2, 3], {"$range": [0, 4, 1]}, [1, 2, 4, 8], {"$tuple": [1, 2]}, {"$range": [1, 10, 3]}])
        if t == 'float':
            return [{"$float": "0.5"}, {"$float": "1.5"}, 2]
        if t == 'str2bool':
            return [True]
        return self.c([['trn1', 'trn2', 'inf2'], ['none', 'matmult', 'all', 'matmult-fp16'], ['0', '1', '2', '3'], 'abc',
                       ['bf16', "it's", 'both\'"', 'é', 'nl\nx'], {"$tuple": ['x', 'y']}, ['a'], ['--odd', '-1', 'on']])

    def value(self, a, valid=.82):
        """a token for action record a"""
        t = a.get('type')
        ch = a.get('choices')
        if self.p(valid):
            if ch is not None:
                if isinstance(ch, dict) and '$range' in ch:
                    return str(self.c(list(range(*ch['$range'])) or [0]))
                xs = list(ch['$tuple']) if isinstance(ch, dict) else list(ch)
                v = self.c(xs)
                if isinstance(v, dict):
                    v = v['$float']
                return str(v).lower() if isinstance(v, bool) else str(v)
            if t == 'int':
                return str(self.r.randint(0, 99)) if self.p(.6) else self.c(INTV[:13])
            if t == 'float':
                return self.c(FLOATV[:16]) if self.p(.7) else '%g' % self.r.uniform(0, 50)
            if t == 'str2bool':
                return self.c(BOOLV[:14])
            return self.c(STRV)
        k = self.r.random()
        if k < .3:
            return self.c(NEG)
        if k < .5:
            return self.c(WEIRD)
        if t == 'int':
            return self.c(INTV)
        if t == 'float':
            return self.c(FLOATV)
        if t == 'str2bool':
            return self.c(BOOLV)
        return self.c(STRV)

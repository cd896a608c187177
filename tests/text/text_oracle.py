#!/usr/bin/env python3
"""Asks the text layer and the Python that runs this script the same questions, and shows where they differ.

usage: text_oracle.py DRIVER [--seed N] [--count N] [--only TOPIC,...]
       text_oracle.py --record

The questions are random with a fixed seed; --count is how many each topic gets. The dialect is this Python's own (a
Python that is none of the three counts as the nearest, and topics that depend on its Unicode version are left out).
Exit status 1 when anything differs.
"""
import argparse
import math
import random
import re
import struct
import subprocess
import sys
import textwrap

MINOR = min(max(sys.version_info[1], 10), 12)
OWN_DIALECT = sys.version_info[:2] in ((3, 10), (3, 11), (3, 12))
D = str(MINOR)

SPACES = [chr(c) for c in range(0x110000) if chr(c).isspace()]
DIGITS = [chr(c) for c in range(0x110000) if chr(c).isdecimal()]
ODD = ['é', 'ß', 'İ', 'ı', 'K', 'ﬀ', '日', '本', '²', '½', 'Ⅷ', '\u200b', '\u200d', '\xad', '\xa0', '\x7f', '\x85', '\x00',
       '\x1b', '\ud800', '\udc80', '\udfff', '\ufeff', '\ufffd', '\uffff', '\U0001f600', '\U0010ffff', '\U000e0001', '—',
       '–', '\u2019', '\u0301', '\u1e9e']


def enc(text):
    return text.encode('utf-8', 'surrogatepass').hex() or '-'


def bits(value):
    return 'nan' if value != value else struct.pack('>d', value).hex()


def listed(pieces):
    return '\t'.join([str(len(pieces)), *map(enc, pieces)])


def outcome(show, call):
    try:
        return show(call())
    except Exception as e:
        return '!%s\t%s' % (type(e).__name__, enc(str(e)))


def any_char(r):
    k = r.random()
    if k < .35:
        return chr(r.randrange(128))
    if k < .5:
        return r.choice(ODD)
    if k < .6:
        return r.choice(SPACES)
    if k < .7:
        return r.choice('\'"\\\t\n\r')
    if k < .8:
        return chr(r.randrange(0x100))
    return chr(r.randrange(0x110000) if k > .9 else r.randrange(0x10000))


def any_text(r, most=12):
    return ''.join(any_char(r) for _ in range(r.randint(0, most)))


def any_double(r):
    k = r.random()
    if k < .45:
        return struct.unpack('>d', struct.pack('>Q', r.getrandbits(64)))[0]
    if k < .55:
        return math.ldexp(r.choice([1, 1, 3, 5]), r.randint(-1080, 1020)) * r.choice([1, -1])
    if k < .65:
        return struct.unpack('>d', struct.pack('>Q', r.getrandbits(r.randint(1, 53))))[0]
    if k < .75:
        return float(r.randrange(10 ** r.randint(1, 20)))
    if k < .85:
        return round(r.uniform(-1000, 1000), r.randint(0, 6))
    if k < .95:
        # neighbours of powers of ten and two
        base = 10.0 ** r.randint(-300, 300) if r.random() < .5 else 2.0 ** r.randint(-1000, 1000)
        n = struct.unpack('>Q', struct.pack('>d', base))[0] + r.randint(-2, 2)
        return struct.unpack('>d', struct.pack('>Q', n))[0]
    return r.choice([0.0, -0.0, math.inf, -math.inf, math.nan, 5e-324, 1.7976931348623157e308, 1e16, 1e15, 1e-4, 1e-5,
                     9007199254740993.0, 2.2250738585072014e-308, 2.225073858507201e-308, 0.5, 2.5, 1e22, 1e23])


def digits_text(r, most):
    pool = r.choice(['0123456789', '0123456789', '01', DIGITS])
    least = most - 2 if most > 4000 else 0
    return ''.join(r.choice(pool) for _ in range(r.randint(least, most)))


def mutate(r, text):
    for _ in range(r.choice([0, 0, 1, 1, 2])):
        i = r.randint(0, len(text))
        piece = r.choice(['_', '_', '__', '+', '-', '.', 'e', 'E', ' ', '\t', '\x1c', '\x1f', '\x00', '0', '9', 'x', '\u0663',
                          r.choice(SPACES), r.choice(ODD), 'inf', 'nan', '²'])
        text = text[:i] + piece + text[i + r.randint(0, 1):]
    return text


def number_text(r, floating):
    k = r.random()
    if k < .1:
        return any_text(r)
    most = r.choice([3, 8, 20, 40]) if k < .97 else r.choice([800, 4299, 4300, 5000])
    text = r.choice(['', '', '-', '+']) + digits_text(r, most)
    if floating and r.random() < .7:
        if r.random() < .6:
            text += '.' + digits_text(r, most)
        if r.random() < .5:
            text += r.choice('eE') + r.choice(['', '-', '+']) + digits_text(r, r.choice([1, 2, 3, 3, 5]))
    if floating and r.random() < .08:
        text = r.choice(['', '-', '+']) + r.choice(['inf', 'INF', 'Infinity', 'nan', 'NaN', 'infinit', 'İnf', 'ınf'])
    if r.random() < .2:
        text = r.choice(SPACES) + text + r.choice(SPACES)
    if len(text) > 4000:
        text += r.choice(['', '', 'x', '\0', '\0x', ' \0x', ' x', ' ', 'é', '_', '\x1c'])
    return mutate(r, text)


def halfway_text(r):
    """A decimal at, or one digit off, the middle between two doubles."""
    n = r.getrandbits(r.choice([53, 62, 62])) & 0x7fdfffffffffffff
    a, b = (struct.unpack('>d', struct.pack('>Q', n + i))[0] for i in (0, 1))
    from fractions import Fraction
    middle = (Fraction(a) + Fraction(b)) / 2
    power = middle.denominator.bit_length() - 1
    digits = str(middle.numerator * 5 ** power)
    k = r.random()
    if k < .3:
        digits, power = digits + '0' * 30 + '1', power + 31
    elif k < .6:
        digits = str(int(digits) - 1)
    return digits + 'e-%d' % power


WRAP_WORDS = ['Optimization', 'level', 'a', 'double-buffering', 'is', 'neuron-core', 'x-1', '--optlevel', 'well-known/long-paths',
              'naïve', '日本語', 'trn1|trn2', '/very/long/path/to/artifact-directory/that-wraps', 'e.g.', "don't-stop", '—',
              'em--dash', 'a--', '--b', 'multi\u00a0nbsp', 'tab\tchar', 'new\nline', 'a-b-c-d-e', 'ab-cd', 'a_b-c_d', '---',
              'super-califragilistic-expialidocious-option', '\u2003', '\xa0', 'é-è-ê', 'x\u0301-y', '-', 'foo.--bar',
              '1-2-3', 'no-1x', '½-cup', '٣-٤', 'ab--cd--ef', '\x1c', '"quoted"--word', '\u1ed1-word-\u1ed1']


def wrap_text(r):
    k = r.random()
    if k < .6:
        words = [r.choice(WRAP_WORDS) for _ in range(r.randint(0, 14))]
        return r.choice([' ', ' ', ' ', '  ', '\t', '\n', '']).join(words)
    if k < .85:
        return ''.join(r.choice('ab-- \t1_.é\xa0') for _ in range(r.randint(0, 40)))
    return any_text(r, 40)


def topic_repr(r):
    text = any_text(r)
    if r.random() < .3:
        shown = repr(text)
        return ('ascii', enc(shown)), enc(ascii(text))
    return ('repr', D, enc(text)), enc(repr(text))


def topic_space(r):
    text = any_text(r, 20)
    k = r.randrange(5)
    if k == 0:
        return ('split', enc(text)), listed(text.split())
    if k == 1:
        return ('strip', enc(text)), enc(text.strip())
    if k == 2:
        return ('collapse', enc(text)), enc(re.sub(r'\s+', ' ', text, flags=re.ASCII))
    text = ''.join(c if r.random() < .5 else r.choice('\r\n\v\f\x1c\x1d\x1e\x85\u2028\u2029\x1f') for c in text)
    keep = r.random() < .5
    return ('splitlines', enc(text), '01'[keep]), listed(text.splitlines(keep))


def topic_lower(r):
    word = r.choice(['yes', 'no', 'true', 'false', 'on', 'off', 'y', 'n', '1', 'k', 'sky', 'i', 'ok'])
    text = ''.join(r.choice([c, c.upper(), c, {'k': 'K', 'i': 'İ', 's': 'ſ', 'f': 'ﬀ'}.get(c, c)]) for c in word)
    return ('lower_equals', enc(text), enc(word)), '01'[text.lower() == word]


def topic_int(r):
    text = number_text(r, False)
    return ('int', D, enc(text)), outcome(str, lambda: int(text))


def topic_float(r):
    k = r.random()
    text = halfway_text(r) if k < .15 else repr(any_double(r)) if k < .3 else number_text(r, True)
    return ('float', D, enc(text)), outcome(bits, lambda: float(text))


def topic_float_repr(r):
    value = any_double(r)
    return ('float_repr', struct.pack('>d', value).hex()), repr(value)


def topic_float_format(r):
    value, letter, alternate = any_double(r), r.choice('eEfFgG'), r.random() < .3
    precision = r.choice([0, 1, 2, 3, 6, 10, 17, r.randrange(60), r.randrange(1200)])
    shown = ('%' + ('#' if alternate else '') + '.' + str(precision) + letter) % value
    return ('float_format', struct.pack('>d', value).hex(), letter, str(precision), '01'[alternate]), shown


def topic_convert(r):
    value = any_double(r)
    k = r.randrange(3)
    if k == 0:
        return ('float_to_int', struct.pack('>d', value).hex()), outcome(str, lambda: int(value))
    whole = int(value) if math.isfinite(value) else 7
    number = r.choice([whole, whole + 1, whole - 1, r.randrange(10 ** r.randint(1, 320)), -r.getrandbits(64)])
    if k == 1:
        return ('int_to_float', str(number)), outcome(bits, lambda: float(number))
    return ('int_equals_float', str(number), struct.pack('>d', value).hex()), '01'[number == value]


def topic_wrap(r):
    text = wrap_text(r)
    k = r.randrange(6)
    if k == 0:
        return ('munge', enc(text)), enc(textwrap.TextWrapper()._munge_whitespace(text))
    if k == 1:
        wrapper = textwrap.TextWrapper()
        text = wrapper._munge_whitespace(text)
        return ('chunks', D, enc(text)), listed(wrapper._split(text))
    indent = ' ' * r.choice([0, 0, 2, 5, 12]) + r.choice(['', '', '日', '> '])
    if k == 2:
        shown = ''.join(indent + line for line in text.splitlines(keepends=True))
        return ('indent', enc(text), enc(indent)), enc(shown)
    # Python never ends when white space starts a text whose indent is wider than the line, so that is not asked.
    text = text.strip()
    width = r.choice([1, 2, 3, 5, 8, 11, 11, 15, 20, 25, 40, 54, 78])
    first = r.choice([indent, ''])
    options = {'width': width, 'initial_indent': first, 'subsequent_indent': indent}
    question = (D, enc(text), str(width), enc(first), enc(indent))
    if k == 3:
        return ('fill', *question), enc(textwrap.fill(text, **options))
    return ('wrap', *question), listed(textwrap.wrap(text, **options))


def any_value(r):
    return r.choice([
        lambda: any_text(r, 5), lambda: r.choice(['x', 'é', '\U0001f600', '']), lambda: r.randrange(-200, 200), lambda: 0,
        lambda: r.choice([65, 0x1f600, 0x110000, -1, 10]), lambda: r.getrandbits(r.randint(1, 200)) * r.choice([1, -1]),
        lambda: True, lambda: False, lambda: any_double(r), lambda: None, lambda: [1, 'é'], lambda: (1, 2), lambda: {},
        lambda: 10 ** 400, lambda: 2 ** 63, lambda: -2 ** 63 - 1])()


def value_fields(value):
    kind, number = 'o', '0'
    if isinstance(value, str):
        kind = 's'
    elif isinstance(value, int):
        kind, number = 'i', str(int(value))
    elif isinstance(value, float):
        kind, number = 'f', struct.pack('>d', value).hex()
    return (kind, enc(str(value)), enc(repr(value)), type(value).__name__, number)


def conversion(r, names):
    k = r.random()
    if k < .08:
        return '%%'
    if k < .13:
        return '%'
    out = '%'
    if r.random() < .8:
        name = r.choice(names + ['gone', 'a(b)c', 'a(b', '', 'é"\''] if r.random() < .2 else names)
        out += '(' + name + ')'
    out += ''.join(r.choice('-+ #0') for _ in range(r.choice([0, 0, 0, 1, 2])))
    out += r.choice(['', '', '', '5', '12', '0', '*', '99999999999999999999', str(r.randrange(30))] if r.random() < .5 else [''])
    if r.random() < .25:
        out += '.' + r.choice(['', '0', '1', '3', '10', '*', '99999999999', '2147483648', str(r.randrange(20))])
    out += r.choice(['', '', '', '', 'h', 'l', 'L', 'hh'])
    return out + (r.choice('srads%diuoxXeEfFgGc') if r.random() < .9 else r.choice(['', 'y', 'é', '日', '\x01', '\n', 'b', '(']))


def topic_format(r):
    names = ['default', 'dest', 'prog', 'a(b)c', 'é']
    mapping = {name: any_value(r) for name in names}
    text = ''.join(conversion(r, names) if r.random() < .5 else any_text(r, 4) for _ in range(r.randint(1, 4)))
    fields = value_fields(mapping)
    for name, value in mapping.items():
        fields += (enc(name), *value_fields(value))
    return ('format', D, enc(text), *fields), outcome(enc, lambda: text % mapping)


def alignment(a, b):
    rows = [list(range(len(b) + 1))]
    for i in range(1, len(a) + 1):
        row = [i]
        for j in range(1, len(b) + 1):
            cost = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (a[i - 1] != b[j - 1]))
            if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                cost = min(cost, rows[-2][j - 2] + 1)
            row.append(cost)
        rows.append(row)
    return rows[-1][-1]


def topic_distance(r):
    a = ''.join(r.choice('abc') for _ in range(r.randint(0, 9)))
    b = list(a) if r.random() < .7 else [r.choice('abc') for _ in range(r.randint(0, 9))]
    for _ in range(r.randint(0, 4)):
        i = r.randint(0, len(b))
        k = r.randrange(4)
        if k == 0:
            b.insert(i, r.choice('abcd'))
        elif k == 1:
            del b[i:i + 1]
        elif k == 2:
            b[i:i + 2] = reversed(b[i:i + 2])
        else:
            b[i:i + 1] = r.choice('abcd')
    b, bound = ''.join(b), r.randint(0, 6)
    return ('edit_distance', enc(a), enc(b), str(bound)), str(min(alignment(a, b), bound + 1))


def classes():
    return ''.join(
        'ABCDEFGH'[c.isprintable() + 2 * c.isalnum() + 4 * c.isspace()] + (str(int(c)) if c.isdecimal() else '-')
        for c in map(chr, range(0x110000)))


def topic_classes(r):
    return ('classes', D), classes()


def record():
    """The checksum (FNV-1a) that python_text_test.cpp compares with."""
    checksum = 0xcbf29ce484222325
    for byte in classes().encode():
        checksum = (checksum ^ byte) * 0x100000001b3 % 2 ** 64
    print('Python %d.%d: 0x%016x' % (*sys.version_info[:2], checksum))


ONCE = {'classes'}
NEEDS_OWN_DIALECT = {'classes', 'repr', 'int', 'float', 'wrap', 'format'}
TOPICS = {name[len('topic_'):]: topic for name, topic in list(globals().items()) if name.startswith('topic_')}


def ask(driver, pairs):
    text = ''.join('\t'.join(question) + '\n' for question, _ in pairs)
    done = subprocess.run([driver], input=text.encode(), stdout=subprocess.PIPE, check=True)
    return done.stdout.decode().split('\n')[:-1]


def main():
    if sys.argv[1:] == ['--record']:
        return record()
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument('driver')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--count', type=int, default=2000)
    parser.add_argument('--only', default=','.join(TOPICS))
    options = parser.parse_args()
    bad = 0
    for name in options.only.split(','):
        if name in NEEDS_OWN_DIALECT and not OWN_DIALECT:
            print('%-14s left out: this Python is none of the three dialects' % name)
            continue
        r = random.Random('%s %d' % (name, options.seed))
        pairs = [TOPICS[name](r) for _ in range(1 if name in ONCE else options.count)]
        answers = ask(options.driver, pairs)
        wrong = [(q, want, got) for (q, want), got in zip(pairs, answers) if want != got]
        if len(answers) != len(pairs):
            wrong.append((('driver',), '%d answers' % len(pairs), '%d answers' % len(answers)))
        print('%-14s %d of %d agree' % (name, len(pairs) - len(wrong), len(pairs)))
        for question, want, got in wrong[:5]:
            print('  asked', *(field[:200] for field in question[:9]))
            print('  Python', want[:400])
            print('  ours  ', got[:400])
        bad += len(wrong)
    sys.exit(1 if bad else 0)


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Random questions about argparse and this Python's answers, one JSON object a line. Same seed, same questions.

usage: argparse_cases.py [--corners] SEED COUNT
       argparse_cases.py --answer    answers such lines from stdin instead
A line is {"id", "dialect", "spec", "case", "outcome"}.
"""
import argparse
import json
import random
import sys

ARGV = sys.argv[1:]  # the reference puts its own there
import argparse_reference as reference  # noqa: E402
from fuzz_argv import ArgvGen  # noqa: E402
from fuzz_corners import DEFAULTS, Corners  # noqa: E402
from fuzz_spec import SpecGen  # noqa: E402
from fuzz_words import SUP  # noqa: E402

DIALECT = '%d.%d' % sys.version_info[:2]
REPAIRS = 60


def tamed(spec):
    """Drops what does not build, call by call; also gives the broken specs met on the way. None: nothing is left."""
    broken = []
    for _ in range(REPAIRS):
        session = reference.Session()
        try:
            reference.build(spec, session, reference.make_class(session))
            return spec, broken
        except (Exception, SystemExit):
            at = session.at
        if at is None:
            broken.append({'init': spec['init'], 'ops': []})
            return None, broken
        broken.append({'init': spec['init'], 'ops': spec['ops'][:at + 1]})
        spec = without(spec, at)
        if spec is None:
            return None, broken
    return None, broken


def without(spec, at):
    """The spec without that call and those on what it made; the objects after it are renumbered."""
    gone, ops, renamed = set(), [], {0: 0}
    for index, op in enumerate(spec['ops']):
        if index == at or op['on'] in gone:
            if 'id' in op:
                gone.add(op['id'])
            continue
        op = dict(op, on=renamed[op['on']])
        if 'id' in op:
            renamed[op['id']] = len(renamed)
            op['id'] = renamed[op['id']]
        ops.append(op)
    return {'init': spec['init'], 'ops': ops}


def plausible(spec):
    """An exclusive group without members makes every usage an error: seldom wanted."""
    used = {op['on'] for op in spec['ops']}
    return all(op['op'] != 'add_mutually_exclusive_group' or op['id'] in used for op in spec['ops'])


def ask_about(r, spec, words, corners):
    chance = r.random()
    entry = ('parse_args' if chance < .6 else 'parse_known_args' if chance < .86 else 'format_help' if chance < .95 else
             'format_usage' if chance < .98 else 'get_default')
    case = {'target': 0, 'entry': entry}
    if entry.startswith('parse'):
        case['argv'] = words
        if r.random() < .04:
            name = r.choice(['optlevel', 'extra', 'verbose', 'shared', 'files'])
            case['namespace'] = {name: r.choice([None, 'pre', 3, ['l'], SUP])}
        if corners and r.random() < .05:
            case['namespace'] = {r.choice(['shared', 'x', 'optlevel', 'cmd']): r.choice(DEFAULTS)}
    elif entry == 'get_default':
        case['args'] = [r.choice(['optlevel', 'shared', 'nope', 'verbose', 'target', 'arch'])]
    elif r.random() < .4:
        parsers = [op['id'] for op in spec['ops'] if op['op'] == 'add_parser']
        if parsers:
            case['target'] = r.choice(parsers)
    case['columns'] = r.choice([80, 80, 80, 100, 120, 60, 40, 20]) if entry.startswith('format') or r.random() < .1 else 80
    return case


def questions(seed, corners):
    """(spec, case) for ever."""
    r = random.Random(seed)
    while True:
        spec, root = SpecGen(r).spec()
        spec = json.loads(json.dumps(spec))
        if corners:
            spec = Corners(r).apply(spec)
        spec, broken = tamed(spec)
        if broken and r.random() < (.5 if corners else .05):
            yield r.choice(broken), {'target': 0, 'entry': 'build', 'columns': 80}
        if spec is None or not (corners or plausible(spec)):
            continue
        words = ArgvGen(r)
        for _ in range(r.randint(3, 6)):
            yield spec, ask_about(r, spec, words.argv(root), corners)


def carried(value):
    """False for results the format has no code for."""
    return '"$other"' not in json.dumps(value)


def answers(seed, count, corners=False):
    """`count` questions with this Python's outcomes."""
    made = 0
    for spec, case in questions(seed, corners):
        outcome = json.loads(json.dumps(reference.run(spec, case)))
        if not carried(outcome):
            continue
        yield {'id': '%d.%d' % (seed, made), 'dialect': DIALECT, 'spec': spec, 'case': case, 'outcome': outcome}
        made += 1
        if made == count:
            return


def answer_again():
    for line in sys.stdin:
        asked = json.loads(line)
        yield dict(asked, dialect=DIALECT, outcome=reference.run(asked['spec'], asked['case']))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--corners', action='store_true', help='rare keywords and calls')
    parser.add_argument('--answer', action='store_true', help='answer the questions on stdin')
    parser.add_argument('seed', type=int, nargs='?')
    parser.add_argument('count', type=int, nargs='?')
    args = parser.parse_args(ARGV)
    for line in answer_again() if args.answer else answers(args.seed, args.count, args.corners):
        print(json.dumps(line))


if __name__ == '__main__':
    main()

#!/usr/bin/env python3
"""Asks both lanes of this project and a reference on the argparse of this Python the same questions.

usage: lanes_oracle.py LANES_REPLAY [--seed S] [--count N] [--show N]
Exit status 0: all the same; 1: not; 77: this Python's argparse is none that is modelled, nothing was asked.
"""
import argparse
import json
import subprocess
import sys
import warnings

import codec
import lanes_fuzz
import lanes_reference

# The patch levels that core/argparse models. Earlier ones print some usages differently, later ones parse differently.
MODELLED = {(3, 10): 13, (3, 11): 7, (3, 12): 1}


def comparable(outcome, exact):
    """What counts of an outcome; None when it does not count at all."""
    if outcome.get('type') == 'AssertionError':  # an accident of the library's usage formatter
        return None
    if exact:
        return outcome
    if outcome['kind'] == 'text':
        return None
    return {k: v for k, v in outcome.items() if k not in ('stderr', 'stdout')}


def main():
    options = argparse.ArgumentParser()
    options.add_argument('replay')
    options.add_argument('--seed', default='lanes')
    options.add_argument('--count', type=int, default=4000)
    options.add_argument('--show', type=int, default=5)
    given = options.parse_args()
    patch = MODELLED.get(sys.version_info[:2])
    if patch is None or sys.version_info[2] > patch:
        print('The argparse of Python %s is none that is modelled here: nothing was asked.' % sys.version.split()[0])
        return 77
    exact = sys.version_info[2] == patch
    dialect = '%d.%d' % sys.version_info[:2]
    warnings.simplefilter('ignore')

    wanted, questions = {}, []
    for name, lane, spec, case in lanes_fuzz.cases(given.seed, given.count):
        wanted[name] = json.loads(json.dumps(lanes_reference.outcome(spec, lane, case, codec.dec, codec.enc)))
        questions.append({'id': name, 'lane': lane, 'dialect': dialect, 'spec': spec, 'case': case})
    asked = subprocess.run([given.replay], input='\n'.join(map(json.dumps, questions)) + '\n', stdout=subprocess.PIPE,
                           encoding='utf-8', errors='surrogatepass', check=False)
    answers = {}
    for line in asked.stdout.split('\n'):
        if line:
            answer = json.loads(line)
            answers[answer['id']] = answer['outcome']

    counted, differing = 0, int(asked.returncode != 0)  # what it says on stderr
    for question in questions:
        want = comparable(wanted[question['id']], exact)
        if want is None:
            continue
        counted += 1
        got = answers.get(question['id'])
        if got is None or comparable(got, exact) != want:
            differing += 1
            if differing <= given.show:
                print(json.dumps(question), '\n  Python:', json.dumps(want), '\n  ours:  ', json.dumps(got))
    print('%d of %d lane cases the same as on Python %s%s' % (counted - differing, counted, sys.version.split()[0],
                                                             '' if exact else ', usage texts left out'))
    return 1 if differing or not counted else 0


if __name__ == '__main__':
    sys.exit(main())

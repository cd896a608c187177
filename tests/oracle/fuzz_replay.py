#!/usr/bin/env python3
"""Asks argparse_replay and real argparse the same random questions and compares.

usage: fuzz_replay.py TOOL [--python EXE]... [--seeds FIRST LAST] [--count N] [--corners]
Without --python the questions go to the Python that runs this, in its own dialect.
"""
import argparse
import json
import os
import subprocess
import sys

CASES = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'argparse_cases.py')
SHOWN = 10


def compare(tool, python, seed, count, corners):
    """How many questions, how many answered differently (the first few are printed)."""
    command = [python, '-B', CASES] + (['--corners'] if corners else []) + [str(seed), str(count)]
    made = subprocess.run(command, stdout=subprocess.PIPE, encoding='utf-8', check=True).stdout.split('\n')
    asked = [json.loads(line) for line in made if line]
    lines = ''.join(json.dumps({k: v for k, v in one.items() if k != 'outcome'}) + '\n' for one in asked)
    told = subprocess.run([tool], input=lines, stdout=subprocess.PIPE, encoding='utf-8')
    answers = [json.loads(line) for line in told.stdout.split('\n') if line]
    bad = len(asked) - len(answers)
    for one, answer in zip(asked, answers):
        if answer['id'] == one['id'] and answer['outcome'] == one['outcome']:
            continue
        bad += 1
        if bad <= SHOWN:
            print('%s seed %d: %s' % (python, seed, json.dumps(one['case'])), '\n  spec', json.dumps(one['spec']), '\n  want',
                  json.dumps(one['outcome']), '\n  got ', json.dumps(answer['outcome']))
    if told.returncode:
        print('%s seed %d: the tool says that a property of every parse was broken' % (python, seed))
        bad += 1
    return len(asked), bad


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('tool')
    parser.add_argument('--python', action='append', metavar='EXE')
    parser.add_argument('--seeds', nargs=2, type=int, default=[1, 1], metavar=('FIRST', 'LAST'))
    parser.add_argument('--count', type=int, default=2500)
    parser.add_argument('--corners', action='store_true')
    args = parser.parse_args()
    total = wrong = 0
    for python in args.python or [sys.executable]:
        for seed in range(args.seeds[0], args.seeds[1] + 1):
            count, bad = compare(args.tool, python, seed, args.count, args.corners)
            total += count
            wrong += bad
    print('%d questions, %d answered differently' % (total, wrong))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())

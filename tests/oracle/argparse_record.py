#!/usr/bin/env python3
"""Records what several Pythons answer, for tests on machines that have only one of them.

usage: argparse_record.py write FILE PYTHON_3.10 PYTHON_3.11 PYTHON_3.12
       argparse_record.py ask FILE PYTHON_3.10 PYTHON_3.11 PYTHON_3.12    do they still answer that?
       argparse_record.py replay FILE TOOL      asks argparse_replay
FILE is {"specs": [spec], "cases": [[index of spec, case, {dialect: outcome}]]}: "3.10" is always there, the others
where they differ.
"""
import json
import os
import subprocess
import sys

CASES = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'argparse_cases.py')
PLAIN, CORNERS, SEED = 400, 200, 310
FIRST, DIALECTS = '3.10', ('3.10', '3.11', '3.12')
SHOWN = 10


def call(python, arguments, lines=None):
    made = subprocess.run([python, '-B', CASES, *arguments], input=lines, stdout=subprocess.PIPE, encoding='utf-8', check=True)
    return [json.loads(line) for line in made.stdout.split('\n') if line]


def record(pythons):
    """The first Python makes the questions; the others are asked the same."""
    asked = call(pythons[0], [str(SEED), str(PLAIN)]) + call(pythons[0], ['--corners', str(SEED), str(CORNERS)])
    lines = ''.join(json.dumps(one) + '\n' for one in asked)
    others = [call(python, ['--answer'], lines) for python in pythons[1:]]
    specs, known, cases = [], {}, []
    for index, one in enumerate(asked):
        key = json.dumps(one['spec'])
        if key not in known:
            known[key] = len(specs)
            specs.append(one['spec'])
        outcomes = {FIRST: one['outcome']}
        for other in others:
            if other[index]['outcome'] != one['outcome']:
                outcomes[other[index]['dialect']] = other[index]['outcome']
        cases.append([known[key], one['case'], outcomes])
    return {'specs': specs, 'cases': cases}


def write(name, document):
    with open(name, 'w', encoding='ascii') as file:
        rows = {key: ',\n'.join(json.dumps(row, separators=(',', ':')) for row in rows) for key, rows in document.items()}
        file.write('{"specs": [\n%s\n], "cases": [\n%s\n]}\n' % (rows['specs'], rows['cases']))


def read(name):
    with open(name, encoding='ascii') as file:
        return json.load(file)


def ask(name, pythons):
    kept, now = read(name), json.loads(json.dumps(record(pythons)))
    same = sum(now['specs'][new[0]] == kept['specs'][old[0]] and new[1:] == old[1:]
               for new, old in zip(now['cases'], kept['cases']))
    print('%d of %d as recorded' % (same, len(kept['cases'])))
    return 0 if same == len(kept['cases']) == len(now['cases']) else 1


def replay(name, tool):
    kept = read(name)
    wrong = 0
    for dialect in DIALECTS:
        lines = ''.join(json.dumps({'id': index, 'dialect': dialect, 'spec': kept['specs'][spec], 'case': case}) + '\n'
                        for index, (spec, case, _) in enumerate(kept['cases']))
        told = subprocess.run([tool], input=lines, stdout=subprocess.PIPE, encoding='utf-8')
        answers = [json.loads(line)['outcome'] for line in told.stdout.split('\n') if line]
        bad = len(kept['cases']) - len(answers) + (1 if told.returncode else 0)
        for (spec, case, outcomes), answer in zip(kept['cases'], answers):
            want = outcomes.get(dialect, outcomes[FIRST])
            if answer == want:
                continue
            bad += 1
            if bad <= SHOWN:
                print(dialect, json.dumps(case), '\n  spec', json.dumps(kept['specs'][spec]), '\n  want', json.dumps(want),
                      '\n  got ', json.dumps(answer))
        print('%s: %d recorded, %d answered differently' % (dialect, len(kept['cases']), bad))
        wrong += bad
    return 1 if wrong else 0


def main():
    what, name, rest = sys.argv[1], sys.argv[2], sys.argv[3:]
    if what == 'write':
        return write(name, record(rest))
    return ask(name, rest) if what == 'ask' else replay(name, rest[0])


if __name__ == '__main__':
    sys.exit(main())

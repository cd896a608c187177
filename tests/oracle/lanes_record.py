#!/usr/bin/env python3
"""Records what several Pythons answer to the same lane cases, for tests/lanes/recorded.json.

usage: lanes_record.py SEED COUNT PYTHON310 PYTHON311 PYTHON312 > tests/lanes/recorded.json
The Pythons are those that core/argparse models: 3.10.13, 3.11.7 and 3.12.1.
"""
import hashlib
import json
import subprocess
import sys
import warnings

import codec
import lanes_fuzz
import lanes_reference


def ask(seed, count):
    """Outcomes on this Python, as JSON on stdout."""
    warnings.simplefilter('ignore')
    answers = [lanes_reference.outcome(spec, lane, case, codec.dec, codec.enc)
               for _, lane, spec, case in lanes_fuzz.cases(seed, count)]
    json.dump(answers, sys.stdout)


def main():
    seed, count, pythons = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
    if not pythons:
        return ask(seed, count)
    answers = [json.loads(subprocess.check_output([python, '-B', __file__, seed, str(count)])) for python in pythons]
    specs, cases = {}, []
    for i, (name, lane, spec, case) in enumerate(lanes_fuzz.cases(seed, count)):
        key = hashlib.sha256(json.dumps(spec, sort_keys=True).encode()).hexdigest()[:12]
        specs[key] = spec
        record = dict({'id': name, 'lane': lane, 'spec': key}, **case, outcome=answers[0][i])
        others = {dialect: answer[i] for dialect, answer in zip(('3.11', '3.12'), answers[1:])
                  if answer[i] != answers[0][i]}
        if others:
            record['outcomes'] = others
        cases.append(record)
    lines = ',\n'.join(json.dumps(case) for case in cases)
    print('{"format": "lanes-conformance/1",\n"specs": %s,\n"cases": [\n%s\n]}'
          % (json.dumps(specs).replace('}]}, "', '}]},\n"'), lines))


if __name__ == '__main__':
    sys.exit(main())

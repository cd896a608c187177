#!/usr/bin/env python3
"""Replays files of lane cases in every dialect and compares.

usage: lanes_file.py LANES_REPLAY FILE...
A file is {"specs": {id: spec}, "cases": [{"id", "lane", "spec", ..., "outcome", "outcomes"?}]}; `outcome` is that of
Python 3.10, `outcomes` holds the others where they differ.
"""
import json
import subprocess
import sys

DIALECTS = ('3.10', '3.11', '3.12')
APART = ('id', 'lane', 'spec', 'note', 'outcome', 'outcomes')


def questions(document, dialect):
    for case in document['cases']:
        yield {'id': case['id'], 'lane': case['lane'], 'dialect': dialect, 'spec': document['specs'][case['spec']],
               'case': {k: v for k, v in case.items() if k not in APART}}


def main():
    replay, files = sys.argv[1], sys.argv[2:]
    bad = 0
    for name in files:
        with open(name, encoding='utf-8') as file:
            document = json.load(file)
        for dialect in DIALECTS:
            lines = '\n'.join(json.dumps(q) for q in questions(document, dialect)) + '\n'
            asked = subprocess.run([replay], input=lines, stdout=subprocess.PIPE, encoding='utf-8', check=False)
            bad += asked.returncode != 0  # what it says on stderr
            answers = [json.loads(line) for line in asked.stdout.split('\n') if line]
            same = 0
            for case, answer in zip(document['cases'], answers):
                want = case.get('outcomes', {}).get(dialect, case['outcome'])
                if answer == {'id': case['id'], 'outcome': want} or want.get('type') == 'AssertionError':
                    same += 1
                    continue
                bad += 1
                if bad <= 10:
                    print(dialect, case['id'], case['lane'], case['entry'], case.get('argv', case.get('options')),
                          '\n  want', json.dumps(want), '\n  got ', json.dumps(answer.get('outcome')))
            print('%s, %s: %d of %d the same' % (name, dialect, same, len(document['cases'])))
            bad += len(document['cases']) - len(answers)
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())

#!/usr/bin/env python3
"""Asks the installed Python's argparse and argparse_replay the same questions; always the same ones.

usage: argparse_oracle.py TOOL
Status 77 (skipped) where this Python is none of 3.10, 3.11 and 3.12, or its argparse is not the patch level we follow.
"""
import inspect
import sys

ARGV = sys.argv[1:]
import argparse  # noqa: E402

import fuzz_replay  # noqa: E402

SEED, COUNT, CORNERS = 20, 1500, 1500


def follows_us():
    """Later patch levels changed the rules: 3.12.2 and on gather classified options in lists, 3.11.8 changed --foo=--."""
    source = inspect.getsource(argparse)
    known = "conflicts.extend(group_actions[:i])" in source and "if action.nargs not in [PARSER, REMAINDER]:" in source
    return (3, 10) <= sys.version_info[:2] <= (3, 12) and known


def main():
    if not follows_us():
        print('this Python answers by other rules: %s' % sys.version.split()[0])
        return 77
    total = wrong = 0
    for seed, count, corners in ((SEED, COUNT, False), (SEED, CORNERS, True)):
        asked, bad = fuzz_replay.compare(ARGV[0], sys.executable, seed, count, corners)
        total += asked
        wrong += bad
    print('%d questions, %d answered differently' % (total, wrong))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())

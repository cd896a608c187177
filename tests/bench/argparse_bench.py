"""Python's argparse for argparse.bench.mjs: answers lines "FLAGS TOKENS ITERATIONS" with milliseconds
of processor time.
"""
import argparse
import functools
import sys
import time

WORDS = ['optlevel', 'target', 'model-type', 'auto-cast', 'lnc', 'enable-fast-loading', 'dump-on-error', 'log-level', 'skip-pass',
         'tile-size', 'output', 'logfile-verbose', 'pipeline', 'jobs', 'framework', 'print-stats']


def name(i):
    return '--%s-%d' % (WORDS[i % 16], i)


@functools.lru_cache(maxsize=1)
def parser(flags):
    made = argparse.ArgumentParser(prog='bench')
    for i in range(flags):
        made.add_argument(name(i), **({}, {'type': int, 'default': 1}, {'action': 'store_true'},
                                      {'choices': ['none', 'matmult', 'all'], 'default': 'none'})[i % 4])
    return made


def words(flags, tokens):
    made = []
    k = 0
    while len(made) < tokens:
        i = k * 7919 % flags
        if len(made) + 1 == tokens:
            i = 2
        made += ([name(i), 'value-%d' % k], ['%s=%d' % (name(i), k % 1000)], [name(i)], [name(i), 'matmult'])[i % 4]
        k += 1
    return made


for line in sys.stdin:
    flags, tokens, iterations = map(int, line.split())
    parse, argv = parser(flags).parse_args, words(flags, tokens)
    start = time.process_time()
    for _ in range(iterations):
        parse(argv)
    print((time.process_time() - start) * 1000, flush=True)

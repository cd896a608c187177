"""The reference: parsers of the record format argparse-conformance/1, built and asked with this Python's argparse.

A spec is {"init": keywords of ArgumentParser, "ops": calls in order}; a case is {"entry", "target", "argv" or "args",
"namespace", "columns"}. run(spec, case) gives the outcome object.
"""
import argparse
import os
import re
import sys
import warnings

import codec

TRUE = {'true', 't', 'yes', 'y', '1', 'on'}
FALSE = {'false', 'f', 'no', 'n', '0', 'off'}
PARSES = ('parse_args', 'parse_known_args')

sys.argv[:] = ['prog.py']
warnings.simplefilter('ignore')


def str2bool(v):
    if isinstance(v, bool):
        return v
    if v.lower() in TRUE:
        return True
    if v.lower() in FALSE:
        return False
    raise argparse.ArgumentTypeError('Boolean value expected.')


TYPES = {'int': int, 'float': float, 'str': str, 'bool': bool, 'str2bool': str2bool}


class Session:
    """What the outermost call printed, and the first error() it made."""

    def __init__(self):
        self.printed = []
        self.error = None
        self.at = None  # index of the op at work; None: the parser itself


def make_class(session):
    class P(argparse.ArgumentParser):
        def _print_message(self, message, file=None):
            if message:
                session.printed.append(('stdout' if file is not None and file is sys.stdout else 'stderr', message))

        def error(self, message):
            if session.error is None:
                session.error = (self.prog, message)
            super().error(message)
    P.__name__ = 'ArgumentParser'  # some messages name the class
    return P


def keywords(kw, session, cls):
    out = {}
    for key, value in kw.items():
        if key == 'type':
            out[key] = TYPES[value] if value is not None else None
        elif key == 'action':
            out[key] = argparse.BooleanOptionalAction if value == 'BooleanOptionalAction' else value
        elif key == 'formatter_class':
            out[key] = getattr(argparse, value)
        elif key == 'parents':
            out[key] = []
            for parent in value:
                try:
                    out[key].append(build(parent, session, cls)[0])
                finally:
                    session.at = None
        elif key == 'parser_class':
            out[key] = cls
        elif key == 'aliases':
            out[key] = list(value)
        else:
            out[key] = codec.dec(value)
    return out


def build(spec, session, cls):
    """The root parser and the objects by id."""
    kw = keywords(spec['init'], session, cls)
    session.at = None
    root = cls(**kw)
    objects = [root]
    for session.at, op in enumerate(spec['ops']):
        on, name = objects[op['on']], op['op']
        if name == 'setattr':
            setattr(on, op['name'], keywords({op['name']: op['value']}, session, cls)[op['name']])
            continue
        kw = keywords(op['kw'], session, cls)
        if name == 'add_argument':
            made = on.add_argument(*op['flags'], **kw)
        elif name == 'add_parser':
            made = on.add_parser(op['name'], **kw)
        else:
            made = getattr(on, name)(**kw)
        if name != 'set_defaults':
            objects.append(made)
    return root, objects


def raised(kind, error):
    return {'kind': kind, 'type': type(error).__name__, 'message': re.sub(r' at 0x[0-9a-f]+', ' at 0xADDR', str(error))}


def stopped(session, kind, status):
    outcome = {'kind': kind, 'status': status}
    if session.error:
        outcome['prog'], outcome['message'] = session.error
    for stream in ('stdout', 'stderr'):
        text = ''.join(message for where, message in session.printed if where == stream)
        if text:
            outcome[stream] = text
    return outcome


def ask(parser, case):
    entry = case['entry']
    if entry in PARSES:
        namespace = None
        if case.get('namespace') is not None:
            namespace = argparse.Namespace()
            for key, value in case['namespace'].items():
                setattr(namespace, key, codec.dec(value))
        result = getattr(parser, entry)(list(case['argv']), namespace)
        namespace, extras = result if entry == 'parse_known_args' else (result, None)
        outcome = {'kind': 'ok', 'ns': {key: codec.enc(value) for key, value in vars(namespace).items()}}
        if extras is not None:
            outcome['extras'] = codec.enc(extras)
        return outcome
    if entry == 'get_default':
        return {'kind': 'value', 'value': codec.enc(parser.get_default(*case['args']))}
    return {'kind': 'text', 'text': getattr(parser, entry)()}


def run(spec, case):
    os.environ['COLUMNS'] = str(case['columns'])
    session = Session()
    is_build = case['entry'] == 'build'
    try:
        objects = build(spec, session, make_class(session))[1]
    except SystemExit as stop:
        return stopped(session, 'error' if is_build else 'build-error', stop.code)
    except Exception as error:
        return raised('raise' if is_build else 'build-raise', error)
    if is_build:
        return {'kind': 'built'}
    session.printed, session.error = [], None
    try:
        return ask(objects[case.get('target', 0)], case)
    except SystemExit as stop:
        return stopped(session, 'error' if session.error else 'exit', stop.code)
    except Exception as error:
        return raised('raise', error)

"""What a case of lanes-conformance/1 answers on the real argparse of the Python that runs this file.

The oracle of tests/lanes: the same specs are built by core/driver and core/backend, and the outcomes compared.
"""
import argparse
import io
import os
import re
import sys

import backend_reference
import driver_reference

TYPES = {'int': int, 'float': float, 'str': str, 'bool': bool, 'str2bool': driver_reference.str2bool}


def keywords(kw, dec):
    out = {}
    for k, v in kw.items():
        if k == 'type':
            out[k] = TYPES[v] if v is not None else None
        elif k == 'action':
            out[k] = argparse.BooleanOptionalAction if v == 'BooleanOptionalAction' else v
        elif k == 'formatter_class':
            out[k] = getattr(argparse, v)
        elif k == 'kind':
            out[k] = driver_reference.ArgKind[v]
        elif k == 'sets':
            out[k] = {d: dec(x) for d, x in v.items()}
        elif k == 'aliases':
            out[k] = list(v)
        else:
            out[k] = dec(v)
    return out


def build_driver(spec, dec):
    root = driver_reference.InterceptingArgumentParser(**keywords(spec['init'], dec))
    objects = [root]
    for op in spec['ops']:
        on, name = objects[op['on']], op['op']
        if name == 'set_context':
            on.set_context(op['context'])
        elif name == 'set_defaults':
            on.set_defaults(**keywords(op['kw'], dec))
        elif name == 'add_argument':
            objects.append(on.add_argument(*op['flags'], **keywords(op['kw'], dec)))
        elif name == 'add_parser':
            objects.append(on.add_parser(op['name'], **keywords(op['kw'], dec)))
        else:
            objects.append(getattr(on, name)(**keywords(op['kw'], dec)))
    return objects


def build_backend(spec, dec):
    parser = backend_reference.CommandLineParser(singleton=False, **spec['init'])
    options = []
    for op in spec['ops']:
        name = op['op']
        if name == 'add_option':
            options.append(parser.addOption(*op['flags'], **keywords(op['kw'], dec)))
        elif name in ('add_bool_option', 'cl_opt_bool'):
            options.append(parser.addBoolOption(op['name'], dec(op['default']), op.get('trim_prefix', False),
                                                op.get('help')))
        else:
            coerce = {'cl_opt_string': str, 'cl_opt_integer': int, 'cl_opt_float': float}[name]
            options.append(parser.add_typed(coerce, op['name'], dec(op['default']), op.get('help')))
    return parser, options


def named(spec, case, options):
    if 'op' in case:
        return options[case['op']]
    names = [(op.get('name'), op.get('flags', [None])[0]) for op in spec['ops']]
    return [option for option, known in zip(options, names) if case['name'] in known][-1]


def second_instance(steps):
    python_class = backend_reference.CommandLineParser
    python_class._instance, first, out = None, None, []
    for step in steps:
        try:
            got = python_class.getOrCreateInstance() if step == 'get' else python_class()
        except RuntimeError as e:
            out.append(str(e))
            continue
        out.append('same' if got is first else 'new')
        first = got
    python_class._instance = None
    return out


def registry_outcome(registry, enc):
    contexts = {c: [[list(r.argument.action.option_strings), r.kind.name, r.job, enc(r.default), r.argument.help]
                    for r in records] for c, records in registry.arguments_by_context.items()}
    return {'kind': 'registry', 'order': list(contexts), 'contexts': contexts}


def ask(spec, lane, case, dec, enc, built):
    """What the entry of a case answers. `built` is called once the parser stands."""
    entry = case['entry']
    if entry == 'second_instance':
        return {'kind': 'value', 'value': second_instance(case['steps'])}
    if lane == 'backend':
        parser, options = build_backend(spec, dec)
        built(parser.cl_parser)
        if entry == 'build':
            return {'kind': 'built'}
        if entry == 'value':
            option = named(spec, case, options)
            if case['options'] is not None:
                parser.parseOptions(case['options'])
            return {'kind': 'value', 'value': enc(option.value)}
        got = getattr(parser, {'parse_options': 'parseOptions', 'parse_known_options': 'parseKnownOptions'}[entry])(
            case['options'])
    else:
        objects = build_driver(spec, dec)
        target = objects[case.get('target', 0)]
        built(objects[0])
        if entry == 'build':
            return {'kind': 'built'}
        if entry == 'registry':
            return registry_outcome(target._registry, enc)
        if entry in ('help', 'help_hidden', 'help_hidden_list'):
            keep, sys.stdout = sys.stdout, io.StringIO()
            try:
                getattr(target, 'print_' + entry)()
                return {'kind': 'text', 'text': sys.stdout.getvalue()}
            finally:
                sys.stdout = keep
        namespace = None
        if case.get('namespace') is not None:
            namespace = argparse.Namespace()
            for k, v in case['namespace'].items():
                setattr(namespace, k, dec(v))
        got = getattr(target, entry)(list(case['argv']), namespace)
    known = 'known' in entry
    namespace, extras = got if known else (got, None)
    outcome = {'kind': 'ok', 'ns': {k: enc(v) for k, v in vars(namespace).items()}}
    if known:
        outcome['extras'] = extras
    return outcome


class Capture:
    """Keeps what is printed while a case runs, and what error() was told."""

    def __enter__(self):
        self.saved = sys.stdout, sys.stderr, argparse.ArgumentParser.error
        sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
        self.error, kept = None, argparse.ArgumentParser.error

        def error(parser, message):
            if self.error is None:
                self.error = (parser.prog, message)
            kept(parser, message)

        argparse.ArgumentParser.error = error
        return self

    def __exit__(self, *exc):
        self.stdout, self.stderr = sys.stdout.getvalue(), sys.stderr.getvalue()
        sys.stdout, sys.stderr, argparse.ArgumentParser.error = self.saved


def outcome(spec, lane, case, dec, enc):
    """The outcome of one case, as LANES.md words it."""
    environment = dict(os.environ)
    os.environ['COLUMNS'] = str(case.get('columns', 80))
    os.environ.update(case.get('env', {}))
    stands = []
    out = None
    with Capture() as c:
        try:
            out = ask(spec, lane, case, dec, enc, stands.append)
        except SystemExit as e:
            status = e.code
        except Exception as e:
            name = type(e).__name__
            out = {'kind': 'raise' if stands or case['entry'] == 'build' else 'build-raise', 'type': name,
                   'message': re.sub(' at 0x[0-9a-f]+', ' at 0xADDR', str(e))}
    os.environ.clear()
    os.environ.update(environment)
    lines = c.stderr.splitlines(keepends=True)
    warnings = []
    while lines and lines[0].endswith(' is deprecated and will be removed in a future release.\n'):
        warnings.append(lines.pop(0)[:-1])
    if out is None:
        out = {'kind': 'error' if c.error else 'exit', 'status': status}
        if c.error:
            out['kind'] = 'error' if stands or case['entry'] == 'build' else 'build-error'
            out['prog'], out['message'] = c.error
        if c.stdout:
            out['stdout'] = c.stdout
        if lines:
            out['stderr'] = ''.join(lines)
    if warnings:
        out['stderr_warnings'] = warnings
    return out

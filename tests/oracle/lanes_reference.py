"""Both lanes once more, on the real argparse of the Python that runs this file.

The oracle of tests/lanes: the same specs are built here and by core/driver and core/backend, and the outcomes compared.
Nothing of core/ is used. Outcomes are those of the lanes-conformance/1 format, without the value codec.
"""
import argparse
import collections
import enum
import functools
import io
import os
import re
import sys

SUPPRESS = argparse.SUPPRESS


class ArgKind(enum.Enum):
    PUBLIC = 'PUBLIC'
    HIDDEN = 'HIDDEN'
    INTERNAL = 'INTERNAL'
    EARG = 'EARG'
    Harg = 'Harg'


Record = collections.namedtuple('Record', 'argument kind job default')


class ArgumentRegistry:
    def __init__(self):
        self.arguments_by_context = collections.OrderedDict()

    def storeArgument(self, context, argument, kind, job, default):
        self.arguments_by_context.setdefault(context, []).append(Record(argument, kind, job, default))

    def get_args_for_context(self, context):
        return self.arguments_by_context.get(context, [])


class Registered:
    """The `argument` field: the action, with what the rows print of it."""

    def __init__(self, action, help, title):
        self.action, self.help, self.title = action, help, title

    def first_column(self):
        return self.title or self.action.dest

    def flag_column(self):
        strings = self.action.option_strings
        for s in strings:
            if s.startswith('--'):
                return s.lstrip('-')
        return strings[0].lstrip('-') if strings else self.action.dest


def strip_one(name, prefixes):
    for p in prefixes:
        if name.startswith(p):
            return name[len(p):]
    return name


def kind_of(args, explicit):
    """The one automatic rule (D1, D2, R13)."""
    if args and strip_one(args[0].lstrip('-'), ('enable-', 'disable-', 'no-')).startswith('internal-'):
        return ArgKind.INTERNAL
    return explicit


def intercept(register, registry, context, title, args, kwargs):
    """What the parser's and the proxies' add_argument have in common."""
    explicit = kwargs.pop('kind', ArgKind.PUBLIC)
    job = kwargs.pop('job', None)
    kind = kind_of(args, explicit)
    text = kwargs.get('help')
    if kind is not ArgKind.PUBLIC:
        kwargs['help'] = SUPPRESS
    if kwargs.get('action') == 'enable_disable' and kwargs.get('dest') is None and args and args[0][:1] == '-':
        longs = [a for a in args if a.startswith('--')] or list(args)
        dest = strip_one(longs[0].lstrip('-').replace('-', '_'), ('enable_',))
        if dest:
            kwargs['dest'] = dest
    action = register(*args, **kwargs)
    if kind is ArgKind.PUBLIC:
        text = action.help
    if not text or text == SUPPRESS:
        text = 'MISSING HELP'
    registry.storeArgument(context, Registered(action, text, title), kind, job, action.default)
    return action


class CallInterceptor:
    """Stands before a group: add_argument is recorded, everything else shows through."""

    def __init__(self, wrapped, registry, context, title):
        self._wrapped, self._registry, self._context, self._title = wrapped, registry, context, title
        self._children = []

    def __getattr__(self, name):
        return getattr(self._wrapped, name)

    def set_context(self, context):
        self._context = context
        for child in self._children:
            child.set_context(context)

    def add_argument(self, *args, **kwargs):
        return intercept(self._wrapped.add_argument, self._registry, self._context, self._title, args, kwargs)

    def _wrap(self, group, title):
        child = CallInterceptor(group, self._registry, self._context, title)
        self._children.append(child)
        return child

    def add_argument_group(self, *args, **kwargs):
        group = self._wrapped.add_argument_group(*args, **kwargs)
        return self._wrap(group, group.title)

    def add_mutually_exclusive_group(self, **kwargs):
        return self._wrap(self._wrapped.add_mutually_exclusive_group(**kwargs), self._title)


class SubParsers(argparse._SubParsersAction):
    def add_parser(self, name, **kwargs):
        return super().add_parser(name, context=name, **kwargs)


class InterceptingArgumentParser(argparse.ArgumentParser):
    def __init__(self, *args, registry=None, context='', **kwargs):
        self._registry = ArgumentRegistry() if registry is None else registry
        self._context = context
        self._children = []
        super().__init__(*args, **kwargs)
        for name, action in ACTIONS.items():  # groups share the table of their parser
            self.register('action', name, action)

    def set_context(self, context):
        self._context = context
        for child in self._children:
            child.set_context(context)

    def add_argument(self, *args, **kwargs):
        return intercept(super().add_argument, self._registry, self._context, None, args, kwargs)

    def _wrap(self, group, title):
        child = CallInterceptor(group, self._registry, self._context, title)
        self._children.append(child)
        return child

    def add_argument_group(self, *args, **kwargs):
        group = super().add_argument_group(*args, **kwargs)
        return self._wrap(group, group.title)

    def add_mutually_exclusive_group(self, **kwargs):
        return self._wrap(super().add_mutually_exclusive_group(**kwargs), None)

    def add_subparsers(self, **kwargs):
        kwargs.setdefault('parser_class', functools.partial(type(self), registry=self._registry))
        return super().add_subparsers(**kwargs)

    def parse_args(self, args=None, namespace=None):
        namespace, rest = self.parse_known_args(args, namespace)
        if rest:
            self.exit(2, '[NCC_EARG002] Illegal argument(s) - the following argument(s) are unrecognized: %s\n'
                      % ' '.join(rest))
        return namespace

    def _check_value(self, action, value):
        if action.choices is not None and value not in action.choices:
            args = {'value': value, 'choices': ', '.join(map(repr, action.choices))}
            raise argparse.ArgumentError(action, 'invalid choice: %(value)s (choose from %(choices)s)' % args)

    def _rows(self, kinds, with_default):
        out = []
        for records in self._registry.arguments_by_context.values():
            for r in records:
                if r.kind in kinds:
                    row = '%-15s %-8s --%s: %s' % (r.argument.first_column(), r.kind.name, r.argument.flag_column(),
                                                   r.argument.help)
                    out.append(row + (' (default: %s)' % repr(r.default) if with_default else '') + '\n')
        return ''.join(out)

    def print_help_hidden(self, file=None):
        text = self.format_usage() + '\n' + self._rows((ArgKind.HIDDEN, ArgKind.EARG), False)
        self._print_message(text, file or sys.stdout)

    def print_help_hidden_list(self, file=None):
        self._print_message(self._rows((ArgKind.INTERNAL,), True), file or sys.stdout)


class NoableArgumentAction(argparse.Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None):
        strings = []
        for s in option_strings:
            strings += [s, '--no-' + s.lstrip('-')]
        super().__init__(strings, dest, nargs=0, default=default, required=required, help=help)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, not option_string.startswith('--no-'))


class EnableDisableArgumentAction(argparse.Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None):
        strings = []
        for s in option_strings:
            if not s.startswith('--'):
                strings.append(s)
            else:
                name = strip_one(s[2:], ('enable-',))
                strings += ['--enable-' + name, '--disable-' + name]
        super().__init__(strings, dest, nargs=0, default=default, required=required, help=help)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, not option_string.startswith('--disable-'))


def warn_deprecated(option_string):
    sys.stderr.write('%s is deprecated and will be removed in a future release.\n' % option_string)


class DeprecatedArgumentAction(argparse._StoreAction):
    def __init__(self, option_strings, dest, replacement=None, **kwargs):
        super().__init__(option_strings, dest, **kwargs)
        self.replacement = replacement

    def __call__(self, parser, namespace, values, option_string=None):
        warn_deprecated(option_string)
        setattr(namespace, self.replacement or self.dest, values)


class DeprecatedStoreTrueArgumentAction(argparse._StoreTrueAction):
    def __init__(self, option_strings, dest, replacement=None, **kwargs):
        super().__init__(option_strings, dest, **kwargs)
        self.replacement = replacement

    def __call__(self, parser, namespace, values, option_string=None):
        warn_deprecated(option_string)
        setattr(namespace, self.replacement or self.dest, True)


class ExtendAction(argparse._AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        items = argparse._copy_items(getattr(namespace, self.dest, None))
        if isinstance(values, list):
            items.extend(values)
        else:
            items.append(values)
        setattr(namespace, self.dest, items)


class RecordUsedAction(argparse._StoreAction):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)
        setattr(namespace, self.dest + '_Used', True)


class SetArgumentsAction(argparse.Action):
    def __init__(self, option_strings, dest, sets=None, default=None, required=False, help=None):
        super().__init__(option_strings, dest, nargs=0, default=default, required=required, help=help)
        self.sets = sets or {}

    def __call__(self, parser, namespace, values, option_string=None):
        for dest, value in self.sets.items():
            setattr(namespace, dest, value)


class HelpAction(argparse._HelpAction):
    surface = 'print_help'

    def __call__(self, parser, namespace, values, option_string=None):
        getattr(parser, self.surface)()
        parser.exit()


class HelpHiddenAction(HelpAction):
    surface = 'print_help_hidden'


class HelpHiddenListAction(HelpAction):
    surface = 'print_help_hidden_list'


ACTIONS = {
    'noable': NoableArgumentAction, 'enable_disable': EnableDisableArgumentAction,
    'deprecated': DeprecatedArgumentAction, 'deprecated_store_true': DeprecatedStoreTrueArgumentAction,
    'extend': ExtendAction, 'record_used': RecordUsedAction, 'set_arguments': SetArgumentsAction,
    'help': HelpAction, 'help_hidden': HelpHiddenAction, 'help_hidden_list': HelpHiddenListAction,
    'parsers': SubParsers,
}


def str2bool(v):
    if isinstance(v, bool):
        return v
    s = v.lower()
    if s in ('true', 't', 'yes', 'y', '1', 'on'):
        return True
    if s in ('false', 'f', 'no', 'n', '0', 'off'):
        return False
    raise argparse.ArgumentTypeError('Boolean value expected.')


class CommandLineParser:
    _instance = None

    def __init__(self, prog=None, singleton=True):
        if singleton:
            if CommandLineParser._instance is not None:
                raise RuntimeError('CommandLineParser is already created!')
            CommandLineParser._instance = self
        self.cl_parser = argparse.ArgumentParser(prog=prog, conflict_handler='resolve')
        self.compatible_mode = False
        self.namespace = None
        self.seen = set()

    @classmethod
    def getOrCreateInstance(cls):
        if cls._instance is None:
            cls()
        return cls._instance

    def _note_uses(self, action):
        """Makes the action tell which dests the words touched."""
        seen, base = self.seen, type(action)

        def call(self, parser, namespace, values, option_string=None):
            seen.add(self.dest)
            base.__call__(self, parser, namespace, values, option_string)

        action.__class__ = type(base.__name__, (base,), {'__call__': call})
        return action

    def addOption(self, *flags, **kwargs):
        action = self._note_uses(self.cl_parser.add_argument(*flags, **kwargs))
        return CLOption(self, action, kwargs.get('default'), None)

    def addBoolOption(self, name, default, trim_prefix=False, help=None):
        if trim_prefix:
            action = self.cl_parser.add_argument('--' + name.split('-', 1)[1], action='store_true', default=default,
                                                 help=help)
        else:
            pair = self.cl_parser.add_mutually_exclusive_group()
            action = pair.add_argument('--' + name, action='store_true', default=default, help=help)
            negative = pair.add_argument('--no-' + name, action='store_false', dest=action.dest)
            self._note_uses(negative)
        return CLOption(self, self._note_uses(action), default, None)

    def add_typed(self, coerce, name, default, help=None):
        action = self._note_uses(self.cl_parser.add_argument('--' + name, default=default, help=help))
        return CLOption(self, action, default, coerce)

    def parseOptions(self, text):
        self.seen.clear()
        self.namespace = self.cl_parser.parse_args(text.split())
        return self.namespace

    def parseKnownOptions(self, text):
        self.seen.clear()
        self.namespace, unknown = self.cl_parser.parse_known_args(text.split())
        return self.namespace, unknown


class CLOption:
    def __init__(self, owner, action, default, coerce):
        self.owner, self.action, self.default, self.coerce = owner, action, default, coerce

    @property
    def value(self):
        if self.owner.namespace is None or self.action.dest not in self.owner.seen:
            return self.default
        value = getattr(self.owner.namespace, self.action.dest, None)
        return value if self.coerce is None else self.coerce(value)


TYPES = {'int': int, 'float': float, 'str': str, 'bool': bool, 'str2bool': str2bool}


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
            out[k] = ArgKind[v]
        elif k == 'sets':
            out[k] = {d: dec(x) for d, x in v.items()}
        elif k == 'aliases':
            out[k] = list(v)
        else:
            out[k] = dec(v)
    return out


def build_driver(spec, dec):
    root = InterceptingArgumentParser(**keywords(spec['init'], dec))
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
    parser = CommandLineParser(singleton=False, **spec['init'])
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
    return [o for o, op in zip(options, spec['ops']) if case['name'] in (op.get('name'), op.get('flags', [None])[0])][-1]


def second_instance(steps):
    CommandLineParser._instance, first, out = None, None, []
    for step in steps:
        try:
            got = CommandLineParser.getOrCreateInstance() if step == 'get' else CommandLineParser()
        except RuntimeError as e:
            out.append(str(e))
            continue
        out.append('same' if got is first else 'new')
        first = got
    CommandLineParser._instance = None
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

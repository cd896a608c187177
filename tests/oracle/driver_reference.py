"""The driver lane once more, on the real argparse of the Python that runs this file. Nothing of core/ is used."""
import argparse
import collections
import enum
import functools
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

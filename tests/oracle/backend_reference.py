"""The backend lane once more, on the real argparse of the Python that runs this file. Nothing of core/ is used."""
import argparse


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

"""The value codec of the record formats (argparse-conformance, lanes-conformance).

JSON scalars: null/true/false/string are themselves.  JSON integers are Python
ints with |n| <= 2**53-1.  Everything else is a one-key object:
  {"$float": "1.0"}   repr() of a Python float (inf, nan, -0.0 included)
  {"$int": "9007199254740993"}   a large int
  {"$complex": "(1+2j)"}
  {"$tuple": [...]}  {"$range": [start, stop, step]}  {"$set": [...]} (in iteration order)
  {"$dict": [[k, v], ...]}   {"$suppress": true}  (argparse.SUPPRESS)
  {"$ns": {...}}      a nested Namespace
  {"$opaque": "float"}  a Python builtin class/function used as a mere value (const=float):
                      compare by name only
  {"$bytes": "hex"}   {"$other": "repr"}   not carried; the case has a skip_reason
Lists are JSON lists.  Lone surrogates in strings are carried as JSON \\udXXX escapes.
"""
import argparse
import builtins

SUPPRESS = argparse.SUPPRESS
MAXI = 2 ** 53 - 1


def enc(v, notes=None):
    t = type(v)
    if v is None or t is bool:
        return v
    if t is str:
        # '==SUPPRESS==' is carried as a marker whatever its identity
        return {"$suppress": True} if v == SUPPRESS else v
    if t is int:
        return v if abs(v) <= MAXI else {"$int": str(v)}
    if t is float:
        return {"$float": repr(v)}
    if t is complex:
        return {"$complex": repr(v)}
    if t is list:
        return [enc(x, notes) for x in v]
    if t is tuple:
        return {"$tuple": [enc(x, notes) for x in v]}
    if t is range:
        return {"$range": [v.start, v.stop, v.step]}
    if t in (set, frozenset):
        return {"$set": [enc(x, notes) for x in v]}
    if t is dict or type(v).__name__ == 'dict_keys':
        if t is not dict:
            return [enc(x, notes) for x in v]
        return {"$dict": [[enc(k, notes), enc(x, notes)] for k, x in v.items()]}
    if t is bytes:
        return {"$bytes": v.hex()}
    if t is argparse.Namespace:
        return {"$ns": {k: enc(x, notes) for k, x in vars(v).items()}}
    if getattr(v, '__module__', None) == 'builtins' and getattr(builtins, getattr(v, '__name__', ''), None) is v:
        return {"$opaque": v.__name__}
    if notes is not None:
        notes.add('value:' + type(v).__name__)
    import re
    try:
        r = repr(v)
    except Exception:
        r = '<%s>' % type(v).__name__
    return {"$other": re.sub(r' at 0x[0-9a-f]+', '', r)}


def dec(v):
    if isinstance(v, list):
        return [dec(x) for x in v]
    if isinstance(v, dict):
        (k, x), = v.items()
        if k == '$float':
            return float(x)
        if k == '$int':
            return int(x)
        if k == '$complex':
            return complex(x)
        if k == '$tuple':
            return tuple(dec(y) for y in x)
        if k == '$range':
            return range(*x)
        if k == '$set':
            # replayed in recorded iteration order: a list has the same
            # membership and error-message semantics
            return [dec(y) for y in x]
        if k == '$dict':
            return {dec(a): dec(b) for a, b in x}
        if k == '$suppress':
            return SUPPRESS
        if k == '$ns':
            return argparse.Namespace(**{a: dec(b) for a, b in x.items()})
        if k == '$opaque':
            return getattr(builtins, x)
        if k == '$bytes':
            return bytes.fromhex(x)
        raise ValueError('cannot decode %r' % (v,))
    return v

#!/usr/bin/env python3
"""Writes unicode_tables.cpp from what three Pythons say about every code point.

usage: make_unicode_tables.py PYTHON_3.10 PYTHON_3.11 PYTHON_3.12 > unicode_tables.cpp

A table is a list of code points at which the property flips, each written as the distance from the one before, seven
bits a byte, low bits first, the high bit set on all but the last byte. The newest Unicode is whole; an older one is
the newest with the tables of changes applied (a code point in them has the opposite answer).
"""
import json
import subprocess
import sys

PROPERTIES = {"printable": "isprintable", "alnum": "isalnum", "decimal": "isdecimal"}

ASK = """
import json, sys
flips, last = [], False
for c in range(0x110000):
    now = getattr(chr(c), sys.argv[1])()
    if now != last:
        flips.append(c)
    last = now
print(json.dumps(flips))
"""


def ask(python, method):
    flips = json.loads(subprocess.run([python, "-c", ASK, method], check=True, capture_output=True).stdout)
    return flips


def difference(a, b):
    """Flips of 'a and b disagree'."""
    return sorted(set(a) ^ set(b))


def pack(flips):
    out, last = [], 0
    for c in flips:
        distance, last = c - last, c
        while distance > 127:
            out.append(0x80 | (distance & 0x7F))
            distance >>= 7
        out.append(distance)
    return out


def array(name, data):
    lines, line = [], "   "
    for byte in data:
        piece = f" {byte},"
        if len(line) + len(piece) > 110:
            lines.append(line)
            line = "   "
        line += piece
    return "\n".join([f"constexpr unsigned char {name}[] = {{", *lines, line, "};"])


def main():
    pythons = sys.argv[1:]
    if len(pythons) != 3:
        sys.exit(__doc__)
    arrays, tables = [], []
    for name, method in PROPERTIES.items():
        v13, v14, v15 = (ask(python, method) for python in pythons)
        parts = {"15": v15, "15Since14": difference(v15, v14), "14Since13": difference(v14, v13)}
        names = []
        for part, flips in parts.items():
            names.append(f"k{name.capitalize()}{part}")
            arrays.append(array(names[-1], pack(flips)))
        fields = ",\n    ".join(f"{{{n}, sizeof {n}}}" for n in names)
        tables.append(f"const PackedProperty k{name.capitalize()} = {{\n    {fields}}};")
    print("// Written by make_unicode_tables.py, which also says how to read it. Do not edit.\n// clang-format off")
    print('#include "text/unicode_tables.h"\n\nnamespace flaglane::text {\nnamespace {\n')
    print("\n\n".join(arrays))
    print("\n}  // namespace\n")
    print("\n".join(tables))
    print("\n}  // namespace flaglane::text")


main()

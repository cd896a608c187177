"""What the built libraries hold and call.

usage: symbols.py NM LAYER=ARCHIVE...

1. A layer's library names only namespaces of itself and of the layers that it may know: neither lane's library holds a
   symbol of the other's.
2. core/ asks nothing of the system: no environment, no exit, no files, no stdio, no streams.
"""

import re
import subprocess
import sys

from layers import KNOWS, why

# As undefined symbols appear in `nm -C`.
ASKS_THE_SYSTEM = re.compile(
    r"""^(
      (secure_)?getenv | (set|put|unset)env | environ
    | _?_?exit | _Exit | quick_exit | at_quick_exit | system | popen | fork | exec\w+ | kill | raise
    | f?(open|reopen|close)(64)? | f(read|write|flush|seek|tell|gets|putc|puts|getc) | puts | putchar | perror
    | v?[fsd]?n?w?(printf|scanf) | v?as(n)?printf | __\w*printf_chk
    | stdin | stdout | stderr | read | write | open(at)?(64)? | unlink | remove | rename | mkdir | opendir | stat(64)?
    | socket | connect | time | clock | clock_gettime | gettimeofday | rand | random | srand | setlocale | localeconv
    | std::(__cxx11::)?(cout|cerr|clog|cin|ios_base|basic_[io]?f?stream|basic_[io]?stringstream|basic_regex|locale).*
    | std::(__cxx11::)?basic_(istream|ostream|filebuf|streambuf|ios)\b.*
    | std::filesystem:: .*
    | __cxa_throw | __cxa_allocate_exception
    )(@.*)?$""",
    re.VERBOSE,
)


def nm(program, archive, *options):
    command = [program, "-C", *options, archive]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def main(program, *given):
    wrong = []
    for layer, archive in (entry.split("=", 1) for entry in given):
        lines = nm(program, archive)
        found = set()
        for line in lines:
            found |= set(re.findall(r"\bflaglane::([a-z_]+)::", line))
        if layer not in found:
            wrong.append(f"{archive} holds no symbol of flaglane::{layer}: the check would prove nothing")
        for other in sorted((found & KNOWS.keys()) - KNOWS[layer] - {layer}):
            example = next(line for line in lines if f"flaglane::{other}::" in line)
            wrong.append(f"{layer}'s library names flaglane::{other}. {why(layer, other)}\n  {example}")
        for line in nm(program, archive, "-u"):
            symbol = line.strip().removeprefix("U ").strip()
            if ASKS_THE_SYSTEM.match(symbol):
                wrong.append(f"{layer}'s library calls {symbol}. core/ is text in, one plain value out.")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

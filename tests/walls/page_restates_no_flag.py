"""The page restates no flag: no string in web/src is a flag's name. The page asks the core for the flags.

usage: page_restates_no_flag.py PROJECT_DIR

The names come from tests/golden/flags.json. Text to paste, such as the examples of the start page, may hold flags among
other words; a string that is a flag's name and nothing else is a flag restated. The three help surfaces are named by the option
that prints each: they are places to look at, which engine.d.ts calls Surface.
"""

import json
import pathlib
import re
import sys

SURFACES = {"--help", "--help-hidden", "--help-hidden-list"}
STRING = re.compile(r"""(["'`])((?:\\.|(?!\1)[^\\])*)\1""")


def main(project):
    project = pathlib.Path(project)
    flags = json.loads((project / "tests/golden/flags.json").read_text(encoding="utf-8"))
    names = {spelling for flag in flags for spelling in flag["spellings"] if spelling.startswith("--")} - SURFACES
    if len(names) < 100:
        return f"tests/golden/flags.json gives {len(names)} names: the check would prove nothing"
    wrong = []
    sources = [path for path in (project / "web/src").rglob("*") if path.suffix in {".ts", ".tsx"}]
    if not sources:
        return "web/src holds no sources: the check would prove nothing"
    for path in sorted(sources):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for match in STRING.finditer(line):
                if match.group(2).removesuffix("=") in names:
                    wrong.append(f"{path}:{number}: {match.group(0)}: ask the core; a page that restates a flag gets it wrong")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""Each layer's include path holds that layer and the layers that it may know, nothing else.

usage: what_layers_see.py BUILD_DIR LAYER=DIR,DIR... (one a layer, as CMake has them)
"""

import pathlib
import sys

from layers import KNOWS, why


def main(build, *given):
    include = pathlib.Path(build) / "include"
    wrong = []
    seen = dict(entry.split("=", 1) for entry in given)
    for layer in sorted(KNOWS.keys() - seen.keys()):
        wrong.append(f"{layer}: there is no such target in the build")
    for layer, dirs in seen.items():
        others = set()
        for path in map(pathlib.Path, filter(None, dirs.split(","))):
            if path.parent != include:
                wrong.append(f"{layer}: {path} is on its include path; a layer's headers are reached by DEPENDS alone")
            elif path.name != layer:
                others.add(path.name)
                if [entry.name for entry in path.iterdir()] != [path.name]:
                    wrong.append(f"{path} shows more than {path.name}/")
        for other in sorted(others - KNOWS[layer]):
            wrong.append(f"{layer} can include {other}/. {why(layer, other)}")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

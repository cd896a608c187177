"""A file of must_not_compile/ fails to compile, and fails for the reason that it states.

usage: must_fail.py FILE COMPILER OWN_DIRS WALL_DIRS   (the two lists: folders parted by commas)

The file is called <layer>_includes_<other>; the #include that is not of <layer> crosses the wall. Three compilations:
  as it stands                   must fail, because that very header is not found;
  without that line              must pass: nothing else is wrong with the file;
  with WALL_DIRS on the path     the header must be found: the wall stands before something that exists.
"""

import os
import re
import subprocess
import sys


def compile_text(text, compiler, dirs):
    command = [compiler, "-std=c++20", "-fno-exceptions", "-fsyntax-only", "-x", "c++", "-"]
    command += [f"-I{path}" for path in dirs.split(",") if path]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def main(path, compiler, own_dirs, wall_dirs):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    reason = " ".join(re.findall(r"^// (.*)$", text, re.MULTILINE))
    own = os.path.basename(path).split("_includes_")[0]
    (wall,) = re.findall(rf'^#include (?!"{own}/).*$', text, re.MULTILINE)
    header = re.search(r'[<"](.+)[>"]', wall).group(1)
    not_found = re.compile(rf"{re.escape(header)}['’]?(: No such file| file not found)")

    code, errors = compile_text(text, compiler, own_dirs)
    if code == 0:
        return f"{path} compiles, and must not.\n{reason}"
    if not not_found.search(errors):
        return f"{path} fails to compile for another reason than its wall:\n{errors}"
    code, errors = compile_text(text.replace(wall, ""), compiler, own_dirs)
    if code != 0:
        return f"{path} has to compile once `{wall}` is taken out, and doesn't:\n{errors}"
    code, errors = compile_text(text, compiler, f"{own_dirs},{wall_dirs}")
    if not_found.search(errors):
        return f"{path}: {header} exists no longer, so the file proves nothing. Name a header that does."
    return None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

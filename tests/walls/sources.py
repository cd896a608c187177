"""What the sources say: their includes, and the words that core/ does without.

usage: sources.py PROJECT_DIR
"""

import pathlib
import re
import sys

from layers import KNOWS, why

# Header: why core/ does without it.
FORBIDDEN_HEADERS = {
    "iostream": "core/ reads and prints nothing",
    "fstream": "core/ opens no files",
    "sstream": "114 KB of WebAssembly; append to a std::string",
    "iomanip": "streams",
    "locale": "110 KB of WebAssembly; the answers may not depend on a locale",
    "clocale": "the answers may not depend on a locale",
    "regex": "148 KB of WebAssembly, and recursion on the input",
    "filesystem": "core/ opens no files",
    "cstdio": "core/ reads and prints nothing",
    "stdio.h": "core/ reads and prints nothing",
    "thread": "one call is one plain computation",
    "chrono": "the answers may not depend on time",
    "random": "the answers may not depend on chance",
    "stdexcept": "errors are values",
    "exception": "errors are values",
    "ranges": "em++ 3.1.6 doesn't take it",
    "format": "neither compiler takes it",
    "expected": "neither compiler takes it",
    "source_location": "em++ 3.1.6 doesn't take it",
}

FORBIDDEN_WORDS = {
    r"\bthrow\b": "errors are values",
    r"\btry\b|\bcatch\b": "errors are values",
    r"\bgetenv\b": "no environment",
    # A bare exit( may be argparse's own parser.exit; symbols.py knows the difference.
    r"\bstd::exit\s*\(|(?<!\w)::exit\s*\(|(?<![\w.>])(_Exit|quick_exit|abort|terminate)\s*\(": "the library never exits",
    r"\b(std::)?\w*(printf|scanf)\s*\(": "the library never prints",
    r"\bstd::(cout|cerr|clog|cin)\b": "the library never prints",
    r"\b(EM_ASM|EM_JS|emscripten::|__EMSCRIPTEN__)": "only wasm/ knows emscripten",
}

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.MULTILINE)
COMMENT_OR_STRING = re.compile(r'R"(\w*)\((?:.|\n)*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|//[^\n]*|/\*(?:.|\n)*?\*/')


def code_only(text):
    """The text with comments and literals blanked, lines kept."""
    return COMMENT_OR_STRING.sub(lambda match: "\n" * match.group(0).count("\n") or " ", text)


def line_of(text, at):
    return text.count("\n", 0, at) + 1


def wrong_include(layer, quote, header):
    """What is wrong with an include of a file of core/<layer>, or None."""
    if ".." in header.split("/"):
        return "`..`: an include is written layer/file.h"
    if header.startswith("emscripten"):
        return "only wasm/ knows emscripten"
    if quote == "<":
        reason = FORBIDDEN_HEADERS.get(header)
        if reason is None and "/" in header:
            reason = "core/ uses the standard library alone"
        return reason
    other = header.split("/")[0]
    if "/" not in header or other not in KNOWS:
        return "an include is written layer/file.h"
    if other != layer and other not in KNOWS[layer]:
        return why(layer, other)
    return None


def check_core(file, layer, wrong):
    text = file.read_text(encoding="utf-8")
    for match in INCLUDE.finditer(text):
        reason = wrong_include(layer, match.group(1), match.group(2))
        if reason:
            wrong.append(f"{file}:{line_of(text, match.start())}: {match.group(0).strip()}: {reason}")
    code = code_only(text)
    for pattern, reason in FORBIDDEN_WORDS.items():
        for match in re.finditer(pattern, code):
            wrong.append(f"{file}:{line_of(code, match.start())}: {match.group(0)}: {reason}")
    if file.suffix == ".h" and "#pragma once" not in text:
        wrong.append(f"{file}: has no #pragma once")


def main(project):
    project = pathlib.Path(project)
    wrong = []
    for layer in sorted(KNOWS):
        found = sorted(path for path in (project / "core" / layer).rglob("*") if path.suffix in {".h", ".cpp"})
        if not found:
            wrong.append(f"core/{layer} holds no sources: the check would prove nothing")
        for file in found:
            check_core(file, layer, wrong)
    for folder in (project / "core").iterdir():
        if folder.is_dir() and folder.name not in KNOWS:
            wrong.append(f"{folder} is not a layer of the design")
    for path in sorted((project / "tests").rglob("*.cpp")):
        # tests/bench builds a contestant of its own with em++.
        if path.parent.name not in {"must_not_compile", "bench"} and "emscripten" in code_only(path.read_text(encoding="utf-8")):
            wrong.append(f"{path}: only wasm/ knows emscripten")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""Asks the programs themselves: bash for shell words, Python for its literals, shlex.split and json, PyYAML for scalars.

    intake_oracle.py <intake_oracle tool> shell|script|python|shlex|json|yaml|convert|suffix [count [seed]]

Generates `count` texts with a fixed seed, and compares each answer of the real program with the tool's, byte for byte.
Exit status: 0 all agree, 1 some differ, 77 the real program is not installed.
"""

import ast
import hashlib
import json
import os
import random
import re
import shlex
import shutil
import subprocess
import sys

SKIP = 77
LETTERS = "abcdefXYZ0189"
PLAIN = LETTERS + "_-=./:,+@%^"
WIDE = "\u00e9\u2014\u4e2d\U0001f600\u00a0"


def hexed(data):
    return data.hex() or "-"


def ask(tool, questions):
    """questions: (what, [bytes...]); returns per question the list of words as bytes, or a str for an error."""
    lines = "".join(f"{what} {' '.join(hexed(text) for text in texts)}\n" for what, texts in questions)
    run = subprocess.run([tool], input=lines.encode(), stdout=subprocess.PIPE, check=True)
    answers = []
    for line in run.stdout.decode().split("\n")[:-1]:
        if line.startswith("!"):
            answers.append(line[1:])
        else:
            answers.append([b"" if word == "-" else bytes.fromhex(word) for word in line.split()])
    return answers


def pick(rng, alphabet, low, high):
    return "".join(rng.choice(alphabet) for _ in range(rng.randint(low, high)))


# --- shell ------------------------------------------------------------------------------------------------------------


EXPANSION = re.compile(r"(?<!\\)(?:\\\\)*\$(?:[A-Za-z0-9_$@?!*#({\"-]|\\\n)")


def shell_piece(rng):
    kind = rng.randrange(10)
    if kind < 3:
        return pick(rng, PLAIN + WIDE, 1, 6)
    if kind == 3:
        return "'" + pick(rng, PLAIN + WIDE + ' "\\$`#;&|<>()\n\t', 0, 8) + "'"
    if kind in (4, 5):
        inner = ""
        for _ in range(rng.randint(0, 6)):
            inner += rng.choice([pick(rng, PLAIN + WIDE + " '#;&|<>()\t\n", 1, 3), "\\\\", '\\"', "\\$", "\\`", "\\\n", "\\n", "\\'", "\\ "])
        return '"' + inner + '"'
    if kind == 6:
        return "\\" + rng.choice(PLAIN + WIDE + " '\"\\$`#;&|<>()\t\n")
    if kind == 7:
        inner = ""
        for _ in range(rng.randint(0, 5)):
            inner += rng.choice([pick(rng, PLAIN + ' "$`#', 1, 3), "\\n", "\\t", "\\\\", "\\'", '\\"', "\\x41", "\\x7", "\\101", "\\7",
                                 "\\u2014", "\\U0001f600", "\\e", "\\E", "\\a", "\\b", "\\f", "\\r", "\\v", "\\?", "\\cA", "\\q"])
        return "$'" + inner + "'"
    if kind == 8:
        return pick(rng, " \t", 1, 3)
    return rng.choice(["\\\n", "#", "--a='b c'", '--tensorizer-options="--x --y"', "''", '""', "$", " \\\n  "])


def shell_text(rng):
    text = "".join(shell_piece(rng) for _ in range(rng.randint(1, 8)))
    # Expansions are no question here: intake plays them from what it has read.
    if EXPANSION.search(text):
        return shell_text(rng)
    return text if rng.random() < 0.9 else text + " # it's \"a comment"


def shell(tool, count, rng):
    bash = shutil.which("bash")
    if not bash:
        print("bash is not installed")
        return SKIP
    # What bash finds unfinished or reads as several commands is no question about words: some more texts make up for it.
    texts = [shell_text(rng) for _ in range(count + count // 4)]
    script = "set -f +B\nf() { printf '%s\\0' \"$#\" \"$@\"; }\n"
    batch = []
    for text in texts:
        # eval keeps one bad text from spoiling the script; the text travels in hexadecimal.
        data = "".join(f"\\x{byte:02x}" for byte in ("f " + text).encode())
        batch.append(f"printf 'B\\0'; eval $'{data}' 2>/dev/null || printf 'X\\0'\n")
    # No program can be found, so a stray word starts nothing.
    run = subprocess.run([bash, "/dev/stdin"], input=(script + "".join(batch)).encode(), stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, env={"LC_ALL": "C.UTF-8", "PATH": "/nonexistent"}, check=False)
    fields = run.stdout.split(b"\0")[:-1]
    expected = []
    at = 0
    for _ in texts:
        assert fields[at] == b"B", fields[at]
        at += 1
        if at < len(fields) and fields[at] == b"X":
            expected.append(None)
            at += 1
            continue
        number = int(fields[at])
        words = fields[at + 1:at + 1 + number]
        at += 1 + number
        if at < len(fields) and fields[at] == b"X":  # a comment ended within: what follows was another command
            words = None
            at += 1
        expected.append(words)
    asked = [(text, words) for text, words in zip(texts, expected) if words is not None][:count]
    answers = ask(tool, [("shell", [text.encode()]) for text, _ in asked])
    return compare(asked, answers)


ARRAY_WORDS = ["--lnc=2", "--optlevel", "1", "x", '"a b"', "'--x=1  2'", '--y="p q"', "''", "$'t\\tu'", "e\\ f"]


def script_text(rng):
    """Arrays and strings that are set, appended to and used, and at last a call of the compiler."""
    names = ["A", "B"]
    lines = []

    def use():
        # What was never set is a hole here, and nothing in bash.
        name = rng.choice(names[:min(len(lines), 2)])
        return rng.choice(['"${N[@]}"', '"${N[@]}"', '"${N[*]}"', "${N[@]}", "${N[*]}", "$N", '"$N"', '"${N}"', '--z="${N[@]}"', '"${N[@]}"tail',
                           '"pre${N[*]}post"', '${N[@]+"${N[@]}"}']).replace("N", name)

    def array():
        words = [rng.choice(ARRAY_WORDS) if not lines or rng.random() < 0.85 else use()
                 for _ in range(rng.randint(0, 4))]
        return "(" + rng.choice(["", "\n  "]) + rng.choice([" ", "\n  ", "  # it's one\n "]).join(words) + rng.choice(["", "\n", " "]) + ")"

    for name in names:
        if rng.random() < 0.8:
            lines.append(rng.choice(["", "", "declare -a "]) + name + "=" + array())
        else:
            lines.append(name + '="--s t"')
    for _ in range(rng.randint(0, 3)):
        name = rng.choice(names)
        string = rng.choice(['"${N[*]} t"', "$N", '"$N"', '"${N[@]}"', "${N[*]}", '" u"']).replace("N", rng.choice(names))
        lines.append(name + rng.choice(["+=", "+=", "="]) + (array() if rng.random() < 0.7 else string))
    # bash appends a string to an array's first item, and an array to a string: those are no question here.
    kinds = {}
    for line in lines:
        name, value = line.replace("declare -a ", "").split("=", 1)
        array_now = value.startswith("(")
        appends = name.endswith("+")
        if appends and kinds.get(name[0]) != array_now or not appends and kinds.get(name[0], array_now) != array_now:
            return script_text(rng)
        kinds[name[0]] = array_now
    lines.append("neuronx-cc " + " ".join(use() for _ in range(rng.randint(1, 3))))
    return "\n".join(lines)


def scripts(tool, count, rng):
    bash = shutil.which("bash")
    if not bash:
        print("bash is not installed")
        return SKIP
    texts = [script_text(rng) for _ in range(count)]
    script = "set -f +B\nneuronx-cc() { printf '%s\\0' \"$#\" \"$@\"; }\n" + "".join(f"unset A B\n{text}\n" for text in texts)
    run = subprocess.run([bash, "/dev/stdin"], input=script.encode(), stdout=subprocess.PIPE, env={"LC_ALL": "C.UTF-8", "PATH": "/nonexistent"}, check=True)
    fields = run.stdout.split(b"\0")
    asked = []
    at = 0
    for text in texts:
        number = int(fields[at])
        asked.append((text, [b"neuronx-cc"] + fields[at + 1:at + 1 + number]))
        at += 1 + number
    answers = ask(tool, [("script", [text.encode()]) for text, _ in asked])
    return compare(asked, answers)


# --- Python -----------------------------------------------------------------------------------------------------------


def python_literal(rng):
    quote = rng.choice(["'", '"', "'''", '"""'])
    prefix = rng.choice(["", "", "", "r", "R", "u", "b", "br"])
    raw = "r" in prefix.lower()
    inner = ""
    for _ in range(rng.randint(0, 6)):
        other = '"' if quote[0] == "'" else "'"
        choices = [pick(rng, PLAIN + " #$`{}" + other + ("" if "b" in prefix else WIDE), 1, 4), "\\\\", "\\" + quote[0], "\\n", "\\t"]
        if not raw:
            choices += ["\\x41", "\\101", "\\7", "\\\n", "\\q", "\\a"]
            if "b" not in prefix:
                choices += ["\\u2014", "\\U0001f600", "\\ud800"]
        if len(quote) == 3:
            choices += ["\n", quote[0]]
        inner += rng.choice(choices)
    if len(quote) == 3:
        while inner.endswith(quote[0]):
            inner = inner[:-1]
        inner = inner.replace(quote, quote[0])
    return prefix + quote + inner + quote, "b" in prefix


def python_text(rng):
    if rng.random() < 0.3:
        items = [python_literal(rng)[0] for _ in range(rng.randint(0, 4))]
        comments = ["", "  # it's", ""]
        return "[" + "".join(f"{item},{rng.choice(comments)}\n " for item in items) + "]"
    parts = [python_literal(rng) for _ in range(rng.randint(1, 4))]
    parts = [part for part, is_bytes in parts if is_bytes == parts[0][1]]
    joints = [" ", " + ", "\n  ", " \\\n ", " + (", ]
    text = parts[0]
    closing = ""
    for part in parts[1:]:
        joint = rng.choice(joints)
        closing += ")" if joint.endswith("(") else ""
        text += joint + part
    return "(" + text + closing + ")"


def python(tool, count, rng):
    import warnings

    warnings.simplefilter("ignore")
    asked = []
    while len(asked) < count:
        text = python_text(rng)
        try:
            value = evaluate(ast.parse(text, mode="eval").body)
        except (SyntaxError, ValueError, TypeError):
            continue
        items = value if isinstance(value, list) else [value]
        if any(isinstance(item, bytes) and any(byte > 127 for byte in item) for item in items):
            continue
        asked.append((text, [item if isinstance(item, bytes) else item.encode("utf-8", "surrogatepass") for item in items]))
    answers = ask(tool, [("python", [text.encode("utf-8", "surrogatepass")]) for text, _ in asked])
    return compare(asked, answers)


def evaluate(node):
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return evaluate(node.left) + evaluate(node.right)
    if isinstance(node, ast.List):
        return [evaluate(item) for item in node.elts]
    return ast.literal_eval(node)


# --- shlex, json, yaml ------------------------------------------------------------------------------------------------


def shlex_split(tool, count, rng):
    asked = []
    for _ in range(count):
        text = "".join(rng.choice([pick(rng, PLAIN + WIDE, 1, 4), " ", "\t", "\n", "'", '"', "\\", "\\'", '\\"', "''", "#", "--a='b c'", "\\\\"])
                       for _ in range(rng.randint(0, 14)))
        try:
            asked.append((text, [word.encode() for word in shlex.split(text)]))
        except ValueError as error:
            asked.append((text, str(error)))
    answers = ask(tool, [("shlex", [text.encode()]) for text, _ in asked])
    return compare(asked, answers)


def json_strings(tool, count, rng):
    asked = []
    for _ in range(count):
        text = '"' + "".join(rng.choice([pick(rng, PLAIN + WIDE + " '", 1, 4), '\\"', "\\\\", "\\/", "\\n", "\\t", "\\b", "\\f", "\\r",
                                         "\\u2014", "\\ud83d\\ude00", "\\ud83d", "\\ude00", "\\u0041"]) for _ in range(rng.randint(0, 8))) + '"'
        asked.append((text, [json.loads(text).encode("utf-8", "surrogatepass")]))
    answers = ask(tool, [("json", [text.encode()]) for text, _ in asked])
    return compare(asked, answers)


def yaml_scalar(rng):
    kind = rng.randrange(4)
    if kind == 0:
        inner = "".join(rng.choice([pick(rng, PLAIN + " '#{}[]" + "\u00e9\u2014", 1, 4), '\\"', "\\\\", "\\n", "\\t", "\\x41", "\\u2014", "\\/",
                                    "\\e", "\\ ", "\n  ", " \n\n  ", "\\\n  ", "\\0"]) for _ in range(rng.randint(0, 8)))
        return '"' + inner + '"'
    if kind == 1:
        inner = "".join(rng.choice([pick(rng, PLAIN + ' "#{}[]\\' + "\u00e9\u2014", 1, 4), "''", "\n  ", " \n\n   "]) for _ in range(rng.randint(0, 8)))
        return "'" + inner + "'"
    if kind == 2:
        return rng.choice(LETTERS[:6]) + pick(rng, PLAIN + " '\"\\", 0, 12) + rng.choice(["", "", " # comment", "  "])
    lines = "".join("  " + pick(rng, "  ", 0, 1) * (rng.random() < 0.15) + pick(rng, LETTERS + " -='\"#:\\", 0, 8).strip() + "\n" * rng.choice([1, 1, 1, 2, 3])
                    for _ in range(rng.randint(1, 4)))
    header = rng.choice("|>") + rng.choice(["", "-", "+"]) + "\n"
    return header + "  " + rng.choice(LETTERS) + lines.lstrip(" ")


def py_yaml():
    """PyYAML: this Python's, or else the system's own Python runs this file again with its; None where neither has it."""
    try:
        import yaml

        return yaml
    except ImportError:
        pass
    system = "/usr/bin/python3"
    if os.path.exists(system) and os.path.realpath(system) != os.path.realpath(sys.executable):
        if subprocess.run([system, "-c", "import yaml"], stderr=subprocess.DEVNULL).returncode == 0:
            os.execv(system, [system, *sys.argv])
    return None


def yaml_scalars(tool, count, rng):
    yaml = py_yaml()
    if yaml is None:
        print("PyYAML is not installed (Debian: apt-get install python3-yaml)")
        return SKIP
    asked = []
    while len(asked) < count:
        text = "k: " + yaml_scalar(rng) + "\n"
        try:
            value = yaml.load(text, Loader=yaml.BaseLoader)
        except yaml.YAMLError:
            continue
        if not isinstance(value, dict) or set(value) != {"k"} or not isinstance(value["k"], str):
            continue
        if text[3] not in "\"'|>" and "\n" in text[3:-1]:
            continue
        asked.append((text, [value["k"].encode()]))
    answers = ask(tool, [("yaml", [text.encode()]) for text, _ in asked])
    return compare(asked, answers)


# --- convert ----------------------------------------------------------------------------------------------------------


def flag_word(rng):
    name = "--" + pick(rng, "abcdef", 1, 6)
    kind = rng.randrange(5)
    if kind == 0:
        return name
    if kind == 1:
        return name + "=" + pick(rng, PLAIN, 0, 6)
    if kind == 2:
        return name + "= --x=1  --y='" + pick(rng, PLAIN + " ", 0, 5) + "' "
    if kind == 3:
        return pick(rng, PLAIN + WIDE + " '\"\\$`#;&|<>(){}!*?~", 0, 8)
    return name + '="' + pick(rng, PLAIN + " \\$'", 0, 6) + '"'


def converted(tool, count, rng):
    bash = shutil.which("bash")
    if not bash:
        print("bash is not installed")
        return SKIP
    yaml = py_yaml()
    if yaml is None:
        print("YAML is left out: PyYAML is not installed (Debian: apt-get install python3-yaml)")
    cases = [[flag_word(rng) for _ in range(rng.randint(1, 6))] for _ in range(count)]
    asked = []
    questions = []
    targets = ["shell", "python-list", "python-string", "json", "dockerfile"] + (["yaml"] if yaml else [])
    for words in cases:
        for target in targets:
            questions.append(("to-" + target, [word.encode() for word in words]))
            asked.append((target, words))
    answers = ask(tool, questions)
    script = b""
    for (target, _), answer in zip(asked, answers):
        if target == "shell":
            script += answer[0] + b"\nprintf '%s\\0' \"$NEURON_CC_FLAGS\"\n"
        elif target == "dockerfile":  # ENV's quoting is a shell's without substitution
            script += answer[0].replace(b"ENV ", b"export ", 1) + b"\nprintf '%s\\0' \"$NEURON_CC_FLAGS\"\n"
    run = subprocess.run([bash, "/dev/stdin"], input=script, stdout=subprocess.PIPE, env={"LC_ALL": "C.UTF-8"}, check=True)
    shells = iter(run.stdout.decode().split("\0"))
    bad = 0
    for (target, words), answer in zip(asked, answers):
        text = answer[0].decode()
        if target in ("shell", "dockerfile"):
            got = shlex.split(next(shells))
        elif target == "python-list":
            got = ast.literal_eval(text.split(" = ", 1)[1])
        elif target == "python-string":
            got = shlex.split(ast.literal_eval(text.split(" = ", 1)[1]))
        elif target == "json":
            got = json.loads(text)
        else:
            got = shlex.split(yaml.safe_load(text)[0]["value"])
        if got != words:
            bad += 1
            if bad <= 10:
                print(f"{target}: {words!r}\n  wrote {text!r}\n  reads {got!r}")
    print(f"{len(asked)} conversions of {count} lists, {bad} differ")
    return 1 if bad else 0


def suffixes(tool, count, rng):
    cases = [[flag_word(rng) for _ in range(rng.randint(0, 6))] for _ in range(count)]
    cases = [words for words in cases if words]
    asked = []
    for words in cases:
        digests = [json.dumps(words), " ".join(words)]
        asked.append((words, [hashlib.md5(text.encode()).hexdigest()[:8].encode() for text in digests]))
    answers = ask(tool, [("suffix", [word.encode() for word in words]) for words, _ in asked])
    return compare(asked, answers)


def compare(asked, answers):
    bad = 0
    for (text, expected), answer in zip(asked, answers):
        if answer != expected:
            bad += 1
            if bad <= 10:
                print(f"text     {text!r}\nexpected {expected!r}\nanswered {answer!r}\n")
    print(f"{len(asked)} texts, {bad} differ")
    return 1 if bad or len(answers) != len(asked) else 0


QUESTIONS = {"shell": shell, "script": scripts, "python": python, "shlex": shlex_split, "json": json_strings, "yaml": yaml_scalars,
             "convert": converted, "suffix": suffixes}


def main():
    tool, what = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 5000
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 20240607
    return QUESTIONS[what](tool, count, random.Random(seed))


if __name__ == "__main__":
    sys.exit(main())

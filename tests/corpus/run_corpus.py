"""Checks every text of a corpus file and prints a table.

usage: run_corpus.py TOOL FILE [ID ...] [--verbose]

TOOL is the built check_stream. FILE is a JSON list of objects: with `text` (and `form`, `expect`) an input, with `pasted`
(and `ideal_message`) a fault. Inputs: is the form right, does `clean` have no error and `error` one. Faults: what is
said beside what was asked for, for people to compare.
"""

import json
import subprocess
import sys

# A corpus names its forms with a letter in front, "b_shell_env".
def form_id(name):
    return name.split("_", 1)[1].replace("_", "-") if name[1:2] == "_" else name


def check_all(tool, texts):
    data = b"".join(b"%d\n%s" % (len(t), t) for t in (text.encode("utf-8", "surrogatepass") for text in texts))
    out = subprocess.run([tool], input=data, stdout=subprocess.PIPE, check=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def say(report, text, indent="      "):
    for found in report["diagnostics"]:
        print(f"{indent}{found['severity']:7} {found['rule']}: {found['title']}"
              + (f" [{found['message'][:160]}]" if found["verbatim"] else ""))
        for note in found["notes"]:
            print(f"{indent}        - {note}")
        for fix in found["fixes"]:
            edited = text
            for edit in reversed(fix["edits"]):
                edited = utf16_replace(edited, edit)
            print(f"{indent}        > {'safe' if fix['safe'] else 'ask '} {fix['title']}: {edited.strip()[:300]!r}")


def utf16_replace(text, edit):
    units = text.encode("utf-16-le", "surrogatepass")
    new = units[: 2 * edit["from"]] + edit["text"].encode("utf-16-le", "surrogatepass") + units[2 * edit["to"]:]
    return new.decode("utf-16-le", "surrogatepass")


def main(argv):
    verbose = "--verbose" in argv
    argv = [a for a in argv if a != "--verbose"]
    tool, path, ids = argv[0], argv[1], argv[2:]
    items = [item for item in json.load(open(path, encoding="utf-8")) if not ids or item["id"] in ids]
    texts = [item.get("text", item.get("pasted")) for item in items]
    reports = check_all(tool, texts)
    forms = wrong = 0
    for item, text, report in zip(items, texts, reports):
        counts = report["counts"]
        line = f"{item['id']:6} {report['form']['kind']:15} e{counts['error']} w{counts['warning']} i{counts['info']} {report['verdict']['kind']:16}"
        bad = []
        if "text" in item:
            if form_id(item["form"]) != report["form"]["kind"] and item["expect"] != "unknown":
                forms += 1
                bad.append(f"FORM {form_id(item['form'])}")
            if item["expect"] == "clean" and counts["error"] or item["expect"] == "error" and not counts["error"]:
                wrong += 1
                bad.append(f"EXPECT {item['expect']}")
            if item["expect"] == "warn" and not counts["error"] and not counts["warning"]:
                bad.append("nothing to warn of")
        if bad or verbose or "pasted" in item:
            print(line, *bad)
            print("      |", text.replace("\n", "\n      | ")[:600])
            if "ideal_message" in item:
                print("      asked:", item["ideal_message"])
            say(report, text)
    print(f"{len(items)} texts; form wrong: {forms}; clean or error wrong: {wrong}")
    return 1 if forms or wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

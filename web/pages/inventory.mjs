// objects.inv: Sphinx's inventory, version 2, so that other documentation can link to a flag or a rule by its name.
import { deflateSync } from "node:zlib";

/**
 * `:option:` looks its text up as it stands, "neuronx-cc --lnc" or the bare option; below `.. program:: neuronx-cc` it looks
 * for "neuronx-cc.--lnc". `:ref:` looks a label up. So each spelling is an option of its lane's program in these three ways
 * and a label of its lane, and a rule is a label.
 */
export function inventory({ version, flags, paths, rules, rulePath }) {
  const programs = {
    driver: "neuronx-cc",
    penguin: "penguin",
    hlo2tensorizer: "hlo2penguin",
    walrus: "walrus_driver",
    wrapper: "NEURON_CC_FLAGS",
  };
  const entries = new Map();
  // Sphinx keeps the last of a name: the first of ours stays.
  const add = (name, role, uri, shown) => {
    const key = `${role} ${name}`;
    if (!entries.has(key)) entries.set(key, `${name} ${role} 1 ${uri} ${shown}`);
  };
  for (const flag of flags) {
    const uri = `${paths.get(flag)}#flag`;
    for (const spelling of flag.spellings) {
      if (/\s/.test(spelling)) continue;
      for (const between of [" ", "."])
        add(`${programs[flag.lane]}${between}${spelling}`, "std:cmdoption", uri, spelling);
      add(spelling, "std:cmdoption", uri, spelling);
      add(`flag-${flag.lane}-${spelling.replace(/^-+/, "")}`.toLowerCase(), "std:label", uri, spelling);
    }
  }
  for (const rule of rules) {
    const label = `rule-${rule.id.replace("/", "-")}`;
    add(label, "std:label", `${rulePath(rule)}#rule`, rule.id);
  }
  const head = `# Sphinx inventory version 2
# Project: Flaglane
# Version: ${version}
# The remainder of this file is compressed using zlib.
`;
  const body = [...entries.values()].map((line) => `${line}\n`).join("");
  return Buffer.concat([Buffer.from(head), deflateSync(body, { level: 9 })]);
}

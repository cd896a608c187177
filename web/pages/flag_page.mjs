// The page of one flag, and the list of all, readable without JavaScript.
import { changeText } from "../src/flag/changes.mjs";
import { code, escaped, inline, page, plain, pre, prose } from "./html.mjs";

const laneWords = {
  driver: "driver (lane A)",
  penguin: "Penguin (lane B)",
  hlo2tensorizer: "hlo2penguin",
  walrus: "walrus_driver",
  wrapper: "framework wrapper",
};
const unknown = "<em>not known</em>";

/** A name as a file's name: no dashes in front, nothing but what every host and file system takes. */
const fileName = (name) =>
  name
    .replace(/^-+/, "")
    .replace(/[^\w.+-]/g, "_")
    .replace(/^_+|_+$/g, "");

/** Where the flag's page lies below the site, in its final spelling. Flags of one lane and name differ by command. */
export function flagPaths(flags) {
  const taken = new Map();
  return new Map(
    flags.map((flag) => {
      const base = `flags/${flag.lane}/${fileName(flag.name)}`;
      // -O and --O would meet on a file system that is blind to dashes; so would a name of two commands.
      const seen = taken.get(base.toLowerCase()) ?? 0;
      taken.set(base.toLowerCase(), seen + 1);
      return [flag, `${base}${seen === 0 ? "" : `-${fileName(flag.command) || seen}`}.html`];
    }),
  );
}

export const flagHash = (flag) =>
  `#/${["flags", flag.lane, flag.command || "-", flag.name].map(encodeURIComponent).join("/")}`;

/** `basis` is one of the catalogue's words, or a sentence. */
function row(name, value, basis = "") {
  const known = basis === "unknown" ? "" : basis.replaceAll("-", /^[a-z-]+$/.test(basis) ? " " : "-");
  return `<tr><th scope="row">${escaped(name)}</th><td>${value}</td><td>${escaped(known)}</td></tr>`;
}

const codes = (list) => list.map(code).join(" ");

function facts(flag) {
  const rows = [
    row("Spellings", codes(flag.spellings)),
    row("Lane", escaped(laneWords[flag.lane]), flag.command && `given to ${flag.command}`),
    row("Tier", flag.kind ? escaped(flag.kind) : "no tier: this lane has no ArgKind", flag.kindBasis),
    row("Owning job", flag.job ? escaped(flag.job) : unknown, flag.jobNote ?? flag.jobBasis),
    row("Default", flag.default === null ? unknown : code(flag.default), flag.defaultBasis),
    row("Action", code(flag.action), flag.actionBasis),
    row("Values", flag.choices ? codes(flag.choices) : escaped(flag.type)),
  ];
  if (flag.nargs) rows.push(row("Number of values", code(flag.nargs)));
  if (flag.negation) rows.push(row("Opposite", code(flag.negation)));
  if (flag.dest) rows.push(row("Dest", code(flag.dest)));
  if (flag.carries) rows.push(row("Carries", `options of ${escaped(laneWords[flag.carries])}`));
  if (flag.deprecated) {
    const { replacement, since } = flag.deprecated;
    rows.push(
      row(
        "Deprecated",
        `${replacement ? `use ${code(replacement)}` : "no replacement is named"}`,
        since ?? "",
      ),
    );
  }
  rows.push(row("Listed by", flag.surface === "none" ? "no help surface" : code(`--${flag.surface}`)));
  rows.push(
    row("Seen in", flag.since ? `SDK ${escaped(flag.since)} to ${escaped(flag.until ?? "today")}` : unknown),
  );
  rows.push(row("Confidence", escaped(flag.confidence)));
  return `<table><thead><tr><th scope="col">Fact</th><th scope="col">Value</th><th scope="col">How it is known</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>`;
}

function list(title, items) {
  return items.length === 0
    ? ""
    : `<h2>${escaped(title)}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
}

export function flagPage(flag, { path, linkTo }) {
  const where = laneWords[flag.lane];
  // Most driver flags are of compile; the command is named where it is another one.
  const program = ["neuronx-cc", ...[flag.command].filter((name) => !["", "compile"].includes(name))];
  return page({
    title: `${flag.name}: ${where} flag of ${program.join(" ")} · Flaglane`,
    description: plain(`${flag.name} (${flag.kind ?? where}). ${flag.summary}`),
    depth: 2,
    path,
    app: flagHash(flag),
    kind: `lane-${flag.lane}`,
    main: [
      `<h1 id="flag">${code(flag.name)}</h1>`,
      prose(flag.summary),
      facts(flag),
      flag.example ? `<h2>Example</h2>\n${pre(flag.example)}` : "",
      list(
        "History",
        flag.history.map((entry) => `SDK ${escaped(entry.since)}: ${inline(changeText(entry))}`),
      ),
      flag.notes ? `<h2>Notes</h2>\n${prose(flag.notes)}` : "",
      list(
        "Sources",
        flag.evidence.map(({ source, fact }) => `${escaped(source)}: ${inline(fact)}`),
      ),
      list(
        "Related",
        flag.related.map((name) => {
          const link = linkTo(name);
          return link ? `<a href="${escaped(link)}">${code(name)}</a>` : code(name);
        }),
      ),
    ].join("\n"),
  });
}

export function flagsIndex(flags, paths) {
  const items = [...flags]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      (flag) =>
        `<tr><td><a href="../${escaped(paths.get(flag))}">${code(flag.name)}</a></td><td>${escaped(laneWords[flag.lane])}</td><td>${escaped(flag.kind ?? "no tier")}</td><td>${inline(flag.summary)}</td></tr>`,
    );
  return page({
    title: "Every known neuronx-cc flag · Flaglane",
    description: `${flags.length} flags of the neuronx-cc compiler in every lane, with tier, owning job, default and source.`,
    depth: 1,
    path: "flags/index.html",
    app: "#/flags",
    main: `<h1>Flags</h1>
<p>Every publicly known name, in every lane. A name can live in several lanes; each gets its own row.</p>
<table><thead><tr><th scope="col">Flag</th><th scope="col">Lane</th><th scope="col">Tier</th><th scope="col">What it does</th></tr></thead>
<tbody>
${items.join("\n")}
</tbody></table>`,
  });
}

// The page of one rule, and the list of all.
import { code, escaped, inline, page, plain, prose } from "./html.mjs";

export const rulePath = (rule) => `rules/${rule.id}.html`;
const ruleHash = (rule) => `#/${["rules", ...rule.id.split("/")].map(encodeURIComponent).join("/")}`;

export function rulePage(rule) {
  return page({
    title: `${rule.id}: ${plain(rule.title, 80)} · Flaglane`,
    description: plain(rule.what),
    depth: 2,
    path: rulePath(rule),
    app: ruleHash(rule),
    main: [
      `<h1 id="rule">${inline(rule.title)}</h1>`,
      `<p>${code(rule.id)}, ${escaped(rule.severity)}, ${escaped(rule.confidence)}</p>`,
      `<h2>What happens</h2>\n${prose(rule.what)}`,
      `<h2>Why</h2>\n${prose(rule.why)}`,
      `<h2>What to do</h2>\n${prose(rule.mend)}`,
      `<h2>Example</h2>\n<pre>${escaped(rule.example)}</pre>`,
      rule.mended ? `<h2>Mended</h2>\n<pre>${escaped(rule.mended)}</pre>` : "",
      `<h2>How it is known</h2>\n${prose(rule.evidence)}`,
    ].join("\n"),
  });
}

export function rulesIndex(rules) {
  const rows = rules.map(
    (rule) =>
      `<tr><td><a href="../${escaped(rulePath(rule))}">${code(rule.id)}</a></td><td>${escaped(rule.severity)}</td><td>${inline(rule.title)}</td></tr>`,
  );
  return page({
    title: "What Flaglane checks · Flaglane",
    description: `The ${rules.length} rules that neuronx-cc command lines are checked by, each with an example and its mend.`,
    depth: 1,
    path: "rules/index.html",
    app: "#/rules",
    main: `<h1>Rules</h1>
<table><thead><tr><th scope="col">Rule</th><th scope="col">Severity</th><th scope="col">What it finds</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table>`,
  });
}

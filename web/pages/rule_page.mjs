// The page of one rule, and the list of all.
import { code, escaped, inline, page, plain, pre, prose } from "./html.mjs";

export const rulePath = (rule) => `rules/${rule.id}.html`;
const ruleHash = (rule) => `#/${["rules", ...rule.id.split("/")].map(encodeURIComponent).join("/")}`;

/** A part of the page; nothing where a rule has nothing to say there. */
const part = (title, content) => (content ? `<h2>${title}</h2>\n${content}` : "");

export function rulePage(rule) {
  return page({
    title: `${rule.id}: ${plain(rule.title, 80)} · Flaglane`,
    description: plain(`${rule.title}. ${rule.what || `A rule of the kind ${rule.severity}.`}`),
    depth: 2,
    path: rulePath(rule),
    app: ruleHash(rule),
    kind: rule.severity,
    main: [
      `<h1 id="rule">${inline(rule.title)}</h1>`,
      `<p>${code(rule.id)}, ${escaped(rule.severity)}, ${escaped(rule.confidence)}</p>`,
      part("What happens", prose(rule.what)),
      part("Why", prose(rule.why)),
      part("What to do", prose(rule.mend)),
      part("Example", pre(rule.example)),
      part("Mended", pre(rule.mended)),
      part("How it is known", prose(rule.evidence)),
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
